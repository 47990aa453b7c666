import { DEFAULT_LOCALE } from '#domain/locales.ts';
import { BitSet } from './bit-set.ts';
import { nameKeyOf } from './name-order.ts';
import { NumberColumn } from './number-column.ts';
import { createSlotOrder, type SlotOrder } from './slot-order.ts';
import type { KnownSynonyms } from './synonyms.ts';
import { type Label, type TextHits, TextIndex } from './text-index.ts';

/** What lists know of a product that is in them. */
export interface ListedProduct {
  id: number;
  priority: number;
  names: Record<string, string>;
  /** Groups it belongs to, e.g. `category:12`, `value:7`. */
  groups: readonly string[];
  /** Numbers to filter by, e.g. `['price:1', 1990]`; a column may come several times. */
  numbers: readonly (readonly [column: string, value: number])[];
  /** Names in all languages and article numbers, those of its variants too. */
  searchName: string;
  /** Descriptions in all languages. */
  searchText: string;
  /** Changes with these two. */
  searchHash: string;
}

/** How a list is ordered. `relevance` needs hits; all others tell equal products apart by their ids. */
export type ListOrder =
  | { by: 'id' | 'categoryPriority' | 'relevance' }
  | { by: 'finalPrice'; currencyId: number }
  | { by: 'name'; locale: string };

interface Entry extends Pick<ListedProduct, 'id' | 'priority' | 'names' | 'searchHash'> {
  groups: readonly BitSet[];
  columns: readonly NumberColumn[];
}

/** This many freed slots, and the whole is worth rebuilding. */
const MANY_LOST = 1000;

/**
 * All products that lists of one site may show, in memory: groups as bit sets, orders, words. Every
 * question is answered in the time of one walk over the slots, whatever it asks.
 */
export class Listing {
  private readonly entries: (Entry | undefined)[] = [];
  private readonly slotsById = new Map<number, number>();
  private readonly listed = new BitSet();
  private readonly groups = new Map<string, BitSet>();
  private readonly columns = new Map<string, NumberColumn>();
  private readonly orders = new Map<string, SlotOrder>();
  private readonly nameKeys = new Map<string, string[]>();
  private readonly words = new TextIndex();

  get size(): number {
    return this.slotsById.size;
  }

  /** So many products have changed their texts or gone that a new listing is smaller. */
  get isWorn(): boolean {
    const lost = this.entries.length - this.size;
    return lost > MANY_LOST && lost > this.size;
  }

  /** Puts a product in, or what it is now in the place of what it was. */
  put(product: ListedProduct) {
    const slot = this.placeFor(product);
    const groups = product.groups.map((name) => this.groupOf(name));
    for (const group of groups) group.add(slot);
    const columns = product.numbers.map(([name, value]) => {
      const column = this.columnOf(name);
      column.add(slot, value);
      return column;
    });
    const { id, priority, names, searchHash } = product;
    this.entries[slot] = { id, priority, names, searchHash, groups, columns };
    this.slotsById.set(id, slot);
    this.listed.add(slot);
    for (const [locale, keys] of this.nameKeys) keys[slot] = this.nameKey(slot, locale);
    for (const order of this.orders.values()) order.touch(slot);
  }

  remove(id: number) {
    const slot = this.slotsById.get(id);
    if (slot === undefined) return;
    this.clear(slot);
    this.entries[slot] = undefined;
    this.slotsById.delete(id);
    this.listed.delete(slot);
    for (const order of this.orders.values()) order.touch(slot);
  }

  /** Everything. */
  all(): BitSet {
    return this.listed;
  }

  /** Products of at least one of the groups. */
  inAny(names: readonly string[]): BitSet {
    const [first, ...others] = names.flatMap((name) => this.groups.get(name) ?? []);
    if (!first) return new BitSet();
    if (others.length === 0) return first;
    const union = new BitSet();
    for (const group of [first, ...others]) union.addAll(group);
    return union;
  }

  withIds(ids: readonly number[]): BitSet {
    const slots = new BitSet();
    for (const id of ids) {
      const slot = this.slotsById.get(id);
      if (slot !== undefined) slots.add(slot);
    }
    return slots;
  }

  /** Products with a number of the column within the bounds, both included. */
  inRange(column: string, min: number, max: number): BitSet {
    return this.columns.get(column)?.between(min, max) ?? new BitSet();
  }

  /** null when the keywords hold no word. */
  search(keywords: string, labels: readonly Label[], synonyms?: KnownSynonyms): TextHits | null {
    return this.words.search(keywords, labels, synonyms);
  }

  countIn(group: string, slots: BitSet): number {
    return this.groups.get(group)?.sharedWith(slots) ?? 0;
  }

  /** The least and the greatest number of a column among the products, and how many have one. */
  boundsIn(column: string, slots: BitSet) {
    return this.columns.get(column)?.boundsIn(slots) ?? null;
  }

  /** Ids of one page. `hits` are needed to order by relevance. */
  page(
    slots: BitSet,
    order: ListOrder,
    { isDescending, offset, limit }: { isDescending: boolean; offset: number; limit: number },
    hits: TextHits | null,
  ): number[] {
    const inOrder =
      order.by === 'relevance' && hits
        ? this.byRelevance(slots, hits)
        : this.inOrder(slots, order, isDescending, offset + limit);
    return inOrder.slice(offset, offset + limit).flatMap((slot) => this.entries[slot]?.id ?? []);
  }

  private inOrder(slots: BitSet, order: ListOrder, isDescending: boolean, needed: number) {
    const sorted = this.orderOf(order).slots();
    const found: number[] = [];
    for (let step = 0; step < sorted.length && found.length < needed; step += 1) {
      const slot = sorted[isDescending ? sorted.length - 1 - step : step] ?? 0;
      if (slots.has(slot)) found.push(slot);
    }
    return found;
  }

  /** The best first; equals by priority, then the newest. */
  private byRelevance(slots: BitSet, hits: TextHits): number[] {
    const byScore = new Map<number, number[]>();
    for (const slot of this.inOrder(slots, { by: 'categoryPriority' }, true, this.size)) {
      const score = hits.score(slot);
      const equals = byScore.get(score);
      if (equals) equals.push(slot);
      else byScore.set(score, [slot]);
    }
    return [...byScore].sort(([a], [b]) => b - a).flatMap(([, equals]) => equals);
  }

  private orderOf(order: ListOrder): SlotOrder {
    const name = Object.values(order).join(':');
    const known = this.orders.get(name);
    if (known) return known;
    const byKey = this.comparisonOf(order);
    const compare = (a: number, b: number) => byKey(a, b) || this.idAt(a) - this.idAt(b);
    const created = createSlotOrder(
      compare,
      () => [...this.slotsById.values()],
      (slot) => this.listed.has(slot),
    );
    this.orders.set(name, created);
    return created;
  }

  private comparisonOf(order: ListOrder): (a: number, b: number) => number {
    switch (order.by) {
      case 'id':
        return () => 0;
      case 'categoryPriority':
      case 'relevance':
        return (a, b) => this.priorityAt(a) - this.priorityAt(b);
      case 'finalPrice': {
        const prices = this.columnOf(`price:${order.currencyId}`);
        return (a, b) => prices.at(a) - prices.at(b);
      }
      case 'name': {
        const keys = this.nameKeysOf(order.locale);
        return (a, b) => compareTexts(keys[a] ?? '', keys[b] ?? '');
      }
    }
  }

  private placeFor({ id, searchName, searchText, searchHash }: ListedProduct): number {
    const slot = this.slotsById.get(id);
    if (slot !== undefined && this.entries[slot]?.searchHash === searchHash) {
      this.clear(slot);
      return slot;
    }
    this.remove(id);
    const fresh = this.entries.length;
    this.words.add(fresh, searchName, searchText);
    return fresh;
  }

  private clear(slot: number) {
    for (const group of this.entries[slot]?.groups ?? []) group.delete(slot);
    for (const column of this.entries[slot]?.columns ?? []) column.delete(slot);
  }

  private groupOf(name: string): BitSet {
    const known = this.groups.get(name);
    if (known) return known;
    const group = new BitSet();
    this.groups.set(name, group);
    return group;
  }

  private columnOf(name: string): NumberColumn {
    const known = this.columns.get(name);
    if (known) return known;
    const column = new NumberColumn();
    this.columns.set(name, column);
    return column;
  }

  private nameKeysOf(locale: string): string[] {
    const known = this.nameKeys.get(locale);
    if (known) return known;
    const keys = this.entries.map((_, slot) => this.nameKey(slot, locale));
    this.nameKeys.set(locale, keys);
    return keys;
  }

  private nameKey(slot: number, locale: string): string {
    const names = this.entries[slot]?.names;
    return nameKeyOf(names?.[locale] ?? names?.[DEFAULT_LOCALE] ?? '');
  }

  private idAt(slot: number): number {
    return this.entries[slot]?.id ?? 0;
  }

  private priorityAt(slot: number): number {
    return this.entries[slot]?.priority ?? 0;
  }
}

function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
