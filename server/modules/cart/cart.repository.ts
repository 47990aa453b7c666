import { type Kysely, type Selectable, sql } from 'kysely';
import { jsonb } from '#server/db/jsonb.ts';
import type { Database } from '#server/db/schema.ts';
import type { CartTables, ItemSnapshot } from './cart.tables.ts';

export type CartRow = Selectable<CartTables['cart']>;
export type ItemRow = Selectable<CartTables['cart_item']>;

interface NewLine {
  cartId: string;
  productId: number;
  qty: number;
  options: Record<string, unknown>;
  optionsKey: string;
  reservation: boolean;
  snapshot: ItemSnapshot;
}

/** SQL of carts. Every query of a cart is keyed by its site. */
export type CartRepository = ReturnType<typeof createCartQueries>;

/** Runs one unit of work; all queries go through the repository it is handed. */
export type InTransaction = <T>(work: (repository: CartRepository) => Promise<T>) => Promise<T>;

export function createCartRepository(db: Kysely<Database>) {
  const inTransaction: InTransaction = (work) =>
    db.transaction().execute((trx) => work(createCartQueries(trx)));
  return { ...createCartQueries(db), inTransaction };
}

function createCartQueries(db: Kysely<Database>) {
  const cart = (siteId: number, id: string) =>
    db.selectFrom('cart').selectAll().where('site_id', '=', siteId).where('id', '=', id);

  return {
    find: (siteId: number, id: string) => cart(siteId, id).executeTakeFirst(),

    /** Holds the cart until the transaction ends: its changes happen one after the other. */
    lock: (siteId: number, id: string) => cart(siteId, id).forUpdate().executeTakeFirst(),

    async insert(row: { id: string; siteId: number; codeHash: Buffer; currencyId: number }) {
      await db
        .insertInto('cart')
        .values({
          id: row.id,
          site_id: row.siteId,
          code_hash: row.codeHash,
          currency_id: row.currencyId,
          account_id: null,
        })
        .execute();
    },

    /** Notes a change, and whose cart it is from now on. */
    async touch(id: string, accountId: number | null) {
      await db
        .updateTable('cart')
        .set({ updated_at: sql`now()`, ...(accountId !== null && { account_id: accountId }) })
        .where('id', '=', id)
        .execute();
    },

    items: (cartId: string): Promise<ItemRow[]> =>
      db.selectFrom('cart_item').selectAll().where('cart_id', '=', cartId).orderBy('id').execute(),

    async insertLine(line: NewLine) {
      await db
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

    async updateLine(id: number, qty: number, snapshot: ItemSnapshot) {
      await db
        .updateTable('cart_item')
        .set({ qty, snapshot: jsonb(snapshot) })
        .where('id', '=', id)
        .execute();
    },
  };
}
