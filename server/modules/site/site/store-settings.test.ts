import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ShownStoreSettings } from '#schemas/api/admin-store.ts';
import { Buyer, dataOf } from '#tests/support/buyer.ts';
import { createEditor, type EditorClient } from '#tests/support/editor-client.ts';
import { aProduct, sell } from '#tests/support/products.ts';
import { addSecondSite, SECOND_SITE } from '#tests/support/second-site.ts';
import { DELIVERY, openShop, PAYMENT } from '#tests/support/shop.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const PATH = '/admin/settings/store';

let test: TestApp;
let editor: EditorClient;
beforeEach(async () => {
  test = await createTestApp();
  editor = await createEditor(test);
});

const read = async () => dataOf<ShownStoreSettings>(await editor.send('GET', PATH));
const change = (changes: object) => editor.send('PATCH', PATH, changes);
const get = (url: string) => test.app.inject({ url, headers: test.headers });

describe('the settings of the store', () => {
  it('are read and changed one by one; the others stay', async () => {
    const before = await read();

    const answer = await change({ name: '  Lavanda  ', cartType: 2 });

    const after = { ...before, name: 'Lavanda', cartType: 2 };
    expect(dataOf(answer)).toEqual(after);
    expect(await read()).toEqual(after);
    expect(dataOf(await change({ guestCheckout: false }))).toEqual({
      ...after,
      guestCheckout: false,
    });
  });

  it('hold for shoppers at once', async () => {
    const url = '/api/v2/ecommerce/checkout/getFreeDeliveryAmount';
    const limit = async () => (await get(`${url}/1`)).json();
    const config = async () =>
      (await get('/api/v1/settings/getCheckoutSettings')).json().data.config;
    expect(await config()).toMatchObject({ cartType: 1, giftMessage: true });
    await limit();

    await change({ freeDeliveryCents: 7550, cartType: 0, name: 'Lavanda', loyalty: true });

    expect(JSON.stringify(await limit())).toContain('75.5');
    expect(await config()).toMatchObject({ cartType: 0, giftMessage: true });
    const detected = await test.app.inject({
      method: 'POST',
      url: '/api/v1/master/domainDetect',
      payload: { referer: 'http://localhost/' },
    });
    expect(detected.json().data).toMatchObject({ name: 'Lavanda', store: { loyalty: true } });
  });

  it('switch the words of an order off and on; there is one kind of checkout', async () => {
    const url = '/api/v1/settings/getCheckoutSettings';
    await get(url);
    await change({ giftMessage: false, checkoutMessage: false });
    await test.database.db
      .updateTable('store')
      .set({ checkout: sql`checkout || '{"checkoutType": 3}'` })
      .execute();

    const off = (await get(url)).json().data.config;
    await change({ checkoutMessage: true });
    const on = (await get(url)).json().data.config;

    expect(off).toMatchObject({ giftMessage: false, checkoutMessage: false });
    expect(on).toMatchObject({ giftMessage: false, checkoutMessage: true, checkoutType: 0 });
  });

  it('let guests order only where they may', async () => {
    await openShop(test, [aProduct({ id: 1, cents: 2500 })]);
    await change({ guestCheckout: false });

    await expect(Buyer.ready(test)).rejects.toThrow();

    await change({ guestCheckout: true });
    expect((await Buyer.ready(test)).userId).toBeGreaterThan(0);
  });

  it('say which product is the fee for payment on delivery', async () => {
    await openShop(test, [
      aProduct({ id: 1, cents: 2500 }),
      aProduct({ id: 8, cents: 399, visible: false, stock: null }),
    ]);
    const buyer = await Buyer.ready(test);
    await buyer.chooseDelivery(DELIVERY.paidToCourier);
    await buyer.choosePayment(PAYMENT.onDelivery);
    const before = (await buyer.cart()).prices.base.orderTotal;

    expect(dataOf(await change({ cashOnDeliveryProductId: 8 }))).toMatchObject({
      cashOnDeliveryProductId: 8,
    });

    const after = (await buyer.cart()).prices.base.orderTotal;
    expect(Math.round((after - before) * 100)).toBe(399 - 150);
    await addSecondSite(test);
    const other = { site_id: SECOND_SITE };
    await test.database.db.updateTable('product').set(other).where('id', '=', 1).execute();
    expect((await change({ cashOnDeliveryProductId: 1 })).statusCode).toBe(400);
  });

  it('are those of one site', async () => {
    await addSecondSite(test);
    await change({ name: 'Lavanda', freeDeliveryCents: 1 });

    const site = await test.database.db
      .selectFrom('store')
      .select(['name', 'free_delivery_cents'])
      .where('site_id', '=', SECOND_SITE)
      .executeTakeFirstOrThrow();
    expect(site).toEqual({ name: 'Drugi', free_delivery_cents: 3000 });
  });

  it.each([
    [{}, ''],
    [{ name: '   ' }, 'name'],
    [{ name: 'x'.repeat(81) }, 'name'],
    [{ freeDeliveryCents: -1 }, 'freeDeliveryCents'],
    [{ freeDeliveryCents: 1.5 }, 'freeDeliveryCents'],
    [{ freeDeliveryCents: 10_000_001 }, 'freeDeliveryCents'],
    [{ cartType: 3 }, 'cartType'],
    [{ loyalty: 'da' }, 'loyalty'],
    [{ giftMessage: 'da' }, 'giftMessage'],
    [{ checkoutMessage: null }, 'checkoutMessage'],
    [{ checkoutType: 1 }, 'checkoutType'],
    [{ eProductDelivery: 'golub' }, 'eProductDelivery'],
    [{ cashOnDeliveryProductId: 1 }, 'cashOnDeliveryProductId'],
    [{ cashOnDeliveryProductId: null }, 'cashOnDeliveryProductId'],
    [{ pointsPerEuro: 0 }, 'pointsPerEuro'],
    [{ pointsPerEuro: 101 }, 'pointsPerEuro'],
    [{ pointsDays: -1 }, 'pointsDays'],
    [{ pointsDays: 3651 }, 'pointsDays'],
  ])('are refused where they are %j', async (changes, field) => {
    const before = await read();

    const answer = await change(changes);

    expect(answer.statusCode).toBe(400);
    if (field) expect(answer.json().error.payload.fields).toHaveProperty(field);
    expect(await read()).toEqual(before);
  });

  it('are for the back office alone', async () => {
    for (const method of ['GET', 'PATCH'] as const) {
      const answer = await test.app.inject({
        method,
        url: `/api/v1${PATH}`,
        headers: test.headers,
        ...(method === 'PATCH' && { payload: { name: 'Tuđa' } }),
      });

      expect(answer.statusCode).toBe(401);
    }
  });
});

describe('the fee of payment on delivery', () => {
  it('is no product in a shop that does not sell the one of the contract', async () => {
    expect((await read()).cashOnDeliveryProductId).toBeNull();

    await sell(test.app, aProduct({ id: 7 }));
    expect((await change({ cashOnDeliveryProductId: 7 })).statusCode).toBe(200);

    expect((await read()).cashOnDeliveryProductId).toBe(7);
  });
});
