import type { AdapterName, PaymentData, PaypalSubscription } from '#server/db/tables/payments.ts';

/** What a provider gets to know about an order. */
export interface PaymentRequest {
  /** Our name of the payment at the provider; unguessable. */
  reference: string;
  orderId: number;
  /** Number that people see. */
  orderNumber: string;
  amountCents: number;
  /** ISO 4217. */
  currency: string;
  /** null for what is paid once. */
  subscription: PaypalSubscription | null;
  locale: string;
  customer: {
    firstName: string;
    lastName: string;
    street: string;
    city: string;
    zipCode: string;
    country: string;
    phone: string;
    email: string;
  };
  /** Absolute addresses of our own pages. */
  successUrl: string;
  failureUrl: string;
  /** Origin of the shop, for addresses that the provider calls. */
  origin: string;
}

/** Figures for PayPal's buttons (PAY-10). */
export interface PaypalStart {
  isSubscription: boolean;
  plan_id: string;
  quantity: number;
  scriptUrl: string;
  orderId: number;
  total: number;
  /** ISO 4217. */
  currency: string;
  /** The order or subscription at PayPal, made by our server; '' when it could not be asked to. */
  providerOrderId: string;
}

/** What the browser gets to go on with: a form's HTML, PayPal's figures, or '' when nothing is left. */
export type PaymentStart = string | PaypalStart;

/** Ways whose money a provider tells us of; of the others a person takes note. */
export const PROVIDERS: readonly AdapterName[] = ['testGateway', 'monri', 'corvuspay', 'paypal'];

/** A way of paying. `start` is pure: the same request gives the same answer (I17). */
export interface PaymentAdapter {
  readonly name: AdapterName;
  start(request: PaymentRequest): PaymentStart;
}

/** What a provider is asked about. */
export interface OpenPayment {
  reference: string;
  /** ISO 4217. */
  currency: string;
  provider_reference: string | null;
  data: PaymentData;
}

/**
 * Asks a provider's server what became of a payment; null while it knows of no decision. Throws
 * when it cannot be asked.
 */
export type Look = (payment: OpenPayment) => Promise<Outcome | null>;

/** What a provider says about a payment, after its signature was checked. */
export interface Outcome {
  adapter: AdapterName;
  reference: string;
  result: 'paid' | 'failed';
  /** null when the provider's message does not cover it; such a message never makes a payment paid. */
  amountCents: number | null;
  currency: string | null;
  providerReference: string | null;
  /** Where the message came from, e.g. `callback`, `return`, `status`. */
  source: string;
  /** What makes a repeated message the same message. */
  key: string;
}
