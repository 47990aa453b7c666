import { type Kysely, sql, type Transaction } from 'kysely';
import { catalogueOf } from '#server/db/catalogue.ts';
import type { Database } from '#server/db/schema.ts';

type Trx = Transaction<Database>;

/** A locked product. */
export interface StockRow {
  id: number;
  /** Pieces at hand; null is not counted. */
  stock: number | null;
  /** Of these: held for carts. */
  held: number;
  archived: boolean;
}

/** A product that somebody waits for at a site. */
export interface Awaited {
  siteId: number;
  productId: number;
}

/** What a product loses: pieces at hand, and pieces held. Negative gives back. */
export interface StockChange {
  id: number;
  taken: number;
  released: number;
}

/**
 * Locks products in the order of their ids, so that two carts never wait for each other: those of `ids`,
 * and of `asked` those that the site sells.
 */
export async function lockStock(
  trx: Trx,
  ids: readonly number[],
  asked: { siteId: number; ids: readonly number[] } = { siteId: 0, ids: [] },
): Promise<Map<number, StockRow>> {
  if (ids.length + asked.ids.length === 0) return new Map();
  const { rows } = await sql<StockRow>`
    select id, stock, held, archived from product
    where id = any(${ids})
      or (id = any(${asked.ids}) and site_id = ${catalogueOf(asked.siteId)})
    order by id for update`.execute(trx);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Products that a cart holds stock of. */
export async function heldProducts(trx: Trx, cartId: string): Promise<number[]> {
  const rows = await trx
    .selectFrom('stock_hold')
    .select('product_id')
    .where('cart_id', '=', cartId)
    .execute();
  return rows.map((row) => row.product_id);
}

/** Ends the holds of a cart and all expired ones; their products must be locked. Pieces by product. */
export async function endHolds(
  trx: Trx,
  ids: readonly number[],
  cartId: string | null,
): Promise<Map<number, number>> {
  const { rows } = await sql<{ product_id: number; qty: number }>`
    delete from stock_hold
    where product_id = any(${ids}) and (expires_at <= now() or cart_id = ${cartId})
    returning product_id, qty`.execute(trx);
  const released = new Map<number, number>();
  for (const { product_id, qty } of rows) {
    released.set(product_id, (released.get(product_id) ?? 0) + qty);
  }
  return released;
}

export async function changeStock(trx: Trx, changes: readonly StockChange[]): Promise<void> {
  const real = changes.filter(({ taken, released }) => taken !== 0 || released !== 0);
  if (real.length === 0) return;
  await sql`update product as p
    set stock = p.stock - change.taken, held = p.held - change.released
    from unnest(${real.map(({ id }) => id)}::integer[],
      ${real.map(({ taken }) => taken)}::integer[],
      ${real.map(({ released }) => released)}::integer[]) as change (id, taken, released)
    where p.id = change.id`.execute(trx);
}

export async function insertHolds(
  trx: Trx,
  cartId: string,
  holds: readonly { productId: number; qty: number }[],
  until: Date,
): Promise<void> {
  if (holds.length === 0) return;
  await trx
    .insertInto('stock_hold')
    .values(
      holds.map(({ productId, qty }) => ({
        cart_id: cartId,
        product_id: productId,
        qty,
        expires_at: until,
      })),
    )
    .execute();
}

/**
 * What a cart holds is another cart's from now on, and counts once. Expired holds stay: who sweeps
 * them has locked their products first.
 */
export async function giveHolds(trx: Trx, fromId: string, intoId: string): Promise<void> {
  await sql`with given as (
      delete from stock_hold where cart_id = ${fromId} and expires_at > now()
      returning product_id, qty, expires_at)
    insert into stock_hold (cart_id, product_id, qty, expires_at)
    select ${intoId}, product_id, qty, expires_at from given
    on conflict (cart_id, product_id) do update
    set qty = stock_hold.qty + excluded.qty,
      expires_at = greatest(stock_hold.expires_at, excluded.expires_at)`.execute(trx);
}

/** Products with holds that have expired. */
export async function expiredHolds(trx: Trx, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct product_id as id from stock_hold
    where expires_at <= now() order by product_id limit ${limit}`.execute(trx);
  return rows.map(({ id }) => id);
}

/** The products themselves, and whatever shows whether they are there: configurable products and bundles. */
export async function showingProducts(trx: Trx, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with changed as (
      select id from product where id = any(${ids})
      union select main_product_id from product where id = any(${ids}) and main_product_id is not null
    )
    select id from changed
    union select bundle_id from bundle_member where product_id in (select id from changed)`.execute(
    trx,
  );
  return rows.map((row) => row.id);
}

/** Of the products, those that somebody waits for, and at which site: several may sell the same. */
export async function awaitedProducts(trx: Trx, ids: readonly number[]): Promise<Awaited[]> {
  return trx
    .selectFrom('stock_alert')
    .select(['site_id as siteId', 'product_id as productId'])
    .distinct()
    .where('product_id', 'in', ids)
    .where('notified_at', 'is', null)
    .execute();
}

export function inTransaction<T>(db: Kysely<Database>, work: (trx: Trx) => Promise<T>): Promise<T> {
  return db.transaction().execute(work);
}
