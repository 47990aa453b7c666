import { CHECKOUT_FEE } from '#domain/commerce/checkout-steps.ts';
import { ON_DELIVERY_POPUP_MS } from '#domain/constants.ts';
import { addToast } from '#runtime/state/toast-store.ts';
import type { FormScope } from '../forms/form-scope.ts';

/** CHK-19: what the fee is for, in a toast and for a moment above the page. False without a fee. */
export function showFee({ client }: FormScope): boolean {
  const part = document.getElementById(CHECKOUT_FEE);
  const text = part?.querySelector('[data-fee-text]')?.textContent ?? '';
  if (text === '') return false;
  addToast(client.toasts, 'info', text);
  const popup = part?.querySelector<HTMLElement>('[popover]');
  popup?.showPopover();
  setTimeout(() => popup?.isConnected && popup.hidePopover(), ON_DELIVERY_POPUP_MS);
  return true;
}

/**
 * CHK-21: who leaves the checkout leaves the fee behind, and with it the way of payment. A form or a
 * link to another step does not leave it; a form may have ordered (G-086).
 */
export function watchLeaving(): void {
  let isStaying = false;
  document.addEventListener('submit', () => {
    isStaying = true;
  });
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link) isStaying = link.pathname === location.pathname;
  });
  addEventListener('pagehide', () => {
    const fee = document.querySelector<HTMLElement>('[data-fee-item]');
    const { feeItem: itemId, feeAction: action } = fee?.dataset ?? {};
    if (isStaying || itemId === undefined || action === undefined) return;
    navigator.sendBeacon(action, new URLSearchParams({ itemId }));
  });
}
