import type { ClientContextValue } from '#runtime/islands/client-context.ts';
import type { CartState } from '#runtime/state/cart-store.ts';
import { storage } from '#runtime/state/storage.ts';
import { getCart } from '#schemas/api/cart.ts';
import type { LoaderTools } from '../loader-tools.ts';

/** Which cart, in which state, the tab that changed it last has shown. */
const STAMP = 'cart';

type Client = Pick<ClientContextValue, 'api' | 'cart'>;

/**
 * Keeps bag and cart in step with other tabs of the shop: each leaves a stamp of what it shows, and
 * one that is looked at asks the server when the stamp is another.
 */
export function followTabs(
  { api, cart }: Client,
  currencyId: number,
  { hasCookie }: Pick<LoaderTools, 'hasCookie'>,
): void {
  let isAsking = false;
  const follow = async () => {
    const isSame = (storage.get(STAMP) ?? '') === stampOf(cart.getState());
    if (isAsking || isSame || document.visibilityState !== 'visible') return;
    isAsking = true;
    const result = await api.call(getCart, { body: { currencyId } });
    isAsking = false;
    if (!result.errored) cart.setState({ status: 'created', cart: result.data });
    else if (result.statusCode > 0) cart.setState({ status: 'cleared', cart: null });
  };
  const stamp = (state: CartState) => storage.set(STAMP, stampOf(state));
  cart.subscribe(stamp);
  const known = cart.getState();
  if (known.cart) stamp(known);
  // An order has ended the cart on its way to this page.
  else if (!hasCookie('cartId')) storage.set(STAMP, '');
  addEventListener('storage', ({ key }) => {
    if (key === `izlog.${STAMP}`) void follow();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void follow();
  });
  document.addEventListener('visibilitychange', () => void follow());
}

function stampOf({ cart }: CartState): string {
  return cart ? `${cart.id}:${cart.version}` : '';
}
