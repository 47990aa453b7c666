import { beforeEach, describe, expect, it } from 'vitest';
import { ADDRESS } from '#tests/support/buyer.ts';
import { CookieJar } from '#tests/support/cookie-jar.ts';
import { readForm } from '#tests/support/gateway.ts';
import { aProduct } from '#tests/support/products.ts';
import { DELIVERY, openShop, PAYMENT } from '#tests/support/shop.ts';
import { submitFrom } from '#tests/support/submit-form.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const COMPANY = { isCompany: '1', companyName: 'Bonaca d.o.o.', companyOIB: '69435151530' };
const NEXT = '/naplata?korak=placanje';

let test: TestApp;
let jar: CookieJar;

beforeEach(async () => {
  test = await createTestApp();
  await openShop(test, [aProduct({ id: 1, cents: 2500, stock: 3 })]);
  jar = new CookieJar();
});

const submit = (path: string, fields: Record<string, string> = {}) =>
  submitFrom(jar, test, { path, fields: { page: '/naplata', redirect: NEXT, ...fields } });

/** The ways of payment that the shop has left. */
const offer = (...ids: number[]) =>
  test.database.db
    .updateTable('payment_method')
    .set({ active: false })
    .where('id', 'not in', ids)
    .execute();

/** Goes through the checkout, and on from its note. */
async function goOn(address: Record<string, string> = COMPANY) {
  await submit('kosarica/dodaj', { productId: '1' });
  await submit('naplata/adresa', { ...ADDRESS, ...address });
  await submit('naplata/dostava', { deliveryMethodId: String(DELIVERY.courier) });
  return submit('naplata/napomena', {
    page: '/naplata?korak=pregled',
    orderMessage: 'Na katu',
    success: '/naplata/uspjesna',
    failure: '/checkout/failure',
  });
}
async function requireConsent() {
  const { db } = test.database;
  const display_names = JSON.stringify({ hr: 'Uvjeti' });
  const { id } = await db
    .insertInto('consent')
    .values({ site_id: 1, unique_number: 'uvjeti', display_names })
    .returning('id')
    .executeTakeFirstOrThrow();
  const ids = JSON.stringify([id]);
  await db
    .insertInto('consent_version')
    .values({ consent_id: id, version: 1, display_names, since: new Date() })
    .execute();
  await db
    .insertInto('consent_assignment')
    .values({ site_id: 1, assigned_to: 'checkoutForm', consents: ids, required_consents: ids })
    .execute();
}
const orders = () =>
  test.database.db.selectFrom('shop_order').select(['company', 'message', 'payment']).execute();
const chosen = async () =>
  (await test.database.db.selectFrom('cart').select('payment_method_id').executeTakeFirst())
    ?.payment_method_id;

describe('a company that can pay by one form of a provider alone (PAY-07)', () => {
  it('has the way saved and the order made, and is led to the form', async () => {
    await offer(PAYMENT.card);

    const answer = await goOn();

    const { fields } = readForm(answer.body);
    expect(new URL(fields['success_url'] ?? '').pathname).toBe('/naplata/uspjesna');
    expect(new URL(fields['failure_url'] ?? '').pathname).toBe('/checkout/failure');
    expect(await orders()).toMatchObject([
      {
        company: { companyName: COMPANY.companyName, oib: COMPANY.companyOIB },
        message: 'Na katu',
        payment: { methodId: PAYMENT.card },
      },
    ]);
  });

  it('is asked for the consents first that are required (G-082)', async () => {
    await offer(PAYMENT.card);
    await requireConsent();

    const answer = await goOn();

    expect(answer.headers.location).toBe(NEXT);
    expect(await orders()).toEqual([]);
    expect(await chosen()).toBe(PAYMENT.card);
  });
});

describe('the step of payment is shown', () => {
  it.each([
    ['to a person', {}, [PAYMENT.card]],
    ['where there is a choice', COMPANY, [PAYMENT.card, PAYMENT.transfer]],
    ['where the only way is no form', COMPANY, [PAYMENT.transfer]],
  ])('%s, and nothing is ordered or chosen', async (_name, address, ids) => {
    await offer(...ids);

    const answer = await goOn(address);

    expect(answer.headers.location).toBe(NEXT);
    expect(await orders()).toEqual([]);
    expect(await chosen()).toBeNull();
  });
});
