import type { PaymentAdapter } from '../adapter.ts';
import type { PaypalAccount } from './paypal-server.ts';

/** PayPal's buttons; the order there is our server's, which takes the money too (PAY-10 to PAY-13). */
export function createPaypal(
  account: Pick<PaypalAccount, 'scriptUrl' | 'clientId'>,
): PaymentAdapter {
  return {
    name: 'paypal',
    start: ({ orderId, amountCents, currency }) => ({
      isSubscription: false,
      plan_id: '',
      quantity: 1,
      scriptUrl: scriptOf(account, currency),
      orderId,
      total: amountCents / 100,
      currency,
      providerOrderId: '',
    }),
  };
}

/** The script of the buttons, for our account and this currency. */
function scriptOf(
  { scriptUrl, clientId }: Pick<PaypalAccount, 'scriptUrl' | 'clientId'>,
  currency: string,
): string {
  const url = new URL(scriptUrl);
  url.searchParams.set('client-id', clientId);
  url.searchParams.set('currency', currency);
  return url.href;
}
