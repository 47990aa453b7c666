import { beforeEach, describe, expect, it } from 'vitest';
import { anAccount, PASSWORD } from '#tests/support/accounts.ts';
import { ADDRESS } from '#tests/support/buyer.ts';
import { CookieJar } from '#tests/support/cookie-jar.ts';
import { aProduct } from '#tests/support/products.ts';
import { DELIVERY, openShop, PAYMENT, setCheckout } from '#tests/support/shop.ts';
import { submitFrom } from '#tests/support/submit-form.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let jar: CookieJar;

beforeEach(async () => {
  test = await createTestApp();
  await openShop(test, [aProduct({ id: 1, cents: 2500, stock: 3 })]);
  jar = new CookieJar();
  await submit('kosarica/dodaj', { productId: '1' });
});

/** Sends a form as a browser does without JavaScript, or as the page's script does. */
const submit = (path: string, fields: Record<string, string>, isScript = false) =>
  submitFrom(jar, test, {
    path,
    fields: { page: '/naplata', redirect: '/dalje', ...fields },
    headers: isScript ? { accept: 'application/json' } : {},
  });

const orders = () => test.database.db.selectFrom('shop_order').selectAll().execute();
const ORDER = { redirect: '/naplata/uspjesna', page: '/naplata?korak=placanje' };
const order = (fields: Record<string, string>) =>
  submit('naplata/narudzba', { ...ORDER, paymentMethodId: String(PAYMENT.transfer), ...fields });

async function toPayment() {
  await submit('naplata/adresa', ADDRESS);
  await submit('naplata/dostava', {
    deliveryMethodId: String(DELIVERY.courier),
    giftMessage: ' Sretno ',
    to: 'Iva',
  });
  await submit('naplata/napomena', { orderMessage: 'Na katu' });
}

describe('the first step', () => {
  it('hears of every empty field, also of the payer’s and the company’s (CHK-09, CHK-11)', async () => {
    const answer = await submit('naplata/adresa', { different: '1', isCompany: '1' }, true);

    const { fields } = answer.json().error.payload;
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(fields)).toHaveLength(20);
    expect(fields).toMatchObject({ firstName: 'required', 'payer-city': 'required' });
    expect(fields).toMatchObject({ companyName: 'required', companyOIB: 'required' });
  });

  it('names the field of the address that the API refuses', async () => {
    const payer = Object.fromEntries(
      Object.entries({ ...ADDRESS, country: 'XX' }).map(([name, text]) => [`payer-${name}`, text]),
    );
    const answer = await submit('naplata/adresa', { ...ADDRESS, different: '1', ...payer }, true);

    expect(answer.json().error.payload.fields).toEqual({ 'payer-country': 'enum' });
  });

  it('sends who has an account to the login (AUTH-27)', async () => {
    await test.services.auth.createAccount(anAccount({ email: 'ana@izlog.test' }));
    const fields = { ...ADDRESS, contactEmail: 'ana@izlog.test' };

    const script = await submit('naplata/adresa', fields, true);
    const plain = await submit('naplata/adresa', fields);

    expect(script.json().error.payload.fields).toEqual({ contactEmail: 'exists' });
    expect(plain.headers.location).toBe('/naplata?poruka=user-exists');
  });

  it('asks guests to log in where the store sells to customers only (CHK-27)', async () => {
    await setCheckout(test, { guestCheckout: false });

    const plain = await submit('naplata/adresa', ADDRESS);

    expect(plain.headers.location).toContain('poruka=checkout-needs-login');
  });

  it('takes the first way of delivery where the page skips its choice (CHK-13)', async () => {
    const answer = await submit('naplata/adresa', { ...ADDRESS, skipDelivery: '1' });

    expect(answer.headers.location).toBe('/dalje?korak=pregled');
    const { delivery_method_id } = await test.database.db
      .selectFrom('cart')
      .select('delivery_method_id')
      .executeTakeFirstOrThrow();
    expect(delivery_method_id).toBe(DELIVERY.courier);
  });
});

describe('the order', () => {
  it('is made by the press alone: a choice that arrives after it changes and faults nothing', async () => {
    await toPayment();
    const before = new CookieJar();
    for (const pair of jar.header.split('; ')) {
      const [name = '', value = ''] = pair.split('=');
      before.set(name, decodeURIComponent(value));
    }
    await order({ shownTotal: '29' });
    const [placed] = await orders();
    const late = { ...ORDER, stay: '1', paymentMethodId: '1', userId: String(placed?.guest_id) };

    const forgotten = await submit('naplata/narudzba', late, true);
    jar = before;
    const known = await submit('naplata/narudzba', late, true);

    for (const answer of [forgotten, known]) {
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({ data: { to: ORDER.page } });
    }
    expect(await orders()).toEqual([placed]);
  });

  it('holds the words, ends the cart, and is one however often it is asked for', async () => {
    await toPayment();
    const before = jar.header;

    const first = await order({ shownTotal: '29' });
    const after = jar.header;
    jar = new CookieJar();
    for (const pair of before.split('; ')) {
      const [name = '', value = ''] = pair.split('=');
      jar.set(name, decodeURIComponent(value));
    }
    const [placed] = await orders();
    const second = await order({ shownTotal: '29', userId: String(placed?.guest_id) });

    expect(first.headers.location).toBe(`/naplata/uspjesna?orderSlug=${placed?.slug}`);
    expect(second.headers.location).toBe(first.headers.location);
    expect(await orders()).toHaveLength(1);
    expect(placed).toMatchObject({ gift: { message: 'Sretno', to: 'Iva' }, message: 'Na katu' });
    expect(after).not.toMatch(/cartId|protectCode|checkout_step/);
  });

  it('waits with its words, trimmed, in the cookies that the specification names (CHK-24)', async () => {
    await toPayment();
    await submit('naplata/napomena', { orderMessage: '  Zvono ne radi. ' });

    expect(jar.get('checkout_step_3_giftMessage')).toBe('Sretno');
    expect(jar.get('checkout_step_4_checkoutMessage')).toBe('Zvono ne radi.');

    await submit('naplata/napomena', { orderMessage: '  ' });
    expect(jar.get('checkout_step_4_checkoutMessage')).toBeUndefined();
  });

  it('leaves out words that were written before the shop switched them off', async () => {
    await toPayment();
    await setCheckout(test, { giftMessage: false, checkoutMessage: true });

    const answer = await order({ shownTotal: '29' });

    const [placed] = await orders();
    expect(answer.headers.location).toBe(`/naplata/uspjesna?orderSlug=${placed?.slug}`);
    expect(placed).toMatchObject({ gift: {}, message: 'Na katu' });
  });

  it('is not made at a price that the page did not show (ORD-04)', async () => {
    await toPayment();

    const changed = await order({ shownTotal: '28.99' });
    const withFee = await order({ shownTotal: '29', paymentMethodId: String(PAYMENT.onDelivery) });

    expect(changed.headers.location).toBe('/naplata?korak=placanje&poruka=prices-changed');
    expect(withFee.headers.location).toBe('/naplata?korak=placanje&poruka=fee-added');
    expect(await orders()).toEqual([]);
  });

  it('of more than there is left leads back to the cart, which says how much that is (ORD-03)', async () => {
    await toPayment();
    await test.database.db.updateTable('product').set({ stock: 0 }).execute();

    const answer = await order({ shownTotal: '29' });

    expect(answer.headers.location).toBe('/kosarica?poruka=reduce-quantity');
    expect(await orders()).toEqual([]);
  });

  it('tells of a member card that has lapsed since (CPN-09)', async () => {
    await toPayment();
    const { db } = test.database;
    const { id } = await db
      .insertInto('member_card')
      .values({ site_id: 1, barcode: '4006381333931', active: false })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.updateTable('cart').set({ member_card_id: id }).execute();

    const answer = await order({ shownTotal: '29' });
    const again = await order({ shownTotal: '29' });

    expect(answer.headers.location).toBe(
      '/naplata?korak=placanje&poruka=member-card-no-longer-valid',
    );
    expect(again.headers.location).toMatch(/^\/naplata\/uspjesna/);
  });

  it('needs a way of payment and an address (ORD-02)', async () => {
    const nobody = await order({ shownTotal: '25' });
    const noMethod = await order({ shownTotal: '25', paymentMethodId: '' });

    expect(nobody.headers.location).toBe('/naplata?korak=adresa&poruka=address-first');
    expect(noMethod.headers.location).toBe('/naplata?korak=placanje&poruka=choose-payment');
  });

  it('paid by card goes on to the provider: as a form for scripts, as a page for others', async () => {
    await toPayment();
    const card = { paymentMethodId: String(PAYMENT.card), shownTotal: '29' };

    const answer = await submit('naplata/narudzba', { ...ORDER, ...card }, true);

    expect(answer.json().data).toMatchObject({
      hostedForm: expect.stringMatching(
        /^<form id="hosted-payment" method="post" action="[^"]+"><input type="hidden"/,
      ),
      to: expect.stringContaining('/naplata/uspjesna?orderSlug='),
    });
  });
});

describe('a customer', () => {
  const profile = () =>
    test.database.db
      .selectFrom('address')
      .select(['type', 'street'])
      .where('account_id', 'is not', null)
      .orderBy('type')
      .execute();
  const both = (street: string) => ['main', 'shipping'].map((type) => ({ type, street }));

  beforeEach(async () => {
    await test.services.auth.createAccount(anAccount({ email: 'ana@izlog.test' }));
    await submit('prijava', { username: 'ana@izlog.test', password: PASSWORD });
  });

  it('puts the addresses into the profile when asked to, and only then', async () => {
    await submit('naplata/adresa', ADDRESS);
    expect(await profile()).toEqual([]);

    await submit('naplata/adresa', { ...ADDRESS, keep: '1' });
    expect(await profile()).toEqual(both('Ilica'));

    await submit('naplata/adresa', { ...ADDRESS, street: 'Vukovarska' });
    expect(await profile()).toEqual(both('Ilica'));
  });

  it('orders to the address of this order, not to that of the profile', async () => {
    await submit('naplata/adresa', { ...ADDRESS, keep: '1' });
    await submit('naplata/adresa', { ...ADDRESS, street: 'Vukovarska' });
    await submit('naplata/dostava', { deliveryMethodId: String(DELIVERY.courier) });

    await order({ shownTotal: '29' });

    const [placed] = await orders();
    expect(placed).toMatchObject({ email: 'ana@izlog.test', guest_id: null });
    expect(placed?.addresses.shipping?.street).toBe('Vukovarska');
    expect(placed?.addresses.main.street).toBe('Vukovarska');
    expect(await profile()).toEqual(both('Ilica'));
  });

  it('orders to the address of the profile where it suits', async () => {
    await submit('naplata/adresa', { ...ADDRESS, keep: '1' });
    await test.database.db.deleteFrom('guest').execute();
    await submit('naplata/dostava', { deliveryMethodId: String(DELIVERY.courier) });

    await order({ shownTotal: '29' });

    expect((await orders())[0]?.addresses.shipping?.street).toBe('Ilica');
  });
});
