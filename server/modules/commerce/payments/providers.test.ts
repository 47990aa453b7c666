import { beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { Buyer } from '#tests/support/buyer.ts';
import { refusalOf } from '#tests/support/cart-client.ts';
import { postForm, readForm } from '#tests/support/gateway.ts';
import { paymentBooks } from '#tests/support/payment-books.ts';
import { aProduct } from '#tests/support/products.ts';
import { openShop, PAYMENT } from '#tests/support/shop.ts';
import { createTestApp, type TestApp, type TestSettings } from '#tests/support/test-app.ts';
import { corvuspay } from './providers/corvuspay/corvuspay.ts';
import { readCorvusReturn } from './providers/corvuspay/form.ts';
import { MONRI_CALLBACK_PATH } from './providers/monri/messages.ts';
import { sha512, signFields } from './signing.ts';

const KEY = 'key-of-monri';
const CORVUS = { storeId: '7', secret: 'secret-of-corvus', url: 'https://wallet.test' };

const { payments } = readConfig({ NODE_ENV: 'test', DATA_DIR: '/nowhere' });
const settings: TestSettings = {
  config: {
    payments: {
      ...payments,
      settings: {
        MONRI_TOKEN: 'token',
        MONRI_KEY: KEY,
        MONRI_URL: 'https://ipg.test',
        CORVUSPAY_STORE: CORVUS.storeId,
        CORVUSPAY_SECRET: CORVUS.secret,
        CORVUSPAY_URL: CORVUS.url,
      },
    },
  },
};
let test: TestApp;

beforeEach(async () => {
  test = await createTestApp(settings);
  await openShop(test, [aProduct({ id: 1, cents: 2500, stock: 5 })]);
});

/** An order that is to be paid at a provider. */
async function orderAt(adapter: string) {
  await test.database.db
    .updateTable('payment_method')
    .set({ adapter })
    .where('id', '=', PAYMENT.card)
    .execute();
  const buyer = await Buyer.ready(test);
  return (await buyer.placed()).html;
}
const paidBy = () => paymentBooks(test);

describe('Monri', () => {
  const formOf = async () => readForm(await orderAt('monri'));
  const callback = (message: object | string, digest?: string) => {
    const payload = typeof message === 'string' ? message : JSON.stringify(message);
    const authorization = `WP3-callback ${digest ?? sha512(KEY, payload)}`;
    return test.app.inject({
      method: 'POST',
      url: MONRI_CALLBACK_PATH,
      headers: { 'content-type': 'application/json', authorization },
      payload,
    });
  };
  const message = (reference: string, more: object = {}) => ({
    id: 186562,
    order_number: reference,
    amount: 2900,
    currency: 'EUR',
    response_code: '0000',
    acquirer: 'xml-sim',
    ...more,
  });

  it('gets a form that it can check, and tells the outcome by a signed message', async () => {
    const { action, fields } = await formOf();
    const { order_number: reference = '', amount = '', currency = '' } = fields;

    expect(action).toBe('https://ipg.test/v2/form');
    expect([amount, currency]).toEqual(['2900', 'EUR']);
    expect(fields['digest']).toBe(sha512(KEY, reference, amount, currency));
    expect((await callback(message(reference))).statusCode).toBe(200);
    expect(await paidBy()).toMatchObject({ order: 'paid', payment: 'paid' });
  });

  it('gives the goods back when the card was refused', async () => {
    const { fields } = await formOf();

    await callback(message(fields['order_number'] ?? '', { response_code: '1050' }));

    expect(await paidBy()).toMatchObject({ order: 'failed', payment: 'failed' });
  });

  it('is not believed another sum (I22)', async () => {
    const { fields } = await formOf();

    await callback(message(fields['order_number'] ?? '', { amount: 2899 }));

    expect(await paidBy()).toMatchObject({ order: 'open', payment: 'refundable' });
  });

  it('is not believed without its signature over these very bytes (I23)', async () => {
    const { fields } = await formOf();
    const good = JSON.stringify(message(fields['order_number'] ?? ''));
    const digest = sha512(KEY, good);

    for (const [text, signature] of [
      [`${good} `, digest],
      [good, digest.toUpperCase()],
      [good, digest.slice(0, 127)],
      [good, ''],
      [good, sha512('guess', good)],
    ] as const) {
      expect(refusalOf(await callback(text, signature))).toEqual([400, 'FORGED_PAYMENT_MESSAGE']);
    }
    expect(await paidBy()).toMatchObject({ order: 'open', payment: 'open' });
  });

  it.each(['', '{', '[]', '{"id":1}'])('is refused a signed message like "%s"', async (text) => {
    expect((await callback(text)).statusCode).toBe(400);
  });
});

describe('CorvusPay', () => {
  const RETURN = '/api/v2/ecommerce/checkout/payment/corvuspay/return';

  it('gets a form that it can check', async () => {
    const { action, fields } = readForm(await orderAt('corvuspay'));
    const { signature, ...signed } = fields;

    expect(action).toBe('https://wallet.test/checkout/');
    expect(signed).toMatchObject({ store_id: '7', amount: '29.00', currency: 'EUR' });
    expect(signature).toBe(signFields(CORVUS.secret, signed));
  });

  it('proves nothing by the browser’s return, because that tells no amount (I23)', async () => {
    const { fields } = readForm(await orderAt('corvuspay'));
    const signed = { order_number: fields['order_number'] ?? '', approval_code: '1' };
    const form = { ...signed, signature: signFields(CORVUS.secret, signed) };

    const response = await postForm(test, RETURN, form);

    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toContain('/naplata/uspjesna?orderSlug=');
    expect(await paidBy()).toMatchObject({ order: 'open', payment: 'open' });
  });

  it('leads nowhere with a forged return or an unknown order', async () => {
    const unknown = { order_number: 'nobody' };
    const forged = await postForm(test, RETURN, { ...unknown, signature: 'x' });
    const signed = await postForm(test, RETURN, {
      ...unknown,
      signature: signFields(CORVUS.secret, unknown),
    });

    expect(refusalOf(forged)).toEqual([400, 'FORGED_PAYMENT_MESSAGE']);
    expect(signed.statusCode).toBe(404);
  });

  it('signs each field: none can be changed, left out or added', () => {
    const fields = { order_number: 'a', approval_code: '1' };
    const signature = signFields(CORVUS.secret, fields);

    expect(corvuspay.id).toBe('corvuspay');
    expect(readCorvusReturn(CORVUS, { ...fields, signature })).toBe('a');
    for (const other of [
      { ...fields, order_number: 'b' },
      { order_number: 'a' },
      { ...fields, more: '' },
    ]) {
      expect(readCorvusReturn(CORVUS, { ...other, signature })).toBeNull();
    }
  });
});
