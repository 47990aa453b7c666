import { type Insertable, type Selectable, sql } from 'kysely';
import { FIRST_COUNTRY } from '#domain/commerce/countries.ts';
import type { LineOptions } from '#domain/commerce/line-options.ts';
import { jsonb } from '#server/db/jsonb.ts';
import type { CartTables, ItemSnapshot } from '#server/db/tables/cart.ts';
import type { Handle, Transaction } from '#server/plugins/database.ts';

export type CartRow = Selectable<CartTables['cart']>;
export type ItemRow = Selectable<CartTables['cart_item']>;
/** Columns of a cart to set. */
export type CartChanges = Partial<CartRow>;

export interface NewLine {
  cartId: string;
  productId: number;
  qty: number;
  options: LineOptions;
  optionsKey: string;
  reservation: boolean;
  snapshot: ItemSnapshot;
}

/** SQL of carts. Every query that starts at a site is keyed by it. */
export const cartQueries = {
  find: (handle: Handle, siteId: number, id: string): Promise<CartRow | undefined> =>
    cartOf(handle, siteId, id).executeTakeFirst(),

  /** Holds the cart until the transaction ends: its changes happen one after the other. */
  lock: (trx: Transaction, siteId: number, id: string): Promise<CartRow | undefined> =>
    cartOf(trx, siteId, id).forUpdate().executeTakeFirst(),

  /** Open carts of a customer in a store, the one used last first; held until the end. */
  lockOpenOf: (
    trx: Transaction,
    { siteId, storeId, accountId }: { siteId: number; storeId: number; accountId: number },
  ): Promise<CartRow[]> =>
    trx
      .selectFrom('cart')
      .selectAll()
      .where('site_id', '=', siteId)
      .where((eb) => eb.or([eb('store_id', '=', storeId), eb('store_id', 'is', null)]))
      .where('account_id', '=', accountId)
      .where('status', '=', 'open')
      .orderBy('updated_at', 'desc')
      .orderBy('id')
      .limit(20)
      .forUpdate()
      .execute(),

  siteOf: async (handle: Handle, id: string): Promise<number | null> => {
    const row = await handle
      .selectFrom('cart')
      .select('site_id')
      .where('id', '=', id)
      .executeTakeFirst();
    return row?.site_id ?? null;
  },

  /** It goes where its store proposes, until the shopper says otherwise. */
  insert: async (handle: Handle, row: Insertable<CartTables['cart']>): Promise<void> => {
    const country = sql<string>`coalesce((select c.iso from store_country as s
      join country as c on c.id = s.country_id
      where s.store_id = ${row.store_id} and s.standard), ${FIRST_COUNTRY})`;
    await handle
      .insertInto('cart')
      .values({ ...row, country: row.country ?? country })
      .execute();
  },

  /** Sets columns, and notes when. */
  update: async (handle: Handle, id: string, changes: CartChanges): Promise<void> => {
    await handle
      .updateTable('cart')
      .set({ ...changes, updated_at: sql<Date>`now()` })
      .where('id', '=', id)
      .execute();
  },

  /** Notes what was shown, unless the cart has changed since. */
  markShown: async (handle: Handle, { id, version }: CartRow, shown: string): Promise<void> => {
    await handle
      .updateTable('cart')
      .set({ shown })
      .where('id', '=', id)
      .where('version', '=', version)
      .where('status', '=', 'open')
      .execute();
  },

  items: (handle: Handle, cartId: string): Promise<ItemRow[]> =>
    handle
      .selectFrom('cart_item')
      .selectAll()
      .where('cart_id', '=', cartId)
      .orderBy('id')
      .execute(),

  insertLine: async (trx: Transaction, line: NewLine): Promise<void> => {
    await trx
      .insertInto('cart_item')
      .values({
        cart_id: line.cartId,
        product_id: line.productId,
        qty: line.qty,
        options: jsonb(line.options),
        options_key: line.optionsKey,
        reservation: line.reservation,
        snapshot: jsonb(line.snapshot),
      })
      .execute();
  },

  /** An open cart like another, with the same lines; the other keeps its own. */
  copy: async (
    trx: Transaction,
    cart: CartRow,
    { id, orderId }: { id: string; orderId: number },
  ): Promise<void> => {
    const { created_at: _created, updated_at: _updated, ...before } = cart;
    const fresh = {
      version: 1,
      shown: null,
      merged_into: null,
      waiting_order_id: orderId,
      status: 'open',
    } as const;
    await cartQueries.insert(trx, { ...before, ...fresh, id, company: jsonb(before.company) });
    await sql`insert into cart_item
        (cart_id, product_id, qty, options, options_key, reservation, snapshot)
      select ${id}, product_id, qty, options, options_key, reservation, snapshot
      from cart_item where cart_id = ${cart.id} order by id`.execute(trx);
  },

  /** Open carts that hold what an order holds; held until the end. */
  lockWaitingFor: (trx: Transaction, orderId: number): Promise<CartRow[]> =>
    trx
      .selectFrom('cart')
      .selectAll()
      .where('waiting_order_id', '=', orderId)
      .where('status', '=', 'open')
      .orderBy('id')
      .forUpdate()
      .execute(),

  /** Takes out of a cart what another holds: pieces of equal lines. */
  subtract: async (trx: Transaction, fromId: string, cartId: string): Promise<void> => {
    await sql`delete from cart_item as own using cart_item as other
      where own.cart_id = ${fromId} and other.cart_id = ${cartId}
        and own.product_id = other.product_id and own.options_key = other.options_key
        and own.qty <= other.qty`.execute(trx);
    await sql`update cart_item as own set qty = own.qty - other.qty from cart_item as other
      where own.cart_id = ${fromId} and other.cart_id = ${cartId}
        and own.product_id = other.product_id and own.options_key = other.options_key
        and own.qty > other.qty`.execute(trx);
  },

  updateLine: async (
    trx: Transaction,
    id: number,
    line: Pick<NewLine, 'qty' | 'options' | 'optionsKey' | 'reservation' | 'snapshot'>,
  ): Promise<void> => {
    await trx
      .updateTable('cart_item')
      .set({
        qty: line.qty,
        options: jsonb(line.options),
        options_key: line.optionsKey,
        reservation: line.reservation,
        snapshot: jsonb(line.snapshot),
      })
      .where('id', '=', id)
      .execute();
  },

  /** Takes a line over into another cart. */
  moveLine: async (trx: Transaction, id: number, cartId: string): Promise<void> => {
    await trx.updateTable('cart_item').set({ cart_id: cartId }).where('id', '=', id).execute();
  },

  setQty: async (
    trx: Transaction,
    id: number,
    qty: number,
    reservation: boolean,
  ): Promise<void> => {
    await trx.updateTable('cart_item').set({ qty, reservation }).where('id', '=', id).execute();
  },

  deleteLines: async (trx: Transaction, ids: readonly number[]): Promise<void> => {
    if (ids.length > 0) await trx.deleteFrom('cart_item').where('id', 'in', ids).execute();
  },

  /** Makes all codes of a customer's open carts worthless. */
  closeKeys: async (handle: Handle, siteId: number, accountId: number): Promise<void> => {
    await sql`update cart set code_hash = sha256(gen_random_uuid()::text::bytea),
        previous_code_hash = null
      where site_id = ${siteId} and account_id = ${accountId} and status = 'open'`.execute(handle);
  },
};

function cartOf(handle: Handle, siteId: number, id: string) {
  return handle.selectFrom('cart').selectAll().where('site_id', '=', siteId).where('id', '=', id);
}
