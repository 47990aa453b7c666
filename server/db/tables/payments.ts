import type { ColumnType, Generated } from 'kysely';

type Json<T> = ColumnType<T, unknown, unknown>;
type Texts = Json<Record<string, string>>;
type Defaulted<T> = ColumnType<T, T | undefined, T>;
type Moment = ColumnType<Date, Date | undefined, Date>;

/** What makes a way of payment a subscription at its provider (PAY-12). */
export interface SubscriptionPlan {
  planId: string;
  /** Whether the provider is told how many pieces are subscribed to. */
  hasQuantity: boolean;
  /** Who is billed outside of Germany pays no tax in it (G-083). */
  celero: boolean;
}

/** The subscription that pays an order, as its provider is asked for it. */
export interface ProviderSubscription {
  planId: string;
  /** null where the provider is told of none. */
  quantity: number | null;
  /** Zero tax takes the place of the plan's own. */
  isUntaxed: boolean;
}

/** What of a payment only some providers have. */
export interface PaymentData {
  subscription?: ProviderSubscription;
}

export interface PaymentTables {
  payment_method: {
    id: Generated<number>;
    store_id: number;
    /** Code of the specification: 5 pay on delivery, 12 card (CONST-03). */
    code: number;
    names: Texts;
    descriptions: Texts;
    /** Empty for methods without a provider; `HPF` is a hosted payment form (G-082). */
    payment_type: Defaulted<string>;
    /** Id of the provider. */
    adapter: string;
    /** Codes of delivery methods it cannot go with. */
    not_with_delivery: Json<number[]>;
    is_digital_allowed: Defaulted<boolean>;
    /** Of methods whose provider has subscriptions. */
    subscription: ColumnType<SubscriptionPlan | null, unknown, unknown>;
    active: Defaulted<boolean>;
    position: Defaulted<number>;
  };
  /** What an order asks a provider for. One per order. */
  payment: {
    id: Generated<number>;
    order_id: number;
    adapter: string;
    /** Our name of it at the provider; unguessable. */
    reference: string;
    amount_cents: number;
    /** ISO 4217. */
    currency: string;
    /**
     * `refundable`: paid too late, or not the right amount, or the order was cancelled; a person has
     * to look at it. `refunded`: all of it was paid back.
     */
    state: 'open' | 'paid' | 'failed' | 'refundable' | 'refunded';
    provider_reference: string | null;
    data: Json<PaymentData>;
    created_at: Moment;
    updated_at: Moment;
  };
  /** What was paid back of a payment, or is about to be. */
  payment_refund: {
    id: Generated<number>;
    payment_id: number;
    /** What had been paid back before; of equals only one goes on. */
    before_cents: number;
    amount_cents: number;
    /** `asked`: nobody knows yet whether the provider did it. */
    state: 'asked' | 'done' | 'refused';
    /** A person paid it back; the shop only took note of it. */
    noted: Defaulted<boolean>;
    /** Who asked for it. */
    account_id: number | null;
    provider_reference: string | null;
    /** Of its credit note; null while it is not done, and where there was no invoice. */
    number: string | null;
    created_at: Moment;
  };
  /** Everything a provider ever told us; `key` makes a repeated message count once. */
  payment_event: {
    id: Generated<number>;
    payment_id: number | null;
    adapter: string;
    source: string;
    key: string;
    outcome: string;
    data: Json<Record<string, unknown>>;
    created_at: Moment;
  };
}
