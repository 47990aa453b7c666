import { FILTER_REOPEN_MS, LIST_WAIT_MS } from '../timers.ts';
import { listAddress } from './list-address.ts';
import { showRange } from './list-ranges.ts';

/** Width from which the filters are beside the list. */
const NARROW = '(width < 1000px)';

let rest: ReturnType<typeof setTimeout> | undefined;
let running: AbortController | null = null;

/**
 * Renews a list after a change of one of its forms: once, when nobody has changed anything for half
 * a second, or at once when the form is submitted or emptied. The server renders it as it renders the
 * page.
 */
export function changeList(
  form: HTMLFormElement,
  type: string,
  control: HTMLInputElement | null,
): void {
  const list = listOf(form);
  if (!list) {
    if (type === 'submit') form.submit();
    return;
  }
  const drawer = form.closest<HTMLElement>('[popover]');
  running?.abort();
  clearTimeout(rest);
  // What emptied the form is gone with the words; whoever used it goes on typing.
  if (type === 'reset') form.querySelector<HTMLInputElement>('input[type="search"]')?.focus();
  if (type !== 'input') {
    if (drawer?.matches(':popover-open')) drawer.hidePopover();
    void renew(list, addressOf(list, form));
    return;
  }
  const range = control?.closest<HTMLElement>('[data-range]');
  if (control && range) {
    showRange(range, control);
    if (drawer) setTimeout(() => reopen(drawer), FILTER_REOPEN_MS);
  }
  rest = setTimeout(() => void renew(list, addressOf(list, form)), LIST_WAIT_MS);
}

/** Adds the page that a link leads to; the reader goes on with the first that came (LIST-13). */
export async function appendList(more: HTMLAnchorElement): Promise<void> {
  const list = more.closest('[data-list]');
  const [items, foot] = partsOf(list);
  // biome-ignore lint/style/noRestrictedGlobals: this asks for a page, not for the API
  const response = await fetch(more.href);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const [freshItems, freshFoot] = partsOf(page.getElementById(list?.id ?? ''));
  if (!items || !foot || !freshItems || !freshFoot) throw new Error('Izlog: there is no list.');
  const first = freshItems.firstElementChild;
  items.append(...freshItems.children);
  foot.replaceChildren(...freshFoot.childNodes);
  first?.querySelector('a')?.focus({ preventScroll: true });
}

function partsOf(list: Element | null) {
  return ['items', 'foot'].map((name) => list?.querySelector(`[data-list-${name}]`));
}

/** Around the form; that of a search is elsewhere (SRCH-05). */
function listOf(form: HTMLFormElement): Element | null {
  const own = form.closest('[data-list]');
  return own ?? document.querySelector(`[data-list="${form.dataset['listForm']}"]`);
}

function reopen(drawer: HTMLElement) {
  if (matchMedia(NARROW).matches && !drawer.matches(':popover-open')) drawer.showPopover();
}

/** Other words lead to the first page (LIST-13), as every change of a list does. */
function addressOf(list: Element, form: HTMLFormElement): string {
  if (list.contains(form)) return listAddress(list);
  const entries = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [],
  );
  const query = new URLSearchParams(entries).toString();
  const { pathname } = new URL(form.action);
  return query === '' ? pathname : `${pathname}?${query}`;
}

function blockOf(element: Element): Element | null {
  return element.closest('[data-block]');
}

/** Where the list cannot be had in the background, the browser goes to its page. */
async function renew(list: Element, address: string): Promise<void> {
  running = new AbortController();
  const { signal } = running;
  list.setAttribute('aria-busy', 'true');
  try {
    // biome-ignore lint/style/noRestrictedGlobals: this asks for a page, not for the API
    const response = await fetch(address, { signal });
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const fresh = page.getElementById(list.id);
    if (!fresh) throw new Error('Izlog: the answer holds no list.');
    showParts(list, fresh);
    blockOf(list)?.toggleAttribute('hidden', blockOf(fresh)?.hasAttribute('hidden'));
    history.replaceState(history.state, '', address);
  } catch {
    if (signal.aborted) return;
    location.assign(address);
  }
  list.removeAttribute('aria-busy');
}

/** Replaces what the parts of a list hold; the parts themselves, and where the reader is, stay. */
function showParts(list: Element, fresh: Element) {
  const focused = selectorOf(list.querySelector(':focus'));
  for (const part of list.querySelectorAll<HTMLElement>('[data-list-part]')) {
    const name = part.dataset['listPart'];
    const next = fresh.querySelector(`[data-list-part="${name}"]`);
    if (!next) continue;
    for (const group of part.querySelectorAll<HTMLDetailsElement>('[data-keeps-open]')) {
      const key = group.dataset['keepsOpen'];
      next.querySelector(`[data-keeps-open="${key}"]`)?.toggleAttribute('open', group.open);
    }
    part.replaceChildren(...next.childNodes);
  }
  if (focused) list.querySelector<HTMLElement>(focused)?.focus({ preventScroll: true });
}

/** By which an element is known again: its id, or what it chooses. */
function selectorOf(element: Element | null): string {
  if (element?.id) return `#${CSS.escape(element.id)}`;
  return element instanceof HTMLInputElement
    ? `[name="${element.name}"][value="${CSS.escape(element.value)}"]`
    : '';
}
