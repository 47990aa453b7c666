import { beforeEach, describe, expect, it } from 'vitest';
import { anAccount, logIn } from '#tests/support/accounts.ts';
import { CartClient, cartOf, fieldsOf, refusalOf } from '#tests/support/cart-client.ts';
import { aProduct, sell } from '#tests/support/products.ts';
import { addSecondSite } from '#tests/support/second-site.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let cart: CartClient;

beforeEach(async () => {
  test = await createTestApp();
  await sell(
    test.app,
    aProduct({ id: 1, cents: 1995, membershipCents: 1500, categories: ['lice'] }),
    aProduct({ id: 2, cents: 1000, reducedCents: 799, membershipCents: 900 }),
  );
  cart = await CartClient.start(test);
});

interface Coupon {
  code: string;
  percent: number | null;
  cents: number | null;
  more: Record<string, unknown>;
}

async function addCoupon({
  code = 'MORE',
  percent = null,
  cents = null,
  more = {},
}: Partial<Coupon>) {
  await test.database.db
    .insertInto('coupon')
    .values({
      site_id: 1,
      code,
      kind: percent ? 'percentage' : 'amount',
      percent_basis_points: percent,
      amount_cents: percent ? null : (cents ?? 500),
      starts_at: null,
      ends_at: null,
      limit_total: null,
      limit_per_customer: null,
      ...more,
    })
    .execute();
}

const apply = (couponCode: unknown, client = cart) =>
  client.call('POST', 'cart/applyCoupon', { couponCode });

describe('a coupon', () => {
  it('takes its share off, told in sums, lines and tax (CPN-11)', async () => {
    await addCoupon({ percent: 1000, code: 'DOBRODOŠLI10' });
    await cart.add(1, 2);
    await cart.add(2, 1);

    const found = cartOf(await apply(' dobrodošli10 '));

    expect(found).toMatchObject({
      couponCode: 'DOBRODOŠLI10',
      coupon: { id: 1, code: 'DOBRODOŠLI10', amount: 4.79 },
      couponValid: true,
      prices: {
        base: {
          itemsTotal: 47.89,
          coupon: 4.79,
          cartTotal: 43.1,
          orderTotal: 43.1,
          tax: { orderTotal: 8.62 },
        },
      },
    });
    const left = found.items.map(({ prices }) => prices.base.cartTotal);
    expect(left).toEqual([35.91, 7.19]);
    expect(await cart.cart()).toEqual(found);
  });

  it('is taken off again, which may be done twice', async () => {
    await addCoupon({});
    await cart.add(1, 2);
    await apply('MORE');

    for (let n = 0; n < 2; n += 1) {
      expect(cartOf(await cart.call('POST', 'cart/removeCoupon'))).toMatchObject({
        coupon: null,
        couponCode: '',
        prices: { base: { orderTotal: 39.9 } },
      });
    }
  });

  it('that is applied twice counts once (I29)', async () => {
    await addCoupon({});
    await cart.add(1, 2);

    await apply('MORE');

    expect(cartOf(await apply('MORE')).prices.base.coupon).toBe(5);
  });

  it.each([
    ['unknown', null],
    ['over', { ends_at: new Date('2020-01-01') }],
    ['not yet begun', { starts_at: new Date('2100-01-01') }],
    ['used up', { limit_total: 1, used: 1 }],
    ['switched off', { active: false }],
    ['of another site', { site_id: 2 }],
  ])('that is %s gets one and the same refusal (S8)', async (_case, more) => {
    await addSecondSite(test);
    if (more) await addCoupon({ more });
    await cart.add(1);

    const response = await apply('MORE');

    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({
      message: 'Coupon not found!',
      error: { code: 'COUPON_NOT_FOUND' },
    });
    expect((await cart.cart()).couponCode).toBe('');
  });

  it.each([
    ['below its least sum', { min_cents: 1996 }],
    ['for another product', { product_ids: JSON.stringify([2]) }],
    ['for another category', { category_ids: JSON.stringify([9]) }],
  ])('%s cannot be used, and the one before stays', async (_case, more) => {
    await addCoupon({ code: 'PRVI' });
    await addCoupon({ more });
    await cart.add(1);
    await apply('PRVI');

    const response = await apply('MORE');

    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ message: 'Coupon code cannot be used.' });
    expect((await cart.cart()).couponCode).toBe('PRVI');
  });

  it('is gone in the very answer to the change that makes its conditions fail (I29)', async () => {
    await addCoupon({ more: { min_cents: 3000 } });
    const { items } = cartOf(await cart.add(1, 2));
    await apply('MORE');

    const less = cartOf(await cart.update(items[0]?.itemId ?? 0, 1));
    const more = cartOf(await cart.update(items[0]?.itemId ?? 0, 2));

    expect(less).toMatchObject({
      couponValid: false,
      coupon: null,
      couponCode: '',
      prices: { base: { coupon: 0, orderTotal: 19.95 } },
    });
    expect(more).toMatchObject({
      couponValid: true,
      couponCode: '',
      prices: { base: { coupon: 0 } },
    });
  });

  it('that ended meanwhile is gone when the cart is read (I30)', async () => {
    await addCoupon({});
    await cart.add(1);
    await apply('MORE');
    await test.database.db
      .updateTable('coupon')
      .set({ ends_at: new Date('2020-01-01') })
      .execute();

    expect(await cart.cart()).toMatchObject({
      couponValid: false,
      couponCode: '',
      prices: { base: { orderTotal: 19.95 } },
    });
    expect((await cart.cart()).couponValid).toBe(true);
  });

  it('needs a code', async () => {
    expect(fieldsOf(await apply(''))).toEqual({ couponCode: 'minLength' });
    expect(fieldsOf(await cart.call('POST', 'cart/applyCoupon'))).toEqual({
      couponCode: 'required',
    });
    expect((await apply(['MORE'])).statusCode).toBe(400);
  });

  it('cannot be guessed: after ten wrong codes even the right one has to wait (S8)', async () => {
    await addCoupon({});
    await cart.add(1);
    await apply('MORE');
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1) statuses.push((await apply(`KOD${n}`)).statusCode);

    expect(statuses).toEqual([...Array(10).fill(404), 429]);
    expect((await apply('MORE')).statusCode).toBe(429);
  });
});

describe('a member card', () => {
  const BARCODE = '3850000001234';
  const card = (barcode: unknown = BARCODE) =>
    cart.call('POST', 'cart/applyMemberCard', { barcode });

  beforeEach(async () => {
    await test.database.db
      .insertInto('member_card')
      .values([
        { site_id: 1, barcode: BARCODE },
        { site_id: 1, barcode: '1111', active: false },
      ])
      .execute();
    await test.services.auth.createAccount(anAccount());
  });

  const asCustomer = async () => {
    const { tokens } = await logIn(test.app, test.headers, 'kupac@izlog.test');
    return cart.use({ accesstoken: tokens.accessToken });
  };

  it('gives the member price where it is the least (CPN-10, G-071)', async () => {
    await asCustomer();
    await cart.add(1);
    await cart.add(2);

    const found = cartOf(await card());

    expect(found.items.map(({ prices }) => prices.base.finalPrice)).toEqual([15, 7.99]);
    expect(found.memberCardBarcode).toBe(BARCODE);
  });

  it('needs a login (ROLE-05)', async () => {
    await cart.add(1);

    expect(refusalOf(await card())).toEqual([401, 'UNAUTHENTICATED']);
  });

  it.each(['9999', '1111', BARCODE.slice(0, -1)])('%s is not valid', async (barcode) => {
    await asCustomer();

    const response = await card(barcode);

    expect(refusalOf(response)).toEqual([400, 'MEMBER_CARD_INVALID']);
    expect(fieldsOf(response)).toEqual({ barcode: 'memberCard' });
  });

  it('that became invalid is told once by the check of the cart, with the new prices (CPN-09)', async () => {
    await asCustomer();
    await cart.add(1);
    await card();
    const check = async () =>
      (await cart.call('POST', 'cart/validateCart')).json<{ data: Record<string, unknown> }>().data;
    expect(await check()).toMatchObject({ validateMemberCard: true, changed: false });
    await test.database.db.updateTable('member_card').set({ active: false }).execute();

    expect(await check()).toMatchObject({
      validateMemberCard: false,
      changed: true,
      items: [{ prices: { base: { finalPrice: 19.95 } } }],
      prices: { base: { orderTotal: 19.95 } },
    });
    expect(await check()).toMatchObject({ validateMemberCard: true, changed: false });
  });
});

describe('the check of a cart', () => {
  it('tells that a price is not the one that was shown, until the new one was (ORD-04)', async () => {
    await cart.add(1);
    await test.database.db
      .updateTable('product_price')
      .set({ retail_cents: 2100 })
      .where('product_id', '=', 1)
      .execute();
    const check = async () =>
      (await cart.call('POST', 'cart/validateCart')).json<{ data: unknown }>().data;

    expect(await check()).toMatchObject({ changed: true, prices: { base: { orderTotal: 21 } } });
    expect(await check()).toMatchObject({ changed: false });
  });

  it('asks for the key as every call does', async () => {
    const response = await cart.call('POST', 'cart/validateCart', { protectCode: 'x' });

    expect(refusalOf(response)).toEqual([400, 'CART_NOT_FOUND']);
  });
});

describe('a second currency', () => {
  beforeEach(async () => {
    await test.database.db
      .insertInto('currency')
      .values({ id: 9, code: 'HRK', label: 'HRK', symbol: 'kn', rate: 7.5345 })
      .execute();
    await test.database.db
      .insertInto('store_currency')
      .values({ store_id: 1, currency_id: 9 })
      .execute();
  });

  it('stands beside the first, at the fixed rate, and adds up (SITE-14)', async () => {
    await addCoupon({ percent: 1000 });
    await cart.add(1, 1, { currencyId: 9 });
    await cart.add(2, 2);

    const { prices, items, currencyId } = cartOf(await apply('MORE'));

    expect(currencyId).toBe(9);
    expect(prices.base.orderTotal).toBe(32.34);
    const { converted } = prices;
    expect(converted.orderTotal).toBe(Math.round(32.34 * 753.45) / 100);
    const rows = items.reduce((sum, item) => sum + Math.round(item.prices.converted.row * 100), 0);
    expect(rows).toBe(Math.round(converted.itemsTotal * 100));
    expect(Math.round((converted.itemsTotal - converted.coupon) * 100)).toBe(
      Math.round(converted.cartTotal * 100),
    );
  });

  it('is left again without a trace (I12)', async () => {
    const before = cartOf(await cart.add(1, 3));

    await cart.cart({ currencyId: 9 });

    expect(await cart.cart({ currencyId: 1 })).toEqual(before);
  });

  it('has its own limit of free delivery, and is one of the allowed', async () => {
    const get = (url: string) => test.app.inject({ url, headers: test.headers });

    expect((await cart.send('GET', 'getFreeDeliveryAmount/9')).json()).toEqual({
      data: { price: 376.73 },
    });
    expect((await cart.send('GET', 'getFreeDeliveryAmount/8')).statusCode).toBe(404);
    expect((await get('/api/v1/settings/getCurrencyConfig')).json()).toEqual({
      data: {
        responseData: {
          mainCurrency: { id: 1, label: 'EUR', symbol: '€' },
          allowedCurrencies: [
            { id: 1, label: 'EUR', symbol: '€' },
            { id: 9, label: 'HRK', symbol: 'kn' },
          ],
        },
      },
    });
  });
});
