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

/** Products kept, each in all its places. */
const MAX_PRODUCTS = 5000;

export function createRowCache(): RowCache {
  const products = new LRUCache<number, Map<string, KnownRow>>({ max: MAX_PRODUCTS });
  let changes = 0;

  function keep(place: string, known: KnownRow) {
    const places = products.get(known.row.id) ?? new Map<string, KnownRow>();
    places.set(place, known);
    products.set(known.row.id, places);
  }

  return {
    get: (place, id) => products.get(id)?.get(place),
    async load(place, ids, read) {
      if (ids.length === 0) return [];
      const before = changes;
      const rows = await read();
      if (changes === before) for (const row of rows) keep(place, row);
      return rows;
    },
    forget(ids) {
      changes += 1;
      for (const id of ids) products.delete(id);
    },
    clear() {
      changes += 1;
      products.clear();
    },
  };
}
