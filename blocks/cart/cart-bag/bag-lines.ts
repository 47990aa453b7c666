import { createStore } from 'zustand/vanilla';
import type { Translate } from '#runtime/i18n/texts.ts';
import type { ClientContextValue } from '#runtime/islands/client-context.ts';
import { createLineChanges } from '#runtime/state/line-changes.ts';
import { addToast } from '#runtime/state/toast-store.ts';
import { getCart } from '#schemas/api/cart.ts';

/** What is under way, by id of the line. */
interface BagLinesState {
  /** Quantities that were asked for and are not confirmed. */
  wanted: Readonly<Record<number, number>>;
  /** Lines being taken out (CART-10). */
  leaving: readonly number[];
}

/** Lines of the cart as the bag shows and changes them; the answers go into the cart store. */
export function createBagLines(
  client: Pick<ClientContextValue, 'api' | 'cart' | 'toasts'>,
  t: Translate,
) {
  const { api, cart, toasts } = client;
  const state = createStore<BagLinesState>(() => ({ wanted: {}, leaving: [] }));
  const currencyId = () => cart.getState().cart?.currencyId ?? 1;

  function forget(itemId: number) {
    state.setState(({ wanted }) => {
      const { [itemId]: _done, ...rest } = wanted;
      return { wanted: rest };
    });
  }

  const changes = createLineChanges(client, t, {
    currencyId,
    settle: forget,
    show(shown, removed) {
      cart.setState({ status: 'created', cart: shown });
      if (removed !== undefined) addToast(toasts, 'success', t('cart-bag:removed'));
    },
    async renew(isLineGone) {
      if (isLineGone) addToast(toasts, 'info', t('cart-bag:gone'));
      const found = await api.call(getCart, { body: { currencyId: currencyId() } });
      if (!found.errored) cart.setState({ status: 'created', cart: found.data });
    },
  });

  return {
    state,

    /** Shows the quantity at once and sends the last one of a series. */
    setQuantity(itemId: number, qty: number) {
      changes.afterPresses(itemId, () => void changes.setQuantity(itemId, qty));
      state.setState(({ wanted }) => ({ wanted: { ...wanted, [itemId]: qty } }));
    },

    /** Takes a line out. Tells whether it is gone. */
    async remove(itemId: number): Promise<boolean> {
      forget(itemId);
      state.setState(({ leaving }) => ({ leaving: [...leaving, itemId] }));
      const isGone = await changes.remove(itemId);
      state.setState(({ leaving }) => ({ leaving: leaving.filter((id) => id !== itemId) }));
      return isGone;
    },
  };
}
