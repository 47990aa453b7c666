import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { Buyer, dataOf, type Placed } from '#tests/support/buyer.ts';
import { refusalOf } from '#tests/support/cart-client.ts';
import { CheckoutModel, type ModelFigures } from '#tests/support/checkout-model/model.ts';
import {
  MODEL_COUPONS,
  MODEL_DELIVERIES,
  MODEL_PAYMENTS,
  MODEL_PRODUCTS,
  MODEL_STOCK,
} from '#tests/support/checkout-model/model-shop.ts';
import { decideAtGateway } from '#tests/support/gateway.ts';
import { aProduct } from '#tests/support/products.ts';
import { FEE, openShop } from '#tests/support/shop.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

/** The shop, driven as a shopper does. */
interface Real {
  test: TestApp;
  buyer: Buyer;
  /** Forms of the orders that are paid by card; '' for the others. */
  forms: string[];
  met: number;
}
type Step = fc.AsyncCommand<CheckoutModel, Real>;

const cents = (amount: number) => Math.round(amount * 100);

/** The cart of the API in the words of the model. */
async function readCart(buyer: Buyer): Promise<ModelFigures> {
  const cart = await buyer.cart();
  const { base } = cart.prices;
  const products = cart.items.filter(({ productId }) => productId !== FEE);
  const fee = cart.items.find(({ productId }) => productId === FEE);
  const feeCents = cents(fee?.prices.base.row ?? 0);
  return {
    rows: products.map(({ productId, qty, prices }) => [productId, qty, cents(prices.base.row)]),
    coupon: cart.couponCode,
    deliveryId: cart.deliveryMethodId,
    paymentId: cart.paymentMethodId,
    items: cents(base.itemsTotal) - feeCents,
    discount: cents(base.coupon),
    delivery: cents(base.delivery),
    fee: feeCents,
    tax: cents(base.tax.orderTotal),
    total: cents(base.orderTotal),
  };
}

/** A change of the cart: the same status, and the same cart afterwards. */
function change(
  name: string,
  inModel: (model: CheckoutModel) => number | undefined,
  inShop: (buyer: Buyer) => Promise<{ statusCode: number }>,
): Step {
  return {
    check: () => true,
    toString: () => name,
    async run(model, { buyer }) {
      const before = model.figures();
      const status = inModel(model) ?? 200;
      const response = await inShop(buyer);
      expect([name, response.statusCode]).toEqual([name, status]);
      if (status !== 200) expect(model.figures()).toEqual(before);
      model.show();
      expect(await readCart(buyer)).toEqual(model.figures());
    },
  };
}

const lineOf = async (buyer: Buyer, productId: number) =>
  (await buyer.cart()).items.find((item) => item.productId === productId)?.itemId ?? 0;

/** A change of a line; only while it is there. */
function changeLine(id: number, step: Step): Step {
  return { ...step, check: (model) => model.lines.has(id) };
}

const add = (id: number, qty: number) =>
  change(
    `add ${qty} of ${id}`,
    (model) => model.add(id, qty),
    (buyer) => buyer.add(id, qty),
  );
const setQty = (id: number, qty: number) =>
  changeLine(
    id,
    change(
      `set ${id} to ${qty}`,
      (model) => model.setQty(id, qty),
      async (buyer) => buyer.update(await lineOf(buyer, id), qty),
    ),
  );
const remove = (id: number) =>
  changeLine(
    id,
    change(
      `remove ${id}`,
      (model) => void model.lines.delete(id),
      async (buyer) => buyer.remove(await lineOf(buyer, id)),
    ),
  );
const clear = () =>
  change(
    'clear',
    (model) => void model.clear(),
    (buyer) => buyer.call('POST', 'cart/clearCart'),
  );
const applyCoupon = (couponCode: string) =>
  change(
    `coupon ${couponCode}`,
    (model) => model.applyCoupon(couponCode),
    (buyer) =>
      couponCode
        ? buyer.call('POST', 'cart/applyCoupon', { couponCode })
        : buyer.call('POST', 'cart/removeCoupon'),
  );
const chooseDelivery = (id: number) =>
  change(
    `delivery ${id}`,
    (model) => model.chooseDelivery(id),
    (buyer) =>
      buyer.call('PUT', 'delivery/saveDeliveryMethod', {
        userId: buyer.userId,
        deliveryMethodId: id,
        branchId: MODEL_DELIVERIES.find((one) => one.id === id)?.branch ?? null,
      }),
  );
const choosePayment = (paymentMethodId: number) =>
  change(
    `payment ${paymentMethodId}`,
    (model) => model.choosePayment(paymentMethodId),
    (buyer) =>
      buyer.call('PUT', 'payment/savePaymentMethod', { userId: buyer.userId, paymentMethodId }),
  );

/** A price that nobody has been shown yet. */
const setPrice = (id: number, price: number): Step => ({
  check: () => true,
  toString: () => `price of ${id} to ${price}`,
  async run(model, { test }) {
    model.prices.set(id, price);
    await sql`update product_price set retail_cents = ${price} where product_id = ${id}`.execute(
      test.database.db,
    );
  },
});

/** Pieces that leave the shelf without this shopper. */
const sellElsewhere = (id: number, pieces: number): Step => ({
  check: (model) => (model.stock.get(id) ?? 0) >= pieces,
  toString: () => `${pieces} of ${id} are sold elsewhere`,
  async run(model, { test }) {
    model.stock.set(id, (model.stock.get(id) ?? 0) - pieces);
    await sql`update product set stock = stock - ${pieces} where id = ${id}`.execute(
      test.database.db,
    );
  },
});

const order = (): Step => ({
  check: () => true,
  toString: () => 'order',
  async run(model, real) {
    const response = await real.buyer.order();
    const [status, code] = response.statusCode === 200 ? [200, ''] : refusalOf(response);
    const expected = model.order();
    expect(
      `${status} ${status === 400 && code.startsWith('VALID') ? 'VALIDATION' : code}`.trim(),
    ).toBe(expected);
    if (status === 200) {
      real.forms.push(dataOf<Placed>(response).html);
      real.met += 1;
      real.buyer = await Buyer.meet(real.test, real.met);
      model.show();
    }
    await compareBooks(model, real);
  },
});

const settle = (index: number, isPaid: boolean): Step => ({
  check: (model) => model.orders[index]?.isCard === true,
  toString: () => `order ${index} is ${isPaid ? 'paid' : 'not paid'}`,
  async run(model, real) {
    const known = model.orders[index];
    if (known) model.settle(known, isPaid);
    await decideAtGateway(real.test, real.forms[index] ?? '', isPaid ? 'approve' : 'decline');
    await compareBooks(model, real);
  },
});

async function compareBooks(model: CheckoutModel, { test }: Real) {
  const { db } = test.database;
  const { rows: stock } = await sql<{ id: number; stock: number }>`
    select id, stock from product where stock is not null order by id`.execute(db);
  expect(stock.map((row) => [row.id, row.stock])).toEqual([...model.stock]);
  const orders = await db.selectFrom('shop_order').selectAll().orderBy('id').execute();
  expect(
    orders.map((one) => ({
      items: one.items_cents,
      discount: one.coupon_cents,
      total: one.total_cents,
      tax: one.tax_cents,
      status: one.payment_status,
    })),
  ).toEqual(
    model.orders.map(({ items, discount, total, tax, status }) => ({
      items,
      discount,
      total,
      tax,
      status,
    })),
  );
  const { rows: uses } = await sql`select sum(used)::integer as used from coupon`.execute(db);
  expect(uses).toEqual([{ used: model.couponUses }]);
}

async function openReal(): Promise<Real> {
  const test = await createTestApp();
  const products = MODEL_PRODUCTS.map(({ id, cents: price, vat, takes, isDigital }) => {
    const isBundle = takes.some((need) => need.id !== id);
    return aProduct({
      id,
      cents: price,
      vatBasisPoints: vat * 100,
      stock: MODEL_STOCK[id] ?? null,
      ...(isDigital && { format: 'eProduct' as const }),
      ...(isBundle && { format: 'bundle' as const, members: [...takes] }),
    });
  });
  await openShop(
    test,
    products,
    MODEL_COUPONS.map(({ code, percent, cents: amount = 0, minCents }) => ({
      code,
      minCents,
      limitPerCustomer: null,
      worth:
        percent === undefined
          ? { kind: 'amount', cents: amount }
          : { kind: 'percentage', basisPoints: percent * 100 },
    })),
  );
  return { test, buyer: await Buyer.meet(test), forms: [], met: 1 };
}

const product = fc.constantFrom(...MODEL_PRODUCTS.map(({ id }) => id));
const qty = fc.integer({ min: 1, max: 3 });
const coupon = fc.constantFrom('', ...MODEL_COUPONS.map(({ code }) => code));
const price = fc.integer({ min: 0, max: 6000 });
const addAny = fc.tuple(product, qty).map(([id, pieces]) => add(id, pieces));
const setAnyPrice = fc.tuple(product, price).map(([id, amount]) => setPrice(id, amount));
const shelf = fc.constantFrom(...Object.keys(MODEL_STOCK).map(Number));
const sellAnyElsewhere = fc
  .tuple(shelf, fc.integer({ min: 1, max: 4 }))
  .map(([id, pieces]) => sellElsewhere(id, pieces));
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: addAny },
  { weight: 4, arbitrary: fc.tuple(product, qty).map(([id, pieces]) => setQty(id, pieces)) },
  { weight: 3, arbitrary: product.map(remove) },
  { weight: 1, arbitrary: fc.constant(null).map(clear) },
  { weight: 4, arbitrary: coupon.map(applyCoupon) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(...MODEL_DELIVERIES.map(({ id }) => id)).map(chooseDelivery),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom(...MODEL_PAYMENTS.map(({ id }) => id)).map(choosePayment),
  },
  { weight: 2, arbitrary: setAnyPrice },
  { weight: 2, arbitrary: sellAnyElsewhere },
  { weight: 1, arbitrary: fc.constant(null).map(order) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.integer({ min: 0, max: 3 }), fc.boolean())
      .map(([index, isPaid]) => settle(index, isPaid)),
  },
);
/** Most random carts cannot be ordered; this one can, if there is enough of everything. */
const wholeOrder = fc
  .record({
    goods: fc.array(addAny, { minLength: 1, maxLength: 3 }),
    code: coupon,
    delivery: fc.constantFrom(1, 2, 3, 4),
    payment: fc.constantFrom(1, 1, 2, 3),
    surprise: fc.option(fc.oneof(setAnyPrice, sellAnyElsewhere), { freq: 4 }),
  })
  .map(({ goods, code, delivery, payment, surprise }): Step[] => [
    ...goods,
    chooseDelivery(delivery),
    choosePayment(payment),
    applyCoupon(code),
    ...(surprise ? [surprise] : []),
    order(),
  ]);
const story = fc
  .array(
    fc.oneof(
      { weight: 5, arbitrary: anyStep.map((step) => [step]) },
      { weight: 2, arbitrary: wholeOrder },
    ),
    { minLength: 6, maxLength: 16, size: 'max' },
  )
  .map((parts) => parts.flat());

it('a shop behaves as its model after every story, to the cent (I45)', {
  timeout: 600_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(story, async (all) => {
      const real = await openReal();
      const model = new CheckoutModel();
      model.show();
      for (const step of all) if (step.check(model)) await step.run(model, real);
    }),
    { numRuns: 20 },
  );
});
