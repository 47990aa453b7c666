import { DEFAULT_LOCALE, type Locale } from '#domain/locales.ts';
import { OutOfStock } from './catalog.errors.ts';
import { type SaleCatalog, type ShortProduct, type StockNeed, toldFree } from './for-sale.ts';
import { readSaleProducts, readSaleTexts } from './sale-products.repository.ts';
import {
  type Awaited,
  awaitedProducts,
  changeStock,
  endHolds,
  expiredHolds,
  giveHolds,
  heldProducts,
  insertHolds,
  lockStock,
  type StockRow,
  showingProducts,
} from './stock.repository.ts';

type Trx = Parameters<SaleCatalog['takeStock']>[0];

/** Holds swept in one transaction. */
const SWEEP_LIMIT = 500;

/** Tells those who wait for a product that it is there again; in the caller's transaction. */
export type WakeAlerts = (trx: Trx, awaited: readonly Awaited[]) => Promise<void>;

/** A locked product with what its cart and time gave back. */
interface Opened extends StockRow {
  released: number;
  /** Pieces that this cart may have; null is not counted. */
  free: number | null;
}

export interface SaleCatalogService extends SaleCatalog {
  /** Ends holds that have expired, each exactly once. Answers as `takeStock`. */
  sweepHolds(trx: Trx): Promise<readonly string[]>;
}

/** Sells: prices and stock, for carts and orders. */
export function createSaleCatalog(wakeAlerts: WakeAlerts): SaleCatalogService {
  return {
    products: readSaleProducts,
    texts: readSaleTexts,

    async takeStock(trx, siteId, cartId, needs, locale = DEFAULT_LOCALE) {
      const wanted = sumByProduct(needs);
      const opened = await openForCart(trx, siteId, cartId, [...wanted.keys()]);
      const short = [...wanted].flatMap(([productId, qty]) => {
        const free = freeOf(opened.get(productId));
        return free !== null && free < qty ? [{ productId, free: Math.max(free, 0) }] : [];
      });
      if (short.length > 0) throw new OutOfStock({ products: await named(trx, short, locale) });
      return settle(trx, opened, (row) => (row.stock === null ? 0 : (wanted.get(row.id) ?? 0)));
    },

    async returnStock(trx, needs) {
      const returned = sumByProduct(needs);
      const opened = await open(trx, await lockStock(trx, [...returned.keys()]), null);
      const tags = await settle(trx, opened, ({ id, stock }) =>
        stock === null ? 0 : -(returned.get(id) ?? 0),
      );
      const back = [...opened.values()].filter(({ free }) => free !== null && free <= 0);
      await stockIsBack(
        trx,
        back.map(({ id }) => id),
      );
      return tags;
    },

    async holdStock(trx, siteId, cartId, needs, until) {
      const wanted = sumByProduct(needs);
      const opened = await openForCart(trx, siteId, cartId, [...wanted.keys()]);
      const holds = [...wanted].flatMap(([productId, qty]) => {
        const free = freeOf(opened.get(productId)) ?? 0;
        return free > 0 ? [{ productId, qty: Math.min(qty, free) }] : [];
      });
      const held = new Map(holds.map(({ productId, qty }) => [productId, qty]));
      const tags = await settle(trx, opened, () => 0, held);
      await insertHolds(trx, cartId, holds, until);
      return tags;
    },

    giveHolds,
    stockIsBack,

    async sweepHolds(trx) {
      const expired = await expiredHolds(trx, SWEEP_LIMIT);
      const opened = await open(trx, await lockStock(trx, expired), null);
      return settle(trx, opened, () => 0);
    },
  };

  async function stockIsBack(trx: Trx, productIds: readonly number[]) {
    if (productIds.length === 0) return;
    const awaited = await awaitedProducts(trx, await showingProducts(trx, productIds));
    if (awaited.length > 0) await wakeAlerts(trx, awaited);
  }
}

/** The names are for who reads the refusal; one that is gone from the table has none. */
async function named(
  trx: Trx,
  short: readonly Omit<ShortProduct, 'name'>[],
  locale: Locale,
): Promise<ShortProduct[]> {
  const ids = short.map(({ productId }) => productId);
  const texts = await readSaleTexts(trx, ids, locale);
  const nameOf = (productId: number) => texts.find(({ id }) => id === productId)?.name ?? '';
  return short.map(({ productId, free }) => ({ productId, name: nameOf(productId), free }));
}

/** Needs of one product are one need (I2). */
function sumByProduct(needs: readonly StockNeed[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { productId, qty } of needs) sums.set(productId, (sums.get(productId) ?? 0) + qty);
  return sums;
}

/** Locks the products named, as far as the site sells them, and those the cart holds; see `open`. */
async function openForCart(
  trx: Trx,
  siteId: number,
  cartId: string,
  wanted: readonly number[],
): Promise<Map<number, Opened>> {
  const held = await heldProducts(trx, cartId);
  return open(trx, await lockStock(trx, held, { siteId, ids: wanted }), cartId);
}

/** Ends the holds of a cart on locked products, and the expired ones. */
async function open(
  trx: Trx,
  rows: ReadonlyMap<number, StockRow>,
  cartId: string | null,
): Promise<Map<number, Opened>> {
  if (rows.size === 0) return new Map();
  const ended = await endHolds(trx, [...rows.keys()], cartId);
  return new Map(
    [...rows].map(([id, row]) => {
      const released = ended.get(id) ?? 0;
      const free = row.stock === null ? null : row.stock - row.held + released;
      return [id, { ...row, released, free }];
    }),
  );
}

/** A product that is unknown or withdrawn has nothing left. */
function freeOf(row: Opened | undefined): number | null {
  return row && !row.archived ? row.free : 0;
}

/**
 * Writes what was taken and held. Answers the cache tags of what has just run out or come back, and
 * of numbers that are told, to be published once the caller's transaction has committed.
 */
async function settle(
  trx: Trx,
  opened: ReadonlyMap<number, Opened>,
  takenOf: (row: Opened) => number,
  held: ReadonlyMap<number, number> = new Map(),
): Promise<readonly string[]> {
  const changes = [...opened.values()].map((row) => ({
    id: row.id,
    taken: takenOf(row),
    released: row.released - (held.get(row.id) ?? 0),
  }));
  await changeStock(trx, changes);
  const turned: number[] = [];
  const told: number[] = [];
  for (const { id, taken, released } of changes) {
    const row = opened.get(id);
    if (!row || row.stock === null) continue;
    const before = row.stock - row.held;
    const after = before - taken + released;
    if (before > 0 !== after > 0) turned.push(id);
    else if (toldFree(before) !== toldFree(after)) told.push(id);
  }
  const numbers = told.map((id) => `stock:${id}`);
  return turned.length === 0 ? numbers : [...(await tagsOf(trx, turned)), ...numbers];
}

async function tagsOf(trx: Trx, ids: readonly number[]): Promise<readonly string[]> {
  const showing = await showingProducts(trx, ids);
  return ['products', ...showing.map((id) => `product:${id}`)];
}
