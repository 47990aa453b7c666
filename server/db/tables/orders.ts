import type { ColumnType, Generated } from 'kysely';
import type { OrderAddressField } from '#domain/commerce/address.ts';
import type { NumberKind, NumberRule } from '#domain/commerce/orders/number-rules.ts';
import type { Locale } from '#domain/locales.ts';
import type { SubscriptionPlan } from './payments.ts';

type Json<T> = ColumnType<T, unknown, unknown>;
type Defaulted<T> = ColumnType<T, T | undefined, T>;
type Moment = ColumnType<Date, Date | undefined, Date>;

/** One rate of VAT in an order: what is gross, and what of it is tax. In cents. */
export interface TaxGroup {
  vatBasisPoints: number;
  grossCents: number;
  taxCents: number;
}

/** An address as the order keeps it, whatever becomes of the account. */
export type OrderAddress = Record<OrderAddressField, string>;

export interface OrderTables {
  shop_order: {
    id: Generated<number>;
    site_id: number;
    store_id: number;
    /** One order per cart, for ever (I17, I21). */
    cart_id: string;
    /** Unguessable name in addresses. */
    slug: string;
    /** Shown to people; without gaps per site and year. */
    number: string;
    invoice_number: string | null;
    account_id: number | null;
    guest_id: number | null;
    email: string;
    locale: Locale;
    status: 'pending' | 'active' | 'cancelled' | 'failed';
    payment_status: 'open' | 'paid' | 'failed' | 'refunded';
    currency_id: number;
    items_cents: number;
    coupon_cents: number;
    loyalty_cents: Defaulted<number>;
    delivery_cents: number;
    fees_cents: Defaulted<number>;
    total_cents: number;
    tax_cents: number;
    tax_groups: Json<TaxGroup[]>;
    addresses: Json<{ main: OrderAddress; shipping: OrderAddress | null }>;
    company: Json<{ companyName: string; oib: string } | null>;
    coupon: Json<{ id: number; code: string; amountCents: number } | null>;
    delivery: Json<{
      methodId: number | null;
      code: number;
      name: string;
      branch: { id: number; name: string; address: string } | null;
      /** What the shopper filled in for it, in words; absent where nothing was asked. */
      details?: string[];
      vatBasisPoints: number;
    }>;
    payment: Json<{
      methodId: number;
      code: number;
      name: string;
      adapter: string;
      subscription?: SubscriptionPlan;
    }>;
    gift: Json<{ message?: string; to?: string; from?: string }>;
    message: Defaulted<string>;
    success_url: Defaulted<string>;
    failure_url: Defaulted<string>;
    /** What each euro gave when it was paid. */
    points_per_euro: Defaulted<number>;
    created_at: Moment;
    paid_at: Date | null;
  };
  /** A line as it was sold; later changes of the product change nothing here (I15). */
  order_line: {
    id: Generated<number>;
    order_id: number;
    position: number;
    kind: 'product' | 'fee';
    product_id: number;
    sku: string;
    name: string;
    options: Json<Record<string, unknown>>;
    /** The same in words, in the language of the order. */
    choices: Defaulted<string[]>;
    qty: number;
    unit_cents: number;
    row_cents: number;
    /** Its share of the coupon. */
    discount_cents: number;
    vat_basis_points: number;
    vat_cents: number;
    /** What it took from stock, to give back when the order is cancelled. */
    stock: Json<{ productId: number; qty: number }[]>;
  };
  order_event: {
    id: Generated<number>;
    order_id: number;
    kind: string;
    data: Json<Record<string, unknown>>;
    created_at: Moment;
  };
  /** The file of an e-product. */
  product_file: {
    product_id: number;
    name: string;
    size: number;
    bytes: Buffer;
    changed_at: Moment;
  };
  /** How often the file of a product was fetched for an order. */
  order_download: {
    order_id: number;
    product_id: number;
    count: number;
  };
  /** How a site's numbers read, where it has said so. */
  number_rule: NumberRule & { site_id: number; kind: NumberKind };
  number_series: {
    site_id: number;
    kind: NumberKind;
    /** 0 where the count goes on over years. */
    year: number;
    last: Defaulted<number>;
  };
}
