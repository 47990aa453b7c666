// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { createCartStore } from '#runtime/state/cart-store.ts';
import { createSessionStore } from '#runtime/state/session-store.ts';
import { createToastStore } from '#runtime/state/toast-store.ts';
import { createWishesStore } from '#runtime/state/wishes-store.ts';
import { answeringApi } from '#tests/support/loader-api.ts';
import { startUp } from './startup.ts';

const asked = vi.hoisted(() => vi.fn());
vi.mock('./cart/cart-tabs.ts', () => {
  asked();
  throw new Error('the network is gone');
});
afterEach(() => vi.useRealTimers());

it('a page whose network goes before its last script has come goes on without it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const client = {
    api: answeringApi({}),
    cart: createCartStore(),
    session: createSessionStore(),
    toasts: createToastStore(),
    wishes: createWishesStore(),
  };

  startUp(client, 1, { hasCookie: () => false, pendingPieces: () => 0 });
  vi.runAllTimers();
  vi.useRealTimers();
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  await new Promise((done) => setTimeout(done, 20));
  process.off('unhandledRejection', unhandled);

  expect(unhandled).not.toHaveBeenCalled();
  expect(client.session.getState().status).toBe('guest');
});
