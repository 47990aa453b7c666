import type { PaymentAdapter } from '../adapter.ts';
import type { PaypalAccount } from './paypal-calls.ts';

/**
 * PayPal's buttons; what they are for is made there by our server, which takes the money of an order
 * too (PAY-10 to PAY-13).
 */
export function createPaypal(
  account: Pick<PaypalAccount, 'scriptUrl' | 'clientId'>,
): PaymentAdapter {
  return {
    name: 'paypal',
    start: ({ orderId, amountCents, currency, subscription }) => ({
      isSubscription: subscription !== null,
      plan_id: subscription?.planId ?? '',
      quantity: subscription?.quantity ?? 1,
      scriptUrl: scriptOf(account, currency, subscription !== null),
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
  isSubscription: boolean,
): string {
  const url = new URL(scriptUrl);
  url.searchParams.set('client-id', clientId);
  url.searchParams.set('currency', currency);
  if (isSubscription) {
    url.searchParams.set('vault', 'true');
    url.searchParams.set('intent', 'subscription');
  }
  return url.href;
}
