import type { LightMyRequestResponse } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Cart } from '#schemas/api/cart.ts';
import { anAccount, logIn } from '#tests/support/accounts.ts';
import { CookieJar } from '#tests/support/cookie-jar.ts';
import { aProduct, sell } from '#tests/support/products.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const CART = '/api/v2/ecommerce/checkout/cart';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
  await sell(
    test.app,
    aProduct({ id: 1, cents: 1990, names: { hr: 'Krema', en: 'Cream' } }),
    aProduct({ id: 2, cents: 1000, reducedCents: 799 }),
    aProduct({ id: 3, stock: 0 }),
    aProduct({ id: 4, format: 'configurable' }),
    aProduct({ id: 5, visible: false }),
    aProduct({ id: 6, stock: null }),
  );
});

interface Key {
  cartId: string;
  protectCode: string;
}

const post = (call: string, payload: object, headers: Record<string, string> = {}) =>
  test.app.inject({
    method: 'POST',
    url: `${CART}/${call}`,
    headers: { ...test.headers, ...headers },
    payload,
  });
const cartOf = (response: LightMyRequestResponse) => response.json<{ data: Cart }>().data;
const codeOf = (response: LightMyRequestResponse) =>
  response.json<{ error: { code: string } }>().error.code;

async function newCart(): Promise<Key> {
  const response = await test.app.inject({
    url: `${CART}/getNewCartSession`,
    headers: test.headers,
  });
  const { id, protectCode } = response.json<{ data: { id: string; protectCode: string } }>().data;
  return { cartId: id, protectCode };
}

const add = (key: object, productId: number, qty: unknown = 1, more: object = {}) =>
  post('addItem', { ...key, productId, qty, ...more });
const quantities = (cart: Cart) => cart.items.map(({ productId, qty }) => [productId, qty]);

describe('a cart', () => {
  it('adds products with the prices of the catalogue and adds up in cents', async () => {
    const key = await newCart();
    await add(key, 1, 3);

    const cart = cartOf(await add(key, 2, 2));

    expect(cart).toMatchObject({
      id: key.cartId,
      currencyId: 1,
      items: [
        {
          productId: 1,
          qty: 3,
          productData: { id: 1, name: 'Krema', slug: 'proizvod-1' },
          prices: { base: { retailPrice: 19.9, finalPrice: 19.9, row: 59.7 } },
        },
        {
          productId: 2,
          qty: 2,
          prices: { base: { retailPrice: 10, finalPrice: 7.99, row: 15.98 } },
        },
      ],
      prices: { base: { itemsTotal: 75.68, cartTotal: 75.68 } },
    });
    expect(cartOf(await post('getCart', key))).toEqual(cart);
  });

  it('puts a second piece of the same product on the same line, others on their own', async () => {
    const key = await newCart();
    await add(key, 1, 1);
    await add(key, 2, 2);

    const cart = cartOf(await add(key, 1, 4, { options: {} }));

    expect(quantities(cart)).toEqual([
      [1, 5],
      [2, 2],
    ]);
  });

  it('takes 1 to 999 pieces and not one more, also in sum', async () => {
    const key = await newCart();
    for (const qty of [0, -1, 1.5, 1000, 1e9, '5', [5], true, null]) {
      expect((await add(key, 1, qty)).statusCode, String(qty)).toBe(400);
    }
    await add(key, 6, 998);

    const beyond = await add(key, 6, 2);

    expect(beyond.statusCode).toBe(400);
    expect(beyond.json()).toMatchObject({
      error: { code: 'INVALID_QUANTITY', payload: { max: 999, message: 'Neispravna količina' } },
    });
    expect(quantities(cartOf(await add(key, 6, 1)))).toEqual([[6, 999]]);
  });

  it('takes no price from the browser', async () => {
    const key = await newCart();

    const response = await add(key, 1, 1, { price: 0.01, finalPrice: 0.01, discount: 99 });

    expect(response.statusCode).toBe(400);
    expect(cartOf(await post('getCart', key)).items).toEqual([]);
  });

  it('refuses a foreign currency', async () => {
    const key = await newCart();

    expect((await post('getCart', { ...key, currencyId: 99 })).statusCode).toBe(400);
    expect((await post('getCart', { ...key, currencyId: 1 })).statusCode).toBe(200);
  });

  it.each([
    [3, 409, 'PRODUCT_UNAVAILABLE'],
    [4, 400, 'INVALID_CONFIGURATION'],
    [5, 409, 'PRODUCT_UNAVAILABLE'],
    [77, 404, 'NOT_FOUND'],
  ])('does not take product %i, which cannot be bought', async (productId, status, code) => {
    const response = await add(await newCart(), productId);

    expect(response.statusCode).toBe(status);
    expect(codeOf(response)).toBe(code);
  });

  it('takes a product whose stock is not counted', async () => {
    expect((await add(await newCart(), 6, 999)).statusCode).toBe(200);
  });

  it('shows what it knew of a product that is gone', async () => {
    const key = await newCart();
    await add(key, 1, 2);
    await test.database.db
      .updateTable('product')
      .set({ archived: true })
      .where('id', '=', 1)
      .execute();

    expect(cartOf(await post('getCart', key)).items).toMatchObject([
      { productData: { name: 'Krema' }, prices: { base: { row: 39.8 } } },
    ]);
  });

  it('follows the prices of the catalogue', async () => {
    const key = await newCart();
    await add(key, 1, 2);
    await test.database.db
      .updateTable('product_price')
      .set({ retail_cents: 2000 })
      .where('product_id', '=', 1)
      .execute();

    expect(cartOf(await post('getCart', key)).prices.base.itemsTotal).toBe(40);
  });

  it('names products in the language of the caller', async () => {
    const key = await newCart();
    await add(key, 1);

    const cart = cartOf(await post('getCart', key, { languagecode: 'en' }));

    expect(cart.items[0]?.productData.name).toBe('Cream');
  });

  it('counts every one of twenty additions that come at once', async () => {
    const key = await newCart();

    const answers = await Promise.all(Array.from({ length: 20 }, () => add(key, 6)));

    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    expect(quantities(cartOf(await post('getCart', key)))).toEqual([[6, 20]]);
  });
});

describe('the key of a cart', () => {
  it('has 128 random bits and is stored nowhere', async () => {
    const key = await newCart();

    expect(Buffer.from(key.protectCode, 'base64url')).toHaveLength(16);
    expect(Buffer.from(key.cartId, 'base64url')).toHaveLength(16);
    const rows = await test.database.db.selectFrom('cart').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(key.protectCode);
  });

  it('that is wrong in any way gets one and the same refusal, and nothing changes', async () => {
    const key = await newCart();
    const other = await newCart();
    const wrong = [
      { ...key, protectCode: other.protectCode },
      { ...key, protectCode: '' },
      { ...key, protectCode: key.protectCode.slice(0, -1) },
      { ...key, protectCode: key.protectCode.toUpperCase() },
      { ...key, protectCode: `${key.protectCode} ` },
      { cartId: key.cartId },
      { protectCode: key.protectCode },
      { cartId: 'unknown', protectCode: key.protectCode },
      {},
    ];

    const refusals = await Promise.all(
      wrong.flatMap((body) => [post('getCart', body), add(body, 1)]),
    );

    expect(new Set(refusals.map(({ statusCode }) => statusCode))).toEqual(new Set([400]));
    expect(new Set(refusals.map(({ payload }) => payload)).size).toBe(1);
    expect(cartOf(await post('getCart', key)).items).toEqual([]);
  });

  it('cannot be guessed for long, and the right one still works from elsewhere', async () => {
    const key = await newCart();
    const statuses: number[] = [];
    for (let guess = 0; guess < 22; guess += 1) {
      const response = await post('getCart', { ...key, protectCode: `guess-${guess}` });
      statuses.push(response.statusCode);
    }

    expect(statuses).toEqual([...Array(20).fill(400), 429, 429]);
    const elsewhere = await test.app.inject({
      method: 'POST',
      url: `${CART}/getCart`,
      headers: test.headers,
      payload: key,
      remoteAddress: '10.0.0.7',
    });
    expect(elsewhere.statusCode).toBe(200);
  });

  it('does not open the cart of another customer', async () => {
    const tokens: string[] = [];
    for (const email of ['ana@izlog.test', 'iva@izlog.test']) {
      await test.services.auth.createAccount(anAccount({ email }));
      tokens.push((await logIn(test.app, test.headers, email)).tokens.accessToken);
    }
    const [ana = '', iva = ''] = tokens;
    const key = await newCart();
    await post('addItem', { ...key, productId: 1, qty: 1 }, { accesstoken: ana });

    expect((await post('getCart', key, { accesstoken: ana })).statusCode).toBe(200);
    expect(codeOf(await post('getCart', key, { accesstoken: iva }))).toBe('CART_NOT_FOUND');
  });

  it('of an archived cart is told so', async () => {
    const key = await newCart();
    await test.database.db.updateTable('cart').set({ status: 'archived' }).execute();

    for (const response of [await post('getCart', key), await add(key, 1)]) {
      expect(response.statusCode).toBe(409);
      expect(response.json()).toMatchObject({ message: 'Cart is archived.' });
    }
  });
});

describe('the cart of a browser', () => {
  const sameOrigin = { 'sec-fetch-site': 'same-origin' };

  it('travels in cookies for one year, the code out of reach of scripts', async () => {
    const response = await test.app.inject({
      url: `${CART}/getNewCartSession`,
      headers: sameOrigin,
    });

    expect(response.cookies).toMatchObject([
      { name: 'cartId', path: '/', maxAge: 31_536_000, sameSite: 'Lax' },
      { name: 'protectCode', path: '/', maxAge: 31_536_000, sameSite: 'Lax', httpOnly: true },
    ]);
    expect(response.cookies[0]).not.toHaveProperty('httpOnly', true);

    const jar = new CookieJar().take(response);
    const added = await post('addItem', { productId: 1, qty: 2 }, { cookie: jar.header });
    expect(quantities(cartOf(added))).toEqual([[1, 2]]);
  });

  it('is forgotten when it cannot be read, but not by a refused addition (I36, CART-03)', async () => {
    const jar = new CookieJar();
    jar.set('cartId', 'gone');
    jar.set('protectCode', 'gone');

    const refused = await post('addItem', { productId: 1, qty: 1 }, { cookie: jar.header });
    const read = await post('getCart', {}, { cookie: jar.header });

    expect(refused.cookies).toEqual([]);
    expect(read.statusCode).toBe(400);
    expect(jar.take(read).header).toBe('');
  });
});
