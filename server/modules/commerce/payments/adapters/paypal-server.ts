import type { OpenPayment, Outcome } from '../adapter.ts';
import type { PaypalAccount } from './paypal-calls.ts';
import { createPaypalOrders } from './paypal-orders.ts';
import { createPaypalSubscriptions } from './paypal-subscriptions.ts';

/** A payment as it is sent to PayPal. */
export interface PaypalPayment extends Omit<OpenPayment, 'provider_reference'> {
  amount_cents: number;
}

/**
 * Our server's side of PayPal: an order there, or a subscription where the payment is one. All throw
 * when it cannot be asked or answers something strange.
 */
export interface PaypalServer {
  /** Makes it there; once for a payment, however often it is asked for. */
  create(payment: PaypalPayment): Promise<string>;
  /**
   * Takes the money of what the shopper approved, once; null when none was taken. A subscription
   * takes its own.
   */
  take(id: string, payment: PaypalPayment): Promise<Outcome | null>;
  /** Whether money was taken; null when none was. */
  look(id: string, payment: Omit<OpenPayment, 'provider_reference'>): Promise<Outcome | null>;
}

export function createPaypalServer(account: PaypalAccount): PaypalServer {
  const orders = createPaypalOrders(account);
  const subscriptions = createPaypalSubscriptions(account);

  return {
    create: (payment) =>
      payment.data.subscription
        ? subscriptions.subscribe(payment.reference, payment.data.subscription)
        : orders.create(payment),
    take: (id, { reference, data }) =>
      data.subscription ? subscriptions.look(id, reference) : orders.capture(id, reference),
    look: (id, { reference, data }) =>
      (data.subscription ? subscriptions : orders).look(id, reference),
  };
}
