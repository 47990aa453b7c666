import type { ClientContextValue } from '#runtime/islands/client-context.ts';
import { shopperProfile } from '#schemas/api/auth.ts';
import { getCart } from '#schemas/api/cart.ts';
import type { LoaderTools } from './loader-tools.ts';

/** Other tabs are followed once the page has come to rest: nobody changes tabs sooner. */
const FOLLOW_TABS_MS = 2000;

/** Statuses of an answer to getting the cart that end its session (CART-03). */
const GONE_STATUSES = [400, 409];

/** For scripts that a page can do without, when the network is gone before they have come. */
export const goOnWithout = () => undefined;

/** Fills the stores from the server, where cookies say that there is something to fetch. */
export function startUp(
  client: ClientContextValue,
  currencyId: number,
  loader: Pick<LoaderTools, 'hasCookie' | 'pendingPieces'>,
): void {
  const { hasCookie, pendingPieces } = loader;
  setTimeout(() => {
    void import('./cart/cart-tabs.ts').then(
      ({ followTabs }) => followTabs(client, currencyId, loader),
      goOnWithout,
    );
  }, FOLLOW_TABS_MS);
  // What is being added is answered with the cart.
  if (hasCookie('cartId') && pendingPieces() === 0) void fetchCart(client, currencyId);
  if (hasCookie('izlog_session')) void fetchProfile(client);
  else client.session.setState({ status: 'guest' });
}

/** Fetches the cart that the cookies of the browser name (CART-06). */
export async function fetchCart(
  { api, cart }: ClientContextValue,
  currencyId: number,
): Promise<void> {
  const result = await api.call(getCart, { body: { currencyId } });
  // What the visitor changed meanwhile is newer than what was asked for first.
  if (cart.getState().cart) return;
  if (!result.errored) cart.setState({ status: 'created', cart: result.data });
  else if (GONE_STATUSES.includes(result.statusCode))
    cart.setState({ status: 'cleared', cart: null });
}

/**
 * A session lives on over a reload (AUTH-01). A failed call leaves it open. Shoppers have a
 * wishlist, editors do not (WISH-04).
 */
async function fetchProfile(client: ClientContextValue) {
  const { api, session } = client;
  const result = await api.call(shopperProfile, {});
  if (result.errored) {
    if (result.statusCode === 401) session.setState({ status: 'guest', user: null });
    return;
  }
  session.setState({ status: 'user', user: result.data });
  if (result.data.isBackofficeUser) return;
  await import('./page/own-things.ts').then(
    ({ showOwnThings }) => showOwnThings(client),
    goOnWithout,
  );
}
