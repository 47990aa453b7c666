import type { ColumnType, Generated } from 'kysely';
import type { LineOptions } from '#domain/commerce/line-options.ts';

type Json<T> = ColumnType<T, unknown, unknown>;
type Moment = ColumnType<Date, Date | undefined, Date>;

/** What a line remembers of its product, for the day the product is gone. Prices in cents. */
export interface ItemSnapshot {
  name: string;
  slug: string;
  retailCents: number;
  finalCents: number;
  /** Absent in lines of before it was kept. */
  vatBasisPoints?: number;
}

export interface CartTables {
  cart: {
    /** Unguessable; not secret. */
    id: string;
    site_id: number;
    /** SHA-256 of the protect code; the code itself is stored nowhere. */
    code_hash: Buffer;
    currency_id: number;
    account_id: number | null;
    /** Opens the cart for its own customer only, e.g. from a page that was open before the login. */
    previous_code_hash: Buffer | null;
    /** null for carts of before there were several stores. */
    store_id: number | null;
    guest_id: number | null;
    coupon_id: number | null;
    member_card_id: number | null;
    delivery_method_id: number | null;
    delivery_branch_id: number | null;
    /** What the way of delivery asked for, by the names of its fields. */
    delivery_answers: ColumnType<
      Record<string, string>,
      Record<string, string> | undefined,
      Record<string, string>
    >;
    /** Where it is to be delivered to; ISO code. */
    country: ColumnType<string, string | undefined, string>;
    payment_method_id: number | null;
    company: ColumnType<{ companyName: string; oib: string } | null, unknown, unknown>;
    /** Counts changes: a client can tell whether its copy is the newest. */
    version: ColumnType<number, number | undefined, number>;
    /** Fingerprint of the figures that were shown last; an order is made of nothing else (I14). */
    shown: string | null;
    /** Currency of the second figures; null is the store's own. */
    shown_currency_id: number | null;
    /** The cart that took the lines over at a login. */
    merged_into: string | null;
    /** The order whose things it holds too, while that waits for its payment. */
    waiting_order_id: number | null;
    /** `archived` once an order was made of it, or its lines went to another cart. */
    status: ColumnType<'open' | 'archived', 'open' | 'archived' | undefined, 'open' | 'archived'>;
    created_at: Moment;
    updated_at: Moment;
  };
  cart_item: {
    id: Generated<number>;
    cart_id: string;
    product_id: number;
    qty: number;
    options: Json<Partial<LineOptions>>;
    /** Same key, same line (CART-32). */
    options_key: string;
    reservation: ColumnType<boolean, boolean | undefined, boolean>;
    snapshot: Json<ItemSnapshot>;
    created_at: Moment;
  };
}
