import type { ClientContextValue } from '#runtime/islands/client-context.ts';
import type { CartState } from '#runtime/state/cart-store.ts';
import { addToast } from '#runtime/state/toast-store.ts';
import { NOTICE_QUERY, type NoticeKey } from '#schemas/notices.ts';
import { withQuery } from '#schemas/safe-path.ts';
import { morph } from './morph.ts';

type Client = Pick<ClientContextValue, 'cart' | 'toasts'>;

const PARTS = '[data-cart-part]';

/** A change of ours is under way, which shows the page by itself. */
let isOwn = false;
let renewals = 0;

/** Renews the parts of the page when something else changed the cart: a product below it, the bag. */
export function watchCart(client: Client): void {
  const check = (state: CartState) => {
    if (isOwn || state.status === 'none') return;
    const version = document.querySelector<HTMLElement>('[data-cart-version]')?.dataset;
    if (version?.['cartVersion'] !== state.cart?.version.toString()) {
      renewParts(client).catch(() => location.reload());
    }
  };
  client.cart.subscribe(check);
  check(client.cart.getState());
}

/** Puts a cart into the store, for the bag, without renewing the page for it. */
export function keepCart({ cart }: Client, state: CartState): void {
  isOwn = true;
  cart.setState(state);
  isOwn = false;
}

/** Shows the page as it is now, with what a notice says. */
export async function renewParts(client: Client, notice?: NoticeKey): Promise<void> {
  const here = location.pathname;
  await showAnswer(client, notice ? withQuery(here, NOTICE_QUERY, notice) : here);
}

/**
 * Shows the parts of a page that the server answers, and its notice as a toast. Of answers that
 * overtake each other the one that was asked for last is shown. Rejects when there is none.
 */
export async function showAnswer(
  client: Client,
  address: string,
  init: RequestInit = {},
): Promise<void> {
  renewals += 1;
  const own = renewals;
  // biome-ignore lint/style/noRestrictedGlobals: this asks for a page, not for the API
  const response = await fetch(address, { ...init, headers: { accept: 'text/html' } });
  if (!response.ok) throw new Error(`Izlog: the page of the cart answers ${response.status}.`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  if (own === renewals) showParts(page);
  const notice = page.querySelector<HTMLElement>('.izlog-notice');
  if (notice) addToast(client.toasts, kindOf(notice), notice.textContent);
}

function kindOf({ dataset }: HTMLElement): 'success' | 'error' | 'info' {
  const { kind } = dataset;
  return kind === 'success' || kind === 'error' ? kind : 'info';
}

function showParts(page: Document) {
  const hadFocus = document.activeElement !== document.body;
  for (const part of document.querySelectorAll<HTMLElement>(PARTS)) {
    const next = page.querySelector(`[data-cart-part="${part.dataset['cartPart']}"]`);
    if (next) morph(part, next);
  }
  for (const form of document.querySelectorAll<HTMLFormElement>(`${PARTS} form[data-action]`)) {
    form.noValidate = true;
  }
  if (hadFocus && document.activeElement === document.body) focusHead();
}

/** What had the focus is gone: reading goes on at the head of the cart. */
function focusHead() {
  const head = document.querySelector<HTMLElement>(`${PARTS} h1`);
  if (!head) return;
  head.tabIndex = -1;
  head.focus({ preventScroll: true });
}
