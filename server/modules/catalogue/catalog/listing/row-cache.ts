import { LRUCache } from 'lru-cache';
import type { ProductRow } from '../product.repository.ts';

/** A row and what was worked out from it. */
export interface KnownRow {
  row: ProductRow;
  /** See `lowestPriceBefore`. */
  lowest: number | null;
}

/** Rows by place (store, money, language) and product. */
export interface RowCache {
  get(place: string, id: number): KnownRow | undefined;
  /** Reads what is missing; what changes meanwhile is not kept. */
  load(
    place: string,
    ids: readonly number[],
    read: () => Promise<readonly KnownRow[]>,
  ): Promise<readonly KnownRow[]>;
  forget(ids: readonly number[]): void;
  clear(): void;
}

/** Products kept of all sites together, each in all its places. */
const MAX_PRODUCTS = 10_000;

/** Rows of a product of a site. */
interface KnownProduct {
  siteId: number;
  places: Map<string, KnownRow>;
}

/** Caches of sites that share one room; asked for once more, that of a site begins empty. */
export function createRowCaches(): (siteId: number) => RowCache {
  const shared = {
    products: new LRUCache<number, KnownProduct>({ max: MAX_PRODUCTS }),
    changes: 0,
  };
  return (siteId) => {
    const rows = createRowCache(shared, siteId);
    rows.clear();
    return rows;
  };
}

interface Shared {
  products: LRUCache<number, KnownProduct>;
  changes: number;
}

function createRowCache(shared: Shared, siteId: number): RowCache {
  const { products } = shared;

  function keep(place: string, known: KnownRow) {
    const product = products.get(known.row.id) ?? { siteId, places: new Map<string, KnownRow>() };
    product.places.set(place, known);
    products.set(known.row.id, product);
  }

  return {
    get: (place, id) => products.get(id)?.places.get(place),
    async load(place, ids, read) {
      if (ids.length === 0) return [];
      const before = shared.changes;
      const rows = await read();
      if (shared.changes === before) for (const row of rows) keep(place, row);
      return rows;
    },
    forget(ids) {
      shared.changes += 1;
      for (const id of ids) products.delete(id);
    },
    clear() {
      shared.changes += 1;
      for (const [id, product] of [...products.entries()]) {
        if (product.siteId === siteId) products.delete(id);
      }
    },
  };
}
