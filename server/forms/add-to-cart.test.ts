import { beforeEach, describe, expect, it, vi } from 'vitest';
import { GO_TO_CART, STAY_ON_PAGE } from '#domain/commerce/cart-types.ts';
import { getCart } from '#schemas/api/cart.ts';
import type { PageRequest, SiteEntry } from '#schemas/site-entry.ts';
import { CookieJar } from '#tests/support/cookie-jar.ts';
import { aProduct, sell } from '#tests/support/products.ts';
import { setCheckout } from '#tests/support/shop.ts';
import { submitForm } from '#tests/support/submit-form.ts';
import { createTestApp, fakeEntry, type TestApp } from '#tests/support/test-app.ts';

const handle = vi.fn<SiteEntry['handle']>();
const ACCEPT = { accept: 'application/json' };
const PATH = 'kosarica/dodaj';

let test: TestApp;
let asked: Pick<PageRequest, 'path' | 'query' | 'locale'>[];

beforeEach(async () => {
  asked = [];
  handle.mockReset().mockImplementation(async ({ path, query, locale }, ports) => {
    asked.push({ path, query, locale });
    const cart = await ports.api.call(getCart, { body: {} });
    return {
      status: 200,
      headers: {},
      html: cart.errored ? 'no cart' : `${cart.data.items.length} lines`,
      cacheable: false,
      tags: [],
      hashes: { style: [], script: [] },
    };
  });
  test = await createTestApp({ entry: { ...fakeEntry, handle } });
  await sell(test.app, aProduct({ id: 1, cents: 1990 }), aProduct({ id: 2, stock: 0 }));
});

const add = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  submitForm(test, { path: PATH, fields, headers: { ...ACCEPT, ...headers } });

describe('a script that adds to the cart', () => {
  it('gets a new cart in the same call, whose code it cannot read', async () => {
    const response = await add({ productId: '1', qty: '2' });

    expect(response.statusCode).toBe(200);
    expect(response.json().data).toMatchObject({
      notice: 'added-to-cart',
      cart: { protectCode: '', items: [{ productId: 1, qty: 2 }] },
    });
    const cookies = response.cookies.map(({ name, httpOnly }) => [name, httpOnly === true]);
    expect(cookies).toEqual([
      ['cartId', false],
      ['protectCode', true],
    ]);
  });

  it('goes on with the cart that its cookies open', async () => {
    const jar = new CookieJar().take(await add({ productId: '1' }));

    const response = await add({ productId: '1' }, { cookie: jar.header });

    expect(response.json().data.cart.items).toMatchObject([{ productId: 1, qty: 2 }]);
    expect(response.cookies).toEqual([]);
  });

  it('is told why nothing was added', async () => {
    const response = await add({ productId: '2', window: '/kosarica' });

    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ error: { code: 'PRODUCT_UNAVAILABLE' } });
    expect(asked).toEqual([]);
  });
});

describe('the window after adding', () => {
  beforeEach(() => setCheckout(test, { cartType: 2 }));

  it('comes with the answer, and shows the cart that the same call has started', async () => {
    const { data } = (await add({ productId: '1', window: '/en/cart' })).json();

    expect(data.window).toBe('1 lines');
    expect(asked).toEqual([{ path: '/cart', query: { dodano: '' }, locale: 'en' }]);
  });

  it.each(['', '//evil.test', 'https://evil.test/', 'kosarica'])(
    'is not made for %j, which is no path of the site',
    async (window) => {
      const { data } = (await add({ productId: '1', window })).json();

      expect(data.window).toBeUndefined();
      expect(asked).toEqual([]);
    },
  );

  it.each([GO_TO_CART, STAY_ON_PAGE] as const)(
    'is not made where the setting is %i',
    async (cartType) => {
      await setCheckout(test, { cartType });

      const { data } = (await add({ productId: '1', window: '/kosarica' })).json();

      expect(data.window).toBeUndefined();
      expect(asked).toEqual([]);
    },
  );

  it('may fail without what was added', async () => {
    handle.mockRejectedValue(new Error('no page'));

    const response = await add({ productId: '1', window: '/kosarica' });

    expect(response.statusCode).toBe(200);
    expect(response.json().data.cart.items).toHaveLength(1);
  });
});
