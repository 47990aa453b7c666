import { createStore } from 'zustand/vanilla';
import { CART_IS_GONE } from '#domain/commerce/cart-errors.ts';
import { QUANTITY_WAIT_MS } from '#domain/constants.ts';
import { failureText } from '#runtime/http/failure-text.ts';
import type { Translate } from '#runtime/i18n/texts.ts';
import type { ClientContextValue } from '#runtime/islands/client-context.ts';
import { addToast } from '#runtime/state/toast-store.ts';
import { type Cart, deleteCartItem, getCart, updateCartItem } from '#schemas/api/cart.ts';
import type { ApiResult } from '#schemas/api/endpoint.ts';

/** Failures that tell that the cart, or what is left for it, is not what is shown. */
const CART_IS_OTHER = ['NOT_FOUND', 'OUT_OF_STOCK'];

/** What is under way, by id of the line. */
export interface LineChangesState {
  /** Quantities that were asked for and are not confirmed. */
  wanted: Readonly<Record<number, number>>;
  /** Lines being taken out (CART-10). */
  leaving: readonly number[];
}

/** Changes lines of the cart in the browser; the answers go into the cart store. */
export function createLineChanges(
  { api, cart, toasts }: Pick<ClientContextValue, 'api' | 'cart' | 'toasts'>,
  t: Translate,
) {
  const state = createStore<LineChangesState>(() => ({ wanted: {}, leaving: [] }));
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  const currencyOf = () => cart.getState().cart?.currencyId ?? 1;

  function forget(itemId: number) {
    state.setState(({ wanted }) => {
      const { [itemId]: _done, ...rest } = wanted;
      return { wanted: rest };
    });
  }

  /** True when the cart is as it was asked for. */
  async function take(result: ApiResult<Cart>): Promise<boolean> {
    if (!result.errored) {
      cart.setState({ status: 'created', cart: result.data });
      return true;
    }
    const { code } = result.error;
    if (CART_IS_GONE.includes(code)) cart.setState({ status: 'cleared', cart: null });
    if (code === 'NOT_FOUND') addToast(toasts, 'info', t('cart-bag:gone'));
    else addToast(toasts, 'error', failureText(result, t));
    if (CART_IS_OTHER.includes(code)) await renew();
    return false;
  }

  /** What another tab, or the shelf, has changed is shown as it is now. */
  async function renew() {
    const found = await api.call(getCart, { body: { currencyId: currencyOf() } });
    if (!found.errored) cart.setState({ status: 'created', cart: found.data });
  }

  async function send(itemId: number, qty: number) {
    timers.delete(itemId);
    const result = await api.call(updateCartItem, {
      body: { itemId, qty, currencyId: currencyOf() },
    });
    await take(result);
    if (!timers.has(itemId)) forget(itemId);
  }

  return {
    state,

    /** Shows the quantity at once and sends the last one of a series. */
    setQuantity(itemId: number, qty: number) {
      clearTimeout(timers.get(itemId));
      timers.set(
        itemId,
        setTimeout(() => void send(itemId, qty), QUANTITY_WAIT_MS),
      );
      state.setState(({ wanted }) => ({ wanted: { ...wanted, [itemId]: qty } }));
    },

    /** Takes a line out; a quantity on its way is dropped. Tells whether it is gone. */
    async remove(itemId: number): Promise<boolean> {
      clearTimeout(timers.get(itemId));
      timers.delete(itemId);
      forget(itemId);
      state.setState(({ leaving }) => ({ leaving: [...leaving, itemId] }));
      const result = await api.call(deleteCartItem, {
        body: { itemId, currencyId: currencyOf() },
        query: {},
      });
      const isGone = await take(result);
      if (isGone) addToast(toasts, 'success', t('cart-bag:removed'));
      state.setState(({ leaving }) => ({ leaving: leaving.filter((id) => id !== itemId) }));
      return isGone;
    },
  };
}
export type LineChanges = ReturnType<typeof createLineChanges>;
