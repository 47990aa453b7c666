import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import * as constants from './constants.ts';

it('are the numbers of the specification (CONST-02, CONST-04)', () => {
  expect({ ...constants }).toEqual({
    QUANTITY_WAIT_MS: 500,
    TOAST_MS: 4000,
    LONG_TOAST_MS: 12_000,
    TAG_CACHE_MS: 3_600_000,
    RELEASE_CHECK_MS: 288_000,
    CORE_VERSION: '1.12.191',
    KUNA_PER_EURO: 7.5345,
    MAX_PRODUCTS_PER_PAGE: 24,
    NEWSLETTER_THANKS_MS: 5000,
    MIN_QUANTITY: 1,
    MAX_QUANTITY: 999,
    MAX_PICKED: 50,
    MAX_UPLOADS: 20,
    MAX_CONSENTS: 100,
    ASSIGNMENTS_PER_PAGE: 50,
    CART_RELATED: 20,
    WHOLE_WISHLIST: 9999,
    DEFAULT_LIMIT: 10,
    PRODUCTS_PER_PAGE: 12,
    CATEGORY_POSTS: 5,
    BLOG_POSTS: 10,
    SEARCH_HITS: 12,
  });
});

it('menus fade in 150 ms (NAV-05)', async () => {
  const tokens = await readFile('runtime/theme/default-theme.css', 'utf8');

  expect(tokens).toContain('--fast: 150ms;');
});
