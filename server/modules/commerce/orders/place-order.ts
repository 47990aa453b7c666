import { choicesOf, personalizedIds } from '#domain/commerce/line-choices.ts';
import type { CheckoutConfig } from '#schemas/api/settings.ts';
import { NotFound, ValidationFailed } from '#server/errors.ts';
import type { SaleCatalog } from '#server/modules/catalogue/catalog/index.ts';
import {
  CartArchived,
  type CartForOrder,
  type CartsForOrders,
  checkoutOf,
} from '#server/modules/commerce/cart/index.ts';
import type { CouponUses } from '#server/modules/commerce/coupons/index.ts';
import type { MethodRow, PaymentService } from '#server/modules/commerce/payments/index.ts';
import {
  isPaidOnline,
  NoActiveUser,
  PaymentMethodNotApplicable,
} from '#server/modules/commerce/payments/index.ts';
import type { Mailer } from '#server/modules/operations/mail/index.ts';
import type { Consents } from '#server/modules/people/consents/index.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import type { Handle, Transaction } from '#server/plugins/database.ts';
import { addressFaults, toOrderAddress } from './order-addresses.ts';
import { draftLines, draftOrder, type OrderParts, type OrderWords } from './order-draft.ts';
import type { LockedOrder } from './order-lock.ts';
import { queueOrderMail } from './order-mail.ts';
import { newOrderSlug } from './order-token.ts';
import { CartChanged, CartEmpty, ItemsUnavailable, PaymentUnsure } from './orders.errors.ts';
import type { OrderRepository, OrderRow } from './orders.repository.ts';
import type { ReplacedOrders } from './waiting-orders.ts';

/** Nothing can be paid or done any more. */
const ENDED: readonly OrderRow['status'][] = ['failed', 'cancelled'];

interface Parts {
  cartsForOrders: CartsForOrders;
  saleCatalog: SaleCatalog;
  couponUses: CouponUses;
  mailer: Mailer;
  consents: Consents;
  db: Handle;
  repository: OrderRepository;
  payments: Pick<PaymentService, 'applicable' | 'open'>;
  replaced: ReplacedOrders;
}

/** An order, and the cache tags to publish when it is new. */
export interface PlacedOrder {
  order: OrderRow;
  isNew: boolean;
  tags: readonly string[];
}

/** What opens the cart, and the user that the caller says it belongs to. */
export interface OrderRequest {
  key: { cartId: string; protectCode: string };
  userId: number;
  words: OrderWords;
  /** What the buyer accepted; noted with the order. */
  consentIds: readonly number[];
}

/**
 * Makes an order of a cart: one transaction, so it exists whole or not at all (I19). Whoever asks
 * again with the same cart gets the same order (I17), until that has failed: then `CartArchived`.
 * An order that waits for its payment beside the cart is given up for the new one. Throws
 * `ValidationFailed` with every field that is missing, `CartChanged`, `ItemsUnavailable`,
 * `OutOfStock`, `CouponNotUsable`, `PaymentUnsure`.
 */
export type PlaceOrder = (ctx: CallContext, request: OrderRequest) => Promise<PlacedOrder>;

export function createPlaceOrder(parts: Parts): PlaceOrder {
  return async (ctx, request) => {
    const waitingId = await parts.replaced.settle(ctx, request.key);
    if (waitingId === 'unsure') throw new PaymentUnsure();
    return parts.db.transaction().execute(async (trx) => {
      const replaced = waitingId === null ? null : await parts.replaced.lock(trx, waitingId);
      const found = await parts.cartsForOrders.lock(trx, ctx, request.key);
      if (!found.archived) return place(parts, trx, ctx, { found, request, replaced });
      const order = await parts.repository.byCart(trx, request.key.cartId);
      return { order: sameOrder(order, request), isNew: false, tags: [] };
    });
  };
}

/**
 * The order that was made of the cart, for the one who made it. A cart is the key of its order: who
 * asks again with other words wants another order, which there is not (I20, G-095).
 */
function sameOrder(order: OrderRow | undefined, { userId, words }: OrderRequest): OrderRow {
  if (!order || ENDED.includes(order.status)) throw new CartArchived();
  if ((order.account_id ?? order.guest_id) !== userId) throw new NotFound();
  if (!isSaidIn(order, words)) throw new CartArchived();
  return order;
}

/** Whether the order holds these words; a browser that has forgotten its words says none. */
function isSaidIn({ gift, message }: OrderRow, words: OrderWords): boolean {
  const pairs = [
    [words.giftMessage, gift.message],
    [words.to, gift.to],
    [words.from, gift.from],
    [words.orderMessage, message],
  ];
  return pairs.every(([said, kept]) => said === '' || said === kept);
}

interface Placing {
  found: CartForOrder;
  request: OrderRequest;
  /** The order that waits for its payment beside the cart. */
  replaced: LockedOrder | null;
}

async function place(
  parts: Parts,
  trx: Transaction,
  ctx: CallContext,
  { found, request, replaced }: Placing,
): Promise<PlacedOrder> {
  refuseUnsellable(found);
  refuseSwitchedOff(request.words, await checkoutOf(trx, ctx.store.id));
  const customer = await customerOf(parts, trx, ctx, { found, request });
  const method = await methodOf(parts, trx, ctx, found);
  if (found.hasChanged) throw new CartChanged();

  const { id: cartId } = found.cart;
  const needs = found.lines.flatMap((line) => line.needs);
  const returned = replaced ? await parts.replaced.end(trx, replaced) : [];
  const taken = await parts.saleCatalog.takeStock(trx, ctx.site.id, cartId, needs, ctx.locale);
  const draft: OrderParts = {
    siteId: ctx.site.id,
    storeId: ctx.store.id,
    locale: ctx.locale,
    slug: newOrderSlug(),
    number: await parts.repository.drawNumber(trx, ctx.site.id, 'order', new Date()),
    found,
    method,
    words: request.words,
    choices: await choicesIn(parts, trx, ctx, found),
    isExempt: await parts.repository.isOutsideVat(trx, ctx.site.id),
    ...customer,
  };
  const order = await parts.repository.insert(trx, draftOrder(draft), draftLines(draft));
  if (found.coupon) {
    const { id: couponId } = found.coupon;
    await parts.couponUses.use(trx, { couponId, orderId: order.id, customer: order.email });
  }
  const { consentIds } = request;
  await parts.consents.log(trx, ctx, { form: 'checkoutForm', email: order.email, consentIds });
  await parts.payments.open(trx, order);
  const released = await parts.cartsForOrders.archive(trx, cartId);
  await parts.repository.note(trx, order.id, 'placed');
  if (!isPaidOnline(method.adapter)) await queueOrderMail(parts.mailer, trx, order, 'order');
  return { order, isNew: true, tags: [...returned, ...taken, ...released] };
}

/** What the shopper chose for each line, in words. Most carts have no such line and ask for nothing. */
async function choicesIn(
  { saleCatalog }: Parts,
  trx: Transaction,
  { locale }: CallContext,
  { lines }: CartForOrder,
): Promise<Map<string, string[]>> {
  const ids = lines.flatMap(({ product, options }) => [
    ...personalizedIds(product.id, options),
    ...options.bundleOptions.map((choice) => choice.variant ?? choice.product),
  ]);
  const texts = await saleCatalog.texts(trx, [...new Set(ids)], locale);
  const known = {
    products: new Map(texts.map((each) => [each.id, each])),
    options: new Map(texts.map(({ id, options }) => [id, options])),
  };
  return new Map(
    lines.map(({ key, product, options }) => [key, choicesOf(product.id, options, known, locale)]),
  );
}

function refuseUnsellable({ lines }: CartForOrder) {
  const products = lines.filter(({ kind }) => kind === 'product');
  if (products.length === 0) throw new CartEmpty();
  const gone = products.filter(({ product }) => product.archived);
  if (gone.length > 0) throw new ItemsUnavailable({ items: gone.map(({ product }) => product.id) });
}

/** Words that the store does not ask for would be lost on whoever packs. */
function refuseSwitchedOff(words: OrderWords, asked: CheckoutConfig) {
  const names: (keyof OrderWords)[] = [
    ...(asked.giftMessage ? [] : (['giftMessage', 'to', 'from'] as const)),
    ...(asked.checkoutMessage ? [] : (['orderMessage'] as const)),
  ];
  const fields = names.filter((name) => words[name] !== '').map((name) => [name, 'switchedOff']);
  if (fields.length > 0) throw new ValidationFailed({ fields: Object.fromEntries(fields) });
}

/** Who orders and where it goes, once nothing is missing. Identity comes from token and cart only (S4). */
async function customerOf(
  { repository }: Parts,
  trx: Transaction,
  { site }: CallContext,
  { found, request }: Pick<Placing, 'found' | 'request'>,
): Promise<Pick<OrderParts, 'email' | 'addresses'>> {
  const { account_id: accountId, guest_id: guestId } = found.cart;
  const who = { accountId, guestId };
  const userId = accountId ?? guestId;
  if (userId === null) throw new NoActiveUser();
  if (userId !== request.userId) throw new NotFound();
  const email = await repository.emailOf(trx, site.id, who);
  if (email === null) throw new NoActiveUser();
  const rows = await repository.addresses(trx, who);
  const [main = null, shipping = null] = (['main', 'shipping'] as const).map((type) => {
    const row = rows.find((address) => address.type === type);
    return row && toOrderAddress(row);
  });
  const fields = {
    ...addressFaults('main', main),
    ...(!found.isDigitalOnly && deliveryFaults(found, shipping)),
    ...(found.cart.payment_method_id === null && { paymentMethodId: 'required' }),
  };
  if (Object.keys(fields).length > 0 || !main) throw new ValidationFailed({ fields });
  return { email, addresses: { main, shipping: found.isDigitalOnly ? null : shipping } };
}

function deliveryFaults(
  { delivery }: CartForOrder,
  shipping: OrderParts['addresses']['shipping'],
): Record<string, string> {
  const faults = addressFaults('shipping', shipping);
  if (!delivery) return { ...faults, deliveryMethodId: 'required' };
  const goesThere = !shipping || delivery.countries.includes(shipping.country);
  return goesThere ? faults : { ...faults, 'addresses.shipping.country': 'enum' };
}

async function methodOf(
  { payments }: Parts,
  trx: Transaction,
  { store }: CallContext,
  found: CartForOrder,
): Promise<MethodRow> {
  const methods = await payments.applicable(trx, store.id, {
    isDigitalOnly: found.isDigitalOnly,
    deliveryCode: found.delivery?.code ?? null,
  });
  const method = methods.find(({ id }) => id === found.cart.payment_method_id);
  if (!method) throw new PaymentMethodNotApplicable();
  return method;
}
