import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { anAccount, logIn } from '#tests/support/accounts.ts';
import { ADDRESS, Buyer, dataOf, type Placed } from '#tests/support/buyer.ts';
import { CartClient, fieldsOf, refusalOf } from '#tests/support/cart-client.ts';
import { mailsOf } from '#tests/support/outbox.ts';
import { aProduct } from '#tests/support/products.ts';
import { DELIVERY, openShop, PAYMENT, setCheckout } from '#tests/support/shop.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;

beforeEach(async () => {
  test = await createTestApp();
  await openShop(test, [
    aProduct({ id: 1, cents: 2500, stock: 5 }),
    aProduct({ id: 2, cents: 900, format: 'eProduct', stock: null }),
    aProduct({ id: 3, format: 'bundle', stock: null, members: [{ id: 1, qty: 2 }] }),
  ]);
});

const orders = () => test.database.db.selectFrom('shop_order').selectAll().orderBy('id').execute();
const linesOf = (orderId: number) =>
  test.database.db
    .selectFrom('order_line')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
async function stockOf(id: number) {
  const { rows } = await sql<{ stock: number; held: number }>`
    select stock, held from product where id = ${id}`.execute(test.database.db);
  return rows[0];
}

describe('an order', () => {
  it('holds what the cart held, to the cent, and takes its stock', async () => {
    const buyer = await Buyer.meet(test);
    await buyer.add(1, 2);
    await buyer.call('POST', 'cart/applyCoupon', { couponCode: 'MORE5' });
    await buyer.chooseDelivery(DELIVERY.paidToCourier);
    await buyer.choosePayment(PAYMENT.onDelivery, {
      companyData: { companyName: 'More d.o.o.', oib: '69435151530' },
    });
    const { base } = (await buyer.cart()).prices;

    const placed = await buyer.placed({
      giftMessage: ' Sretan rođendan! ',
      to: 'Iva',
      from: 'Ana',
      orderMessage: ' Na katu. ',
    });

    const [order] = await orders();
    expect(placed).toEqual({ html: '', orderSlug: order?.slug });
    expect(order).toMatchObject({
      number: expect.stringMatching(/^\d{4}-000001$/),
      status: 'pending',
      payment_status: 'open',
      email: 'gost1@izlog.test',
      guest_id: buyer.userId,
      account_id: null,
      items_cents: 5000,
      coupon_cents: 500,
      delivery_cents: 400,
      fees_cents: 150,
      total_cents: Math.round(base.orderTotal * 100),
      tax_cents: Math.round(base.tax.orderTotal * 100),
      company: { companyName: 'More d.o.o.', oib: '69435151530' },
      coupon: { code: 'MORE5', amountCents: 500 },
      delivery: { methodId: DELIVERY.paidToCourier, code: 5, branch: null },
      payment: { methodId: PAYMENT.onDelivery, code: 5, adapter: 'offline' },
      gift: { message: 'Sretan rođendan!', to: 'Iva', from: 'Ana' },
      message: 'Na katu.',
    });
    expect(order?.addresses).toMatchObject({ main: ADDRESS, shipping: ADDRESS });
    expect(
      (await linesOf(order?.id ?? 0)).map((line) => [line.kind, line.qty, line.row_cents]),
    ).toEqual([
      ['product', 2, 5000],
      ['fee', 1, 150],
    ]);
    expect(await stockOf(1)).toEqual({ stock: 3, held: 0 });
  });

  it('takes the members of a bundle, and what the cart held counts for it', async () => {
    const buyer = await Buyer.meet(test);
    await buyer.add(1, 1, { reservation: true });
    await buyer.add(3, 2);
    await buyer.chooseDelivery(DELIVERY.pickup, 4);
    await buyer.choosePayment(PAYMENT.transfer);

    await buyer.placed();

    const [order] = await orders();
    expect(await stockOf(1)).toEqual({ stock: 0, held: 0 });
    expect((await linesOf(order?.id ?? 0)).map(({ stock }) => stock)).toEqual([
      [{ productId: 1, qty: 1 }],
      [{ productId: 1, qty: 4 }],
    ]);
    expect(order?.delivery.branch).toMatchObject({ id: 4, name: 'Bonaca Zagreb' });
  });

  it.each([PAYMENT.transfer, PAYMENT.onDelivery])(
    'is told by one mail, and once, where no provider has to be paid first (S40, %i)',
    async (payment) => {
      const buyer = await Buyer.ready(test);
      await buyer.choosePayment(payment);
      await buyer.placed();
      await buyer.placed();

      expect(await mailsOf(test)).toMatchObject([{ kind: 'order', to: 'gost1@izlog.test' }]);
    },
  );

  it('is not told yet where a provider has to be paid first (F27)', async () => {
    await (await Buyer.ready(test)).placed();

    expect(await mailsOf(test)).toEqual([]);
  });

  it('closes its cart: asked again it is the same order, everything else is refused (I17)', async () => {
    const buyer = await Buyer.ready(test);
    const first = await buyer.placed();

    expect(await buyer.placed()).toEqual(first);
    expect(await orders()).toHaveLength(1);
    expect(await stockOf(1)).toEqual({ stock: 4, held: 0 });
    for (const response of [
      await buyer.add(1),
      await buyer.call('POST', 'cart/getCart'),
      await buyer.call('POST', 'cart/validateCart'),
      await buyer.call('POST', 'delivery/getApplicableDeliveryMethods', { countryIso: 'HR' }),
      await buyer.call('POST', 'payment/getApplicablePaymentMethods', { userId: buyer.userId }),
      await buyer.call('PUT', 'payment/savePaymentMethod', {
        userId: buyer.userId,
        paymentMethodId: PAYMENT.transfer,
      }),
    ]) {
      expect(response.statusCode).toBe(409);
      expect(response.json()).toMatchObject({ message: 'Cart is archived.' });
    }
    const other = await buyer.order({ userId: buyer.userId + 1 });
    expect(refusalOf(other)).toEqual([404, 'NOT_FOUND']);
  });

  it('of a customer belongs to the account, with the addresses that are stored there', async () => {
    await test.services.auth.createAccount(anAccount());
    const { tokens, user } = await logIn(test.app, test.headers, 'kupac@izlog.test');
    const cart = await CartClient.start(test, { accesstoken: tokens.accessToken });
    const buyer = new Buyer(test).use({ accesstoken: tokens.accessToken });
    buyer.key = cart.key;
    buyer.userId = user.id;
    await buyer.add(1);
    await test.database.db
      .insertInto('address')
      .values(
        (['main', 'shipping'] as const).map((type) => ({
          type,
          account_id: user.id,
          first_name: 'Ana',
          last_name: 'Kovač',
          contact_email: 'kupac@izlog.test',
          contact_phone: '1',
          country: 'HR',
          city: 'Split',
          street: 'Riva',
          house_number: '1',
          zip_code: '21000',
        })),
      )
      .execute();
    buyer.key = { ...buyer.key, protectCode: (await buyer.cart()).protectCode };
    await buyer.chooseDelivery(DELIVERY.courier);
    await buyer.choosePayment(PAYMENT.transfer);

    await buyer.placed();

    expect(await orders()).toMatchObject([
      { account_id: user.id, guest_id: null, email: 'kupac@izlog.test' },
    ]);
  });

  it('of downloads needs neither delivery nor an address for it (G-081)', async () => {
    const buyer = await Buyer.meet(test);
    await buyer.add(2);
    await test.database.db.deleteFrom('address').where('type', '=', 'shipping').execute();
    await buyer.choosePayment(PAYMENT.transfer);

    await buyer.placed();

    expect(await orders()).toMatchObject([
      {
        total_cents: 900,
        delivery: { methodId: null },
        addresses: { main: ADDRESS, shipping: null },
      },
    ]);
  });

  it('keeps what it says whatever becomes of product and account (I15)', async () => {
    const buyer = await Buyer.ready(test);
    await buyer.placed();
    const [before] = await orders();
    const lines = await linesOf(before?.id ?? 0);

    const { db } = test.database;
    await sql`update product_price set retail_cents = 1`.execute(db);
    // A product goes only after the bundles it is in, and rows are deleted in any order.
    await sql`delete from bundle_member`.execute(db);
    await sql`delete from product`.execute(db);
    await sql`delete from address`.execute(db);

    expect(await orders()).toEqual([before]);
    expect(await linesOf(before?.id ?? 0)).toEqual(lines);
  });

  it('is numbered without gaps, though others were refused between (I24)', async () => {
    const numbers: (string | undefined)[] = [];
    for (let n = 1; n <= 3; n += 1) {
      const buyer = await Buyer.ready(test, n);
      const broke = await Buyer.ready(test, n + 10, 1, 999);
      expect((await broke.order()).statusCode).toBe(409);
      const { orderSlug } = await buyer.placed();
      numbers.push((await orders()).find(({ slug }) => slug === orderSlug)?.number);
    }
    expect(numbers.map((number) => number?.slice(-6))).toEqual(['000001', '000002', '000003']);
  });
});

describe('an order is refused', () => {
  /** Nothing happened: no order, nothing taken, the cart as it was. */
  async function expectNothing(buyer: Buyer) {
    expect(await orders()).toEqual([]);
    expect(await stockOf(1)).toEqual({ stock: 5, held: 0 });
    expect((await buyer.cart()).items.length).toBeGreaterThan(0);
    expect(await mailsOf(test)).toEqual([]);
  }

  it('with every field that is missing named (CHK-09)', async () => {
    const buyer = await Buyer.meet(test);
    await buyer.add(1);
    await test.database.db
      .updateTable('address')
      .set({ city: ' ', contact_phone: '' })
      .where('type', '=', 'shipping')
      .execute();
    await test.database.db.deleteFrom('address').where('type', '=', 'main').execute();

    const response = await buyer.order();

    expect(response.statusCode).toBe(400);
    expect(fieldsOf(response)).toEqual({
      'addresses.main': 'required',
      'addresses.shipping.city': 'required',
      'addresses.shipping.contactPhone': 'required',
      deliveryMethodId: 'required',
      paymentMethodId: 'required',
    });
    await expectNothing(buyer);
  });

  it.each([
    [{ userId: 0 }, ['userId']],
    [{ userId: null, giftMessage: 5, to: {} }, ['giftMessage', 'to', 'userId']],
    [{ orderMessage: 'a'.repeat(1001), from: 'b'.repeat(121) }, ['from', 'orderMessage']],
    [{ total: 1, prices: {} }, ['prices', 'total']],
    [{ successURL: 'https://evil.test/', failureURL: '//evil.test' }, ['failureURL', 'successURL']],
    [{ successURL: 'javascript:alert(1)' }, ['successURL']],
  ])('for %o with every faulty field (S11)', async (body, fields) => {
    const buyer = await Buyer.ready(test);

    const response = await buyer.order(body);

    expect(response.statusCode).toBe(400);
    expect(Object.keys(fieldsOf(response) ?? {}).sort()).toEqual(fields);
    await expectNothing(buyer);
  });

  it('with words that the store has switched off, each named', async () => {
    const words = { giftMessage: 'Sretno', to: 'Iva', from: ' ', orderMessage: 'Na katu' };
    const buyer = await Buyer.ready(test);
    await setCheckout(test, { giftMessage: false, checkoutMessage: false });

    const both = await buyer.order(words);
    await setCheckout(test, { giftMessage: false, checkoutMessage: true });
    const gift = await buyer.order(words);

    expect(both.statusCode).toBe(400);
    expect(fieldsOf(both)).toEqual({
      giftMessage: 'switchedOff',
      to: 'switchedOff',
      orderMessage: 'switchedOff',
    });
    expect(fieldsOf(gift)).toEqual({ giftMessage: 'switchedOff', to: 'switchedOff' });
    await expectNothing(buyer);
    expect((await buyer.order({ orderMessage: 'Na katu', giftMessage: ' ' })).statusCode).toBe(200);
  });

  it('where the chosen delivery does not go to the country of the address (CHK-10)', async () => {
    const buyer = await Buyer.ready(test);
    await buyer.call('POST', 'delivery/getApplicableDeliveryMethods', { countryIso: 'SI' });
    await test.database.db
      .updateTable('delivery_method')
      .set({ countries: sql`'["SI"]'::jsonb` })
      .where('id', '=', DELIVERY.courier)
      .execute();
    await buyer.cart();

    const response = await buyer.order();

    expect(response.statusCode).toBe(400);
    expect(fieldsOf(response)).toEqual({ 'addresses.shipping.country': 'enum' });
    await expectNothing(buyer);
  });

  it('for an empty cart', async () => {
    const buyer = await Buyer.meet(test);

    expect(refusalOf(await buyer.order())).toEqual([409, 'CART_EMPTY']);
  });

  it('without anybody who orders, and for somebody else (CART-28, S4)', async () => {
    const nobody = await CartClient.start(test);
    await nobody.add(1);
    const buyer = await Buyer.ready(test);

    expect(refusalOf(await nobody.call('POST', 'order/create', { userId: 1 }))).toEqual([
      400,
      'NO_ACTIVE_USER',
    ]);
    expect(refusalOf(await buyer.order({ userId: buyer.userId + 1 }))).toEqual([404, 'NOT_FOUND']);
    await expectNothing(buyer);
  });

  it('when a price changed, until the new one was shown (I14, ORD-04)', async () => {
    const buyer = await Buyer.ready(test);
    await sql`update product_price set retail_cents = 2600 where product_id = 1`.execute(
      test.database.db,
    );

    expect(refusalOf(await buyer.order())).toEqual([409, 'CART_CHANGED']);
    const checked = await buyer.call('POST', 'cart/validateCart');
    expect(checked.json()).toMatchObject({ data: { changed: true } });
    await buyer.placed();
    expect(await orders()).toMatchObject([{ items_cents: 2600 }]);
  });

  it('when its coupon ended (I30)', async () => {
    const buyer = await Buyer.ready(test);
    await buyer.call('POST', 'cart/applyCoupon', { couponCode: 'MORE5' });
    await sql`update coupon set ends_at = now() - interval '1 second'`.execute(test.database.db);

    expect(refusalOf(await buyer.order())).toEqual([409, 'CART_CHANGED']);
    await expectNothing(buyer);
  });

  it('when a product was withdrawn, and names it (I6)', async () => {
    const buyer = await Buyer.ready(test);
    await sql`update product set archived = true where id = 1`.execute(test.database.db);

    const response = await buyer.order();

    expect(response.json()).toMatchObject({
      statusCode: 409,
      error: { code: 'ITEMS_UNAVAILABLE', payload: { items: [1] } },
    });
    await expectNothing(buyer);
  });

  it('when there is less left, and says how much of what (I2)', async () => {
    const buyer = await Buyer.meet(test);
    await sql`update product set stock = 6 where id = 1`.execute(test.database.db);
    await buyer.add(1, 2);
    await buyer.add(3, 2);
    await buyer.chooseDelivery(DELIVERY.courier);
    await buyer.choosePayment(PAYMENT.card);
    await sql`update product set stock = 5 where id = 1`.execute(test.database.db);

    const response = await buyer.order();

    expect(response.json()).toMatchObject({
      statusCode: 409,
      error: {
        code: 'OUT_OF_STOCK',
        payload: {
          products: [{ productId: 1, name: 'Proizvod 1', free: 5 }],
          message: 'Nema dovoljno komada na zalihi. Još ima: Proizvod 1 (5)',
        },
      },
    });
    await expectNothing(buyer);
  });

  it('when the way of payment was switched off meanwhile', async () => {
    const buyer = await Buyer.ready(test);
    await sql`update payment_method set active = false where code = 12`.execute(test.database.db);

    expect((await buyer.order()).statusCode).toBe(400);
    await expectNothing(buyer);
  });
});

describe('the addresses to come back to', () => {
  const fieldsOfForm = (html: string) =>
    Object.fromEntries(
      [...html.matchAll(/name="([^"]*)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    );

  it('are our own pages, with the order in the one for success (CHK-30)', async () => {
    const buyer = await Buyer.ready(test);

    const { html, orderSlug } = await buyer.placed({
      successURL: '/hvala?x=1',
      failureURL: '/naplata/neuspjeh',
    });

    const { success_url: success = '', failure_url: failure } = fieldsOfForm(html);
    const url = new URL(success.replaceAll('&amp;', '&'));
    expect([url.pathname, url.searchParams.get('x'), url.searchParams.get('orderSlug')]).toEqual([
      '/hvala',
      '1',
      orderSlug,
    ]);
    expect(new URL(failure ?? '').pathname).toBe('/naplata/neuspjeh');
  });

  it('are the usual ones when nothing is said', async () => {
    const buyer = await Buyer.ready(test);

    const { html }: Placed = dataOf(await buyer.order());

    const { success_url: success, failure_url: failure } = fieldsOfForm(html);
    expect(success).toMatch(/^https?:\/\/[^/]+\/naplata\/uspjesna\?orderSlug=[\w-]{22}$/);
    expect(failure).toMatch(/^https?:\/\/[^/]+\/checkout\/failure$/);
  });
});
