import type { ProductWrite } from '#schemas/api/admin-product.ts';
import type { ProductRecord } from './product-read.repository.ts';
import type { ProductChange } from './product-write.repository.ts';

type Merged = Partial<Omit<ProductRecord, 'id'>>;
type Faults = Record<string, string>;

/** What would be wrong about the product once it is stored: field -> broken rule. */
export function productFaults({ before, given }: ProductChange): Faults {
  const merged = { ...before, ...given };
  return {
    ...priceFaults(merged),
    ...compositionFaults(merged),
    ...selfFaults(before, given),
    ...choiceFaults(given),
    ...optionFaults(given),
  };
}

function priceFaults({ retailCents, discountCents, membershipCents }: Merged): Faults {
  if (retailCents === null || retailCents === undefined) return { retailCents: 'required' };
  return {
    ...(isNumber(discountCents) && discountCents >= retailCents && { discountCents: 'maximum' }),
    ...(isNumber(membershipCents) &&
      membershipCents > retailCents && { membershipCents: 'maximum' }),
  };
}

function compositionFaults(merged: Merged): Faults {
  const { format = 'simple', stock = null, members = [], netAmount, netUnit } = merged;
  const isComposed = format === 'bundle' || format === 'configurable';
  const products = members.map(({ productId }) => productId);
  return {
    ...(isComposed && stock !== null && { stock: 'not allowed' }),
    ...(format === 'bundle' && members.length === 0 && { members: 'minItems' }),
    ...(format !== 'bundle' && members.length > 0 && { members: 'not allowed' }),
    ...(new Set(products).size < products.length && { members: 'uniqueItems' }),
    ...(format !== 'configurable' &&
      (merged.variantAttributeIds ?? []).length > 0 && { variantAttributeIds: 'not allowed' }),
    ...(format === 'configurable' &&
      isNumber(merged.mainProductId) && { mainProductId: 'not allowed' }),
    ...(isNumber(netAmount) !== (typeof netUnit === 'string') && { netUnit: 'required' }),
  };
}

/** A product is no part, variant or relative of itself. */
function selfFaults(before: ProductRecord | null, given: Partial<ProductWrite>): Faults {
  if (!before) return {};
  const { id } = before;
  return {
    ...(given.mainProductId === id && { mainProductId: 'self' }),
    ...(given.relatedIds?.includes(id) && { relatedIds: 'self' }),
    ...(given.members?.some(({ productId }) => productId === id) && { members: 'self' }),
  };
}

/** Of each attribute a value is chosen or a number stated. */
function choiceFaults({ attributes = [] }: Partial<ProductWrite>): Faults {
  const seen = new Set<string>();
  const faults: Faults = {};
  for (const [index, { attributeId, valueId, number }] of attributes.entries()) {
    const path = `attributes.${index}`;
    const key = `${attributeId}:${valueId ?? ''}`;
    if ((valueId === undefined) === (number === undefined)) faults[path] = 'oneOf';
    else if (seen.has(key)) faults[path] = 'uniqueItems';
    seen.add(key);
  }
  return faults;
}

/** Values of an option are told apart by their codes. */
function optionFaults({ options = [] }: Partial<ProductWrite>): Faults {
  return Object.fromEntries(
    options.flatMap(({ values = [] }, index) => {
      const codes = new Set(values.map(({ sku }) => sku));
      return codes.size < values.length ? [[`options.${index}.values`, 'uniqueItems']] : [];
    }),
  );
}

function isNumber(value: number | null | undefined): value is number {
  return typeof value === 'number';
}
