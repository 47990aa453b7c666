import type { PaymentAdapter } from '../adapter.ts';

/** Pay on delivery or in the shop: nothing is left to do in the browser (PAY-15). */
export const offline: PaymentAdapter = { name: 'offline', start: () => '' };

/** Bank transfer: the data to pay by are in the order's document and mail. */
export const bankTransfer: PaymentAdapter = { name: 'bankTransfer', start: () => '' };
