import type { AppliedFilter, LayeredFilter } from '#schemas/api/catalog.ts';

/** Query of a page: first value of each key. */
export type Query = Readonly<Record<string, string>>;

/** One value to tick. */
export interface FilterChoice {
  /** As it is in the address: an id, or yes and no (G-064). */
  value: string;
  label: string;
  /** Products of the list when this is ticked too. */
  total: number;
  isChosen: boolean;
  color: string | null;
  image: string | null;
}

/**
 * Values of one attribute to tick, or the two ends of a range in whole numbers; a unit of null is the
 * currency.
 */
export type FilterGroup = { code: string; label: string } & (
  | { kind: 'choices'; choices: readonly FilterChoice[] }
  | {
      kind: 'range' | 'dates';
      unit: string | null;
      min: number;
      max: number;
      from: number;
      to: number;
    }
);
export type RangeGroup = Extract<FilterGroup, { kind: 'range' | 'dates' }>;

const PRICE = 'finalPrice';
const DAY_MS = 86_400_000;

/**
 * What a list can be filtered by and what of it is chosen. `all` are the filters of the list as
 * nobody narrowed it: groups and ends of ranges do not jump about while somebody chooses.
 */
export function filterGroups(all: readonly LayeredFilter[], query: Query): FilterGroup[] {
  return all.flatMap((filter) => {
    const text = query[filter.attributeCode] ?? '';
    const group = isRange(filter) ? rangeGroup(filter, text) : choiceGroup(filter, text);
    return group ? [group] : [];
  });
}

/** The groups with the counts of the narrowed list. */
export function withCounts(
  groups: readonly FilterGroup[],
  narrowed: readonly LayeredFilter[],
): FilterGroup[] {
  return groups.map((group) => {
    if (group.kind !== 'choices') return group;
    const filter = narrowed.find(({ attributeCode }) => attributeCode === group.code);
    const totals = new Map(
      filter?.values.map((value) => [spelling(filter, value.attributeID), value.totalProducts]),
    );
    const choices = group.choices.map((choice) => ({
      ...choice,
      total: totals.get(choice.value) ?? 0,
    }));
    return { ...group, choices };
  });
}

/** The chosen part of the address: one key per attribute (FILT-01). */
export function chosenQuery(groups: readonly FilterGroup[]): Record<string, string> {
  return Object.fromEntries(
    groups.flatMap((group): [string, string][] => {
      const value = chosenText(group);
      return value === '' ? [] : [[group.code, value]];
    }),
  );
}

/** The chosen filters as the calls take them (FILT-06). */
export function appliedFilters(groups: readonly FilterGroup[]): AppliedFilter[] {
  return Object.entries(chosenQuery(groups)).map(([key, value]) => ({ key, value }));
}

function chosenText(group: FilterGroup): string {
  if (group.kind === 'choices') {
    return group.choices
      .filter(({ isChosen }) => isChosen)
      .map(({ value }) => value)
      .join(',');
  }
  if (!isNarrowed(group)) return '';
  return group.kind === 'dates'
    ? `${dayText(group.from)},${dayText(group.to)}`
    : `${group.from},${group.to}`;
}

/** Whether a range leaves something out. */
export function isNarrowed({ min, max, from, to }: RangeGroup): boolean {
  return from > min || to < max;
}

/** `2026-05-31` of days since 1970. */
export function dayText(days: number): string {
  return new Date(days * DAY_MS).toISOString().slice(0, 10);
}

function isRange({ type }: LayeredFilter): boolean {
  return type === 'numberField' || type === 'date' || type === 'dateTime';
}

function choiceGroup(filter: LayeredFilter, text: string): FilterGroup | null {
  const chosen = new Set(text.split(','));
  const choices = filter.values.map((value) => {
    const spelt = spelling(filter, value.attributeID);
    return {
      value: spelt,
      label: value.valueLabel,
      total: value.totalProducts,
      isChosen: chosen.has(spelt),
      color: value.color,
      image: value.image,
    };
  });
  if (choices.length === 0) return null;
  return { code: filter.attributeCode, label: filter.label, kind: 'choices', choices };
}

function spelling({ type }: LayeredFilter, id: number): string {
  if (type !== 'yesNo') return String(id);
  return id === 1 ? 'yes' : 'no';
}

/** Whole numbers (FILT-08). A range of one number offers nothing to choose. */
function rangeGroup(filter: LayeredFilter, text: string): RangeGroup | null {
  const { attributeCode: code, label, type } = filter;
  const [bounds] = filter.values;
  const min = Math.floor(bounds?.minValue ?? 0);
  const max = Math.ceil(bounds?.maxValue ?? 0);
  if (min >= max) return null;
  const kind = type === 'numberField' ? 'range' : 'dates';
  const [from, to] = endsOf(text, { min, max });
  return { code, label, kind, unit: code === PRICE ? null : filter.unit, min, max, from, to };
}

/** The asked ends within the bounds; 0,0 asks for nothing (FILT-02). */
function endsOf(text: string, { min, max }: { min: number; max: number }): [number, number] {
  const [first = '', second = ''] = text.split(',');
  const from = numberOr(first, min);
  const to = numberOr(second, max);
  if (from === 0 && to === 0) return [min, max];
  const within = (value: number) => Math.min(max, Math.max(min, value));
  return [within(Math.min(from, to)), within(Math.max(from, to))];
}

function numberOr(text: string, otherwise: number): number {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) {
    const days = Date.parse(text) / DAY_MS;
    return Number.isFinite(days) ? days : otherwise;
  }
  return /^\d{1,9}(\.\d{1,2})?$/.test(text) ? Number(text) : otherwise;
}
