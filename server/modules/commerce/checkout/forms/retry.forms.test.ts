import { beforeEach, describe, expect, it } from 'vitest';
import { ADDRESS } from '#tests/support/buyer.ts';
import { CookieJar } from '#tests/support/cookie-jar.ts';
import { decideAtGateway } from '#tests/support/gateway.ts';
import { mailsOf } from '#tests/support/outbox.ts';
import { aProduct } from '#tests/support/products.ts';
import { DELIVERY, openShop, PAYMENT } from '#tests/support/shop.ts';
import { submitFrom } from '#tests/support/submit-form.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const STOCK = 3;
const AGAIN = '/naplata?korak=placanje';

let test: TestApp;
let jar: CookieJar;

beforeEach(async () => {
  test = await createTestApp();
  await openShop(test, [
    aProduct({ id: 1, cents: 2500, stock: STOCK }),
    aProduct({ id: 2, cents: 1000, stock: STOCK }),
  ]);
  jar = new CookieJar();
});

const submit = (path: string, fields: Record<string, string> = {}) =>
  submitFrom(jar, test, { path, fields: { page: '/naplata', redirect: '/naplata', ...fields } });

const order = (paymentMethodId = PAYMENT.card) =>
  submit('naplata/narudzba', {
    redirect: '/naplata/uspjesna',
    page: AGAIN,
    paymentMethodId: String(paymentMethodId),
    shownTotal: '29',
  });
const retry = () => submit('naplata/ponovno');

/** An order that is paid at the gateway; answers the page that leads there. */
async function anOrder() {
  await submit('kosarica/dodaj', { productId: '1' });
  await submit('naplata/adresa', ADDRESS);
  await submit('naplata/dostava', {
    deliveryMethodId: String(DELIVERY.courier),
    giftMessage: 'Sretno',
  });
  await submit('naplata/napomena', { orderMessage: 'Na katu' });
  return (await order()).body;
}

const orders = () =>
  test.database.db
    .selectFrom('shop_order')
    .select(['status', 'payment_status as paid', 'message', 'gift'])
    .orderBy('id')
    .execute();
const stock = async () =>
  (
    await test.database.db
      .selectFrom('product')
      .select('stock')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow()
  ).stock;
const openCarts = () =>
  test.database.db.selectFrom('cart').select('id').where('status', '=', 'open').execute();

describe('a payment that failed', () => {
  it.each(['decline', 'cancel'] as const)(
    'on "%s" is tried again with the same cart, and paid once',
    async (decision) => {
      await decideAtGateway(test, await anOrder(), decision);
      expect(await stock()).toBe(STOCK);

      const again = await retry();
      const second = await order();
      await decideAtGateway(test, second.body, 'approve');

      expect(again.headers.location).toBe(AGAIN);
      const words = { message: 'Na katu', gift: { message: 'Sretno' } };
      expect(await orders()).toEqual([
        { status: 'failed', paid: 'failed', ...words },
        { status: 'pending', paid: 'paid', ...words },
      ]);
      expect(await stock()).toBe(STOCK - 1);
      // The one of the try that was paid; of the other nothing was ever told.
      expect(await mailsOf(test)).toMatchObject([{ kind: 'order' }]);
    },
  );

  it('gives one cart, however often it is asked for', async () => {
    await decideAtGateway(test, await anOrder(), 'decline');
    const before = jar.header;
    await retry();
    const first = jar.get('cartId');

    const other = new CookieJar();
    for (const pair of before.split('; ')) {
      const [name = '', value = ''] = pair.split('=');
      other.set(name, decodeURIComponent(value));
    }
    jar = other;
    await retry();

    expect(jar.get('cartId')).toBe(first);
    expect(await openCarts()).toEqual([{ id: first }]);
  });

  it('may fail again, and be paid in another way', async () => {
    await decideAtGateway(test, await anOrder(), 'decline');
    await retry();
    await decideAtGateway(test, (await order()).body, 'decline');
    await retry();

    const answer = await order(PAYMENT.transfer);

    expect(answer.headers.location).toMatch(/^\/naplata\/uspjesna\?orderSlug=/);
    expect((await orders()).map(({ status }) => status)).toEqual(['failed', 'failed', 'pending']);
    expect(await stock()).toBe(STOCK - 1);
    expect(jar.header).not.toMatch(/izlog_payment|cartId/);
  });

  it('keeps what was put into another cart meanwhile', async () => {
    await decideAtGateway(test, await anOrder(), 'decline');
    await submit('kosarica/dodaj', { productId: '2' });

    await retry();

    const lines = await test.database.db
      .selectFrom('cart_item')
      .select('product_id')
      .where('cart_id', '=', jar.get('cartId') ?? '')
      .orderBy('product_id')
      .execute();
    expect(lines.map(({ product_id: id }) => id)).toEqual([1, 2]);
    expect(await openCarts()).toHaveLength(1);
  });
});

describe('a payment that nobody has decided', () => {
  it('goes on at the provider, with the same form', async () => {
    const page = await anOrder();

    const again = await retry();

    expect(again.statusCode).toBe(200);
    expect(again.body).toBe(page);
    expect(await orders()).toHaveLength(1);
    // The one that goes on beside the order.
    expect(await openCarts()).toEqual([{ id: jar.get('cartId') }]);
  });

  it('leads to the page of thanks once it is paid', async () => {
    const page = await anOrder();
    await decideAtGateway(test, page, 'approve');

    expect((await retry()).headers.location).toMatch(/^\/naplata\/uspjesna\?orderSlug=/);
    expect(await orders()).toHaveLength(1);
  });
});

it('gives a cart to nobody but the browser that ordered', async () => {
  await decideAtGateway(test, await anOrder(), 'decline');
  const { id } = await test.database.db
    .selectFrom('cart')
    .select('id')
    .where('status', '=', 'archived')
    .executeTakeFirstOrThrow();
  const before = await openCarts();

  for (const cookie of [null, `${id}.wrong`, id, 'no.key']) {
    jar = new CookieJar();
    if (cookie !== null) jar.set('izlog_payment', cookie);
    expect((await retry()).headers.location).toBe(AGAIN);
    expect(jar.header).not.toContain('cartId');
  }
  expect(await openCarts()).toEqual(before);
});

it('leads to the provider from a page that posts there alone', async () => {
  await submit('kosarica/dodaj', { productId: '1' });
  await submit('naplata/adresa', ADDRESS);
  await submit('naplata/dostava', { deliveryMethodId: String(DELIVERY.courier) });

  const { headers, statusCode, body } = await order();

  expect(statusCode).toBe(200);
  expect(body).toMatch(/<form id="hosted-payment" .*<button type="submit" form="hosted-payment">/);
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; style-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  );
});
