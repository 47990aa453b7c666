import { createServer as createHttpServer, type IncomingMessage, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { Buyer } from '#tests/support/buyer.ts';
import { newCertificate } from '#tests/support/certificates.ts';
import { postForm } from '#tests/support/gateway.ts';
import { mailsOf } from '#tests/support/outbox.ts';
import { paymentBooks } from '#tests/support/payment-books.ts';
import { aProduct } from '#tests/support/products.ts';
import { openShop, PAYMENT } from '#tests/support/shop.ts';
import { createTestApp, type TestApp, type TestSettings } from '#tests/support/test-app.ts';
import { corvusHash } from './providers/corvuspay/status.ts';
import { sha1, signFields } from './signing.ts';

const SECRET = 'secret-of-corvus';
const KEY = 'key-of-monri';
const RETURN = '/api/v2/ecommerce/checkout/payment/corvuspay/return';

/** What the stand-ins were asked, and what they say next. */
const asked: string[] = [];
let answer = '';
let servers: Server[];
let settings: TestSettings;
let withStrangersCertificate: TestSettings;
let test: TestApp;

function say(text: string) {
  answer = text;
}
async function note(request: IncomingMessage) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  asked.push(Buffer.concat(chunks).toString());
}
async function portOf(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

beforeAll(async () => {
  const [service, shop, stranger] = ['service', 'shop', 'stranger'].map(newCertificate);
  if (!service || !shop || !stranger) throw new Error('There are no certificates.');
  const corvus = createTlsServer(
    {
      cert: service.certificate,
      key: service.key,
      ca: shop.certificate,
      requestCert: true,
      rejectUnauthorized: true,
    },
    async (request, response) => {
      await note(request);
      response.end(answer);
    },
  );
  const monri = createHttpServer(async (request, response) => {
    await note(request);
    response.writeHead(request.url === '/orders/show' ? 200 : 404).end(answer);
  });
  servers = [corvus, monri];
  const url = `https://127.0.0.1:${await portOf(corvus)}/status`;
  const monriUrl = `http://127.0.0.1:${await portOf(monri)}`;
  const settingsWith = ({ certificateFile, keyFile }: typeof shop): TestSettings => ({
    config: {
      payments: readConfig({
        NODE_ENV: 'test',
        DATA_DIR: '/nowhere',
        MONRI_TOKEN: 'token',
        MONRI_KEY: KEY,
        MONRI_URL: monriUrl,
        CORVUSPAY_STORE: '7',
        CORVUSPAY_SECRET: SECRET,
        CORVUSPAY_STATUS_URL: url,
        CORVUSPAY_CERTIFICATE: certificateFile,
        CORVUSPAY_CERTIFICATE_KEY: keyFile,
        CORVUSPAY_AUTHORITY: service.certificateFile,
      }).payments,
    },
  });
  settings = settingsWith(shop);
  withStrangersCertificate = settingsWith(stranger);
});
afterAll(async () => {
  for (const server of servers) await new Promise((resolve) => server.close(resolve));
});

beforeEach(() => {
  asked.length = 0;
  answer = '';
});

/** An order that waits for its money at a provider; answers what it is called there. */
async function orderAt(adapter: string, given = settings): Promise<string> {
  test = await createTestApp(given);
  await openShop(test, [aProduct({ id: 1, cents: 2500, stock: 5 })]);
  const { db } = test.database;
  await db.updateTable('payment_method').set({ adapter }).where('id', '=', PAYMENT.card).execute();
  await (await Buyer.ready(test)).placed();
  return (await books()).reference;
}
const books = () => paymentBooks(test);
/** What the job asks, once payments have waited for six minutes. */
const askLater = () => test.services.payments.reconcileWaiting(new Date(Date.now() + 6 * 60_000));

describe('CorvusPay’s status service', () => {
  const says = (reference: string, status: string, more = '') => {
    answer = `<?xml version="1.0"?><order><order-number>${reference}</order-number>${more}
      <transaction-amount type="integer">2900</transaction-amount>
      <currency-code>978</currency-code><approval-code>123456</approval-code>
      <status>${status}</status></order>`;
  };
  const comeBack = (reference: string) => {
    const signed = { order_number: reference, approval_code: '123456' };
    return postForm(test, RETURN, { ...signed, signature: signFields(SECRET, signed) });
  };

  it('hashes a question as its manual says', () => {
    const fields = {
      order_number: 'Corvuš WooCommerce - 007',
      store_id: '413',
      currency_code: '978',
      timestamp: '20190701145139',
      version: '1.4',
    };

    expect(corvusHash('86dVcb59moSoDbkESnGiHsDK9', fields)).toBe(
      '7e7d77d81cdbf337a0da771278bf205cbe006197',
    );
  });

  it('is asked when the browser comes back, and the order is paid then (I23)', async () => {
    const reference = await orderAt('corvuspay');
    says(reference, 'completed');

    const response = await comeBack(reference);

    expect(response.headers.location).toContain('/naplata/uspjesna?orderSlug=');
    expect(await books()).toMatchObject({ order: 'paid', payment: 'paid' });
    const { hash, ...fields } = Object.fromEntries(new URLSearchParams(asked[0]));
    expect(fields).toEqual({
      order_number: reference,
      store_id: '7',
      currency_code: '978',
      timestamp: expect.stringMatching(/^20\d{12}$/),
      version: '1.4',
    });
    const { timestamp = '' } = fields;
    expect(hash).toBe(sha1(SECRET, reference, '7', '978', timestamp, '1.4'));
  });

  it('is asked by the job where the browser never came back', async () => {
    const reference = await orderAt('corvuspay');
    says(reference, 'completed');

    await askLater();
    await askLater();

    expect(await books()).toMatchObject({ order: 'paid', payment: 'paid' });
    expect(await mailsOf(test)).toMatchObject([{ kind: 'order' }]);
    expect(asked).toHaveLength(1);
  });

  it('says that the card was refused: the browser is led to the page of failure', async () => {
    const reference = await orderAt('corvuspay');
    says(reference, 'declined');

    const response = await comeBack(reference);

    expect(response.headers.location).toContain('/checkout/failure');
    expect(await books()).toMatchObject({ order: 'failed', payment: 'failed' });
  });

  it.each([
    ['has not decided', (reference: string) => says(reference, 'preauthorized')],
    ['tells of another order', () => says('other', 'completed')],
    ['knows nothing', () => say('<errors><description>no</description></errors>')],
    ['says no word of XML', () => say('x')],
  ])('that %s leaves the order waiting', async (_name, speak) => {
    speak(await orderAt('corvuspay'));

    await askLater();

    expect(asked).toHaveLength(1);
    expect(await books()).toMatchObject({ order: 'open', payment: 'open' });
  });

  it('pays the order once it tells the sum, though it left that out before', async () => {
    const reference = await orderAt('corvuspay');
    answer = `<order><order-number>${reference}</order-number><status>completed</status></order>`;
    await askLater();
    expect(await books()).toMatchObject({ order: 'open', payment: 'open' });
    says(reference, 'completed');

    expect(await test.services.payments.reconcile(reference)).toBe(true);

    expect(await books()).toMatchObject({ order: 'paid', payment: 'paid' });
    const events = await test.database.db
      .selectFrom('payment_event')
      .select(['outcome', 'data'])
      .execute();
    expect(events).toMatchObject([{ outcome: 'paid', data: { amountCents: 2900 } }]);
  });

  it('is not believed another sum (I22)', async () => {
    const reference = await orderAt('corvuspay');
    says(reference, 'completed', '<transaction-amount>2899</transaction-amount>');

    await askLater();

    expect(await books()).toMatchObject({ order: 'open', payment: 'refundable' });
  });

  it('answers nobody without the certificate that it knows', async () => {
    const reference = await orderAt('corvuspay', withStrangersCertificate);
    says(reference, 'completed');

    expect(await test.services.payments.reconcile(reference)).toBe(false);
    expect(asked).toEqual([]);
    expect(await books()).toMatchObject({ order: 'open', payment: 'open' });
  });
});

describe('Monri’s status', () => {
  const says = (reference: string, status: string, cents = 2900) => {
    answer = `<order><id type="integer">186562</id><order-number>${reference}</order-number>
      <amount type="integer">${cents}</amount><currency>EUR</currency>
      <status>${status}</status></order>`;
  };

  it.each([
    ['approved', 2900, { order: 'paid', payment: 'paid' }],
    ['declined', 2900, { order: 'failed', payment: 'failed' }],
    ['invalid', 2900, { order: 'open', payment: 'open' }],
    ['approved', 2901, { order: 'open', payment: 'refundable' }],
  ])('"%s" over %i cents is booked once the order has waited', async (status, cents, state) => {
    const reference = await orderAt('monri');
    says(reference, status, cents);

    await askLater();

    expect(await books()).toMatchObject(state);
    expect(asked).toEqual([
      `<?xml version="1.0" encoding="UTF-8"?><order><order-number>${reference}</order-number>` +
        `<authenticity-token>token</authenticity-token><digest>${sha1(KEY, reference)}</digest></order>`,
    ]);
  });
});
