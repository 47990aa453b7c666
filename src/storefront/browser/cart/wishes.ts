import { WHOLE_WISHLIST } from '#domain/constants.ts';
import { failureText } from '#runtime/http/failure-text.ts';
import type { ClientContextValue } from '#runtime/islands/client-context.ts';
import { addToast } from '#runtime/state/toast-store.ts';
import { filterWishes, toggleWish } from '#schemas/api/wishlist.ts';
import type { FormScope } from '../forms/form-scope.ts';

/** Fetches the wishlist and shows it in the hearts of the page; a failure leaves both as they are. */
export async function loadWishes({ api, wishes }: ClientContextValue): Promise<void> {
  const result = await api.call(filterWishes, { query: { limit: WHOLE_WISHLIST } });
  if (result.errored) return;
  const ids = result.data.data.map(({ product_id }) => product_id);
  wishes.setState({ ids });
  for (const heart of document.querySelectorAll<HTMLElement>('[data-wish]')) {
    heart.ariaPressed = String(ids.includes(Number(heart.dataset['wish'])));
  }
}

/**
 * WISH-01: the toast says what the list that is fetched again says; where it cannot be had, what the
 * change itself answered. Guests are told to log in, and nothing is sent (ROLE-02).
 */
export async function sendWish(form: HTMLFormElement, { client, t }: FormScope): Promise<void> {
  const { api, session, toasts, wishes } = client;
  if (session.getState().status === 'guest') {
    addToast(toasts, 'error', t('loader:wishlistLogin'));
    return;
  }
  const productId = Number(new FormData(form).get('productId'));
  const result = await api.call(toggleWish, { body: { product_id: productId } });
  if (result.errored) {
    const isGuest = result.error.code === 'UNAUTHENTICATED';
    addToast(toasts, 'error', isGuest ? t('loader:wishlistLogin') : failureText(result, t));
    return;
  }
  wishes.setState({ ids: null });
  await loadWishes(client);
  const isIn = wishes.getState().ids?.includes(productId) ?? result.data.inWishlist;
  addToast(toasts, 'success', t(isIn ? 'loader:addedToWishlist' : 'loader:removedFromWishlist'));
}
