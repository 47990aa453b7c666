// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleCart, sampleItems } from '#blocks/_fixtures/cart.ts';
import { createCartStore } from '#runtime/state/cart-store.ts';
import { storage } from '#runtime/state/storage.ts';
import { answeringApi } from '#tests/support/loader-api.ts';
import { followTabs } from './cart-tabs.ts';

const cartAt = (version: number) => sampleCart(sampleItems, { version });

/** A tab that shows a cart, and what the server would answer it. */
function aTab({ version = 1, isKnown = true } = {}) {
  const call = vi.fn(() => ({ errored: false, data: cartAt(version + 1) }));
  const cart = createCartStore();
  followTabs({ api: answeringApi({ call }), cart }, 1, { hasCookie: () => isKnown });
  if (isKnown) cart.setState({ status: 'created', cart: cartAt(version) });
  return { call, cart };
}

/** Another tab leaves its stamp. */
async function otherTab(stamp: string) {
  storage.set('cart', stamp);
  dispatchEvent(new StorageEvent('storage', { key: 'izlog.cart', newValue: stamp }));
  await Promise.resolve();
  await Promise.resolve();
}

beforeEach(() => storage.remove('cart'));

describe('a tab of the shop', () => {
  it('leaves word of the cart that it shows', () => {
    const { cart } = aTab();
    expect(storage.get('cart')).toBe('kosarica:1');

    cart.setState({ status: 'cleared', cart: null });

    expect(storage.get('cart')).toBe('');
  });

  it('shows the cart as another tab has changed it', async () => {
    const { call, cart } = aTab();

    await otherTab('kosarica:2');

    await vi.waitFor(() => expect(cart.getState().cart?.version).toBe(2));
    expect(call).toHaveBeenCalledOnce();
  });

  it('asks nothing when the other tab shows the same', async () => {
    const { call } = aTab();

    await otherTab('kosarica:1');

    expect(call).not.toHaveBeenCalled();
  });

  it('asks only once it is looked at', async () => {
    const { call } = aTab();
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');

    await otherTab('kosarica:2');
    expect(call).not.toHaveBeenCalled();

    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(call).toHaveBeenCalled();
    visibility.mockRestore();
  });

  it('tells the others when the cart has gone on the way to its page', () => {
    storage.set('cart', 'kosarica:4');

    aTab({ isKnown: false });

    expect(storage.get('cart')).toBe('');
  });
});
