import { beforeEach, describe, expect, it } from 'vitest';
import { Buyer } from '#tests/support/buyer.ts';
import { CartClient, cartOf, linesOf, refusalOf } from '#tests/support/cart-client.ts';
import { aProduct } from '#tests/support/products.ts';
import { DELIVERY, FEE, openShop, PAYMENT, setCheckout } from '#tests/support/shop.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const TEST_DOMAIN_FEE = 21444;

let test: TestApp;
let cart: CartClient;

beforeEach(async () => {
  test = await createTestApp();
  await openShop(test, [
    aProduct({ id: 1, cents: 1990 }),
    aProduct({
      id: 2,
      stock: 6,
      options: [
        {
          kind: 'dropdown',
          titles: { hr: 'Omot' },
          values: [
            { sku: 'PAPIR', labels: { hr: 'Papir' } },
            { sku: 'KUTIJA', labels: { hr: 'Kutija' } },
          ],
        },
      ],
    }),
    aProduct({ id: TEST_DOMAIN_FEE, visible: false, cents: 200, stock: null }),
  ]);
  cart = await CartClient.start(test);
});

const wrapped = (value: string, id: number) => ({
  options: { personalizations: [{ id, value }] },
});

describe('a store that keeps equal products apart (CART-32)', () => {
  beforeEach(() => setCheckout(test, { mergeCartItems: false }));

  it('gives each addition a line of its own', async () => {
    await cart.add(1, 2);

    expect(linesOf(cartOf(await cart.add(1, 3)))).toEqual([
      [1, 2],
      [1, 3],
    ]);
  });

  it('leaves lines apart that are changed to be equal', async () => {
    const { id } = await test.database.db
      .selectFrom('custom_option')
      .select('id')
      .executeTakeFirstOrThrow();
    await cart.add(2, 1, wrapped('PAPIR', id));
    const [first, second] = cartOf(await cart.add(2, 4, wrapped('KUTIJA', id))).items;

    await cart.update(first?.itemId ?? 0, 1, wrapped('PAPIR', id));
    const changed = cartOf(await cart.update(second?.itemId ?? 0, 5, wrapped('PAPIR', id)));

    expect(linesOf(changed)).toEqual([
      [2, 1],
      [2, 5],
    ]);
  });
});

describe('a store whose fee is another product (CHK-22, G-085)', () => {
  it('charges that one for paying on delivery', async () => {
    await setCheckout(test, { cashOnDeliveryProductId: TEST_DOMAIN_FEE });
    const buyer = await Buyer.ready(test);
    await buyer.chooseDelivery(DELIVERY.courier);
    await buyer.choosePayment(PAYMENT.onDelivery);

    const { items } = await buyer.cart();

    expect(items.map(({ productId, prices }) => [productId, prices.base.row])).toEqual([
      [1, 19.9],
      [TEST_DOMAIN_FEE, 2],
    ]);
    expect(refusalOf(await buyer.update(-TEST_DOMAIN_FEE, 2))).toEqual([400, 'ITEM_NOT_EDITABLE']);
    expect(refusalOf(await buyer.update(-FEE, 2))).toEqual([404, 'NOT_FOUND']);
  });
});

describe('a store without guests (CHK-27)', () => {
  it('asks everybody who orders to log in', async () => {
    await setCheckout(test, { guestCheckout: false });

    const response = await cart.call('POST', 'cart/addGuestUser', { email: 'gost@izlog.test' });

    expect(refusalOf(response)).toEqual([401, 'UNAUTHENTICATED']);
    expect(await test.database.db.selectFrom('guest').selectAll().execute()).toEqual([]);
  });
});
