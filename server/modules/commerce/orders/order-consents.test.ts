import { beforeEach, describe, expect, it } from 'vitest';
import { Buyer } from '#tests/support/buyer.ts';
import { aProduct } from '#tests/support/products.ts';
import { openShop } from '#tests/support/shop.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const TERMS = 'uvjeti-kupnje';
const NEWS = 'newsletter';
const DAY_MS = 24 * 60 * 60 * 1000;

let test: TestApp;
let buyer: Buyer;

beforeEach(async () => {
  test = await createTestApp();
  await openShop(test, [aProduct({ id: 1, cents: 2500, stock: 3 })]);
  const { db } = test.database;
  for (const unique_number of [TERMS, NEWS]) {
    const display_names = JSON.stringify({ hr: unique_number });
    await db.insertInto('consent').values({ site_id: 1, unique_number, display_names }).execute();
  }
  await db
    .insertInto('consent_version')
    .values(
      [1, 2].map((consent_id) => ({
        consent_id,
        version: 1,
        display_names: JSON.stringify({ hr: 'Privola' }),
        since: new Date(),
      })),
    )
    .execute();
  await db
    .insertInto('consent_assignment')
    .values({
      site_id: 1,
      assigned_to: 'checkoutForm',
      consents: JSON.stringify([1, 2]),
      required_consents: JSON.stringify([1]),
    })
    .execute();
  buyer = await Buyer.ready(test);
});

const logged = () =>
  test.database.db
    .selectFrom('consent_log')
    .select(['email', 'consent_id as id', 'form', 'status'])
    .execute();
const note = (email: string) =>
  test.app.inject({
    method: 'POST',
    url: '/api/v1/gdpr/web/consent/log/create',
    headers: test.headers,
    payload: {
      status: 'accepted',
      statusTimestamp: new Date().toISOString(),
      sourceType: 'cmsSite',
      consents: [TERMS],
      user: { userType: 'webUser', email },
    },
  });
const count = async () =>
  (await test.database.db.selectFrom('shop_order').select('id').execute()).length;

describe('an order without a consent that it needs', () => {
  it.each([
    ['none', {}],
    ['others alone', { acceptedConsents: [NEWS] }],
    ['an unknown one', { acceptedConsents: ['nepoznato'] }],
  ])('is refused with %s', async (_, more) => {
    const answer = await buyer.order(more);

    expect(answer.statusCode).toBe(400);
    expect(answer.json().error).toEqual({
      code: 'CONSENTS_REQUIRED',
      payload: {
        message: 'Prihvatite privole koje su potrebne za narudžbu',
        fields: { acceptedConsents: 'required' },
      },
    });
    expect(await count()).toBe(0);
  });

  it('is refused in the language of the call', async () => {
    const german = await buyer.use({ languageCode: 'de' }).order();

    expect(german.json().error.payload.message).toBe(
      'Stimmen Sie dem zu, was für die Bestellung nötig ist',
    );
  });

  it.each([['1'], [{ id: 1 }], [[true]]])('is refused with %j in its place', async (consents) => {
    const answer = await buyer.order({ acceptedConsents: consents });

    expect(answer.statusCode).toBe(400);
    expect(await count()).toBe(0);
  });

  it.each([
    ['was noted for somebody else', 'drugi@izlog.test', 0],
    ['was noted days ago', 'gost1@izlog.test', 2 * DAY_MS],
  ])('is refused where it %s', async (_, email, ago) => {
    await note(email);
    const created_at = new Date(Date.now() - ago);
    await test.database.db.updateTable('consent_log').set({ created_at }).execute();

    expect((await buyer.order()).statusCode).toBe(400);
    expect(await count()).toBe(0);
  });

  it('is refused where it was taken back', async () => {
    await note('gost1@izlog.test');
    await test.database.db.updateTable('consent_log').set({ status: 'withdrawn' }).execute();

    expect((await buyer.order()).statusCode).toBe(400);
  });
});

describe('an order with the consents that it needs', () => {
  it.each([[[TERMS, NEWS]], [[1, 2]], [['1', '2']]])('is made and notes %j', async (consents) => {
    await buyer.placed({ acceptedConsents: consents });

    const noted = { email: 'gost1@izlog.test', form: 'checkoutForm', status: 'accepted' };
    expect(await logged()).toEqual([
      { ...noted, id: 1 },
      { ...noted, id: 2 },
    ]);
  });

  it('is made where it was noted for the buyer before', async () => {
    await note('GOST1@izlog.test');

    await buyer.placed();

    expect(await count()).toBe(1);
    expect(await logged()).toHaveLength(1);
  });

  it('that is asked for again adds no second entry', async () => {
    const first = await buyer.placed({ acceptedConsents: [TERMS] });

    expect(await buyer.placed({ acceptedConsents: [TERMS] })).toEqual(first);
    expect(await logged()).toHaveLength(1);
  });

  it('is not stopped by one that the checkout does not ask for', async () => {
    await buyer.placed({ acceptedConsents: [TERMS, 'nepoznato'] });

    expect(await logged()).toHaveLength(1);
  });
});
