import { REMOVED_COOKIE, withRemoved } from '#domain/commerce/removed-items.ts';
import { NOTICE_QUERY, type NoticeKey } from '#domain/web/notices.ts';
import { withQuery } from '#domain/web/path-query.ts';
import { pageHref } from '#runtime/links/page-href.ts';
import { createLineChanges, type LineChanges } from '#runtime/state/line-changes.ts';
import { addToast } from '#runtime/state/toast-store.ts';
import { type Cart, getCart } from '#schemas/api/cart.ts';
import { nativeFaults, showFaults } from '../forms/form-faults.ts';
import type { FormScope } from '../forms/form-scope.ts';
import { readCookie, writeCookie } from '../page/cookie-values.ts';
import { keepCart, renewParts, showAnswer, watchCart } from './cart-parts.ts';
import { tellOfLapsedCard } from './lapsed-card.ts';

const QUANTITY = 'cart.quantity';
const REMOVE = 'cart.remove';
const REMOVED_SECONDS = 30 * 86_400;

let isWatched = false;
let lines: LineChanges | undefined;

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
  form.dataset['pending'] = '';
  linesOf(scope).afterPresses(itemIdOf(form), () => changeQuantity(form, scope).catch(reload));
}

/** The lines of the page, which the server renders: a change is shown by renewing its parts. */
function linesOf(scope: FormScope): LineChanges {
  const { client, data, t } = scope;
  lines ??= createLineChanges(client, t, {
    currencyId: () => data.currencyId,
    settle(itemId, isRefused) {
      const form = formOf(QUANTITY, itemId);
      delete form?.dataset['pending'];
      if (isRefused) form?.reset();
    },
    show(cart, removed) {
      if (removed === undefined) return showCart(client, cart);
      keepRemoved(removed);
      return showCart(client, cart, 'removed-from-cart');
    },
    renew: async (isLineGone) => {
      await renewParts(client, isLineGone ? 'not-in-cart' : undefined);
      if (isLineGone) await fetchCart(client, data.currencyId);
    },
    explain(itemId, text) {
      const form = formOf(QUANTITY, itemId);
      if (form) showFaults(form, { qty: text });
    },
    leave() {
      const notice: NoticeKey = 'cart-unchanged';
      location.assign(withQuery(pageHref('/', data), NOTICE_QUERY, notice));
    },
  });
  return lines;
}

/** The form of a line. */
function formOf(action: string, itemId: number): HTMLFormElement | undefined {
  const forms = document.querySelectorAll<HTMLFormElement>(`form[data-action="${action}"]`);
  return [...forms].find((form) => itemIdOf(form) === itemId);
}

/** A line that was taken out is kept, to be put back (CART-21). */
function keepRemoved(itemId: number) {
  const form = formOf(REMOVE, itemId);
  if (!form) return;
  const list = withRemoved(readCookie(REMOVED_COOKIE), textOf(form, 'item'));
  writeCookie(REMOVED_COOKIE, list, REMOVED_SECONDS);
}

/** Sends a form of the page of the cart. Rejects when the server cannot be reached. */
export async function submitCartForm(form: HTMLFormElement, scope: FormScope): Promise<void> {
  const { action } = form.dataset;
  if (action === QUANTITY) await changeQuantity(form, scope);
  else if (action === REMOVE) await linesOf(scope).remove(itemIdOf(form));
  else await sendForm(form, scope);
}

/** What cannot be shown in place is shown by the page itself. */
function reload() {
  location.reload();
}

function textOf(form: HTMLFormElement, name: string): string {
  return String(new FormData(form).get(name) ?? '');
}

function itemIdOf(form: HTMLFormElement): number {
  return Number(textOf(form, 'itemId'));
}

/** What is no quantity is said and not sent (CART-19). */
async function changeQuantity(form: HTMLFormElement, scope: FormScope) {
  const { client, t } = scope;
  const faults = nativeFaults(form, t);
  showFaults(form, faults);
  if (faults['qty']) {
    addToast(client.toasts, 'error', t('loader:invalidQuantity'));
    return;
  }
  await linesOf(scope).setQuantity(itemIdOf(form), Number(textOf(form, 'qty')));
}

/** What a change took away with it is said in place of the change (CPN-04). */
function showCart(client: FormScope['client'], cart: Cart, notice?: NoticeKey): Promise<void> {
  keepCart(client, { status: 'created', cart });
  return renewParts(client, cart.couponValid ? notice : 'coupon-no-longer-valid');
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
