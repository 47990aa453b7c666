import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { anAccount, logIn } from '#tests/support/accounts.ts';
import { ADDRESS, Buyer, dataOf } from '#tests/support/buyer.ts';
import { CartClient, cartOf } from '#tests/support/cart-client.ts';
import { aProduct } from '#tests/support/products.ts';
import { DELIVERY, FEE, MORE5, openShop, PAYMENT } from '#tests/support/shop.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const GIFT = 21029;

let test: TestApp;
let buyer: Buyer;
let gift: number;
let tokens: { accesstoken: string };

beforeAll(async () => {
  test = await createTestApp();
  await openShop(
    test,
    [
      aProduct({ id: 1, cents: 1990 }),
      aProduct({ id: 2, stock: 0 }),
      aProduct({ id: 3, format: 'configurable', stock: null }),
      aProduct({ id: GIFT, visible: false }),
    ],
    [MORE5, { ...MORE5, code: 'OD100', minCents: 10_000 }],
  );
  await test.services.auth.createAccount(anAccount());
  const login = await logIn(test.app, test.headers, 'kupac@izlog.test');
  tokens = { accesstoken: login.tokens.accessToken };
  buyer = await Buyer.ready(test);
  gift = await giveGift(buyer.key.cartId);
});

/** A line that only the shop itself puts into a cart. */
async function giveGift(cartId: string): Promise<number> {
  const { db } = test.database;
  const line = await db.selectFrom('cart_item').selectAll().executeTakeFirstOrThrow();
  const { id: _id, ...facts } = line;
  const { id } = await db
    .insertInto('cart_item')
    .values({ ...facts, cart_id: cartId, product_id: GIFT, options: JSON.stringify(facts.options) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Status, code and raw text of a refusal, once it has the envelope of all refusals (G-029). */
function toldBy(response: LightMyRequestResponse): [number, string, string] {
  const body = response.json<{
    statusCode: number;
    message: string;
    error: { code: string; payload: { message: string } };
  }>();
  expect(body).toEqual({
    errored: true,
    statusCode: response.statusCode,
    message: expect.stringMatching(/\S/),
    error: { code: expect.any(String), payload: expect.any(Object) },
  });
  expect(body.error.payload.message).toMatch(/\S/);
  return [response.statusCode, body.error.code, body.message];
}

type Method = Parameters<CartClient['call']>[0];
type Refusal = [
  method: Method,
  path: string,
  body: () => object,
  refusal: [status: number, code: string, message: string],
];

const INVALID: Refusal[3] = [400, 'VALIDATION_FAILED', 'Validation failed'];
const UNKNOWN: Refusal[3] = [404, 'NOT_FOUND', 'Not found'];
const NO_SESSION: Refusal[3] = [400, 'CART_NOT_FOUND', "Session doesn't exist"];
const FIXED: Refusal[3] = [400, 'ITEM_NOT_EDITABLE', 'The item cannot be edited.'];
const unknownCart = () => ({ cartId: 'nepoznata', protectCode: 'krivi' });
const wrongCode = () => ({ protectCode: 'krivi' });
const who = () => ({ userId: buyer.userId });
const address = (facts: object) => ({
  ...who(),
  addresses: [{ ...ADDRESS, type: 'shipping', ...facts }],
});

const REFUSALS: Refusal[] = [
  ['POST', 'cart/getCart', unknownCart, NO_SESSION],
  ['POST', 'cart/getCart', wrongCode, NO_SESSION],
  ['POST', 'cart/validateCart', wrongCode, NO_SESSION],
  ['POST', 'cart/clearCart', wrongCode, NO_SESSION],
  ['POST', 'cart/applyCoupon', () => ({ ...wrongCode(), couponCode: 'MORE5' }), NO_SESSION],
  ['POST', 'cart/removeCoupon', wrongCode, NO_SESSION],
  ['DELETE', 'cart/deleteItem', () => ({ ...wrongCode(), itemId: 1 }), NO_SESSION],
  ['PATCH', 'cart/updateItem', () => ({ ...wrongCode(), itemId: 1, qty: 1 }), NO_SESSION],
  ['POST', 'cart/addGuestUser', () => ({ ...wrongCode(), email: 'a@izlog.test' }), NO_SESSION],
  ['POST', 'cart/getCart', () => ({ currencyId: 99 }), INVALID],
  ['POST', 'cart/addItem', () => ({ productId: 1, qty: 0 }), INVALID],
  ['POST', 'cart/addItem', () => ({ productId: 1, qty: 1000 }), INVALID],
  [
    'POST',
    'cart/addItem',
    () => ({ productId: 1, qty: 999 }),
    [400, 'INVALID_QUANTITY', 'Invalid quantity'],
  ],
  [
    'POST',
    'cart/addItem',
    () => ({ productId: 3, qty: 1 }),
    [400, 'INVALID_CONFIGURATION', 'Invalid configuration'],
  ],
  ['POST', 'cart/addItem', () => ({ productId: 99, qty: 1 }), UNKNOWN],
  [
    'POST',
    'cart/addItem',
    () => ({ productId: 2, qty: 1 }),
    [409, 'PRODUCT_UNAVAILABLE', 'The product is not available.'],
  ],
  ['PATCH', 'cart/updateItem', () => ({ itemId: 99_999, qty: 1 }), UNKNOWN],
  ['PATCH', 'cart/updateItem', () => ({ itemId: -FEE, qty: 1 }), FIXED],
  ['PATCH', 'cart/updateItem', () => ({ itemId: gift, qty: 2 }), FIXED],
  ['DELETE', 'cart/deleteItem', () => ({ itemId: 99_999 }), UNKNOWN],
  ['DELETE', 'cart/deleteItem', () => ({}), INVALID],
  ['POST', 'cart/applyCoupon', () => ({ couponCode: '' }), INVALID],
  [
    'POST',
    'cart/applyCoupon',
    () => ({ couponCode: 'NEPOZNAT' }),
    [404, 'COUPON_NOT_FOUND', 'Coupon not found!'],
  ],
  [
    'POST',
    'cart/applyCoupon',
    () => ({ couponCode: 'OD100' }),
    [409, 'COUPON_NOT_USABLE', 'Coupon code cannot be used.'],
  ],
  [
    'POST',
    'cart/applyMemberCard',
    () => ({ barcode: '3850000001234' }),
    [401, 'UNAUTHENTICATED', 'No active user'],
  ],
  ['POST', 'cart/getAbandoned', () => ({}), [401, 'UNAUTHENTICATED', 'No active user']],
  ['POST', 'cart/addGuestUser', () => ({ email: 'nije' }), INVALID],
  [
    'POST',
    'cart/addGuestUser',
    () => ({ email: 'Kupac@Izlog.test' }),
    [409, 'USER_EXISTS', 'User already exist.'],
  ],
  ['PATCH', 'cart/updateGuestUser', () => address({ city: '' }), INVALID],
  ['PATCH', 'cart/updateGuestUser', () => address({ country: 'DE' }), INVALID],
  [
    'PATCH',
    'cart/updateGuestUser',
    () => ({ ...who(), email: 'kupac@izlog.test' }),
    [409, 'USER_EXISTS', 'User already exist.'],
  ],
  ['POST', 'delivery/getApplicableDeliveryMethods', () => ({ countryIso: 'DE' }), INVALID],
  [
    'PUT',
    'delivery/saveDeliveryMethod',
    () => ({ ...who(), deliveryMethodId: DELIVERY.pickup }),
    INVALID,
  ],
  ['PUT', 'delivery/saveDeliveryMethod', () => ({ ...who(), deliveryMethodId: 99 }), UNKNOWN],
  ['POST', 'order/pgSuccess/99', () => ({ details: { id: 'x' } }), UNKNOWN],
];

describe('a refusal of the cart and the checkout is as the contract says (G-029, G-030)', () => {
  it.each(REFUSALS)('%s %s', async (method, path, body, refusal) => {
    const before = await buyer.cart();

    expect(toldBy(await buyer.call(method, path, body()))).toEqual(refusal);
    expect({ ...(await buyer.cart()), version: 0 }).toEqual({ ...before, version: 0 });
  });

  it('for a choice without anybody who orders (CART-28)', async () => {
    const nobody = await CartClient.start(test);
    await nobody.add(1);
    const none: Refusal[3] = [400, 'NO_ACTIVE_USER', 'No active user'];

    for (const [method, path, body] of [
      ['PUT', 'delivery/saveDeliveryMethod', { deliveryMethodId: DELIVERY.courier }],
      ['POST', 'payment/getApplicablePaymentMethods', {}],
      ['PUT', 'payment/savePaymentMethod', { paymentMethodId: PAYMENT.card }],
    ] as const) {
      expect(toldBy(await nobody.call(method, path, { userId: 1, ...body })), path).toEqual(none);
    }
  });

  it('for a card that is not valid, and for none', async () => {
    const customer = await CartClient.start(test, tokens);
    const apply = (barcode: string) => customer.call('POST', 'cart/applyMemberCard', { barcode });

    expect(toldBy(await apply('000'))).toEqual([
      400,
      'MEMBER_CARD_INVALID',
      'Membership card is not valid.',
    ]);
    expect(toldBy(await apply(''))).toEqual(INVALID);
  });

  it('for a cart that was ordered, and for one whose lines went elsewhere', async () => {
    const ordered = await Buyer.ready(test, 2);
    await ordered.placed();
    expect(toldBy(await ordered.call('POST', 'cart/getCart'))).toEqual([
      409,
      'CART_ARCHIVED',
      'Cart is archived.',
    ]);

    const older = await CartClient.start(test);
    await older.add(1);
    older.use(tokens);
    older.key.protectCode = (await older.cart()).protectCode;
    const newer = await CartClient.start(test);
    await newer.add(1);
    await newer.use(tokens).call('POST', 'cart/getCart');
    expect(toldBy(await older.call('POST', 'cart/getCart'))).toEqual([
      409,
      'SESSION_USED',
      'Session already used.',
    ]);
  });

  it('for the free delivery of a currency that is not there (API-54)', async () => {
    expect(toldBy(await buyer.send('GET', 'getFreeDeliveryAmount/99'))).toEqual(UNKNOWN);
  });
});

const TOTALS = ['cartTotal', 'coupon', 'delivery', 'itemsTotal', 'loyalty', 'orderTotal'];
const CART = `id protectCode items prices digitalOnly coupon couponCode deliveryMethodId
  paymentMethodId options currencyId loyalty loyaltyPoints delivery couponValid`.split(/\s+/);

describe('an answer of the cart and the checkout holds every field of the contract', () => {
  it('as a cart, its lines and its sums in both currencies (API-40 to API-50)', async () => {
    await buyer.call('POST', 'cart/applyCoupon', { couponCode: 'MORE5' });

    const cart = await buyer.cart();

    expect(Object.keys(cart)).toEqual(expect.arrayContaining(CART));
    expect(cart.coupon).toEqual({ id: expect.any(Number), code: 'MORE5', amount: 5 });
    for (const { productData, prices, options, ...line } of cart.items) {
      expect(Object.keys(line)).toEqual(['itemId', 'productId', 'qty']);
      expect(Object.keys(options)).toEqual([
        'personalizations',
        'bundleOptions',
        'customPriceOption',
      ]);
      expect(productData).toMatchObject({
        id: line.productId,
        name: expect.any(String),
        media: [],
        tags: [],
        slug: expect.any(String),
        mainProductSlug: expect.any(String),
        isVisibleIndividually: expect.any(Boolean),
      });
      for (const figures of [prices.base, prices.converted]) {
        expect(Object.keys(figures).sort()).toEqual([
          'cartTotal',
          'discount',
          'finalPrice',
          'retailPrice',
          'row',
        ]);
      }
    }
    for (const { tax, ...sums } of [cart.prices.base, cart.prices.converted]) {
      expect(Object.keys(sums).sort()).toEqual(TOTALS);
      expect(Object.keys(tax).sort()).toEqual(TOTALS);
    }
    expect(JSON.parse(cart.options)).toEqual({});
    cartOf(await buyer.call('POST', 'cart/removeCoupon'));
  });

  it('as what a shopper chooses from (CHK-33, PAY-08)', async () => {
    const [delivery] = dataOf<object[]>(
      await buyer.call('POST', 'delivery/getApplicableDeliveryMethods', {
        ...who(),
        countryIso: 'HR',
      }),
    );
    const [payment] = dataOf<object[]>(
      await buyer.call('POST', 'payment/getApplicablePaymentMethods', who()),
    );

    expect(Object.keys(delivery ?? {})).toEqual([
      'id',
      'name',
      'description',
      'price',
      'methodCode',
      'options',
      'days',
      'orderBy',
    ]);
    expect(Object.keys(payment ?? {})).toEqual([
      'id',
      'name',
      'description',
      'methodCode',
      'paymentType',
    ]);
  });

  it('as an order (ORD-08)', async () => {
    const placed = await (await Buyer.ready(test, 3)).placed();

    expect(placed).toEqual({
      html: expect.stringContaining('<form'),
      orderSlug: expect.stringMatching(/^[\w-]{22}$/),
    });
  });
});
