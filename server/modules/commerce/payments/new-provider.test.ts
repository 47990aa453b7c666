import Fastify from 'fastify';
import { beforeEach, expect, it } from 'vitest';
import { Buyer } from '#tests/support/buyer.ts';
import { createEditor } from '#tests/support/editor-client.ts';
import { readForm } from '#tests/support/gateway.ts';
import { paymentBooks } from '#tests/support/payment-books.ts';
import { aProduct } from '#tests/support/products.ts';
import { openShop, PAYMENT } from '#tests/support/shop.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { ALL_PROVIDERS } from './all-providers.ts';
import { createPaymentRepository } from './payments.repository.ts';
import { createPaymentService } from './payments.service.ts';
import { setUpProviders } from './set-up-providers.ts';
import { signFields } from './signing.ts';
import { PARCEL_PAY_PATH, parcelPay } from './testing/parcel-pay.ts';

const KEY = 'key-of-parcel-pay';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
  await openShop(test, [aProduct({ id: 1, cents: 2500, stock: 5 })]);
});

/** The payments of a shop whose list of providers has one more. */
function open(settings: Record<string, string> = { PARCEL_PAY_KEY: KEY }) {
  const all = [...ALL_PROVIDERS, parcelPay];
  const providers = setUpProviders(all, settings, {
    testMode: false,
    secretFor: (purpose) => purpose,
  });
  const { app, services, database } = test;
  const payments = createPaymentService({
    config: app.config,
    entry: app.entry,
    db: database.db,
    repository: createPaymentRepository(database.db),
    all,
    providers,
    themes: services.themes,
    states: services.orderStates,
    wake: () => services.jobs.wake(),
    publish: async (tags) => app.bus.publish([...tags]),
    log: app.log,
  });
  return { providers, payments };
}
const useIt = () =>
  test.database.db
    .updateTable('payment_method')
    .set({ adapter: parcelPay.id })
    .where('id', '=', PAYMENT.card)
    .execute();
const offered = async (settings?: Record<string, string>) => {
  const choice = { isDigitalOnly: false, deliveryCode: null };
  const methods = await open(settings).payments.applicable(test.database.db, 1, choice);
  return methods.map(({ adapter }) => adapter);
};

it('a new provider is offered once it has its settings, which are checked', async () => {
  await useIt();

  expect(await offered()).toContain('parcelPay');
  expect(await offered({})).not.toContain('parcelPay');
  expect(() => open({ PARCEL_PAY_KEY: 'k' })).toThrow(/parcelPay/);
});

it('a new provider is known to the back office and to the content policy', () => {
  const { payments } = open();
  const faultsOf = (adapter: string) =>
    payments.methodFaults({ adapter, active: true, hasSubscription: true });

  expect(payments.labels).toContainEqual({
    id: 'parcelPay',
    labels: parcelPay.labels,
    settings: [],
  });
  expect(payments.sources.forms).toEqual(['https://pay.parcel.test']);
  expect(faultsOf('parcelPay')).toEqual({});
  expect(faultsOf('monri')).toEqual({ subscription: 'not allowed' });
  expect(faultsOf('strangePay')).toEqual({ adapter: 'enum' });
});

it('an order is paid by a new provider, once its own route hears a signed message', async () => {
  const { db } = test.database;
  await (await Buyer.ready(test)).placed();
  await db.updateTable('payment').set({ adapter: parcelPay.id }).execute();
  const order = await db.selectFrom('shop_order').selectAll().executeTakeFirstOrThrow();
  order.payment.adapter = parcelPay.id;
  const { providers, payments } = open();
  const app = Fastify();
  providers.get(parcelPay.id)?.routes?.(app, payments, async () => undefined);

  const html = await payments.start(order, 'https://shop.test');
  const { action, fields } = readForm(typeof html === 'string' ? html : '');
  expect(action).toBe('https://pay.parcel.test/pay');

  const message = { reference: fields['reference'] ?? '', cents: String(order.total_cents) };
  const say = (signature: string) =>
    app.inject({ method: 'POST', url: PARCEL_PAY_PATH, payload: { ...message, signature } });
  expect((await say('forged')).statusCode).toBe(400);
  expect(await paymentBooks(test)).toMatchObject({ order: 'open', payment: 'open' });
  expect((await say(signFields(KEY, message))).statusCode).toBe(200);
  expect(await paymentBooks(test)).toMatchObject({ order: 'paid', payment: 'paid' });
});

it('the back office hears what providers are called, and stores none that there is not', async () => {
  const editor = await createEditor(test, { firstName: 'Ema', lastName: 'Babić' });
  const stranger = await test.app.inject({
    url: '/api/v1/admin/payment-method/providers',
    headers: test.headers,
  });
  const method = { code: 12, names: { hr: 'Kartica' }, adapter: 'strangePay' };

  const { providers } = (await editor.send('GET', '/admin/payment-method/providers')).json().data;
  const refused = await editor.send('POST', '/admin/payment-method/create', method);

  expect(providers).toEqual(
    ALL_PROVIDERS.map(({ id, labels }) => ({ id, labels, settings: expect.any(Array) })),
  );
  expect(providers).toContainEqual(
    expect.objectContaining({ id: 'monri', settings: ['MONRI_TOKEN', 'MONRI_KEY'] }),
  );
  expect(stranger.statusCode).toBe(401);
  expect(refused.statusCode).toBe(400);
  expect(refused.json().error.payload.fields).toEqual({ adapter: 'enum' });
});
