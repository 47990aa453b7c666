import { CHECKOUT_FEE } from '#domain/commerce/checkout-steps.ts';

/** Whether the page says by itself what the chosen way of payment costs (CHK-19). */
export function isFeeSaid(): boolean {
  return document.getElementById(CHECKOUT_FEE)?.hasChildNodes() === true;
}

/**
 * Who leaves the checkout leaves the fee behind, and with it the way of payment (CHK-21). A form or
 * a link to another step does not leave it; a form may have ordered (G-086).
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
