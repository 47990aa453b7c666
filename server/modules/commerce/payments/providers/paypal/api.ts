import type { ConfiguredProvider } from '../../payment-provider.ts';
import type { PaypalAccount } from './calls.ts';
import { createPaypalOrders } from './orders.ts';
import { refundAtPaypal } from './refunds.ts';
import { createPaypalSubscriptions } from './subscriptions.ts';

/** Our server's side of PayPal: an order there, or a subscription where the payment is one. */
export function createPaypalApi(
  account: PaypalAccount,
): Pick<ConfiguredProvider, 'prepare' | 'capture' | 'status' | 'refund'> {
  const orders = createPaypalOrders(account);
  const subscriptions = createPaypalSubscriptions(account);

  return {
    prepare: (payment) =>
      payment.data.subscription
        ? subscriptions.subscribe(payment.reference, payment.data.subscription)
        : orders.create(payment),
    // A subscription takes its own money.
    capture: (id, { reference, data }) =>
      data.subscription ? subscriptions.status(id, reference) : orders.capture(id, reference),
    async status({ provider_reference: id, reference, data }) {
      // Without an order there, nothing can have been taken.
      if (id === null) return null;
      return (data.subscription ? subscriptions : orders).status(id, reference);
    },
    refund: (payment, amountCents, key) => refundAtPaypal(account, payment, amountCents, key),
  };
}
