import { PDFParse } from 'pdf-parse';
import { beforeEach, describe, expect, it } from 'vitest';
import { CROATIAN_RATES, NO_RATES, shopDay, type VatRates } from '#domain/commerce/vat-rates.ts';
import type { VatState } from '#schemas/api/admin-vat.ts';
import { Buyer, dataOf } from '#tests/support/buyer.ts';
import { createEditor, type EditorClient } from '#tests/support/editor-client.ts';
import { aProduct } from '#tests/support/products.ts';
import { openShop } from '#tests/support/shop.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const PATH = '/admin/settings/vat';
const TOMORROW = shopDay(new Date(Date.now() + 2 * 86_400_000));
const cream = { sku: 'K-1', slug: 'krema', names: { hr: 'Krema' }, retailCents: 1000 };

let test: TestApp;
let owner: EditorClient;
beforeEach(async () => {
  test = await createTestApp();
  owner = await createEditor(test, { role: 'owner' });
  await openShop(test, [aProduct({ id: 1, cents: 2500, stock: 5 })]);
});

const read = async () => dataOf<VatState>(await owner.send('GET', PATH));
const change = (vat: object) => owner.send('PUT', PATH, vat);
const create = (product: object) => owner.send('POST', '/admin/product/create', product);
const update = (id: number, product: object) =>
  owner.send('PATCH', `/admin/product/update/${id}`, product);
const faultsOf = (answer: { json(): { error: { payload: { fields?: object } } } }) =>
  answer.json().error.payload.fields;
const reduced: VatRates = { ...CROATIAN_RATES, standard: 1300 };

/** An order as it was stored, and the text of its document. */
async function ordered(n: number) {
  const buyer = await Buyer.ready(test, n);
  const { orderSlug } = await buyer.placed();
  const order = await test.database.db
    .selectFrom('shop_order')
    .select(['id', 'tax_cents', 'tax_groups'])
    .where('slug', '=', orderSlug)
    .executeTakeFirst();
  const data = (await test.services.orders.documents.pdf(order?.id ?? 0)) ?? new Uint8Array();
  const { text } = await new PDFParse({ data }).getText();
  return [order, text.replaceAll(/\s+/g, ' ')] as const;
}

/** The rate that the product's page says. */
async function shownRate(): Promise<number | undefined> {
  const answer = await test.app.inject({
    url: '/api/v1/product/web/get?id=1',
    headers: test.headers,
  });
  return dataOf<{ vatRate: number }>(answer).vatRate;
}

describe('rates of VAT', () => {
  it('are none of a new shop, which may sell at any', async () => {
    const state = await read();

    expect(state).toMatchObject(NO_RATES);
    expect(state.used.find(({ basisPoints }) => basisPoints === 2500)?.products).toBeGreaterThan(0);
    expect((await create({ ...cream, vatBasisPoints: 777 })).statusCode).toBe(200);
  });

  it('are what new products have where nothing is said', async () => {
    expect(dataOf(await create(cream))).toMatchObject({ vatBasisPoints: 2500 });
    dataOf(await change(reduced));

    const made = dataOf(await create({ ...cream, sku: 'K-2', slug: 'krema-2' }));
    expect(made).toMatchObject({ vatBasisPoints: 1300 });
  });

  it('are all that products may have once they are set', async () => {
    dataOf(await change(CROATIAN_RATES));

    expect(faultsOf(await create({ ...cream, vatBasisPoints: 777 }))).toEqual({
      vatBasisPoints: 'enum',
    });
    expect(dataOf(await create({ ...cream, vatBasisPoints: 500 }))).toMatchObject({
      vatBasisPoints: 500,
    });
    expect((await update(1, { vatBasisPoints: 2000 })).statusCode).toBe(400);
    expect((await update(1, { vatBasisPoints: 2500, retailCents: 900 })).statusCode).toBe(200);
  });

  it('wait for their day', async () => {
    const next = { name: 'PDV 24 %', basisPoints: 2400, from: TOMORROW };
    const planned = { ...CROATIAN_RATES, rates: [...CROATIAN_RATES.rates, next] };
    dataOf(await change(planned));

    expect((await update(1, { vatBasisPoints: 2400 })).statusCode).toBe(400);
    expect(faultsOf(await change({ ...planned, standard: 2400 }))).toEqual({
      standard: 'standard',
    });
    dataOf(
      await change({
        ...planned,
        rates: [...CROATIAN_RATES.rates, { ...next, from: shopDay(new Date()) }],
      }),
    );
    expect((await update(1, { vatBasisPoints: 2400 })).statusCode).toBe(200);
  });

  it('that something is sold at cannot vanish', async () => {
    const without = {
      rates: CROATIAN_RATES.rates.filter(({ basisPoints }) => basisPoints !== 2500),
      standard: 1300,
    };

    expect(faultsOf(await change(without))).toEqual({ rates: 'used' });
    dataOf(await change(CROATIAN_RATES));
    expect(faultsOf(await change(without))).toEqual({ rates: 'used' });
    const rates = CROATIAN_RATES.rates.filter(({ basisPoints }) => basisPoints !== 500);
    expect(dataOf<VatState>(await change({ ...CROATIAN_RATES, rates })).rates).toEqual(rates);
  });

  it.each([
    [{ ...CROATIAN_RATES, standard: 700 }, 'standard'],
    [
      {
        ...CROATIAN_RATES,
        rates: [...CROATIAN_RATES.rates, { name: 'x', basisPoints: 500, from: '' }],
      },
      'rates.4.basisPoints',
    ],
    [
      { ...CROATIAN_RATES, rates: [{ name: ' ', basisPoints: 2500, from: '' }], standard: 2500 },
      'rates.0.name',
    ],
    [
      { ...CROATIAN_RATES, rates: [{ name: 'x', basisPoints: 2500, from: '2026-02-30' }] },
      'rates.0.from',
    ],
    [
      { ...CROATIAN_RATES, rates: [{ name: 'x', basisPoints: 10_001, from: '' }] },
      'rates.0.basisPoints',
    ],
    [
      { ...CROATIAN_RATES, rates: [{ name: 'x'.repeat(41), basisPoints: 2500, from: '' }] },
      'rates.0.name',
    ],
    [
      {
        ...CROATIAN_RATES,
        rates: Array.from({ length: 13 }, (_, index) => ({
          name: 'x',
          basisPoints: index,
          from: '',
        })),
      },
      'rates',
    ],
    [{ rates: [] }, 'standard'],
    [{ ...CROATIAN_RATES, used: [] }, 'used'],
  ])('are refused where they are faulty: %#', async (vat, field) => {
    const answer = await change(vat);

    expect(answer.statusCode).toBe(400);
    expect(faultsOf(answer)).toHaveProperty([field]);
    expect(await read()).toMatchObject(NO_RATES);
  });

  it('do not hold outside the VAT system, and hold again inside', async () => {
    const exempt = { ...CROATIAN_RATES, isExempt: true };
    expect(dataOf(await change(exempt))).toMatchObject(exempt);

    const [order, document] = await ordered(1);
    expect(order).toMatchObject({ tax_cents: 0, tax_groups: [] });
    expect(document).toContain('članka 90. Zakona o PDV-u');
    expect(await shownRate()).toBe(0);

    dataOf(await change(CROATIAN_RATES));
    const [taxed, invoice] = await ordered(2);
    const [group] = taxed?.tax_groups ?? [];
    expect(group).toMatchObject({ vatBasisPoints: 2500 });
    expect(taxed?.tax_cents).toBe(group?.taxCents);
    expect(invoice).not.toContain('članka 90.');
    expect(await shownRate()).toBe(25);
  });

  it('are for owners to change', async () => {
    const editor = await createEditor(test, { email: 'urednica@izlog.test' });

    expect((await editor.send('GET', PATH)).statusCode).toBe(200);
    expect((await editor.send('PUT', PATH, CROATIAN_RATES)).statusCode).toBe(403);
    expect(
      (await test.app.inject({ url: `/api/v1${PATH}`, headers: test.headers })).statusCode,
    ).toBe(401);
  });
});
