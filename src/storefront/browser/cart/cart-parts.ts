import { ADDED_MODAL_ID } from '#domain/web/added-to-cart.ts';
import { NOTICE_QUERY, type NoticeKey } from '#domain/web/notices.ts';
import { withQuery } from '#domain/web/path-query.ts';
import type { ClientContextValue } from '#runtime/islands/client-context.ts';
import type { CartState } from '#runtime/state/cart-store.ts';
import { addToast } from '#runtime/state/toast-store.ts';

type Client = Pick<ClientContextValue, 'cart' | 'toasts'>;

const PARTS = '[data-cart-part]';

let isWatched = false;
/** A change of ours is under way, which shows the page by itself. */
let isOwn = false;
let renewals = 0;
/** Where the parts come from. */
let here = location.pathname;

/** Renews the parts of the page when something else changed the cart: a product below it, the bag. */
export function watchCart(client: Client): void {
  if (isWatched) return;
  isWatched = true;
  const check = (state: CartState) => {
    if (isOwn || state.status === 'none') return;
    const part = document.querySelector<HTMLElement>('[data-cart-version]');
    if (isSeen(part) && part?.dataset['cartVersion'] !== state.cart?.version.toString()) {
      renewParts(client).catch(() => location.reload());
    }
  };
  client.cart.subscribe(check);
  check(client.cart.getState());
}

/** What a closed window holds is renewed when it opens. */
function isSeen(part: HTMLElement | null): boolean {
  return part?.checkVisibility() !== false;
}

/** Puts a cart into the store, for the bag, without renewing the page for it. */
export function keepCart({ cart }: Client, state: CartState): void {
  isOwn = true;
  cart.setState(state);
  isOwn = false;
}

/** Shows the page as it is now, with what a notice says. */
export async function renewParts(client: Client, notice?: NoticeKey): Promise<void> {
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
  const [text, { morph }] = await Promise.all([
    fetchPage(address, init),
    import('../lists/morph.ts'),
  ]);
  const { page } = readPage(text);
  if (own === renewals) showParts(page, morph);
  const notice = page.querySelector<HTMLElement>('.izlog-notice');
  if (notice) addToast(client.toasts, kindOf(notice), notice.textContent);
}

async function fetchPage(address: string, init: RequestInit = {}): Promise<string> {
  // biome-ignore lint/style/noRestrictedGlobals: this asks for a page, not for the API
  const response = await fetch(address, { ...init, headers: { accept: 'text/html' } });
  if (!response.ok) throw new Error(`Izlog: the page of the cart answers ${response.status}.`);
  return response.text();
}

/** A page and its styles, apart: the policy of this page would refuse them inside of it. */
function readPage(text: string) {
  let css = '';
  const html = text.replace(/<style[^>]*>(.*?)<\/style>/gs, (_, style) => {
    css += style;
    return '';
  });
  return { page: new DOMParser().parseFromString(html, 'text/html'), css };
}

/** Shows the parts of a page that came with the answer to a change of the cart. */
export async function showPage(text: string): Promise<void> {
  renewals += 1;
  const own = renewals;
  const { morph } = await import('../lists/morph.ts');
  if (own === renewals) showParts(readPage(text).page, morph);
}

/**
 * Puts the window that opens after something was added into the page, with the styles that it
 * lacks; later the parts come from its address (CART-12). False where the site has none.
 */
export function insertAdded(text: string, address: string): boolean {
  const { page, css } = readPage(text);
  const block = page.getElementById(ADDED_MODAL_ID)?.parentElement;
  if (!block) return false;
  here = address;
  addStyles(css);
  document.querySelector('.izlog-page')?.append(block);
  checkByScript();
  return true;
}

/** Only rules that the page lacks: a repeated one would come after those that override it. */
function addStyles(css: string) {
  const known = new Set([...document.styleSheets].flatMap(rulesOf));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const fresh = rulesOf(sheet).filter((rule) => !known.has(rule));
  sheet.replaceSync(fresh.join(''));
  document.adoptedStyleSheets.push(sheet);
}

function rulesOf({ cssRules }: CSSStyleSheet): string[] {
  return [...cssRules].map(({ cssText }) => cssText);
}

function kindOf({ dataset }: HTMLElement): 'success' | 'error' | 'info' {
  const { kind } = dataset;
  return kind === 'success' || kind === 'error' ? kind : 'info';
}

function showParts(page: Document, morph: (part: HTMLElement, next: Element) => void) {
  const hadFocus = document.activeElement !== document.body;
  for (const part of document.querySelectorAll<HTMLElement>(PARTS)) {
    const next = page.querySelector(`[data-cart-part="${part.dataset['cartPart']}"]`);
    if (next) morph(part, next);
  }
  checkByScript();
  if (hadFocus && document.activeElement === document.body) focusHead();
}

/** New forms are checked by the script that sends them. */
function checkByScript() {
  for (const form of document.querySelectorAll<HTMLFormElement>(`${PARTS} form[data-action]`)) {
    form.noValidate = true;
  }
}

/** What had the focus is gone: reading goes on at the head of the cart. */
function focusHead() {
  const head = document.querySelector<HTMLElement>(`${PARTS} :is(h1, h3)`);
  if (!head) return;
  head.tabIndex = -1;
  head.focus({ preventScroll: true });
}
