import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { CartClient, cartOf, fieldsOf, linesOf, refusalOf } from '#tests/support/cart-client.ts';
import { aProduct, sell } from '#tests/support/products.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const GIFT = 21029;

let test: TestApp;
let cart: CartClient;

beforeEach(async () => {
  test = await createTestApp();
  await sell(
    test.app,
    aProduct({ id: 1, cents: 1990 }),
    aProduct({ id: 2, cents: 1000, reducedCents: 799 }),
    aProduct({ id: 10, format: 'configurable', stock: null }),
    aProduct({ id: 11, mainProductId: 10, visible: false, cents: 1500 }),
    aProduct({ id: 12, mainProductId: 10, visible: false, cents: 1700, stock: 0 }),
    aProduct({
      id: 20,
      format: 'bundle',
      stock: null,
      cents: 3000,
      members: [
        { id: 1, qty: 2 },
        { id: 10, qty: 1 },
      ],
    }),
    aProduct({ id: 22, format: 'bundle', stock: null, members: [{ id: 20, qty: 1 }] }),
    aProduct({ id: 30, format: 'eProduct', stock: null, cents: 900 }),
    aProduct({
      id: 40,
      cents: 2000,
      stock: 20,
      options: [
        { kind: 'textField', titles: titles('Posveta'), required: true, maxLength: 10, values: [] },
        {
          kind: 'dropdown',
          titles: titles('Omot'),
          values: [
            { sku: 'PAPIR', labels: titles('Papir'), cents: 150 },
            { sku: 'KUTIJA', labels: titles('Kutija') },
          ],
        },
      ],
    }),
    aProduct({ id: GIFT, visible: false }),
    aProduct({ id: 43657, visible: false, cents: 150, stock: null }),
  );
  cart = await CartClient.start(test);
});

function titles(text: string) {
  return { hr: text, en: text, de: text };
}

describe('a line', () => {
  it('is set to another quantity, and its prices follow in both currencies', async () => {
    const [line] = cartOf(await cart.add(2, 1)).items;

    const changed = cartOf(await cart.update(line?.itemId ?? 0, 3));

    expect(changed.items[0]).toMatchObject({
      qty: 3,
      productData: { mainProductSlug: 'proizvod-2', isVisibleIndividually: true, available: true },
      prices: {
        base: {
          retailPrice: 10,
          finalPrice: 7.99,
          row: 23.97,
          cartTotal: 23.97,
          discount: { basicPrice: 6.39, retailPrice: 7.99 },
        },
      },
    });
    expect(changed.items[0]?.prices.converted).toEqual(changed.items[0]?.prices.base);
    expect(changed.prices.base).toEqual({
      itemsTotal: 23.97,
      coupon: 0,
      loyalty: 0,
      cartTotal: 23.97,
      delivery: 0,
      orderTotal: 23.97,
      tax: {
        itemsTotal: 4.79,
        coupon: 0,
        loyalty: 0,
        cartTotal: 4.79,
        delivery: 0,
        orderTotal: 4.79,
      },
    });
  });

  it.each([0, -1, 1000, 1.5, 1e12, '5', '1e3', '١', ' 5 ', [5], {}, true, null])(
    'is never set to %s pieces (I5)',
    async (qty) => {
      const [line] = cartOf(await cart.add(1, 2)).items;

      const response = await cart.update(line?.itemId ?? 0, qty);

      expect(response.statusCode).toBe(400);
      expect(linesOf(await cart.cart())).toEqual([[1, 2]]);
    },
  );

  it.each(['1e309', '-1e309', '1e3', '0x10', '1_0', 'NaN'])(
    'is neither added nor set with the bare number %s (I5)',
    async (qty) => {
      const [line] = cartOf(await cart.add(1, 2)).items;
      const send = (method: 'POST' | 'PATCH', call: string, what: string) =>
        test.app.inject({
          method,
          url: `/api/v2/ecommerce/checkout/cart/${call}`,
          headers: { ...test.headers, 'content-type': 'application/json' },
          payload: `{${JSON.stringify(cart.key).slice(1, -1)},${what},"qty":${qty}}`,
        });

      expect((await send('POST', 'addItem', '"productId":1')).statusCode).toBe(400);
      expect((await send('PATCH', 'updateItem', `"itemId":${line?.itemId}`)).statusCode).toBe(400);
      expect(linesOf(await cart.cart())).toEqual([[1, 2]]);
    },
  );

  it('that the cart does not hold cannot be changed or deleted', async () => {
    const other = await CartClient.start(test);
    const [foreign] = cartOf(await other.add(1)).items;
    const itemId = foreign?.itemId ?? 0;

    expect(refusalOf(await cart.update(itemId, 2))).toEqual([404, 'NOT_FOUND']);
    expect(refusalOf(await cart.remove(itemId))).toEqual([404, 'NOT_FOUND']);
    expect(linesOf(await other.cart())).toEqual([[1, 1]]);
  });

  it('is no more than the two hundredth', async () => {
    await cart.add(1);
    await sql`
      insert into cart_item (cart_id, product_id, qty, options, options_key, snapshot)
      select cart_id, product_id, qty, options, options_key || n, snapshot
      from cart_item, generate_series(2, 199) as n`.execute(test.database.db);

    expect(cartOf(await cart.add(2)).items).toHaveLength(200);
    expect(refusalOf(await cart.add(30))).toEqual([409, 'CART_FULL']);
  });

  it('is deleted once, and stays away', async () => {
    const [line] = cartOf(await cart.add(1)).items;
    const itemId = line?.itemId ?? 0;

    expect(cartOf(await cart.remove(itemId)).items).toEqual([]);
    expect(refusalOf(await cart.update(itemId, 5))).toEqual([404, 'NOT_FOUND']);
    expect((await cart.cart()).items).toEqual([]);
  });

  it('is deleted by its id in the address too, but never with the code in it', async () => {
    const [line] = cartOf(await cart.add(1)).items;
    const query = `cart/deleteItem?itemId=${line?.itemId}`;

    const withCode = await cart.call('DELETE', `${query}&protectCode=${cart.key.protectCode}`);
    expect(withCode.statusCode).toBe(400);
    expect(cartOf(await cart.call('DELETE', query)).items).toEqual([]);
    expect(fieldsOf(await cart.call('DELETE', 'cart/deleteItem'))).toEqual({ itemId: 'required' });
  });

  it('leaves an empty cart when all are cleared, which may be done twice', async () => {
    await cart.add(1);
    await cart.add(2);

    expect(cartOf(await cart.call('POST', 'cart/clearCart')).items).toEqual([]);
    expect(cartOf(await cart.call('POST', 'cart/clearCart')).prices.base.orderTotal).toBe(0);
  });

  it('counts as a change of the cart', async () => {
    const first = cartOf(await cart.add(1));
    const second = cartOf(await cart.add(1));

    expect(second.version).toBeGreaterThan(first.version);
    expect((await cart.cart()).version).toBe(second.version);
  });
});

describe('the gift wrapping and the fee', () => {
  it('can be chosen once though no list shows it, and is not counted by a client (S6, CART-20)', async () => {
    await cart.add(1);

    expect(linesOf(cartOf(await cart.add(GIFT, 3)))).toEqual([
      [1, 1],
      [GIFT, 1],
    ]);
    const found = cartOf(await cart.add(GIFT));

    expect(linesOf(found)).toEqual([
      [1, 1],
      [GIFT, 1],
    ]);
    const itemId = found.items[1]?.itemId ?? 0;
    expect(refusalOf(await cart.update(itemId, 2))).toEqual([400, 'ITEM_NOT_EDITABLE']);
    expect(linesOf(cartOf(await cart.remove(itemId)))).toEqual([[1, 1]]);
  });

  it('of paying on delivery may be added and deleted without any effect', async () => {
    await cart.add(1);

    expect(linesOf(cartOf(await cart.add(43657)))).toEqual([[1, 1]]);
    expect(linesOf(cartOf(await cart.remove(-43657)))).toEqual([[1, 1]]);
    expect(refusalOf(await cart.update(-43657, 2))).toEqual([400, 'ITEM_NOT_EDITABLE']);
    expect(refusalOf(await cart.remove(-5))).toEqual([404, 'NOT_FOUND']);
  });
});

describe('a configurable product', () => {
  it('is bought as one of its variants, while there is one', async () => {
    expect(fieldsOf(await cart.add(10))).toEqual({ productId: 'variant' });
    expect(refusalOf(await cart.add(12))).toEqual([409, 'PRODUCT_UNAVAILABLE']);

    const { items } = cartOf(await cart.add(11));

    expect(items[0]).toMatchObject({
      productId: 11,
      productData: { mainProductSlug: 'proizvod-10', isVisibleIndividually: false },
    });
  });
});

describe('a bundle', () => {
  const chosen = (variant?: number) => ({
    options: { bundleOptions: [{ product: 10, ...(variant && { variant }) }] },
  });

  it('keeps the choice of its configurable member (BUND-08)', async () => {
    const { items } = cartOf(await cart.add(20, 1, chosen(11)));

    expect(items[0]?.options).toEqual({
      personalizations: [],
      bundleOptions: [{ product: 10, variant: 11, personalizations: [] }],
      customPriceOption: null,
    });
  });

  it.each([
    ['no choice', {}, { 'options.bundleOptions': 'required' }],
    ['a choice without variant', chosen(), { 'options.bundleOptions.0.variant': 'enum' }],
    ['a variant of something else', chosen(2), { 'options.bundleOptions.0.variant': 'enum' }],
    [
      'a choice for what is no member',
      { options: { bundleOptions: [{ product: 10, variant: 11 }, { product: 2 }] } },
      { 'options.bundleOptions.1.product': 'enum' },
    ],
    [
      'two choices for one member',
      {
        options: {
          bundleOptions: [
            { product: 10, variant: 11 },
            { product: 10, variant: 12 },
          ],
        },
      },
      { 'options.bundleOptions.1.product': 'uniqueItems' },
    ],
  ])('with %s is refused (BUND-03)', async (_case, more, fields) => {
    const response = await cart.add(20, 1, more);

    expect(refusalOf(response)).toEqual([400, 'INVALID_CONFIGURATION']);
    expect(fieldsOf(response)).toEqual(fields);
  });

  it('cannot be bought when a chosen member is sold out', async () => {
    expect(refusalOf(await cart.add(20, 1, chosen(12)))).toEqual([409, 'PRODUCT_UNAVAILABLE']);
  });

  it('never holds another bundle', async () => {
    expect(fieldsOf(await cart.add(22))).toMatchObject({ productId: 'bundle' });
  });
});

describe('a custom option', () => {
  const written = (value: unknown, more: object = {}) => ({
    options: { personalizations: [{ id: 1, value }], ...more },
  });

  it('is kept with the line, and its price is added to each piece', async () => {
    const personalizations = [
      { id: 1, value: 'Za Anu' },
      { id: 2, value: 'PAPIR' },
    ];

    const { items } = cartOf(await cart.add(40, 2, { options: { personalizations } }));

    expect(items[0]).toMatchObject({
      options: { personalizations },
      prices: { base: { retailPrice: 21.5, finalPrice: 21.5, row: 43 } },
    });
  });

  it('sent as custom price option costs the same (PROD-08)', async () => {
    const { items } = cartOf(await cart.add(40, 1, written('Ani', { customPriceOption: 'PAPIR' })));

    expect(items[0]).toMatchObject({
      options: { customPriceOption: 'PAPIR' },
      prices: { base: { finalPrice: 21.5 } },
    });
  });

  it.each([
    ['none where one is required', {}, { 'options.personalizations': 'required' }],
    ['blanks only', written('   '), { 'options.personalizations': 'required' }],
    [
      'too long a text',
      written('x'.repeat(11)),
      { 'options.personalizations.0.value': 'textField' },
    ],
    ['a number for a text', written(7), { 'options.personalizations.0.value': 'textField' }],
    [
      'an unknown choice',
      {
        options: {
          personalizations: [
            { id: 1, value: 'A' },
            { id: 2, value: 'ZLATO' },
          ],
        },
      },
      { 'options.personalizations.1.value': 'dropdown' },
    ],
    [
      'the option of another product',
      {
        options: {
          personalizations: [
            { id: 1, value: 'A' },
            { id: 77, value: 'B' },
          ],
        },
      },
      { 'options.personalizations.1.id': 'enum' },
    ],
    [
      'a foreign price option',
      written('A', { customPriceOption: 'BESPLATNO' }),
      { 'options.customPriceOption': 'enum' },
    ],
  ])('with %s is refused (PROD-06, S5)', async (_case, more, fields) => {
    const response = await cart.add(40, 1, more);

    expect(refusalOf(response)).toEqual([400, 'INVALID_CONFIGURATION']);
    expect(fieldsOf(response)).toEqual(fields);
  });

  it.each([
    { options: { price: 0 } },
    { options: { personalizations: [{ id: 1, value: 'A', price: 0 }] } },
    { options: { personalizations: [{ id: 1, value: { a: 1 } }] } },
    { options: 'x' },
    { reservation: 'yes' },
    { productId: 3_000_000_000 },
  ])('in the shape %o is refused', async (more) => {
    expect((await cart.add(40, 1, more)).statusCode).toBe(400);
  });

  it('makes a line of its own, and equal choices share one in whatever order', async () => {
    const both = [
      { id: 1, value: 'Ana' },
      { id: 2, value: 'PAPIR' },
    ];
    await cart.add(40, 1, { options: { personalizations: both } });
    await cart.add(40, 2, written('Ana'));

    const found = cartOf(await cart.add(40, 4, { options: { personalizations: both.reverse() } }));

    expect(found.items.map(({ qty }) => qty)).toEqual([5, 2]);
  });

  it('may be changed afterwards, and then equal lines become one', async () => {
    await cart.add(40, 2, written('Ana'));
    const { items } = cartOf(await cart.add(40, 3, written('Iva')));

    const found = cartOf(await cart.update(items[1]?.itemId ?? 0, 3, written('Ana')));

    expect(linesOf(found)).toEqual([[40, 5]]);
  });
});

describe('a cart of e-products only', () => {
  it('is digital until something else is added (CART-31)', async () => {
    expect((await cart.cart()).digitalOnly).toBe(false);
    expect(cartOf(await cart.add(30)).digitalOnly).toBe(true);
    expect(cartOf(await cart.add(1)).digitalOnly).toBe(false);
  });
});

describe('a reservation', () => {
  const heldOf = async (id: number) =>
    (
      await test.database.db
        .selectFrom('product')
        .select('held')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).held;

  it('holds the pieces for this cart, follows its quantity, and ends with the line', async () => {
    const found = cartOf(await cart.add(1, 3, { reservation: true }));
    expect(await heldOf(1)).toBe(3);
    const itemId = found.items[0]?.itemId ?? 0;

    await cart.update(itemId, 4);
    expect(await heldOf(1)).toBe(4);
    const other = await CartClient.start(test);
    expect(refusalOf(await other.add(1, 2))).toEqual([409, 'OUT_OF_STOCK']);
    expect((await cart.add(1)).statusCode).toBe(200);
    expect(await heldOf(1)).toBe(5);
    expect(refusalOf(await other.add(1))).toEqual([409, 'PRODUCT_UNAVAILABLE']);

    await cart.remove(itemId);
    expect(await heldOf(1)).toBe(0);
    expect((await other.add(1)).statusCode).toBe(200);
  });

  it('of a bundle leaves its members to this cart, though they are the last', async () => {
    const choice = { options: { bundleOptions: [{ product: 10, variant: 11 }] } };
    await test.database.db.updateTable('product').set({ stock: 2 }).where('id', '=', 1).execute();
    const [line] = cartOf(await cart.add(20, 1, { ...choice, reservation: true })).items;
    expect(await heldOf(1)).toBe(2);

    const changed = await cart.update(line?.itemId ?? 0, 1, choice);

    expect(linesOf(cartOf(changed))).toEqual([[20, 1]]);
    const other = await CartClient.start(test);
    expect(refusalOf(await other.add(20, 1, choice))).toEqual([409, 'PRODUCT_UNAVAILABLE']);
  });

  it('lasts half an hour', async () => {
    await cart.add(1, 1, { reservation: true });

    const hold = await test.database.db
      .selectFrom('stock_hold')
      .select('expires_at')
      .executeTakeFirstOrThrow();

    expect(Math.abs(hold.expires_at.getTime() - Date.now() - 30 * 60_000)).toBeLessThan(60_000);
  });
});
