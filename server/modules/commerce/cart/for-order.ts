import type { Selectable } from 'kysely';
import type { LineOptions } from '#domain/commerce/line-options.ts';
import type { Locale } from '#domain/locales.ts';
import type { CartTables } from '#server/db/tables/cart.ts';
import type { SaleProduct, StockNeed } from '#server/modules/catalogue/catalog/index.ts';
import type { Priced } from '#server/modules/commerce/pricing/index.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import type { Transaction } from '#server/plugins/database.ts';
import type { CartKey } from './cart-key.ts';
import type { Renewal } from './renew-cart.ts';

/** A line of a cart as an order takes it over. `key` names it in `Priced.lines`. */
export interface CartOrderLine {
  key: string;
  kind: 'product' | 'fee';
  product: SaleProduct;
  qty: number;
  /** Choices in the shape of the contract, e.g. personalizations. */
  options: LineOptions;
  /** What the line takes from stock; the members of a bundle. */
  needs: readonly StockNeed[];
}

/** The way of delivery that was chosen, as it is now. */
export interface ChosenDelivery {
  methodId: number;
  code: number;
  names: Record<string, string>;
  vatBasisPoints: number;
  /** ISO codes of where it goes. */
  countries: readonly string[];
  branch: { id: number; name: string; address: string } | null;
  /** What the shopper filled in for it, in words, a line each. */
  details(locale: Locale): readonly string[];
}

/** A cart that was locked, and calculated again from the database. */
export interface CartForOrder {
  cart: Selectable<CartTables['cart']>;
  lines: readonly CartOrderLine[];
  priced: Priced;
  /** All that is left is delivered without a parcel (CART-31). */
  isDigitalOnly: boolean;
  coupon: { id: number; code: string } | null;
  /** The chosen way of delivery; null while none is chosen or it cannot be used any more. */
  delivery: ChosenDelivery | null;
  /** True when the sums or the lines are not those that the shopper was shown last (I14, ORD-04). */
  hasChanged: boolean;
}

/** What orders need of carts. */
export interface CartsForOrders {
  /**
   * Locks the cart that the key opens and calculates it from what the database says now. Throws
   * `CartNotFound` for an unknown cart or a wrong code. `archived` when an order was made of it.
   */
  lock(
    trx: Transaction,
    ctx: CallContext,
    key: { cartId: string; protectCode: string },
  ): Promise<{ archived: true } | ({ archived: false } & CartForOrder)>;
  /** Whether the key opens a cart of this site, archived or not. */
  isKey(ctx: CallContext, key: { cartId: string; protectCode: string }): Promise<boolean>;
  /**
   * Closes the cart for good: an order was made of it. Releases the stock it held. Answers cache tags
   * to be published once the transaction has committed.
   */
  archive(trx: Transaction, cartId: string): Promise<readonly string[]>;
  /** Opens a copy of an archived cart, see `renewCart`. Answers its id; the code stays. */
  renew(trx: Transaction, ctx: CallContext, renewal: Renewal): Promise<string>;
  /** E-mail address of whoever the cart belongs to; null for a wrong key, and while nobody is known. */
  emailOf(ctx: CallContext, key: CartKey): Promise<string | null>;
  /** The order whose things the cart holds too, when the key opens it; null where there is none. */
  waitingOrder(ctx: CallContext, key: CartKey): Promise<number | null>;
  /** An order was paid: takes what was bought out of the cart that went on beside it. */
  takeBought(trx: Transaction, order: { id: number; cart_id: string }): Promise<void>;
}
