import { COMMERCE_GUARDS } from './guards/commerce.ts';
import { EDITOR_GUARDS } from './guards/editor.ts';
import { PEOPLE_GUARDS } from './guards/people.ts';
import { SERVER_GUARDS } from './guards/server.ts';
import { STOREFRONT_GUARDS } from './guards/storefront.ts';
import type { Guard } from './lib/mutation.ts';

/**
 * Guards that `npm run mutate` takes out one by one: each has to fail a test when it is missing.
 * `text` occurs exactly once in its file. Add the guard of every rule whose loss would cost money,
 * data or privacy.
 */
export const GUARDS: readonly Guard[] = [
  ...COMMERCE_GUARDS,
  ...PEOPLE_GUARDS,
  ...SERVER_GUARDS,
  ...STOREFRONT_GUARDS,
  ...EDITOR_GUARDS,
];
