import type { ProductQuery } from './product.repository.ts';

/** One entry of a product filter call. */
export interface AppliedFilter {
  key: string;
  value: unknown;
}

type Narrowing = Pick<ProductQuery, 'ids' | 'tagId' | 'categoryId' | 'format' | 'type'>;

const MAX_ID = 2_147_483_647;

/** Ids out of `12`, `"12,13"` or `[12, 13]`; what is no id is left out. */
function idsOf(value: unknown): number[] {
  const parts = Array.isArray(value) ? value : String(value).split(',');
  return parts
    .map((part) => Number(part))
    .filter((id) => Number.isInteger(id) && id > 0 && id <= MAX_ID)
    .slice(0, 500);
}

/** `0` is the id of nothing: a filter whose value makes no sense finds nothing. */
function idOf(value: unknown): number {
  return idsOf(value)[0] ?? 0;
}

function isTrue(value: unknown): boolean {
  return value === true || value === 'true' || value === 1;
}

const RULES: Readonly<Record<string, (value: unknown) => Narrowing>> = {
  id: (value) => ({ ids: idsOf(value) }),
  tag: (value) => ({ tagId: idOf(value) }),
  category: (value) => ({ categoryId: idOf(value) }),
  format: (value) => ({ format: String(value) }),
  type: (value) => ({ type: String(value) }),
  archived: (value) => (isTrue(value) ? { ids: [] } : {}),
};

/**
 * What the filters of a call narrow a list to; unknown keys are ignored (G-064). Withdrawn products
 * are never listed, not even when asked for.
 */
export function narrowingOf(filters: readonly AppliedFilter[]): Narrowing {
  return Object.assign(
    {},
    ...filters.map(({ key, value }) => Object.hasOwn(RULES, key) && RULES[key]?.(value)),
  );
}
