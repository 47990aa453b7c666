/** Readable cookie with what was taken out on the page of the cart, as a JSON list (CART-21). */
export const REMOVED_COOKIE = 'deletedFromCart';

/** Lines that are kept; the oldest give way. */
const MAX_ITEMS = 8;
/** A cookie holds about 4 kB, and each quote takes three bytes of it. */
const MAX_BYTES = 3000;

/** The list with one more line in front, as long as the cookie can hold. Both are JSON texts. */
export function withRemoved(list: string, item: string): string {
  const rest = readList(list).map((known) => JSON.stringify(known));
  const items = [item, ...rest.filter((known) => known !== item)].slice(0, MAX_ITEMS);
  while (items.length > 1 && encodeURIComponent(`[${items}]`).length > MAX_BYTES) items.pop();
  const text = `[${items}]`;
  return encodeURIComponent(text).length > MAX_BYTES ? '[]' : text;
}

/** The list without one of its lines. */
export function withoutRemoved(list: string, item: string): string {
  return JSON.stringify(readList(list).filter((known) => JSON.stringify(known) !== item));
}

/** What a cookie of the browser says; nothing where that is no list. */
export function readList(text: string): unknown[] {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}
