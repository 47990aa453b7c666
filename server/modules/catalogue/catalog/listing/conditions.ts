import type { AppliedFilter } from '#schemas/api/catalog.ts';
import { BitSet } from './bit-set.ts';
import { withBelow } from './labels.ts';
import type { ListedAttribute } from './listing.repository.ts';
import type { SiteListing } from './listings.ts';
import type { KnownSynonyms } from './synonyms.ts';
import type { TextHits } from './text-index.ts';

/** What a list is narrowed to. */
export interface Narrowing {
  /** Absent: whatever the store. */
  storeId?: number | undefined;
  /** Absent: in whatever money. */
  currencyId?: number | undefined;
  filters?: readonly AppliedFilter[];
  ids?: readonly number[];
  /** With the categories below it. */
  mainCategory?: number;
  /** Without a letter or digit they find nothing. */
  keywords?: string;
  /** What means the same as some of them. */
  synonyms?: KnownSynonyms | undefined;
}

/** What one filter lets through. */
export interface Condition {
  /** Filters of one key are alternatives, of different keys they all hold. */
  key: string;
  slots: BitSet;
}

/** A list before it is ordered and cut into pages. */
export interface Narrowed {
  slots: BitSet;
  /** The list without any filter; facets start from it. */
  unfiltered: BitSet;
  conditions: readonly Condition[];
  hits: TextHits | null;
}

/** Finds the products of a list in time that does not depend on how many match. */
export function narrow(site: SiteListing, query: Narrowing): Narrowed {
  const { listing } = site;
  const keywords = query.keywords?.trim() ?? '';
  const hits = keywords === '' ? null : listing.search(keywords, site.labels, query.synonyms);
  const places = [
    ...(query.currencyId === undefined ? [] : [listing.inAny([`currency:${query.currencyId}`])]),
    ...(query.storeId === undefined
      ? []
      : [listing.inAny(['store:all', `store:${query.storeId}`])]),
    ...(query.ids ? [listing.withIds(query.ids)] : []),
    ...(query.mainCategory === undefined ? [] : [inCategories(site, [query.mainCategory])]),
    ...(keywords === '' ? [] : [hits?.slots ?? new BitSet()]),
  ];
  const unfiltered = places.reduce((slots, place) => slots.and(place), listing.all());
  const conditions = conditionsOf(site, query);
  return { unfiltered, conditions, hits, slots: whereAllHold(unfiltered, conditions) };
}

/** The products for which all conditions hold. */
export function whereAllHold(slots: BitSet, conditions: readonly Condition[]): BitSet {
  return conditions.reduce((left, condition) => left.and(condition.slots), slots);
}

function conditionsOf(site: SiteListing, query: Narrowing): Condition[] {
  const byKey = new Map<string, BitSet>();
  for (const filter of query.filters ?? []) {
    const slots = slotsOf(site, filter, query.currencyId);
    if (!slots) continue;
    const either = new BitSet();
    either.addAll(byKey.get(filter.key) ?? new BitSet());
    either.addAll(slots);
    byKey.set(filter.key, either);
  }
  return [...byKey].map(([key, slots]) => ({ key, slots }));
}

/** null for a filter that does not narrow: an unknown key (G-064), a range of two zeros (FILT-02). */
function slotsOf(
  site: SiteListing,
  filter: AppliedFilter,
  currencyId: number | undefined,
): BitSet | null {
  const { listing, structure } = site;
  switch (filter.key) {
    case 'id':
      return listing.withIds(idsOf(filter.value));
    case 'tag':
    case 'brand':
      return inGroups(site, filter.key, idsOf(filter.value));
    case 'category':
      return inCategories(site, idsOf(filter.value));
    case 'format':
    case 'type':
      return inGroups(site, filter.key, partsOf(filter.value));
    case 'available':
      return inGroups(
        site,
        'available',
        yesNoOf(filter.value).map((is) => String(is === 1)),
      );
    case 'archived':
      return yesNoOf(filter.value).includes(1) ? new BitSet() : null;
    case 'finalPrice':
      return inRange(site, `price:${currencyId}`, filter, (amount) => Math.round(amount * 100));
    default: {
      const attribute = structure.attributes.find(({ code }) => code === filter.key);
      return attribute ? withAttribute(site, attribute, filter) : null;
    }
  }
}

function withAttribute(
  site: SiteListing,
  attribute: ListedAttribute,
  filter: AppliedFilter,
): BitSet | null {
  const column = `number:${attribute.id}`;
  switch (attribute.type) {
    case 'numberField':
    case 'date':
    case 'dateTime':
      return inRange(site, column, filter, (value) => value);
    case 'yesNo':
      return inGroups(site, `is:${attribute.id}`, yesNoOf(filter.value));
    default: {
      const own = new Set(attribute.values.map(({ id }) => id));
      return inGroups(
        site,
        'value',
        idsOf(filter.value).filter((id) => own.has(id)),
      );
    }
  }
}

function inGroups({ listing }: SiteListing, kind: string, names: readonly (string | number)[]) {
  return listing.inAny(names.map((name) => `${kind}:${name}`));
}

function inCategories(site: SiteListing, ids: readonly number[]): BitSet {
  return inGroups(site, 'category', withBelow(site.structure, ids));
}

function inRange(
  { listing }: SiteListing,
  column: string,
  { value, range }: AppliedFilter,
  toStored: (value: number) => number,
): BitSet | null {
  const [min, max] = range ? [range.min, range.max] : boundsOf(value);
  if (min === 0 && max === 0) return null;
  return listing.inRange(column, toStored(min), toStored(max));
}

const DAY_MS = 86_400_000;
const DATE = /^\d{4}-\d{2}-\d{2}/;

/** `5,40` or `[5, 40]`; a bound left empty is open; a single number is both bounds. */
function boundsOf(value: unknown): [number, number] {
  const parts = Array.isArray(value) ? value.map(String) : String(value).split(',');
  const [first = '', second = first] = parts.map((part) => part.trim());
  return [
    first === '' ? Number.NEGATIVE_INFINITY : numberOf(first),
    second === '' ? Number.POSITIVE_INFINITY : numberOf(second),
  ];
}

/** Days since 1970 for a date. */
function numberOf(text: string): number {
  return DATE.test(text) ? Math.floor(Date.parse(text) / DAY_MS) : Number(text);
}

const MAX_ID = 2_147_483_647;
const MAX_PARTS = 500;

/** Ids out of `12`, `"12,13"` or `[12, 13]`; what is no id is left out. */
export function idsOf(value: unknown): number[] {
  return partsOf(value)
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0 && id <= MAX_ID);
}

function partsOf(value: unknown): string[] {
  const parts = Array.isArray(value) ? value.map(String) : String(value).split(',');
  return parts.slice(0, MAX_PARTS).map((part) => part.trim());
}

const YES: ReadonlySet<string> = new Set(['yes', 'true', '1']);
const NO: ReadonlySet<string> = new Set(['no', 'false', '0']);

function yesNoOf(value: unknown): (0 | 1)[] {
  return partsOf(value).flatMap((part) => {
    if (YES.has(part)) return [1];
    return NO.has(part) ? [0] : [];
  });
}
