/** Query key that asks for the products of these ids as a list of what was viewed: `?pregledano=5.12.7`. */
export const VIEWED_QUERY = 'pregledano';

/** Products that a browser remembers at most, and that an address may name. */
export const MAX_VIEWED = 20;

const MAX_ID = 2_147_483_647;

/** Ids that such an address names, each once; none where it says anything else. */
export function readViewedIds(value = ''): number[] {
  const ids = [...new Set(value.split('.'))]
    .filter((part) => /^[1-9]\d{0,9}$/.test(part))
    .map(Number);
  const isList = /^\d+(?:\.\d+)*$/.test(value) && ids.every((id) => id <= MAX_ID);
  return isList && ids.length <= MAX_VIEWED ? ids : [];
}
