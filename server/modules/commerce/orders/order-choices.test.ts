import { PDFParse } from 'pdf-parse';
import { beforeEach, describe, expect, it } from 'vitest';
import { Buyer } from '#tests/support/buyer.ts';
import { aProduct } from '#tests/support/products.ts';
import { DELIVERY, openShop, PAYMENT } from '#tests/support/shop.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;

const titles = (hr: string) => ({ hr, en: `${hr} (en)`, de: `${hr} (de)` });

beforeEach(async () => {
  test = await createTestApp();
  await openShop(test, [
    aProduct({
      id: 1,
      options: [
        { kind: 'textField', titles: titles('Posveta'), values: [] },
        {
          kind: 'dropdown',
          titles: titles('Omot'),
          values: [{ sku: 'KUTIJA', labels: titles('Kutija'), cents: 150 }],
        },
      ],
    }),
    aProduct({ id: 2, format: 'configurable', stock: null }),
    aProduct({ id: 3, mainProductId: 2, names: { hr: 'Ruž, tamni' } }),
    aProduct({ id: 4, format: 'bundle', stock: null, members: [{ id: 2, qty: 1 }] }),
  ]);
});

/** Option ids in their order. */
async function optionIds(): Promise<number[]> {
  const rows = await test.database.db
    .selectFrom('custom_option')
    .select('id')
    .orderBy('position')
    .execute();
  return rows.map(({ id }) => id);
}

async function ordered(): Promise<{ orderId: number; choices: string[][] }> {
  const buyer = await Buyer.meet(test);
  const [words = 0, wrapping = 0] = await optionIds();
  const personalizations = [
    { id: words, value: 'Za Anu' },
    { id: wrapping, value: 'KUTIJA' },
  ];
  await buyer.add(1, 1, { options: { personalizations } });
  await buyer.add(4, 1, { options: { bundleOptions: [{ product: 2, variant: 3 }] } });
  await buyer.chooseDelivery(DELIVERY.courier);
  await buyer.choosePayment(PAYMENT.transfer);
  await buyer.placed();
  const lines = await test.database.db
    .selectFrom('order_line')
    .select(['order_id', 'choices'])
    .orderBy('position')
    .execute();
  return { orderId: lines[0]?.order_id ?? 0, choices: lines.map(({ choices }) => choices) };
}

describe('what was chosen for a line', () => {
  it('is kept with the order in the words that the shopper saw (I15)', async () => {
    const { choices } = await ordered();

    expect(choices).toEqual([['Posveta: Za Anu', 'Omot: Kutija'], ['Ruž, tamni']]);
  });

  it('stands in the document, however the options are called later (I15)', async () => {
    const { orderId } = await ordered();
    await test.database.db.deleteFrom('custom_option').execute();

    const pdf = await test.services.orders.documents.pdf(orderId);
    const { text } = await new PDFParse({ data: pdf ?? new Uint8Array() }).getText();

    for (const shown of ['Posveta: Za Anu', 'Omot: Kutija', 'Ruž, tamni']) {
      expect(text).toContain(shown);
    }
  });
});
