import { makesVariants } from '#domain/commerce/attribute-types.ts';
import {
  type ChangedVariant,
  MAX_VARIANTS,
  type VariantsWrite,
} from '#schemas/api/admin-variant.ts';
import type { ProductRecord } from '../product-read.repository.ts';
import type { KnownValue } from './variant.repository.ts';

type Faults = Record<string, string>;

/** What the site has of what a change names. */
export interface Known {
  variants: readonly ProductRecord[];
  /** Kinds of attributes by id. */
  types: ReadonlyMap<number, string>;
  values: ReadonlyMap<number, KnownValue>;
  /** Ids of products by their codes. */
  skus: ReadonlyMap<string, number>;
}

/** A variant as it is after the change, and where the change speaks of it. */
interface Planned {
  path: string;
  id: number | null;
  sku: string;
  isSold: boolean;
  /** One of each attribute; undefined where it has none. */
  valueIds: readonly (number | undefined)[];
}

/** Values of the attributes that a variant has. */
export function valuesIn(
  { attributes }: ProductRecord,
  attributeIds: readonly number[],
): (number | undefined)[] {
  return attributeIds.map(
    (id) => attributes.find(({ attributeId }) => attributeId === id)?.valueId,
  );
}

/** What others have changed since it was read: path -> what happened. */
export function staleFaults(
  changes: readonly ChangedVariant[],
  variants: readonly ProductRecord[],
): Faults {
  const stored = new Map(variants.map((variant) => [variant.id, variant]));
  return Object.fromEntries(
    changes.flatMap(({ id, was = {} }, index): [string, string][] => {
      const variant: Readonly<Record<string, unknown>> | undefined = stored.get(id);
      if (!variant) return [[`change.${index}.id`, 'unknown']];
      return Object.entries(was).flatMap(([field, value]): [string, string][] =>
        JSON.stringify(variant[field] ?? null) === JSON.stringify(value)
          ? []
          : [[`change.${index}.${field}`, 'changed']],
      );
    }),
  );
}

/** Why a change cannot be: path -> broken rule. Rules of single products are not looked at. */
export function planFaults(write: VariantsWrite, known: Known): Faults {
  const { attributeIds } = write;
  const planned = planOf(write, known);
  const sold = planned.filter(({ isSold }) => isSold);
  return {
    ...attributeFaults(attributeIds, known),
    ...(sold.length > 0 && attributeIds.length === 0 && { attributeIds: 'minItems' }),
    ...(planned.length > MAX_VARIANTS && { make: 'maxItems' }),
    ...removeFaults(write, known),
    ...valueFaults(sold, attributeIds, known),
    ...twins(sold, ({ valueIds }) => valueIds.join(), 'valueIds', 'uniqueItems'),
    ...skuFaults(planned, write, known),
  };
}

function planOf({ attributeIds, make, change, remove }: VariantsWrite, { variants }: Known) {
  const kept = variants.filter(({ id }) => !remove.includes(id));
  return [
    ...kept.map((variant): Planned => {
      const index = change.findIndex(({ id }) => id === variant.id);
      const { sku = variant.sku, archived = variant.archived, valueIds } = change[index] ?? {};
      return {
        path: index < 0 ? 'attributeIds' : `change.${index}`,
        id: variant.id,
        sku,
        isSold: !archived,
        valueIds: valueIds ?? valuesIn(variant, attributeIds),
      };
    }),
    ...make.map(
      ({ sku, archived = false, valueIds }, index): Planned => ({
        path: `make.${index}`,
        id: null,
        sku,
        isSold: !archived,
        valueIds,
      }),
    ),
  ];
}

function attributeFaults(attributeIds: readonly number[], { types }: Known): Faults {
  return Object.fromEntries(
    attributeIds.flatMap((id, index): [string, string][] => {
      if (attributeIds.indexOf(id) !== index) return [[`attributeIds.${index}`, 'uniqueItems']];
      return makesVariants(types.get(id)) ? [] : [[`attributeIds.${index}`, 'unknown']];
    }),
  );
}

function removeFaults({ remove }: VariantsWrite, { variants }: Known): Faults {
  const own = new Set(variants.map(({ id }) => id));
  return Object.fromEntries(
    remove.flatMap((id, index) => (own.has(id) ? [] : [[`remove.${index}`, 'unknown']])),
  );
}

/** What is for sale has one value of each attribute. */
function valueFaults(
  sold: readonly Planned[],
  attributeIds: readonly number[],
  { values }: Known,
): Faults {
  return Object.fromEntries(
    sold.flatMap(({ path, valueIds }): [string, string][] => {
      const isWhole =
        valueIds.length === attributeIds.length &&
        attributeIds.every((id, at) => values.get(valueIds[at] ?? 0)?.attributeId === id);
      if (isWhole) return [];
      return [[path === 'attributeIds' ? path : `${path}.valueIds`, 'required']];
    }),
  );
}

/** Codes are those of one product each, in the change and in the shop. */
function skuFaults(
  planned: readonly Planned[],
  { remove }: VariantsWrite,
  { skus }: Known,
): Faults {
  const taken = planned.flatMap(({ path, id, sku }): [string, string][] => {
    const owner = skus.get(sku);
    const isFree = owner === undefined || owner === id || remove.includes(owner);
    return isFree ? [] : [[`${path}.sku`, 'taken']];
  });
  return { ...twins(planned, ({ sku }) => sku, 'sku', 'taken'), ...Object.fromEntries(taken) };
}

/** The second of two that are the same. */
function twins(
  planned: readonly Planned[],
  keyOf: (one: Planned) => string,
  field: string,
  rule: string,
): Faults {
  const seen = new Set<string>();
  const faults: Faults = {};
  for (const one of planned) {
    const key = keyOf(one);
    if (seen.has(key)) faults[`${one.path}.${field}`] = rule;
    seen.add(key);
  }
  return faults;
}
