import { CART_IS_GONE, CART_IS_OVER } from '#domain/commerce/cart-errors.ts';
import { REMOVED_COOKIE, withRemoved } from '#domain/commerce/removed-items.ts';
import { QUANTITY_WAIT_MS } from '#domain/constants.ts';
import { NOTICE_QUERY, type NoticeKey } from '#domain/web/notices.ts';
import { withQuery } from '#domain/web/path-query.ts';
import { failureText } from '#runtime/http/failure-text.ts';
import { pageHref } from '#runtime/links/page-href.ts';
import { addToast } from '#runtime/state/toast-store.ts';
import { type Cart, deleteCartItem, getCart, updateCartItem } from '#schemas/api/cart.ts';
import type { ApiFailure } from '#schemas/api/endpoint.ts';
import { nativeFaults, showFaults } from '../forms/form-faults.ts';
import type { FormScope } from '../forms/form-scope.ts';
import { readCookie, writeCookie } from '../page/cookie-values.ts';
import { keepCart, renewParts, showAnswer, watchCart } from './cart-parts.ts';
import { tellOfLapsedCard } from './lapsed-card.ts';

const QUANTITY = 'cart.quantity';
const REMOVED_SECONDS = 30 * 86_400;

let isWatched = false;
const timers = new WeakMap<HTMLFormElement, ReturnType<typeof setTimeout>>();

/** Looks after the page of the cart: what changes its lines is shown without leaving it. */
export function watchCartPage(scope: FormScope): void {
  if (isWatched) return;
  isWatched = true;
  tellOfLapsedCard();
  watchCart(scope.client);
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement) noteQuantity(target, scope);
  });
  // What was changed before this script was there.
  for (const input of document.querySelectorAll<HTMLInputElement>('input[name="qty"]')) {
    if (input.value !== input.defaultValue) noteQuantity(input, scope);
  }
}

function noteQuantity({ form }: HTMLInputElement, scope: FormScope) {
  if (form?.dataset['action'] !== QUANTITY) return;
  clearTimeout(timers.get(form));
  form.dataset['pending'] = '';
  timers.set(
    form,
    setTimeout(() => changeQuantity(form, scope).catch(reload), QUANTITY_WAIT_MS),
  );
}

/** Sends a form of the page of the cart. Rejects when the server cannot be reached. */
export async function submitCartForm(form: HTMLFormElement, scope: FormScope): Promise<void> {
  const { action } = form.dataset;
  if (action === QUANTITY) await changeQuantity(form, scope);
  else if (action === 'cart.remove') await removeLine(form, scope);
  else await sendForm(form, scope);
}

/** What cannot be shown in place is shown by the page itself. */
function reload() {
  location.reload();
}

function textOf(form: HTMLFormElement, name: string): string {
  return String(new FormData(form).get(name) ?? '');
}

/** CART-19: what is no quantity is said and not sent. */
async function changeQuantity(form: HTMLFormElement, scope: FormScope) {
  const { client, data, t } = scope;
  clearTimeout(timers.get(form));
  const faults = nativeFaults(form, t);
  showFaults(form, faults);
  if (faults['qty']) {
    addToast(client.toasts, 'error', t('loader:invalidQuantity'));
    return;
  }
  const qty = textOf(form, 'qty');
  const body = { itemId: Number(textOf(form, 'itemId')), qty: Number(qty) };
  const result = await client.api.call(updateCartItem, {
    body: { ...body, currencyId: data.currencyId },
  });
  const isLast = textOf(form, 'qty') === qty;
  if (isLast) delete form.dataset['pending'];
  if (!result.errored) return showCart(scope, result.data);
  // Changed again meanwhile, it is sent again.
  if (!isLast) return;
  // What the cart holds, and what it comes to, is still what it was before the press.
  form.reset();
  if (result.error.code === 'NOT_FOUND') return showGone(scope);
  if (result.error.code === 'OUT_OF_STOCK') await renewParts(client);
  refuse(form, result, scope);
}

/** Another tab has taken the line out. */
async function showGone({ client, data }: FormScope) {
  await renewParts(client, 'not-in-cart');
  await fetchCart(client, data.currencyId);
}

/** CART-10, CART-21: the line is kept, to be put back. */
async function removeLine(form: HTMLFormElement, scope: FormScope) {
  const { client, data } = scope;
  const itemId = Number(textOf(form, 'itemId'));
  const result = await client.api.call(deleteCartItem, {
    body: { itemId, currencyId: data.currencyId },
    query: {},
  });
  if (result.errored) {
    if (result.error.code === 'NOT_FOUND') await showGone(scope);
    else refuse(form, result, scope, scope.t('loader:removeFromCartFailed'));
    return;
  }
  const list = withRemoved(readCookie(REMOVED_COOKIE), textOf(form, 'item'));
  writeCookie(REMOVED_COOKIE, list, REMOVED_SECONDS);
  await showCart(scope, result.data, 'removed-from-cart');
}

/** CPN-04: what a change took away with it is said in place of the change. */
function showCart({ client }: FormScope, cart: Cart, notice?: NoticeKey): Promise<void> {
  keepCart(client, { status: 'created', cart });
  return renewParts(client, cart.couponValid ? notice : 'coupon-no-longer-valid');
}

/** What is wrong with a line is beside it; a cart that is over is left for the home page (ERR-02). */
function refuse(
  form: HTMLFormElement,
  failure: ApiFailure,
  { client, data, t }: FormScope,
  text = failureText(failure, t),
) {
  const { code } = failure.error;
  if (CART_IS_OVER.includes(code)) {
    client.cart.setState({ status: 'cleared', cart: null });
    const notice: NoticeKey = 'cart-unchanged';
    location.assign(withQuery(pageHref('/', data), NOTICE_QUERY, notice));
    return;
  }
  showFaults(form, { qty: text });
  addToast(client.toasts, 'error', text);
  // The parts of the page follow the store (CART-04).
  if (CART_IS_GONE.includes(code)) client.cart.setState({ status: 'cleared', cart: null });
}

/** The server answers a form as it does without scripts: by the page, with faults at their place. */
async function sendForm(form: HTMLFormElement, { client, data, t }: FormScope) {
  const faults = nativeFaults(form, t);
  showFaults(form, faults);
  if (Object.keys(faults).length > 0) return;
  const { used, already } = form.dataset;
  if (used && already && textOf(form, 'barcode').trim() === used) {
    addToast(client.toasts, 'info', already);
    return;
  }
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) body.append(name, String(value));
  await showAnswer(client, form.action, { method: 'POST', body });
  await fetchCart(client, data.currencyId);
}

/** For the bag; the parts of the page show it already. */
async function fetchCart(client: FormScope['client'], currencyId: number) {
  const result = await client.api.call(getCart, { body: { currencyId } });
  if (!result.errored) keepCart(client, { status: 'created', cart: result.data });
}
