import { GO_TO_CART } from '#domain/commerce/cart-types.ts';
import { ADDED_MODAL_ID, ADDED_QUERY } from '#domain/web/added-to-cart.ts';
import { NOTICE_QUERY } from '#domain/web/notices.ts';
import { withQuery } from '#domain/web/path-query.ts';
import { isRecord } from '#runtime/content/json.ts';
import { failureOf } from '#runtime/http/request.ts';
import { addToast } from '#runtime/state/toast-store.ts';
import type { Cart } from '#schemas/api/cart.ts';
import type { FormAnswer } from '../forms/form-post.ts';
import type { FormScope } from '../forms/form-scope.ts';
import { fetchCart, goOnWithout } from '../startup.ts';
import { insertAdded, keepCart, renewParts, showPage, watchCart } from './cart-parts.ts';

/** Shows what came of adding to the cart: what it holds now, or why it was refused. */
export async function showAdded(
  form: HTMLFormElement,
  { status, statusText, body }: FormAnswer,
  scope: FormScope,
): Promise<void> {
  const { client } = scope;
  if (status >= 400) {
    showCart(scope);
    const { showNotAdded } = await import('../forms/forms.ts');
    showNotAdded(form, failureOf(status, body, statusText), scope);
    return;
  }
  const { cart, window } = isRecord(body) && isRecord(body['data']) ? body['data'] : {};
  if (isCart(cart)) keepCart(client, { status: 'created', cart });
  await goOnShopping(form, String(window ?? ''), scope);
}

/** The bag as it is, without what was refused; the cart is asked for where nobody knows it yet. */
function showCart({ client, data, loader }: FormScope) {
  const { cart } = client;
  if (cart.getState().status === 'none' && loader.hasCookie('cartId')) {
    void fetchCart(client, data.currencyId);
  } else cart.setState({ ...cart.getState() });
}

function isCart(value: unknown): value is Cart {
  return isRecord(value) && 'items' in value;
}

/** Where the window cannot be had a toast says it (CART-12). */
async function goOnShopping(form: HTMLFormElement, window: string, scope: FormScope) {
  const { client, data, t } = scope;
  if (data.cartType === GO_TO_CART) {
    location.assign(withQuery(data.cartHref, NOTICE_QUERY, 'added-to-cart'));
    return;
  }
  form.closest<HTMLDialogElement>(`dialog:not(#${ADDED_MODAL_ID})`)?.close();
  const isShown = await openAdded(window, scope).catch(() => false);
  if (!isShown) addToast(client.toasts, 'success', t('loader:added'));
}

/**
 * Opens the window that says what the cart holds now; false where there is none (CART-12, CART-14).
 */
async function openAdded(html: string, scope: FormScope): Promise<boolean> {
  const { client, data } = scope;
  const modal = () => document.querySelector<HTMLDialogElement>(`#${ADDED_MODAL_ID}`);
  const address = withQuery(data.cartHref, ADDED_QUERY, '');
  // The page of the cart shows it by itself.
  if (!modal() && document.querySelector('[data-cart-part]')) {
    await renewParts(client);
    return false;
  }
  if (modal()) {
    if (html === '') await renewParts(client);
    else await showPage(html);
  } else if (insertAdded(html, address)) {
    watchCart(client);
    watchLines(modal(), scope);
  }
  if (!modal()?.open) modal()?.showModal();
  return modal() !== null;
}

/** The script of its lines comes when a visitor turns to them. */
function watchLines(modal: HTMLElement | null, scope: FormScope) {
  const start = () => {
    void import('./cart-forms.ts').then(({ watchCartPage }) => watchCartPage(scope), goOnWithout);
  };
  for (const type of ['pointerdown', 'keydown', 'change']) {
    modal?.addEventListener(type, start, { once: true });
  }
}
