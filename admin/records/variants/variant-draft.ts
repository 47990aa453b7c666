import { foldText } from '#kit/fold-text.ts';
import type { Variant, Variants, VariantsWrite } from '#schemas/api/admin-variant.ts';

/** What an owner fills in of a variant; what is no number yet is kept as typed. */
interface Filled {
  sku: string;
  retailCents: unknown;
  discountCents: unknown;
  stock: unknown;
  netAmount: unknown;
  mediaIds: readonly number[];
  archived: boolean;
}

export type VariantField = keyof Filled;

/** One variant as the form has it. */
export interface Row extends Filled {
  key: string;
  /** Null for one that is new. */
  id: number | null;
  /** One of each picked attribute, in their order; 0 where it has none yet. */
  valueIds: readonly number[];
  /** Goes when the form is saved. */
  isGone: boolean;
  stored: Variant | null;
}

/** An attribute that the variants differ in, with the values that they have of it. */
export interface Pick {
  attributeId: number;
  valueIds: readonly number[];
}

/** What the form holds. */
export interface Draft {
  picks: readonly Pick[];
  rows: readonly Row[];
}

/** What is wrong with rows: key of the row -> field -> broken rule. */
export type RowFaults = Readonly<Record<string, Readonly<Record<string, string>>>>;

const FIELDS = [
  'sku',
  'retailCents',
  'discountCents',
  'stock',
  'netAmount',
  'mediaIds',
  'archived',
] as const satisfies readonly VariantField[];

/** The draft of what is stored. */
export function draftOf({ attributeIds, variants }: Variants): Draft {
  const rows = variants.map((variant) => rowOf(variant, attributeIds.length));
  const picks = attributeIds.map((attributeId, at) => ({
    attributeId,
    valueIds: [...new Set(rows.flatMap(({ valueIds }) => valueIds[at] || []))],
  }));
  return { picks, rows };
}

function rowOf(variant: Variant, attributes: number): Row {
  const { id, sku, retailCents, discountCents, stock, netAmount, mediaIds, archived } = variant;
  // A variant without all of its values has none that can be told apart by their places.
  const isWhole = variant.valueIds.length === attributes;
  return {
    ...{ sku, retailCents, discountCents, stock, netAmount, mediaIds, archived, id },
    key: String(id),
    valueIds: isWhole ? variant.valueIds : Array.from({ length: attributes }, () => 0),
    isGone: false,
    stored: variant,
  };
}

/** The same with another attribute, or without it. */
export function withAttribute(draft: Draft, attributeId: number): Draft {
  return {
    picks: [...draft.picks, { attributeId, valueIds: [] }],
    rows: draft.rows.map((row) => ({ ...row, valueIds: [...row.valueIds, 0] })),
  };
}

export function withoutAttribute({ picks, rows }: Draft, attributeId: number): Draft {
  const at = picks.findIndex((pick) => pick.attributeId === attributeId);
  return {
    picks: picks.toSpliced(at, 1),
    rows: rows.map((row) => ({ ...row, valueIds: row.valueIds.toSpliced(at, 1) })),
  };
}

/** A value is picked, or is no longer. Variants that have none yet get the first one. */
export function withValues(draft: Draft, attributeId: number, valueIds: readonly number[]): Draft {
  const at = draft.picks.findIndex((pick) => pick.attributeId === attributeId);
  const [first = 0] = valueIds;
  return {
    picks: draft.picks.with(at, { attributeId, valueIds }),
    rows: draft.rows.map((row) =>
      row.valueIds[at] === 0 ? { ...row, valueIds: row.valueIds.with(at, first) } : row,
    ),
  };
}

/** Combinations of the picked values that no variant has yet. */
export function missingCombinations({ picks, rows }: Draft): number[][] {
  if (picks.length === 0) return [];
  const known = new Set(
    rows.filter(({ isGone }) => !isGone).map(({ valueIds }) => valueIds.join()),
  );
  const all = picks.reduce<number[][]>(
    (combinations, { valueIds }) =>
      combinations.flatMap((begun) => valueIds.map((valueId) => [...begun, valueId])),
    [[]],
  );
  return all.filter((combination) => !known.has(combination.join()));
}

/** A code for a variant: that of the product, and its values in capitals. */
export function proposedSku(main: string, labels: readonly string[], taken: ReadonlySet<string>) {
  const words = labels.map((label) =>
    foldText(label)
      .replaceAll(/[^a-z0-9]+/g, '')
      .slice(0, 8)
      .toUpperCase(),
  );
  const base = [main, ...words.filter(Boolean)].join('-').slice(0, 70);
  let sku = base;
  for (let number = 2; taken.has(sku); number += 1) sku = `${base}-${number}`;
  return sku;
}

/** Rows for combinations that have none. */
export function withMade(
  draft: Draft,
  { sku, retailCents }: Facts<Variants, 'sku' | 'retailCents'>,
  labelOf: (valueId: number) => string,
): Draft {
  const taken = new Set(draft.rows.map((row) => row.sku));
  const made = missingCombinations(draft).map((valueIds): Row => {
    const own = proposedSku(sku, valueIds.map(labelOf), taken);
    taken.add(own);
    return {
      ...{ sku: own, retailCents, discountCents: null, stock: null, netAmount: null },
      ...{ mediaIds: [], archived: false, id: null, isGone: false, stored: null },
      key: `new ${valueIds.join(' ')} ${own}`,
      valueIds,
    };
  });
  return { ...draft, rows: [...draft.rows, ...made] };
}

type Facts<T, K extends keyof T> = { [Name in K]: T[Name] };

/** Rows of a request in the order in which it names them. */
interface Named {
  make: readonly Row[];
  change: readonly Row[];
}

/** What is to be sent, and which row is meant by which place of it. */
export function writeOf({ picks, rows }: Draft, attributeIds: readonly number[]) {
  const make = rows.filter(({ id, isGone }) => id === null && !isGone);
  const kept = rows.filter(({ id, isGone }) => id !== null && !isGone);
  const next = make.length + kept.length === 0 ? [] : picks.map((pick) => pick.attributeId);
  const isOther = next.join() !== attributeIds.join();
  const change = kept.filter((row) => isOther || changesOf(row).length > 0 || hasOtherValues(row));
  const remove = rows.filter(({ isGone }) => isGone).flatMap(({ id }) => id ?? []);
  const write = {
    attributeIds: next,
    make: make.map((row) => ({ ...valuesOf(row, FIELDS), valueIds: row.valueIds })),
    change: change.map((row) => ({
      id: row.id,
      ...((isOther || hasOtherValues(row)) && { valueIds: row.valueIds }),
      ...valuesOf(row, changesOf(row)),
      ...wasOf(row),
    })),
    remove,
  };
  const named: Named = { make, change };
  const isSame = !isOther && make.length + change.length + remove.length === 0;
  // The server checks what is no number; the form does so before.
  return { write: write as unknown as VariantsWrite, named, isSame };
}

function hasOtherValues({ valueIds, stored }: Row): boolean {
  return stored !== null && stored.valueIds.join() !== valueIds.join();
}

/** Fields that differ from what is stored. */
function changesOf(row: Row): VariantField[] {
  const { stored } = row;
  if (!stored) return [];
  return FIELDS.filter((field) => JSON.stringify(row[field]) !== JSON.stringify(stored[field]));
}

function valuesOf(
  values: Readonly<Record<VariantField, unknown>>,
  fields: readonly VariantField[],
) {
  return Object.fromEntries(fields.map((field) => [field, values[field]]));
}

/** What is overwritten, as it was read. */
function wasOf(row: Row) {
  const { stored } = row;
  if (!stored) return {};
  const fields = changesOf(row).filter(
    (field) => field !== 'retailCents' || stored.retailCents !== null,
  );
  return fields.length > 0 ? { was: valuesOf(stored, fields) } : {};
}

/** What cannot be sent. */
export function faultsOf({ rows }: Draft): RowFaults {
  return Object.fromEntries(
    rows
      .filter(({ isGone }) => !isGone)
      .map((row) => [row.key, faultsIn(row)] as const)
      .filter(([, faults]) => Object.keys(faults).length > 0),
  );
}

function faultsIn({ sku, retailCents, discountCents, stock, netAmount }: Row) {
  return {
    ...(sku.trim() === '' && { sku: 'required' }),
    ...((retailCents === null || retailCents === '') && { retailCents: 'required' }),
    ...(typeof retailCents === 'string' && retailCents !== '' && { retailCents: 'type' }),
    ...(typeof discountCents === 'string' && { discountCents: 'type' }),
    ...(stock !== null && !Number.isInteger(stock) && { stock: 'type' }),
    ...(netAmount !== null && typeof netAmount !== 'number' && { netAmount: 'type' }),
  };
}

/** Faults of a request by the rows that it named; what is about none of them stands under ''. */
export function faultsFrom(fields: Readonly<Record<string, string>>, named: Named): RowFaults {
  const faults: Record<string, Record<string, string>> = {};
  for (const [path, rule] of Object.entries(fields)) {
    const [list = '', index = '', field = ''] = path.split('.');
    const rows = list === 'make' ? named.make : list === 'change' ? named.change : [];
    const key = rows[Number(index)]?.key ?? '';
    faults[key] = { ...faults[key], [key === '' ? list : field]: rule };
  }
  return faults;
}

/** Faults of fields that are as they were; who changed a field has seen to its fault. */
export function faultsLeft(faults: RowFaults, before: Draft, after: Draft): RowFaults {
  const left = Object.entries(faults).map(([key, fields]) => [
    key,
    Object.fromEntries(
      Object.entries(fields).filter(
        ([field]) => fieldOf(before, key, field) === fieldOf(after, key, field),
      ),
    ),
  ]);
  return Object.fromEntries(left);
}

function fieldOf({ rows }: Draft, key: string, field: string): unknown {
  const row = rows.find((one) => one.key === key);
  return Object.entries(row ?? {}).find(([name]) => name === field)?.[1];
}

/** The draft upon what is stored now: what was typed stays, everything else is as others left it. */
export function rebased(draft: Draft, now: Variants): Draft {
  const fresh = draftOf(now);
  const known = new Map(fresh.rows.map((row) => [row.key, row]));
  const rows = draft.rows.flatMap((row): Row[] => {
    const stored = known.get(row.key);
    known.delete(row.key);
    if (row.id === null) return [row];
    if (!stored) return [];
    const { valueIds, isGone } = row;
    const own = valuesOf(row, changesOf(row)) as Partial<Filled>;
    return [{ ...stored, ...own, valueIds, isGone }];
  });
  return { picks: draft.picks, rows: [...rows, ...known.values()] };
}
