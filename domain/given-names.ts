/** What a shop is called in a fresh database. */
export const FRESH_SHOP_NAME = 'Izlog';
/** What the blank preset calls the shop, in each language. */
export const BLANK_SHOP_NAMES = ['Moja trgovina', 'My shop', 'Mein Shop'] as const;

const GIVEN: ReadonlySet<string> = new Set([FRESH_SHOP_NAME, ...BLANK_SHOP_NAMES]);

/** Whether nobody chose the name of a shop: it is that of a fresh database, or of the blank preset. */
export function isGivenName(name: string): boolean {
  return GIVEN.has(name.trim());
}
