import { expect, it } from 'vitest';

import { loadLoginModal } from './login-modal.loader.ts';

it.each([
  ['hr', '/naplata', true],
  ['en', '/checkout', true],
  ['hr', '/', false],
  ['hr', '/naplata-uspjesna', false],
] as const)('is on the page of the checkout alone: %s %s', async (locale, path, isCheckout) => {
  expect(await loadLoginModal({ locale, route: { path, params: {} } })).toEqual({ isCheckout });
});
