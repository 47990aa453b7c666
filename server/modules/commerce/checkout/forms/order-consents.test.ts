import { beforeEach, describe, expect, it } from 'vitest';
import { ADDRESS } from '#tests/support/buyer.ts';
import { CookieJar } from '#tests/support/cookie-jar.ts';
import { aProduct } from '#tests/support/products.ts';
import { DELIVERY, openShop, PAYMENT } from '#tests/support/shop.ts';
import { submitFrom } from '#tests/support/submit-form.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let jar: CookieJar;

beforeEach(async () => {
  test = await createTestApp();
  await openShop(test, [aProduct({ id: 1, cents: 2500, stock: 3 })]);
  jar = new CookieJar();
  await submit('kosarica/dodaj', { productId: '1' });
  await submit('naplata/adresa', ADDRESS);
  await submit('naplata/dostava', { deliveryMethodId: String(DELIVERY.courier) });
  await submit('naplata/napomena', {});
});

const submit = (path: string, fields: Record<string, string>) =>
  submitFrom(jar, test, { path, fields: { page: '/naplata', redirect: '/dalje', ...fields } });

async function total(): Promise<string> {
  const response = await test.app.inject({
    method: 'POST',
    url: '/api/v2/ecommerce/checkout/cart/getCart',
    headers: { ...test.headers, cookie: jar.header },
    payload: {},
  });
  return String(response.json().data.prices.base.orderTotal);
}

/** Where the browser is led by ordering with these boxes ticked. */
async function order(boxes: Record<string, string>) {
  const send = async () =>
    submit('naplata/narudzba', {
      redirect: '/naplata/uspjesna',
      page: '/naplata?korak=placanje',
      paymentMethodId: String(PAYMENT.transfer),
      shownTotal: await total(),
      ...boxes,
    });
  return String((await send()).headers.location);
}

const logged = () =>
  test.database.db
    .selectFrom('consent_log')
    .select(['email', 'consent_id', 'status', 'user_type', 'source_type'])
    .execute();

describe('the consents of an order', () => {
  beforeEach(async () => {
    const { db } = test.database;
    const display_names = JSON.stringify({ hr: 'Uvjeti' });
    const { id } = await db
      .insertInto('consent')
      .values({ site_id: 1, unique_number: 'uvjeti', display_names })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('consent_version')
      .values({ consent_id: id, version: 1, display_names, since: new Date() })
      .execute();
  });

  it('are noted under the e-mail of the buyer (CONS-05, CONS-06)', async () => {
    expect(await order({ 'consent-1': '1' })).toMatch(/^\/naplata\/uspjesna\?orderSlug=/);

    expect(await logged()).toEqual([
      {
        email: ADDRESS.contactEmail.toLowerCase(),
        consent_id: 1,
        status: 'accepted',
        user_type: 'webUser',
        source_type: 'cmsSite',
      },
    ]);
  });

  it('that cannot be noted do not stop it, but are told (CONS-05)', async () => {
    expect(await order({ 'consent-99': '1' })).toMatch(
      /^\/naplata\/uspjesna\?.*poruka=consents-not-logged/,
    );
    expect(await logged()).toEqual([]);
  });
});
