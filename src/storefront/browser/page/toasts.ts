import type { StoreApi } from 'zustand/vanilla';
import styles from '#blocks/_ui/toast/toast.css?inline';
import type { Toast, ToastState } from '#runtime/state/toast-store.ts';

/**
 * Shows the toasts of the store. Timers wait while the reader points at one; what has no timer waits
 * for its button. Their look comes with
 * the first of them, not with every page.
 */
export function showToasts(toasts: StoreApi<ToastState>, labels: { close: string }): void {
  const shown = new Map<number, HTMLElement>();
  let region: HTMLElement | null = null;
  toasts.subscribe((state) => {
    region ??= createRegion();
    for (const toast of state.toasts) {
      if (shown.has(toast.id)) continue;
      const element = createToast(toast, labels.close, () => removeToast(toasts, toast.id));
      shown.set(toast.id, element);
      region.append(element);
      place(region);
    }
    for (const [id, element] of shown) {
      if (state.toasts.some((toast) => toast.id === id)) continue;
      element.remove();
      shown.delete(id);
    }
  });
}

function removeToast(toasts: StoreApi<ToastState>, id: number) {
  toasts.setState((state) => ({ toasts: state.toasts.filter((toast) => toast.id !== id) }));
}

function createRegion(): HTMLElement {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  const region = element('div', 'izlog-toasts');
  region.ariaLive = 'polite';
  return region;
}

/** Toasts are in the modal dialog that covers the page, which holds everything else back. */
function place(region: HTMLElement) {
  const modal = document.querySelector('dialog:modal');
  const parent = modal ?? document.querySelector('.izlog-page') ?? document.body;
  if (region.parentElement !== parent) parent.append(region);
}

function createToast({ kind, text, ms }: Toast, close: string, onEnd: () => void): HTMLElement {
  const toast = element('div', 'izlog-toast');
  toast.dataset['kind'] = kind;
  toast.setAttribute('role', kind === 'error' ? 'alert' : 'status');
  const words = element('p', 'izlog-toast-text');
  words.textContent = text;
  const button = element('button', 'izlog-toast-close');
  button.setAttribute('type', 'button');
  button.ariaLabel = close;
  button.onclick = onEnd;
  toast.append(words, button);

  if (ms === null) return toast;
  let timer: ReturnType<typeof setTimeout>;
  const start = () => {
    clearTimeout(timer);
    timer = setTimeout(onEnd, ms);
  };
  const wait = () => clearTimeout(timer);
  toast.onpointerenter = wait;
  toast.onfocus = wait;
  toast.onpointerleave = start;
  toast.addEventListener('focusin', wait);
  toast.addEventListener('focusout', start);
  start();
  return toast;
}

function element(name: string, className: string): HTMLElement {
  const made = document.createElement(name);
  made.className = className;
  return made;
}
