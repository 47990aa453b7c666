import type { PaymentButtons } from '#server/forms/answer.ts';
import type { PaymentRequest } from '../../payment-provider.ts';
import type { PaypalAccount } from './calls.ts';

/** The figures of the buttons (PAY-10). */
export function paypalButtons(
  account: Pick<PaypalAccount, 'scriptUrl' | 'clientId'>,
  { orderId, amountCents, currency, subscription }: PaymentRequest,
): PaymentButtons {
  return {
    isSubscription: subscription !== null,
    plan_id: subscription?.planId ?? '',
    quantity: subscription?.quantity ?? 1,
    scriptUrl: scriptOf(account, currency, subscription !== null),
    orderId,
    total: amountCents / 100,
    currency,
    providerOrderId: '',
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
