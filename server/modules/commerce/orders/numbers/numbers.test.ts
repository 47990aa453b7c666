import { beforeEach, describe, expect, it } from 'vitest';
import { shopYear } from '#domain/commerce/orders/order-numbers.ts';
import type { NumberSeries } from '#schemas/api/admin-numbers.ts';
import { Buyer, dataOf } from '#tests/support/buyer.ts';
import { createEditor, type EditorClient } from '#tests/support/editor-client.ts';
import { decideAtGateway } from '#tests/support/gateway.ts';
import { aProduct } from '#tests/support/products.ts';
import { addSecondSite, SECOND_SITE } from '#tests/support/second-site.ts';
import { openShop, PAYMENT } from '#tests/support/shop.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const PATH = '/admin/settings/numbers';
const YEAR = shopYear(new Date());
const ORDER = { pattern: '{year}-{number}', digits: 6, yearly: true, premises: '', device: '' };
const INVOICE = {
  pattern: '{number}/{premises}/{device}/{year}',
  digits: 1,
  yearly: true,
  premises: 'WEB',
  device: '1',
};

let test: TestApp;
let owner: EditorClient;
/** Guests so far. */
let count = 0;
beforeEach(async () => {
  test = await createTestApp();
  owner = await createEditor(test, { role: 'owner' });
  await openShop(test, [aProduct({ id: 1, cents: 2500, stock: 50 })]);
});

const series = async () => dataOf<{ series: NumberSeries[] }>(await owner.send('GET', PATH)).series;
const change = (kind: string, body: object) => owner.send('PUT', `${PATH}/${kind}`, body);
const faultsOf = (answer: { json(): { error: { payload: { fields?: object } } } }) =>
  answer.json().error.payload.fields;
const orders = () => test.database.db.selectFrom('shop_order').selectAll().orderBy('id').execute();

/** Orders once; answers the numbers of all orders. */
async function order() {
  count += 1;
  const buyer = await Buyer.ready(test, count);
  await buyer.choosePayment(PAYMENT.transfer);
  expect((await buyer.order()).statusCode).toBe(200);
  return (await orders()).map(({ number }) => number);
}

/** The back office notes the transfer for the last order; answers the numbers of all invoices. */
async function pay() {
  const last = (await orders()).at(-1);
  const body = { generalStatus: 'active' };
  const paid = await owner.send('PATCH', `/admin/order/update/${last?.id}`, body);
  expect(paid.statusCode).toBe(200);
  return (await orders()).map(({ invoice_number: number }) => number);
}

describe('the numbers of a site', () => {
  it('are those of before where nobody has said anything', async () => {
    expect(await series()).toEqual([
      { kind: 'order', ...ORDER, next: 1, preview: `${YEAR}-000001`, isBegun: false },
      { kind: 'invoice', ...INVOICE, next: 1, preview: `1/WEB/1/${YEAR}`, isBegun: false },
      {
        kind: 'creditNote',
        ...INVOICE,
        device: '2',
        next: 1,
        preview: `1/WEB/2/${YEAR}`,
        isBegun: false,
      },
    ]);
  });

  it('go on as the owner says, from the next order on', async () => {
    await order();
    const answer = await change('order', {
      ...ORDER,
      pattern: 'WEB-{number}',
      digits: 4,
      yearly: false,
      next: 120,
    });

    expect(dataOf<{ series: NumberSeries[] }>(answer).series[0]).toMatchObject({
      preview: 'WEB-0120',
      next: 120,
      isBegun: true,
    });
    expect(await order()).toEqual([`${YEAR}-000001`, 'WEB-0120']);
    expect(await order()).toEqual([`${YEAR}-000001`, 'WEB-0120', 'WEB-0121']);
  });

  it('of invoices begin where another system stopped, and have no gap from then on', async () => {
    expect(
      (await change('invoice', { ...INVOICE, premises: 'SPLIT1', device: '3', next: 231 }))
        .statusCode,
    ).toBe(200);
    await order();
    expect(await pay()).toEqual([`231/SPLIT1/3/${YEAR}`]);

    const gap = await change('invoice', { ...INVOICE, premises: 'SPLIT1', device: '3', next: 240 });
    const back = await change('invoice', {
      ...INVOICE,
      premises: 'SPLIT1',
      device: '3',
      next: 231,
    });

    expect(faultsOf(gap)).toEqual({ next: 'gap' });
    expect(faultsOf(back)).toEqual({ next: 'used' });
    await order();
    expect(await pay()).toEqual([`231/SPLIT1/3/${YEAR}`, `232/SPLIT1/3/${YEAR}`]);
  });

  it('are never made again by a change of the pattern', async () => {
    await order();
    await order();
    const continuous = { ...ORDER, yearly: false };

    expect(faultsOf(await change('order', continuous))).toEqual({ pattern: 'taken' });
    expect(faultsOf(await change('order', { ...continuous, next: 2 }))).toEqual({ next: 'taken' });
    expect((await change('order', { ...continuous, next: 3 })).statusCode).toBe(200);
    expect((await order()).at(-1)).toBe(`${YEAR}-000003`);
    expect(faultsOf(await change('order', ORDER))).toEqual({ pattern: 'taken' });
    expect((await change('order', { ...ORDER, next: 4 })).statusCode).toBe(200);
    expect((await order()).at(-1)).toBe(`${YEAR}-000004`);
  });

  it('of invoices and credit notes are told apart', async () => {
    expect(faultsOf(await change('creditNote', INVOICE))).toEqual({ pattern: 'same' });
    expect(faultsOf(await change('invoice', { ...INVOICE, device: '2' }))).toEqual({
      pattern: 'same',
    });
  });

  it('are drawn once for what is paid back', async () => {
    await order();
    await pay();
    const [first] = await orders();
    const refund = { amountCents: 500, refundedCents: 0, isNoted: true };
    const answer = await owner.send('POST', `/admin/order/${first?.id}/refund`, refund);
    const again = await owner.send('POST', `/admin/order/${first?.id}/refund`, refund);

    expect(answer.json().data.refunds).toMatchObject([{ number: `1/WEB/2/${YEAR}` }]);
    expect(again.json().data.refunds).toMatchObject([{ number: `1/WEB/2/${YEAR}` }]);
    expect((await series())[2]).toMatchObject({ next: 2 });
  });

  it('are those of one site', async () => {
    await addSecondSite(test);
    await change('order', { ...ORDER, pattern: 'A-{number}-{yy}', next: 9 });

    const rows = await test.database.db.selectFrom('number_rule').select('site_id').execute();
    expect(rows.map(({ site_id }) => site_id)).not.toContain(SECOND_SITE);
    expect(rows).toHaveLength(1);
  });

  it.each([
    [{ ...ORDER, pattern: '' }, 'pattern'],
    [{ ...ORDER, pattern: 'x'.repeat(41) }, 'pattern'],
    [{ ...ORDER, pattern: '{number}' }, 'pattern'],
    [{ ...ORDER, pattern: '{year}/{number}' }, 'pattern'],
    [{ ...ORDER, digits: 0 }, 'digits'],
    [{ ...ORDER, digits: 11 }, 'digits'],
    [{ ...ORDER, next: 0 }, 'next'],
    [{ ...ORDER, next: 100_000_000 }, 'next'],
    [{ ...ORDER, start: 1 }, 'start'],
  ])('are refused where they are %j', async (body, field) => {
    const answer = await change('order', body);

    expect(answer.statusCode).toBe(400);
    expect(faultsOf(answer)).toHaveProperty(field);
    expect((await series())[0]).toMatchObject(ORDER);
  });

  it('are for owners to change, and for the back office to see', async () => {
    const editor = await createEditor(test, { email: 'urednica@izlog.test' });

    expect((await editor.send('GET', PATH)).statusCode).toBe(200);
    expect((await editor.send('PUT', `${PATH}/order`, ORDER)).statusCode).toBe(403);
    expect((await change('receipt', ORDER)).statusCode).toBe(400);
    expect(
      (await test.app.inject({ url: `/api/v1${PATH}`, headers: test.headers })).statusCode,
    ).toBe(401);
  });

  it('count no order that was paid as a test', async () => {
    const buyer = await Buyer.ready(test);
    const { html } = await buyer.placed();
    await decideAtGateway(test, html, 'approve');

    expect(await orders()).toMatchObject([{ invoice_number: `TEST-${YEAR}-000001` }]);
    expect((await series())[1]).toMatchObject({ next: 1, isBegun: false });
  });
});
