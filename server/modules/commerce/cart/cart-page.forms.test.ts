import { beforeEach, describe, expect, it } from 'vitest';
import { GO_TO_CART, SHOW_WINDOW, STAY_ON_PAGE } from '#domain/commerce/cart-types.ts';
import type { CartItem } from '#schemas/api/cart.ts';
import { anAccount } from '#tests/support/accounts.ts';
import { CookieJar } from '#tests/support/cookie-jar.ts';
import { aProduct, sell } from '#tests/support/products.ts';
import { setCheckout } from '#tests/support/shop.ts';
import { submitFrom } from '#tests/support/submit-form.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let jar: CookieJar;
beforeEach(async () => {
  test = await createTestApp();
  jar = new CookieJar();
  await sell(
    test.app,
    aProduct({ id: 1, cents: 1990 }),
    aProduct({ id: 2, cents: 500 }),
    aProduct({ id: 3, stock: 5 }),
  );
});

/** Sends a form; where it leads. */
async function submit(path: string, fields: Record<string, string>) {
  const sent = { path, fields: { redirect: '/kosarica', ...fields } };
  return (await submitFrom(jar, test, sent)).headers.location;
}

const goesTo = (path: string, fields: Record<string, string>) => submit(`kosarica/${path}`, fields);

async function cart() {
  const response = await test.app.inject({
    method: 'POST',
    url: '/api/v2/ecommerce/checkout/cart/getCart',
    headers: { ...test.headers, cookie: jar.header },
    payload: {},
  });
  return response.json().data;
}

async function removed() {
  const response = await test.app.inject({
    url: '/api/v2/ecommerce/checkout/cart/getRemoved',
    headers: { ...test.headers, cookie: jar.header },
  });
  return response.json().data.items;
}

describe('taking a line out by a form', () => {
  it('keeps it to be put back, one piece of it', async () => {
    await goesTo('dodaj', { productId: '1', qty: '5' });
    const [{ itemId }] = (await cart()).items;

    expect(await goesTo('ukloni', { itemId: String(itemId) })).toBe(
      '/kosarica?poruka=removed-from-cart',
    );
    expect((await cart()).items).toEqual([]);
    expect(await removed()).toEqual([{ productId: 1 }]);

    const item = JSON.stringify({ productId: 1 });
    expect(await goesTo('vrati', { item })).toBe('/kosarica?poruka=restored-to-cart');
    expect((await cart()).items).toMatchObject([{ productId: 1, qty: 1 }]);
    expect(await removed()).toEqual([]);
  });

  it('of a line that is not there changes nothing', async () => {
    await goesTo('dodaj', { productId: '1' });

    expect(await goesTo('ukloni', { itemId: '99' })).toBe('/kosarica?poruka=not-in-cart');
    expect((await cart()).items).toHaveLength(1);
    expect(await removed()).toEqual([]);
  });

  it.each(['', 'x', '{}', '{"productId":99}', '{"productId":1,"qty":3}'])(
    'cannot be undone with %j',
    async (item) => {
      await goesTo('dodaj', { productId: '2' });

      expect(await goesTo('vrati', { item })).toBe('/kosarica?poruka=not-restored');
      expect((await cart()).items).toHaveLength(1);
    },
  );
});

describe('a product that was added (CART-12)', () => {
  it.each([
    [GO_TO_CART, '/kosarica?poruka=added-to-cart'],
    [STAY_ON_PAGE, '/shop?poruka=added-to-cart'],
    [SHOW_WINDOW, '/shop?poruka=added-to-cart'],
  ] as const)('with the setting %i leads to %s', async (cartType, to) => {
    await setCheckout(test, { cartType });

    expect(await goesTo('dodaj', { productId: '1', redirect: '/shop' })).toBe(to);
  });
});

describe('products that are added together', () => {
  const together = async (...ids: (number | string)[]) => {
    const fields = ids.map((id) => ['productId', String(id)]);
    const sent = { path: 'kosarica/dodaj', fields: [['redirect', '/product/p'], ...fields] };
    return (await submitFrom(jar, test, sent)).headers.location;
  };
  const lines = async () =>
    ((await cart())?.items ?? []).map(({ productId, qty }: CartItem) => [productId, qty]);

  it('are one piece each, and what is in the cart already stays as it is', async () => {
    await goesTo('dodaj', { productId: '2', qty: '3' });

    expect(await together(1, 2, 3, 1)).toBe('/product/p?poruka=added-to-cart');
    expect(await lines()).toEqual([
      [2, 3],
      [1, 1],
      [3, 1],
    ]);
    expect(await together(1, 2)).toBe('/product/p?poruka=added-to-cart');
    expect(await lines()).toHaveLength(3);
  });

  it('start a cart where there is none', async () => {
    expect(await together(1, 2)).toBe('/product/p?poruka=added-to-cart');
    expect(await lines()).toHaveLength(2);
  });

  it.each([
    ['is sold out', 3, '/product/p?zaliha=3.0&poruka=not-enough-in-stock'],
    ['is not known', 99, '/product/p?poruka=cart-unchanged'],
    ['is no product', 'x', '/product/p?poruka=cart-unchanged'],
  ])('are none of them where one %s', async (_what, id, to) => {
    await goesTo('dodaj', { productId: '2', qty: '3' });
    await test.database.db.updateTable('product').set({ stock: 0 }).where('id', '=', 3).execute();

    expect(await together(1, id)).toBe(to);
    expect(await lines()).toEqual([[2, 3]]);
    expect(await removed()).toEqual([]);
  });

  it('are refused where they are more than a page offers', async () => {
    expect(await together(1, 2, 3, 4, 5, 6, 7, 8, 9)).toBe('/product/p?poruka=cart-unchanged');
    expect(await lines()).toEqual([]);
  });
});

describe('a product of which there is less than was asked for', () => {
  it('is not added, and the page is told what is left', async () => {
    const to = await goesTo('dodaj', { productId: '3', qty: '6', redirect: '/product/p?page=2' });

    expect(to).toBe('/product/p?page=2&zaliha=3.5&poruka=not-enough-in-stock');
    expect((await cart()).items).toEqual([]);
  });

  it('is not added once it is sold out, and the page is told which it is', async () => {
    await test.database.db.updateTable('product').set({ stock: 0 }).where('id', '=', 3).execute();

    const to = await goesTo('dodaj', { productId: '3', redirect: '/product/p' });

    expect(to).toBe('/product/p?zaliha=3.0&poruka=not-enough-in-stock');
  });
});

describe('changing a line on the page of its product (PROD-04)', () => {
  const PAGE = '/product/proizvod-1?cartItemId=1';

  it('sets its quantity, and leads to the cart', async () => {
    await goesTo('dodaj', { productId: '1' });
    const [{ itemId }] = (await cart()).items;

    expect(await goesTo('stavka', { itemId: String(itemId), productId: '1', qty: '4' })).toBe(
      '/kosarica?poruka=cart-updated',
    );
    expect((await cart()).items).toMatchObject([{ itemId, productId: 1, qty: 4 }]);
  });

  it('puts another product in its place', async () => {
    await goesTo('dodaj', { productId: '1', qty: '2' });
    const [{ itemId }] = (await cart()).items;

    expect(await goesTo('stavka', { itemId: String(itemId), productId: '2', qty: '3' })).toBe(
      '/kosarica?poruka=cart-updated',
    );
    expect((await cart()).items).toMatchObject([{ productId: 2, qty: 3 }]);
  });

  it.each([
    { productId: '1', qty: '0' },
    { productId: '1', qty: '1000' },
    { productId: '99', qty: '1' },
  ])('that is refused goes back to that page and changes nothing: %o', async (fields) => {
    await goesTo('dodaj', { productId: '1' });
    const [{ itemId }] = (await cart()).items;

    expect(await goesTo('stavka', { itemId: String(itemId), page: PAGE, ...fields })).toBe(
      `${PAGE}&poruka=cart-unchanged`,
    );
    expect((await cart()).items).toMatchObject([{ productId: 1, qty: 1 }]);
  });

  it('of a line that is not there says so', async () => {
    await goesTo('dodaj', { productId: '1' });

    expect(await goesTo('stavka', { itemId: '999', productId: '2', qty: '1' })).toBe(
      '/kosarica?poruka=not-in-cart',
    );
    expect((await cart()).items).toMatchObject([{ productId: 1, qty: 1 }]);
  });
});

describe('a cookie of removed lines', () => {
  it('that somebody wrote by hand gives only what is one of ours', async () => {
    const list = JSON.stringify([{ productId: 1 }, { productId: 'x' }, 7, { id: 1 }]);
    jar.set('deletedFromCart', encodeURIComponent(list));

    expect(await removed()).toEqual([{ productId: 1 }]);
  });
});

describe('a code in the cart', () => {
  it('is refused at its field, and the cart is as before', async () => {
    await goesTo('dodaj', { productId: '1' });

    expect(await goesTo('kupon', { couponCode: '' })).toBe(
      '/kosarica?polje=kupon&poruka=coupon-missing',
    );
    expect(await goesTo('kupon', { couponCode: 'NEMAGA' })).toBe(
      '/kosarica?polje=kupon&poruka=coupon-unknown',
    );
    expect(await goesTo('kartica', { barcode: '123456' })).toBe(
      '/kosarica?polje=kartica&poruka=member-card-needs-login',
    );
    expect(await cart()).toMatchObject({ couponCode: '', memberCardBarcode: '' });
  });

  it('of a member card goes into the profile of who has none', async () => {
    const { email: username, password } = anAccount();
    await test.services.auth.createAccount(anAccount());
    await submit('prijava', { username, password });
    await goesTo('dodaj', { productId: '1' });

    expect(await goesTo('kartica', { barcode: 'nema-je' })).toBe(
      '/kosarica?polje=kartica&poruka=member-card-invalid',
    );
    await test.database.db
      .insertInto('member_card')
      .values({ site_id: 1, barcode: '3850000001234' })
      .execute();
    expect(await goesTo('kartica', { barcode: '3850000001234' })).toBe(
      '/kosarica?poruka=member-card-applied',
    );

    const profile = await test.app.inject({
      url: '/api/v1/user/web/profile',
      headers: { ...test.headers, cookie: jar.header },
    });
    expect(profile.json().data.memberCardBarcode).toBe('3850000001234');
  });
});
