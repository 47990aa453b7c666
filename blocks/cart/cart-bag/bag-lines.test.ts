import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCartStore } from '#runtime/state/cart-store.ts';
import { createToastStore } from '#runtime/state/toast-store.ts';
import type { ApiResult } from '#schemas/api/endpoint.ts';
import { answeringApi } from '#tests/support/loader-api.ts';
import { createBagLines } from './bag-lines.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const refused = (code: string): ApiResult<never> => ({
  errored: true,
  statusCode: 409,
  message: code,
  error: { code, payload: { message: `Poruka ${code}` } },
});

/** Changes over an API that answers as it is told and keeps what it was asked. */
function aCart(
  answer: (key: string) => ApiResult<unknown> = () => ({ errored: false, data: { items: [] } }),
) {
  const asked: unknown[] = [];
  const api = answeringApi({
    call: ({ key }, { body }) => {
      asked.push([key, body]);
      return answer(key);
    },
  });
  const cart = createCartStore();
  const toasts = createToastStore();
  const changes = createBagLines({ api, cart, toasts }, (key) => key);
  return { asked, cart, toasts, changes };
}

describe('the quantity of a line', () => {
  it('is shown at once and sent once, half a second after the last press', async () => {
    const { asked, changes, cart } = aCart();

    for (const qty of [2, 3, 4]) changes.setQuantity(7, qty);
    expect(changes.state.getState().wanted).toEqual({ 7: 4 });
    await vi.advanceTimersByTimeAsync(499);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);

    expect(asked).toEqual([['cart.updateItem', { itemId: 7, qty: 4, currencyId: 1 }]]);
    expect(changes.state.getState().wanted).toEqual({});
    expect(cart.getState().status).toBe('created');
  });

  it('stays as it was asked for last while an earlier one is answered', async () => {
    const { changes } = aCart();

    changes.setQuantity(7, 2);
    vi.advanceTimersByTime(500);
    changes.setQuantity(7, 3);
    await vi.advanceTimersByTimeAsync(1);

    expect(changes.state.getState().wanted).toEqual({ 7: 3 });
  });

  it('goes back to what the cart says when it is refused, and says why', async () => {
    const { changes, toasts } = aCart(() => refused('OUT_OF_STOCK'));

    changes.setQuantity(7, 999);
    await vi.advanceTimersByTimeAsync(500);

    expect(changes.state.getState().wanted).toEqual({});
    expect(toasts.getState().toasts).toMatchObject([
      { kind: 'error', text: 'Poruka OUT_OF_STOCK' },
    ]);
  });

  it('of a line that another tab has taken out is told, and the cart is shown as it is', async () => {
    const { asked, changes, cart, toasts } = aCart((key) =>
      key === 'cart.get'
        ? { errored: false, data: { items: [], version: 9 } }
        : refused('NOT_FOUND'),
    );

    changes.setQuantity(7, 2);
    await vi.advanceTimersByTimeAsync(500);

    expect(asked.at(-1)).toEqual(['cart.get', { currencyId: 1 }]);
    expect(cart.getState()).toMatchObject({ status: 'created', cart: { version: 9 } });
    expect(toasts.getState().toasts).toMatchObject([{ kind: 'info', text: 'cart-bag:gone' }]);
  });

  it('is not sent for a line that was taken out meanwhile', async () => {
    const { asked, changes } = aCart();

    changes.setQuantity(7, 2);
    await changes.remove(7);
    await vi.advanceTimersByTimeAsync(1000);

    expect(asked).toEqual([['cart.deleteItem', { itemId: 7, currencyId: 1 }]]);
  });
});

describe('taking a line out', () => {
  it('marks the line until the answer comes', async () => {
    const { changes, toasts } = aCart();

    const gone = changes.remove(7);
    expect(changes.state.getState().leaving).toEqual([7]);

    expect(await gone).toBe(true);
    expect(changes.state.getState().leaving).toEqual([]);
    expect(toasts.getState().toasts).toMatchObject([{ kind: 'success' }]);
  });

  it('of a cart that is gone clears the cart', async () => {
    const { changes, cart } = aCart(() => refused('CART_ARCHIVED'));

    expect(await changes.remove(7)).toBe(false);
    expect(cart.getState()).toEqual({ status: 'cleared', cart: null });
  });
});
