import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { STOCK_ALERT_JOB } from '#server/modules/catalogue/catalog/index.ts';
import { mailsOf, WITH_OUTBOX } from '#tests/support/outbox.ts';
import { aProduct, sell } from '#tests/support/products.ts';
import { addSecondSite } from '#tests/support/second-site.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp(WITH_OUTBOX);
  await sell(test.app, aProduct({ id: 1, stock: 0 }), aProduct({ id: 2, stock: 5 }));
});

const EMAIL = 'ana@izlog.test';
const subscribe = (payload: object, headers: Record<string, string> = {}) =>
  test.app.inject({
    method: 'POST',
    url: '/api/v1/product/web/availability/subscribe',
    headers: { ...test.headers, ...headers },
    payload,
  });
const setStock = (stock: number) =>
  sql`update product set stock = ${stock} where id = 1`.execute(test.app.db);
const wakeUp = (siteId = 1) =>
  test.services.jobs.add(test.app.db, { kind: STOCK_ALERT_JOB, payload: { siteId, productId: 1 } });
const alerts = () => test.app.db.selectFrom('stock_alert').selectAll().orderBy('id').execute();

async function requireConsent() {
  const ctx = await test.services.directory.contextOf(1);
  const consent = { uniqueNumber: 'obavijest', displayName: 'Želim obavijest' };
  const { id } = await test.services.consentEditing.create(ctx, consent);
  await test.services.consentEditing.assign(
    { siteId: 1, accountId: null },
    {
      assigned_to: 'productAvailabilityForm',
      consents: [id],
      requiredConsents: [id],
    },
  );
}

describe('asking to be told when a product is there again', () => {
  it('keeps the address and the language', async () => {
    const response = await subscribe(
      { productId: 1, email: 'Ana@Izlog.test', acceptedConsents: [] },
      { languagecode: 'en' },
    );

    expect(response.json()).toEqual({ data: {} });
    expect(await alerts()).toMatchObject([
      { site_id: 1, product_id: 1, email: EMAIL, locale: 'en', notified_at: null },
    ]);
    expect(await mailsOf(test)).toEqual([]);
  });

  it('twice is a conflict, however the address is written', async () => {
    await subscribe({ productId: 1, email: EMAIL });

    const response = await subscribe({ productId: 1, email: 'ANA@izlog.test' });

    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      message: 'Already subscribed to this product.',
      error: { code: 'ALERT_EXISTS' },
    });
  });

  it('is a conflict while the product is there', async () => {
    const response = await subscribe({ productId: 2, email: EMAIL });

    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ error: { code: 'PRODUCT_AVAILABLE' } });
  });

  it('needs a product of the site that is not withdrawn', async () => {
    const headers = await addSecondSite(test);
    const foreign = await subscribe({ productId: 1, email: EMAIL }, headers);
    await sql`update product set archived = true where id = 1`.execute(test.app.db);

    const withdrawn = await subscribe({ productId: 1, email: EMAIL });
    const unknown = await subscribe({ productId: 99, email: EMAIL });

    expect([foreign, withdrawn, unknown].map(({ statusCode }) => statusCode)).toEqual([
      404, 404, 404,
    ]);
    expect(await alerts()).toEqual([]);
  });

  it.each([
    [{}, ['email', 'productId']],
    [{ productId: 0, email: 'ana' }, ['email', 'productId']],
    [{ productId: '1', email: EMAIL }, ['productId']],
    [{ productId: 1.5, email: EMAIL }, ['productId']],
    [{ productId: 99_999_999_999, email: EMAIL }, ['productId']],
    [{ productId: 1, email: [EMAIL] }, ['email']],
    [{ productId: 1, email: EMAIL, locale: 'de' }, ['locale']],
    [{ productId: 1, email: EMAIL, acceptedConsents: ['tuđa'] }, ['acceptedConsents']],
  ])('with %o names every faulty field', async (payload, fields) => {
    const response = await subscribe(payload);

    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json().error.payload.fields).toSorted()).toEqual(fields);
  });

  it('needs the consents of its form, and notes them', async () => {
    await requireConsent();

    const without = await subscribe({ productId: 1, email: EMAIL });
    const consents = ['obavijest'];
    const withIt = await subscribe({ productId: 1, email: EMAIL, acceptedConsents: consents });

    expect(without.json().error.payload.fields).toEqual({ acceptedConsents: 'required' });
    expect(withIt.statusCode).toBe(200);
    const log = await sql`select email, form from consent_log`.execute(test.app.db);
    expect(log.rows).toEqual([{ email: EMAIL, form: 'productAvailabilityForm' }]);
  });

  it('is limited for each caller', async () => {
    const answers = [];
    for (let n = 0; n < 21; n += 1) {
      answers.push((await subscribe({ productId: 1, email: `ana${n}@izlog.test` })).statusCode);
    }

    expect(answers.slice(-2)).toEqual([200, 429]);
  });
});

describe('a product that is there again', () => {
  it('is told once to each who waits, in their language', async () => {
    await subscribe({ productId: 1, email: EMAIL });
    await subscribe({ productId: 1, email: 'eva@izlog.test' }, { languagecode: 'de' });
    await setStock(3);

    await wakeUp();
    const first = await mailsOf(test);
    await wakeUp();

    expect(first).toMatchObject([
      { kind: 'availability', to: EMAIL, locale: 'hr' },
      { kind: 'availability', to: 'eva@izlog.test', locale: 'de' },
    ]);
    expect(await mailsOf(test)).toHaveLength(2);
    expect((await alerts()).every((row) => row.notified_at !== null)).toBe(true);
  });

  it('can be waited for once more after it has run out again', async () => {
    await subscribe({ productId: 1, email: EMAIL });
    await setStock(1);
    await wakeUp();
    await mailsOf(test);
    await setStock(0);

    expect((await subscribe({ productId: 1, email: EMAIL })).statusCode).toBe(200);
    await setStock(1);
    await wakeUp();
    expect(await mailsOf(test)).toHaveLength(2);
  });

  it('is told to nobody while it is not really there', async () => {
    await subscribe({ productId: 1, email: EMAIL });

    await wakeUp();

    expect(await mailsOf(test)).toEqual([]);
    expect(await alerts()).toMatchObject([{ notified_at: null }]);
  });

  it('is found when nobody says that it came back', async () => {
    await subscribe({ productId: 1, email: EMAIL });
    await test.services.stockAlerts.lookAround();
    expect(await mailsOf(test)).toEqual([]);

    await setStock(1);
    await test.services.stockAlerts.lookAround();

    expect(await mailsOf(test)).toHaveLength(1);
  });

  it('by a cancelled order wakes those who wait', async () => {
    await subscribe({ productId: 1, email: EMAIL });

    await test.app.db
      .transaction()
      .execute((trx) => test.services.saleCatalog.returnStock(trx, [{ productId: 1, qty: 2 }]));

    expect(await mailsOf(test)).toMatchObject([{ kind: 'availability', to: EMAIL }]);
  });

  it('of another site is told to nobody here', async () => {
    await subscribe({ productId: 1, email: EMAIL });
    await addSecondSite(test);
    await setStock(1);

    await wakeUp(2);

    expect(await mailsOf(test)).toEqual([]);
  });
});
