import type { FastifyInstance } from 'fastify';
import type { Static, TObject, TProperties } from 'typebox';
import type { Locale } from '#domain/locales.ts';
import type { PaymentData, ProviderSubscription } from '#server/db/tables/payments.ts';
import type { PaymentButtons } from '#server/forms/answer.ts';
import {
  checkedSettings,
  type PluginSettings,
  type WithSettings,
} from '#server/plugin-settings.ts';

/**
 * A payment provider: one folder in `providers/`, listed by `all-providers.ts`. Nothing else names it.
 * Made by `defineProvider`.
 */
export interface PaymentProvider extends WithSettings {
  /** What orders and methods of payment store; never changes once it is released. */
  readonly id: string;
  /** What the admin panel calls it. */
  readonly labels: Readonly<Record<Locale, string>>;
  /** Whether it tells us that an order was paid; for the others a person takes note of the money. */
  readonly isOnline: boolean;
  /** How long an order waits for its money before its goods go back on the shelf; absent: for ever. */
  readonly patienceMs?: number;
  /** Paid by buttons that are gone with their page: the checkout has to offer them again. */
  readonly hasButtons?: true;
  /** Whether a method of payment may be a subscription (PAY-12). */
  readonly hasSubscriptions?: true;
  /** An open order's document and mail tell where to transfer the money. */
  readonly isTransfer?: true;
  /** Takes no money: a shop that strangers can reach must ask for it. */
  readonly isForTests?: true;
  /** Setting by which a shop takes real cards; with it the demonstration needs no test provider. */
  readonly cardSetting?: string;
  /** What the provider does with its account; null where its settings are incomplete. */
  setUp(settings: PluginSettings, surroundings: Surroundings): ConfiguredProvider | null;
}

/** What a provider may know besides its settings. */
export interface Surroundings {
  /** Whether a provider for tests takes payments. */
  testMode: boolean;
  /** A secret of our own for one purpose; the same on every start. */
  secretFor(purpose: string): string;
}

/** A provider that has an account. What it has no method for it cannot do. */
export interface ConfiguredProvider {
  /** What the browser goes on with. Pure: the same request gives the same answer (I17). */
  start(request: PaymentRequest): PaymentStart;
  /**
   * Asks the service, so that a wrong key or address is known before an order is; answers what it
   * found. Throws where it does not answer as it should.
   */
  check?(): Promise<string>;
  /**
   * Makes at the provider what the shopper approves there; answers its id. Once for a payment, however
   * often it is called. Throws when the provider cannot be asked.
   */
  prepare?(payment: PreparedPayment): Promise<string>;
  /**
   * Takes the money of what the shopper approved, once; null when none was taken. Throws when the
   * provider cannot be asked.
   */
  capture?(id: string, payment: PreparedPayment): Promise<Outcome | null>;
  /**
   * Asks what became of a payment; null while there is no decision. Throws when the provider cannot
   * be asked.
   */
  status?(payment: OpenPayment): Promise<Outcome | null>;
  /**
   * Pays money back, once for a key, however often it is called. Throws when nobody knows whether it
   * did; it is asked again with the same key then. Without it, a person pays back.
   */
  refund?(payment: OpenPayment, amountCents: number, key: string): Promise<RefundOutcome>;
  /** What the provider and the browsers that it sends back call. Who calls is proven by signatures. */
  routes?(app: FastifyInstance, payments: PaymentEvents, limitCalls: LimitCalls): void;
  /** Addresses that the browser needs to pay; their origins are allowed and no others (S36). */
  contentSources?: {
    /** Forms are posted there (PAY-14). */
    forms?: readonly string[];
    /** Buttons come from there, and open frames of it (PAY-10). */
    scripts?: readonly string[];
  };
}

/** Throws `TooManyRequests` where one address calls too often. */
export type LimitCalls = (ip: string) => Promise<void>;

/** What routes of a provider do with what they heard. */
export interface PaymentEvents {
  /** Takes a provider's message into account. */
  apply(outcome: Outcome): Promise<unknown>;
  /** Asks the provider and books its answer; false when it cannot be asked. */
  reconcile(reference: string): Promise<boolean>;
  /** Where the browser goes after a payment. */
  pagesOf(
    reference: string,
  ): Promise<{ state: string; successUrl: string; failureUrl: string } | null>;
}

/** A provider as its folder writes it: `setUp` gets its own settings, checked. */
export interface ProviderDefinition<S extends TProperties> extends Omit<PaymentProvider, 'setUp'> {
  readonly settings: S;
  setUp(settings: Static<TObject<S>>, surroundings: Surroundings): ConfiguredProvider | null;
}

export function defineProvider<S extends TProperties>(
  definition: ProviderDefinition<S>,
): PaymentProvider {
  return {
    ...definition,
    setUp: (settings, surroundings) =>
      definition.setUp(checkedSettings(definition, settings), surroundings),
  };
}

/** What a provider is told of an order. */
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
  subscription: ProviderSubscription | null;
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

/**
 * What the browser gets to go on with: a form's HTML, figures for buttons, or '' when nothing is left.
 * The id in the figures is filled in with what `prepare` made.
 */
export type PaymentStart = string | PaymentButtons;

/** What a provider is asked about. */
export interface OpenPayment {
  reference: string;
  /** ISO 4217. */
  currency: string;
  /** Its name at the provider, once it has one. */
  provider_reference: string | null;
  data: PaymentData;
}

/** A payment as a provider is told of it. */
export interface PreparedPayment extends Omit<OpenPayment, 'provider_reference'> {
  amount_cents: number;
}

/** What a provider says to a refund, for good. */
export type RefundOutcome =
  | { result: 'done' /** Its name there. */; providerReference: string | null }
  | { result: 'refused' };

/** What a provider says about a payment, after its signature was checked. */
export interface Outcome {
  /** Id of the provider. */
  adapter: string;
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
