import { sql } from 'kysely';
import type { WaitingOrder } from '#schemas/api/cart.ts';
import { CHECKOUT_DEFAULTS, type CheckoutConfig } from '#schemas/api/settings.ts';
import { customersOf, isGoodAt } from '#server/db/customers.ts';
import type { Handle } from '#server/plugins/database.ts';
import type { CartRow } from './cart.repository.ts';

/** What belongs to a cart and decides about its sums. */
export interface CartFacts {
  freeDeliveryCents: number;
  checkout: Partial<CheckoutConfig>;
  /** The store's own currency, and all that it shows beside. */
  currencyId: number;
  currencies: readonly { id: number; rate: number }[];
  /** The chosen way of payment, while the store offers it. */
  payment: {
    id: number;
    code: number;
    /** Codes of ways of delivery that it does not go with. */
    notWithDelivery: readonly number[];
    isDigitalAllowed: boolean;
  } | null;
  /** The member card while it is valid. */
  barcode: string | null;
  /** Of account or guest. */
  email: string | null;
  /** Pieces of the order that waits beside the cart. They come back before the cart is ordered. */
  heldByOrder: readonly { productId: number; qty: number }[];
}

/** Reads what a cart needs to know in one query; `cart` may hold changes that are not stored yet. */
export async function readFacts(
  handle: Handle,
  storeId: number,
  cart: CartRow,
): Promise<CartFacts> {
  const { rows } = await sql<CartFacts>`
    select s.free_delivery_cents as "freeDeliveryCents", s.checkout, s.currency_id as "currencyId",
      (select jsonb_agg(jsonb_build_object('id', c.id, 'rate', c.rate) order by c.id)
        from currency as c where c.id = s.currency_id or c.id in (
          select currency_id from store_currency where store_id = s.id)) as currencies,
      (select jsonb_build_object('id', id, 'code', code, 'notWithDelivery', not_with_delivery,
          'isDigitalAllowed', is_digital_allowed)
        from payment_method
        where id = ${cart.payment_method_id} and store_id = s.id and active) as payment,
      (select barcode from member_card
        where id = ${cart.member_card_id} and active
          and site_id = ${customersOf(cart.site_id)}) as barcode,
      coalesce(
        (select email from account where id = ${cart.account_id} and ${isGoodAt(cart.site_id)}),
        (select email from guest where id = ${cart.guest_id} and site_id = s.site_id)) as email,
      coalesce((select jsonb_agg(need)
        from shop_order as o join order_line as l on l.order_id = o.id,
          jsonb_array_elements(l.stock) as need
        where o.id = ${cart.waiting_order_id} and o.status = 'pending'
          and o.payment_status = 'open'), '[]') as "heldByOrder"
    from store as s where s.id = ${storeId} and s.site_id = ${cart.site_id}`.execute(handle);
  const [facts] = rows;
  if (!facts) {
    throw new Error(
      'Izlog: a cart belongs to a store that is gone, so it has no prices. Restore the store or delete its carts.',
    );
  }
  return facts;
}

/** The id of a valid member card; null for any other barcode. */
export async function memberCardId(
  handle: Handle,
  siteId: number,
  barcode: string,
): Promise<number | null> {
  const row = await handle
    .selectFrom('member_card')
    .select('id')
    .where('site_id', '=', customersOf(siteId))
    .where('barcode', '=', barcode)
    .where('active', '=', true)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The settings of a store's checkout: its own before the usual ones. */
export async function checkoutOf(handle: Handle, storeId: number): Promise<CheckoutConfig> {
  const row = await handle
    .selectFrom('store')
    .select('checkout')
    .where('id', '=', storeId)
    .executeTakeFirst();
  return { ...CHECKOUT_DEFAULTS, ...row?.checkout };
}

/** E-mail address of whoever the cart belongs to. */
export async function emailOf(
  handle: Handle,
  { site_id: siteId, account_id: accountId, guest_id: guestId }: CartRow,
): Promise<string | null> {
  const { rows } = await sql<{ email: string | null }>`select coalesce(
    (select email from account where id = ${accountId} and ${isGoodAt(siteId)}),
    (select email from guest where id = ${guestId} and site_id = ${siteId})) as email`.execute(
    handle,
  );
  return rows[0]?.email ?? null;
}

/** Code of a way of payment (CONST-03). */
export async function paymentCodeOf(handle: Handle, id: number): Promise<number | null> {
  const row = await handle
    .selectFrom('payment_method')
    .select('code')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.code ?? null;
}

/** The open cart that goes on beside the order which another cart became; null without one. */
export async function cartBeside(handle: Handle, orderedCartId: string): Promise<string | null> {
  const row = await handle
    .selectFrom('cart')
    .innerJoin('shop_order', 'shop_order.id', 'cart.waiting_order_id')
    .select('cart.id')
    .where('shop_order.cart_id', '=', orderedCartId)
    .where('cart.status', '=', 'open')
    .orderBy('cart.id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** An order was made of the cart so lately that the call which did may still be under way. */
export async function isJustOrdered(handle: Handle, cartId: string): Promise<boolean> {
  const row = await handle
    .selectFrom('shop_order')
    .select('id')
    .where('cart_id', '=', cartId)
    .where('status', '=', 'pending')
    .where('created_at', '>', sql<Date>`now() - interval '2 minutes'`)
    .executeTakeFirst();
  return row !== undefined;
}

/** The order whose things a cart holds too, while that waits for its payment. */
export async function waitingOrderOf(
  handle: Handle,
  { waiting_order_id: id }: CartRow,
): Promise<WaitingOrder | null> {
  if (id === null) return null;
  const row = await handle
    .selectFrom('shop_order')
    .select(['number', 'total_cents'])
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .where('payment_status', '=', 'open')
    .executeTakeFirst();
  return row ? { number: row.number, finalAmount: row.total_cents / 100 } : null;
}
