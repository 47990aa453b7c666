import type { LightMyRequestResponse } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PresetOrder } from '#server/seed/format/preset-schema.ts';
import { importOrders } from '#server/seed/shop/order-import.repository.ts';
import { importShop } from '#server/seed/shop/shop-import.repository.ts';
import { anAccount } from '#tests/support/accounts.ts';
import { createEditor, type EditorClient } from '#tests/support/editor-client.ts';
import { preset, sampleAddress } from '#tests/support/preset.ts';
import { aProduct, sell } from '#tests/support/products.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const CARD = 12;
const TRANSFER = 3;
const { type: _type, ...address } = sampleAddress();

let test: TestApp;
let editor: EditorClient;
let account: { id: number; email: string };
beforeEach(async () => {
  test = await createTestApp();
  editor = await createEditor(test);
  account = await test.services.auth.createAccount(anAccount());
  await sell(test.app, aProduct({ id: 1, cents: 1000, stock: 5 }));
  await importShop(test.app.db, { ...preset, siteId: 1, storeId: 1 });
});

type Record = { id: number } & { [field: string]: unknown };
const dataOf = <T = Record>(response: LightMyRequestResponse) => response.json<{ data: T }>().data;
const get = async (id: number) => dataOf(await editor.send('GET', `/admin/order/get/${id}`));
const update = (id: number, fields: object) =>
  editor.send('PATCH', `/admin/order/update/${id}`, fields);

/** An order of two pieces of the product. */
async function order(facts: Partial<PresetOrder> = {}): Promise<number> {
  const known = await test.app.db.selectFrom('shop_order').select('id').execute();
  await importOrders(test.app.db, { siteId: 1, storeId: 1, currencyId: 1, account, address }, [
    {
      key: `order-${known.length}`,
      daysAgo: 1,
      status: 'pending',
      paymentStatus: 'open',
      deliveryCode: 1,
      paymentCode: TRANSFER,
      lines: [{ productId: 1, qty: 2 }],
      message: '',
      ...facts,
    },
  ]);
  const { id } = await test.app.db
    .selectFrom('shop_order')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  await test.app.db
    .updateTable('order_line')
    .set({ stock: JSON.stringify([{ productId: 1, qty: 2 }]) })
    .where('order_id', '=', id)
    .execute();
  return id;
}

const stock = async () =>
  (
    await test.app.db
      .selectFrom('product')
      .select('stock')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow()
  ).stock;
const paymentOf = async (id: number) =>
  (
    await test.app.db
      .selectFrom('payment')
      .select('state')
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow()
  ).state;

describe('the list of orders', () => {
  it('comes newest first, is searched and filtered', async () => {
    const first = await order();
    const second = await order({ status: 'cancelled', paymentStatus: 'failed' });
    const filter = async (body: object) =>
      dataOf<{ records: Record[] }>(await editor.send('POST', '/admin/order/filter', body)).records;

    const all = await filter({});
    expect(all.map(({ id }) => id)).toEqual([second, first]);
    expect(all[1]).toMatchObject({
      email: 'kupac@izlog.test',
      generalStatus: 'pending',
      paymentStatus: 'open',
      isTest: false,
      totalCents: 2400,
      delivery: 'Dostava na adresu',
      payment: 'Uplata na račun',
      main: { firstName: address.firstName, companyName: '' },
      shipping: { city: address.city },
      branch: null,
      gift: { message: '', to: '', from: '' },
      pdfToken: test.services.orders.documents.token(first),
      lines: [{ productId: 1, choices: [], qty: 2, rowCents: 2000 }],
    });
    expect(await filter({ keywords: String(all[1]?.['number']) })).toEqual([all[1]]);
    expect(await filter({ filters: [{ key: 'generalStatus', value: 'cancelled' }] })).toEqual([
      all[0],
    ]);
    expect(await filter({ keywords: 'nikoga' })).toEqual([]);
  });
});

describe('an order', () => {
  it('is completed, and paid with that where no provider says so', async () => {
    const id = await order();
    expect(await get(id)).toMatchObject({ next: ['active', 'cancelled'] });

    const response = await update(id, { generalStatus: 'active' });

    expect(dataOf(response)).toMatchObject({
      generalStatus: 'active',
      next: [],
      paymentStatus: 'paid',
      invoiceNumber: expect.stringMatching(/^1\/WEB\/1\/\d{4}$/),
    });
    expect(await paymentOf(id)).toBe('paid');
    expect(await stock()).toBe(5);
  });

  it('that a provider was not paid for is not completed', async () => {
    const id = await order({ paymentCode: CARD });

    const response = await update(id, { generalStatus: 'active' });

    expect(response.statusCode).toBe(409);
    expect(response.json().error.code).toBe('ORDER_NOT_CHANGEABLE');
    const after = {
      generalStatus: 'pending',
      paymentStatus: 'open',
      next: ['cancelled'],
      isTest: true,
    };
    expect(await get(id)).toMatchObject(after);
  });

  it('is cancelled: its pieces go back on the shelf, once', async () => {
    const id = await order();

    await update(id, { generalStatus: 'cancelled' });
    await update(id, { generalStatus: 'cancelled' });

    expect(await get(id)).toMatchObject({ generalStatus: 'cancelled', paymentStatus: 'failed' });
    expect(await paymentOf(id)).toBe('failed');
    expect(await stock()).toBe(7);
  });

  it.each(['cancelled', 'active'] as const)(
    'becomes %s for everybody who asks, also at once',
    async (generalStatus) => {
      const id = await order();

      const answers = await Promise.all(
        Array.from({ length: 6 }, () => update(id, { generalStatus })),
      );
      await test.services.orders.office.change(1, id, generalStatus);
      const later = await update(id, { generalStatus });

      expect([...answers, later].map(({ statusCode }) => statusCode)).toEqual(Array(7).fill(200));
      expect(new Set(answers.map(({ body }) => body))).toEqual(new Set([later.body]));
      expect(await stock()).toBe(generalStatus === 'cancelled' ? 7 : 5);
    },
  );

  it('that was paid and is cancelled has its money to be given back', async () => {
    const id = await order({ paymentCode: CARD, paymentStatus: 'paid' });

    await update(id, { generalStatus: 'cancelled' });

    expect(await get(id)).toMatchObject({ generalStatus: 'cancelled', paymentStatus: 'paid' });
    expect(await paymentOf(id)).toBe('refundable');
  });

  it.each([
    ['cancelled', 'active'],
    ['active', 'cancelled'],
  ] as const)('that is %s does not become %s', async (status, generalStatus) => {
    const id = await order({ status, paymentStatus: status === 'active' ? 'paid' : 'failed' });

    expect((await update(id, { generalStatus })).statusCode).toBe(409);
    expect(await stock()).toBe(5);
  });

  it('changes in nothing else', async () => {
    const id = await order();

    const response = await update(id, { totalCents: 1, paymentStatus: 'paid', email: 'a@b.hr' });

    expect(response.statusCode).toBe(400);
    expect(response.json().error.payload.fields).toEqual({
      generalStatus: 'required',
      totalCents: 'additionalProperties',
      paymentStatus: 'additionalProperties',
      email: 'additionalProperties',
    });
    expect((await update(id, { generalStatus: 'pending' })).statusCode).toBe(400);
  });

  it('is neither made nor deleted by the back office', async () => {
    const id = await order();

    expect((await editor.send('POST', '/admin/order/create', {})).statusCode).toBe(404);
    expect((await editor.send('DELETE', `/admin/order/delete/${id}`)).statusCode).toBe(404);
  });

  it('of another site is not found', async () => {
    const id = await order();
    const { db } = test.app;
    await db.insertInto('site').values({ id: 2, name: 'Druga', url: 'http://b.test' }).execute();
    await db.updateTable('shop_order').set({ site_id: 2 }).where('id', '=', id).execute();

    expect((await editor.send('GET', `/admin/order/get/${id}`)).statusCode).toBe(404);
    expect((await update(id, { generalStatus: 'cancelled' })).statusCode).toBe(404);
    expect(await stock()).toBe(5);
  });

  it('is for the back office only', async () => {
    const response = await test.app.inject({
      method: 'PATCH',
      url: `/api/v1/admin/order/update/${await order()}`,
      headers: test.headers,
      payload: { generalStatus: 'cancelled' },
    });

    expect(response.statusCode).toBe(401);
  });
});
