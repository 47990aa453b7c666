import { CART_IS_GONE, CART_IS_OVER } from '#domain/commerce/cart-errors.ts';
import { QUANTITY_WAIT_MS } from '#domain/constants.ts';
import { failureText } from '#runtime/http/failure-text.ts';
import type { Translate } from '#runtime/i18n/texts.ts';
import type { ClientContextValue } from '#runtime/islands/client-context.ts';
import { addToast } from '#runtime/state/toast-store.ts';
import { type Cart, deleteCartItem, updateCartItem } from '#schemas/api/cart.ts';
import type { ApiFailure } from '#schemas/api/endpoint.ts';

/** The place that shows the lines: the bag beside any page, or a page that the server rendered. */
export interface LineView {
  currencyId(): number;
  /** The last quantity that was asked for is answered; refused, the line has the one before it. */
  settle(itemId: number, isRefused: boolean): void;
  /** The cart as a change has left it, and the line that it took out. */
  show(cart: Cart, removed?: number): unknown;
  /** The cart is not what is shown: there is less in stock, or another tab has taken the line out. */
  renew(isLineGone: boolean): unknown;
  /** Says beside the line why its quantity was refused; a toast says it anyway. */
  explain?(itemId: number, text: string): void;
  /** Leaves the place for good: the cart was ordered, or is another one since a login (ERR-02). */
  leave?(): void;
}

/**
 * Changes lines of the cart in the browser, one rule for all who show them: a series of presses is
 * one call, an answer that was overtaken shows no fault, and a line that is taken out is not changed.
 */
export function createLineChanges(
  { api, cart, toasts }: Pick<ClientContextValue, 'api' | 'cart' | 'toasts'>,
  t: Translate,
  view: LineView,
) {
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  /** The call of a line that counts: an answer to an earlier one is overtaken. */
  const latest = new Map<number, symbol>();

  function begin(itemId: number): () => boolean {
    clearTimeout(timers.get(itemId));
    const call = Symbol();
    latest.set(itemId, call);
    return () => latest.get(itemId) === call;
  }

  async function refuse(itemId: number, result: ApiFailure, isRemoval: boolean) {
    const { code } = result.error;
    if (code === 'NOT_FOUND') {
      await view.renew(true);
      return;
    }
    if (code === 'OUT_OF_STOCK') await view.renew(false);
    // What shows the cart follows the store (CART-04).
    if (CART_IS_GONE.includes(code)) cart.setState({ status: 'cleared', cart: null });
    if (CART_IS_OVER.includes(code) && view.leave) view.leave();
    else if (isRemoval) addToast(toasts, 'error', t('loader:removeFromCartFailed'));
    else explain(itemId, failureText(result, t));
  }

  function explain(itemId: number, text: string) {
    addToast(toasts, 'error', text);
    view.explain?.(itemId, text);
  }

  return {
    async setQuantity(itemId: number, qty: number) {
      const isLatest = begin(itemId);
      const currencyId = view.currencyId();
      const result = await api.call(updateCartItem, { body: { itemId, qty, currencyId } });
      const isSettled = isLatest();
      if (isSettled) view.settle(itemId, result.errored);
      if (!result.errored) await view.show(result.data);
      else if (isSettled) await refuse(itemId, result, false);
    },

    /** Waits for the last press of a series before `act` (CART-18). */
    afterPresses(itemId: number, act: () => void) {
      begin(itemId);
      timers.set(itemId, setTimeout(act, QUANTITY_WAIT_MS));
    },

    /** Takes a line out; a quantity on its way is dropped. Tells whether it is gone. */
    async remove(itemId: number): Promise<boolean> {
      begin(itemId);
      const result = await api.call(deleteCartItem, {
        body: { itemId, currencyId: view.currencyId() },
        query: {},
      });
      if (!result.errored) await view.show(result.data, itemId);
      else {
        // A quantity on its way was dropped.
        view.settle(itemId, true);
        await refuse(itemId, result, true);
      }
      return !result.errored;
    },
  };
}
export type LineChanges = ReturnType<typeof createLineChanges>;
