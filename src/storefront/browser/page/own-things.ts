import { WHOLE_WISHLIST } from '#domain/constants.ts';
import { failureText } from '#runtime/http/failure-text.ts';
import type { ClientContextValue } from '#runtime/islands/client-context.ts';
import { addToast } from '#runtime/state/toast-store.ts';
import { ownComment } from '#schemas/api/comments.ts';
import { filterWishes, toggleWish } from '#schemas/api/wishlist.ts';
import type { FormScope } from '../forms/form-scope.ts';

/** Puts into the page, which is the same for all, what is a customer's own. */
export async function showOwnThings(client: ClientContextValue): Promise<void> {
  await Promise.all([loadWishes(client), fillOwnComment(client)]);
}

/** Fetches the wishlist and shows it in the hearts of the page; a failure leaves both as they are. */
async function loadWishes({ api, wishes }: ClientContextValue): Promise<void> {
  const result = await api.call(filterWishes, { query: { limit: WHOLE_WISHLIST } });
  if (result.errored) return;
  const ids = result.data.data.map(({ product_id }) => product_id);
  wishes.setState({ ids });
  for (const heart of document.querySelectorAll<HTMLElement>('[data-wish]')) {
    heart.ariaPressed = String(ids.includes(Number(heart.dataset['wish'])));
  }
}

/**
 * The toast says what the list that is fetched again says; where it cannot be had, what the change
 * itself answered (WISH-01). Guests are told to log in, and nothing is sent (ROLE-02).
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

/** The form holds what its writer said before, and what is sent takes its place (REV-02). */
export async function fillOwnComment({ api }: Pick<ClientContextValue, 'api'>): Promise<void> {
  const form = document.querySelector<HTMLFormElement>('form[data-own-comment]');
  if (!form) return;
  const values = new FormData(form);
  const type = values.get('targetType');
  if (type !== 'product' && type !== 'post') return;
  const result = await api.call(ownComment, {
    params: { type, id: Number(values.get('targetId')) },
  });
  if (result.errored || !result.data || isBegun(form)) return;
  const { body, rating } = result.data;
  for (const control of form.elements) {
    if (control instanceof HTMLTextAreaElement) control.value = body;
    if (control instanceof HTMLInputElement && control.name === 'rating') {
      control.checked = control.value === String(rating);
    }
  }
}

/** What was written before the answer came is newer. */
function isBegun(form: HTMLFormElement): boolean {
  const values = new FormData(form);
  return Boolean(values.get('body') || values.get('rating'));
}
