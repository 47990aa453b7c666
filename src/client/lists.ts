import { listAddress } from './list-address.ts';
import { showRange } from './list-ranges.ts';

/** FILT-03. */
const REST_MS = 500;
/** FILT-09. */
const REOPEN_MS = 369;
/** Width from which the filters stand beside the list. */
const NARROW = '(width < 1000px)';

let rest: ReturnType<typeof setTimeout> | undefined;
let running: AbortController | null = null;

/**
 * Renews a list after a change of one of its forms: once, when nobody has changed anything for half
 * a second, or at once when the form is submitted. The server renders it as it renders the page.
 */
export function changeList(
  form: HTMLFormElement,
  type: string,
  control: HTMLInputElement | null,
): void {
  const list = form.closest('[data-list]');
  if (!list) return;
  const drawer = form.closest<HTMLElement>('[popover]');
  running?.abort();
  clearTimeout(rest);
  if (type === 'submit') {
    if (drawer?.matches(':popover-open')) drawer.hidePopover();
    void renew(list);
    return;
  }
  const range = control?.closest<HTMLElement>('[data-range]');
  if (control && range) {
    showRange(range, control);
    if (drawer) setTimeout(() => reopen(drawer), REOPEN_MS);
  }
  rest = setTimeout(() => void renew(list), REST_MS);
}

function reopen(drawer: HTMLElement) {
  if (matchMedia(NARROW).matches && !drawer.matches(':popover-open')) drawer.showPopover();
}

/** Where the list cannot be had in the background, the browser goes to its page. */
async function renew(list: Element): Promise<void> {
  const address = listAddress(list);
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
    history.replaceState(history.state, '', address);
  } catch {
    if (signal.aborted) return;
    location.assign(address);
  }
  list.removeAttribute('aria-busy');
}

/** Replaces what the parts of a list hold; the parts themselves, and where the reader is, stay. */
function showParts(list: Element, fresh: Element) {
  const focused = document.activeElement?.id ?? '';
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
  if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
}
