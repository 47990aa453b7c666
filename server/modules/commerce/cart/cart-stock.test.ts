import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { validateCart } from '#schemas/api/cart.ts';
import type { DataOf } from '#schemas/api/endpoint.ts';
import { CartClient, cartOf, linesOf, refusalOf } from '#tests/support/cart-client.ts';
import { aProduct, sell } from '#tests/support/products.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let cart: CartClient;

beforeEach(async () => {
  test = await createTestApp();
  await sell(
    test.app,
    aProduct({ id: 1, stock: 35, names: { hr: 'Krema', en: 'Cream', de: 'Creme' } }),
    aProduct({ id: 2, stock: 500 }),
    aProduct({ id: 3, stock: null }),
    aProduct({ id: 10, format: 'configurable', stock: null }),
    aProduct({ id: 11, mainProductId: 10, visible: false, stock: 4 }),
    aProduct({
      id: 20,
      format: 'bundle',
      stock: null,
      members: [
        { id: 1, qty: 10 },
        { id: 10, qty: 1 },
      ],
    }),
  );
  cart = await CartClient.start(test);
});

const WITH_11 = { options: { bundleOptions: [{ product: 10, variant: 11 }] } };

async function setStock(id: number, stock: number) {
  await sql`update product set stock = ${stock} where id = ${id}`.execute(test.database.db);
}

async function validated(): Promise<DataOf<typeof validateCart>> {
  const response = await cart.call('POST', 'cart/validateCart');
  return response.json<{ data: DataOf<typeof validateCart> }>().data;
}

const freeOf = async () => (await cart.cart()).items.map(({ productData }) => productData.free);

describe('more than there is', () => {
  it('is not added, and the refusal says how much of what is left', async () => {
    const response = await cart.add(1, 999);

    expect(response.json()).toMatchObject({
      statusCode: 409,
      error: {
        code: 'OUT_OF_STOCK',
        payload: {
          products: [{ productId: 1, name: 'Krema', free: 35 }],
          message: 'Nema dovoljno komada na zalihi. Još ima: Krema (35)',
        },
      },
    });
    expect((await cart.cart()).items).toEqual([]);
  });

  it.each([
    ['en', 'There are not enough pieces in stock. Left: Cream (35)'],
    ['de', 'Es sind nicht genug Stück auf Lager. Noch da: Creme (35)'],
  ])('is refused in the language %s', async (language, message) => {
    cart.use({ languagecode: language });

    const response = await cart.add(1, 36);

    expect(response.json()).toMatchObject({ error: { payload: { message } } });
  });

  it('is not reached by a second addition or by a change of the line', async () => {
    const [line] = cartOf(await cart.add(1, 30)).items;

    expect(refusalOf(await cart.add(1, 6))).toEqual([409, 'OUT_OF_STOCK']);
    expect(refusalOf(await cart.update(line?.itemId ?? 0, 36))).toEqual([409, 'OUT_OF_STOCK']);

    expect(linesOf(cartOf(await cart.update(line?.itemId ?? 0, 35)))).toEqual([[1, 35]]);
  });

  it('counts the members of bundles and the same variant on other lines (I2)', async () => {
    await cart.add(1, 20);
    await cart.add(11, 3);

    const response = await cart.add(20, 2, WITH_11);

    expect(response.json()).toMatchObject({
      error: {
        payload: {
          products: [
            { productId: 1, free: 35 },
            { productId: 11, free: 4 },
          ],
        },
      },
    });
    expect(linesOf(cartOf(await cart.add(20, 1, WITH_11)))).toEqual([
      [1, 20],
      [11, 3],
      [20, 1],
    ]);
  });

  it('is asked of this cart alone: what it holds itself is free to it, what another holds is not', async () => {
    await cart.add(1, 30, { reservation: true });
    const other = await CartClient.start(test);

    expect(refusalOf(await other.add(1, 6))).toEqual([409, 'OUT_OF_STOCK']);
    expect(linesOf(cartOf(await other.add(1, 5)))).toEqual([[1, 5]]);
    expect(linesOf(cartOf(await cart.add(1, 5)))).toEqual([[1, 35]]);
  });
});

describe('a line', () => {
  it('says how many it may have while the others stay as they are', async () => {
    await cart.add(1, 12);
    await cart.add(20, 1, WITH_11);

    expect(await freeOf()).toEqual([25, 2]);
  });

  it('says nothing of what is plenty or not counted, until it wants more', async () => {
    await cart.add(2, 400);
    await cart.add(3, 1);
    expect(await freeOf()).toEqual([null, null]);

    await setStock(2, 300);

    expect(await freeOf()).toEqual([300, null]);
  });
});

describe('stock that shrinks after adding', () => {
  it('leaves the line, and validateCart says which line is short (ORD-03)', async () => {
    const { items } = cartOf(await cart.add(1, 12));
    expect(await validated()).toMatchObject({ changed: false, short: [] });

    await setStock(1, 5);

    expect(linesOf(await cart.cart())).toEqual([[1, 12]]);
    expect(await validated()).toMatchObject({
      changed: true,
      short: [{ itemId: items[0]?.itemId, productId: 1, name: 'Krema', qty: 12, free: 5 }],
    });
  });

  it('lets the line become less, and the rest of the cart change', async () => {
    const [line] = cartOf(await cart.add(1, 12)).items;
    await setStock(1, 5);

    expect((await cart.add(3, 2)).statusCode).toBe(200);
    expect((await cart.update(line?.itemId ?? 0, 9)).statusCode).toBe(200);
    expect(refusalOf(await cart.update(line?.itemId ?? 0, 10))).toEqual([409, 'OUT_OF_STOCK']);
    expect(refusalOf(await cart.add(1))).toEqual([409, 'OUT_OF_STOCK']);

    await cart.update(line?.itemId ?? 0, 5);
    expect(await validated()).toMatchObject({ changed: false, short: [] });
  });
});

describe('a bundle', () => {
  it('is not bought again once one of its members was withdrawn', async () => {
    const [line] = cartOf(await cart.add(20, 1, WITH_11)).items;
    await sql`update product set archived = true where id = 1`.execute(test.database.db);

    expect(refusalOf(await cart.update(line?.itemId ?? 0, 2))).toEqual([409, 'OUT_OF_STOCK']);
  });
});
