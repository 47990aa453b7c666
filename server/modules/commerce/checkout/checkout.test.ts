import { beforeEach, describe, expect, it } from 'vitest';
import { anAccount, logIn } from '#tests/support/accounts.ts';
import { ADDRESS as FILLED } from '#tests/support/buyer.ts';
import { CartClient, cartOf, fieldsOf, linesOf, refusalOf } from '#tests/support/cart-client.ts';
import { aProduct } from '#tests/support/products.ts';
import { FEE, openShop, PAYMENT } from '#tests/support/shop.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let cart: CartClient;

beforeEach(async () => {
  test = await createTestApp();
  await openShop(test, [
    aProduct({ id: 1, cents: 2500 }),
    aProduct({ id: 2, format: 'eProduct', stock: null }),
  ]);
  cart = await CartClient.start(test);
});

const ADDRESS = { ...FILLED, type: 'shipping' };

interface Guest {
  id: number;
  email: string;
  addresses: { id: number; type: string; city: string; country: string }[];
}

const addGuest = (email: unknown = 'gost@izlog.test', client = cart) =>
  client.call('POST', 'cart/addGuestUser', { email });
const guestOf = (response: { json<T>(): T }) => response.json<{ data: Guest }>().data;
const updateGuest = (body: object) => cart.call('PATCH', 'cart/updateGuestUser', body);

describe('a guest', () => {
  it('is made by an e-mail, once for a cart (AUTH-26)', async () => {
    const guest = guestOf(await addGuest('Gost@Izlog.test'));
    const again = guestOf(await addGuest('drugi@izlog.test'));

    expect(guest).toEqual({ id: expect.any(Number), email: 'gost@izlog.test' });
    expect(again).toEqual({ id: guest.id, email: 'drugi@izlog.test' });
  });

  it('is known to the browser for 30 days by a readable cookie (AUTH-26)', async () => {
    const response = await addGuest();

    const cookie = response.cookies.find(({ name }) => name === 'guestUser');
    expect(cookie).toMatchObject({ maxAge: 2_592_000, path: '/', sameSite: 'Lax' });
    expect(cookie).not.toHaveProperty('httpOnly');
    expect(JSON.parse(cookie?.value ?? '')).toEqual(guestOf(response));

    await test.services.auth.createAccount(anAccount({ email: 'ana@izlog.test' }));
    const refused = await addGuest('ana@izlog.test');
    expect(refused.cookies.map(({ name }) => name)).not.toContain('guestUser');
  });

  it('with the e-mail of an account has to log in (AUTH-27)', async () => {
    await test.services.auth.createAccount(anAccount({ email: 'ana@izlog.test' }));

    const response = await addGuest('ANA@izlog.test');

    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ message: 'User already exist.' });
    const { id: userId } = guestOf(await addGuest());
    expect(refusalOf(await updateGuest({ userId, email: 'ana@izlog.test' }))).toEqual([
      409,
      'USER_EXISTS',
    ]);
  });

  it('who is a customer may say the own e-mail, and no other that has an account', async () => {
    for (const email of ['ana@izlog.test', 'iva@izlog.test']) {
      await test.services.auth.createAccount(anAccount({ email }));
    }
    const { tokens, user } = await logIn(test.app, test.headers, 'ana@izlog.test');
    cart.use({ accesstoken: tokens.accessToken });
    const say = (email: string) => updateGuest({ userId: user.id, email });

    await cart.cart();

    expect((await say('Ana@izlog.test')).statusCode).toBe(200);
    expect(refusalOf(await say('iva@izlog.test'))).toEqual([409, 'USER_EXISTS']);
  });

  it.each(['', 'ana', 'ana@', 7, null, ['a@b.hr']])('is not made by "%s"', async (email) => {
    expect((await addGuest(email)).statusCode).toBe(400);
  });

  it('gets name, company and addresses, which get ids', async () => {
    const { id: userId } = guestOf(await addGuest());

    const first = guestOf(
      await updateGuest({
        userId,
        details: { firstName: 'Ana', lastName: 'Horvat' },
        company: { name: 'More d.o.o.' },
        addresses: [ADDRESS, { ...ADDRESS, type: 'main', companyOIB: '69435151530' }],
      }),
    );
    const second = guestOf(
      await updateGuest({ userId, addresses: [{ ...ADDRESS, city: 'Split' }] }),
    );

    expect(first).toMatchObject({
      id: userId,
      email: 'gost@izlog.test',
      details: { firstName: 'Ana', lastName: 'Horvat' },
      company: { name: 'More d.o.o.' },
      addresses: [
        { type: 'shipping', city: 'Zagreb' },
        { type: 'main', companyOIB: '69435151530' },
      ],
    });
    expect(second.addresses.map(({ id, city }) => [id, city])).toEqual([
      [first.addresses[0]?.id, 'Split'],
      [first.addresses[1]?.id, 'Zagreb'],
    ]);
  });

  it('hears of every field of an address that is wrong (CHK-09)', async () => {
    const { id: userId } = guestOf(await addGuest());

    const response = await updateGuest({
      userId,
      addresses: [
        { type: 'shipping', country: 'HR', contactEmail: 'x', companyOIB: '12345678901' },
      ],
    });

    expect(response.statusCode).toBe(400);
    expect(Object.keys(fieldsOf(response) ?? {}).sort()).toEqual(
      [
        'firstName',
        'lastName',
        'contactEmail',
        'contactPhone',
        'city',
        'street',
        'houseNumber',
        'zipCode',
        'companyOIB',
      ]
        .map((name) => `addresses.0.${name}`)
        .sort(),
    );
  });

  it('has things delivered only to where the shop sells, and pays from anywhere (CHK-10)', async () => {
    const { id: userId } = guestOf(await addGuest());
    const to = (type: string, country: string) =>
      updateGuest({ userId, addresses: [{ ...ADDRESS, type, country }] });

    expect(fieldsOf(await to('shipping', 'DE'))).toEqual({ 'addresses.0.country': 'enum' });
    expect(fieldsOf(await to('main', 'XX'))).toEqual({ 'addresses.0.country': 'enum' });
    expect((await to('main', 'DE')).statusCode).toBe(200);
    expect((await to('shipping', 'SI')).statusCode).toBe(200);
  });

  it('cannot name or change another (S4)', async () => {
    const other = await CartClient.start(test);
    const theirs = guestOf(await addGuest('drugi@izlog.test', other));
    await other.call('PATCH', 'cart/updateGuestUser', { userId: theirs.id, addresses: [ADDRESS] });
    const { id: userId } = guestOf(await addGuest());

    expect(refusalOf(await updateGuest({ userId: theirs.id, email: 'x@izlog.test' }))).toEqual([
      404,
      'NOT_FOUND',
    ]);
    const stolen = { ...ADDRESS, id: 1, city: 'Rijeka' };
    expect(refusalOf(await updateGuest({ userId, addresses: [stolen] }))).toEqual([
      404,
      'NOT_FOUND',
    ]);
    const rows = await test.database.db.selectFrom('address').select('city').execute();
    expect(rows).toEqual([{ city: 'Zagreb' }]);
  });

  it.each([{ isBackofficeUser: true }, { scope: 'backoffice' }, { details: { id: 1 } }])(
    'cannot be given %o (S7)',
    async (more) => {
      const { id: userId } = guestOf(await addGuest());

      expect((await updateGuest({ userId, ...more })).statusCode).toBe(400);
    },
  );

  it('is left behind when the customer logs in', async () => {
    await test.services.auth.createAccount(anAccount());
    await addGuest();
    const { tokens } = await logIn(test.app, test.headers, 'kupac@izlog.test');

    await cart.use({ accesstoken: tokens.accessToken }).cart();

    expect(refusalOf(await addGuest('novi@izlog.test'))).toEqual([409, 'USER_EXISTS']);
  });

  it('cannot be used to ask for addresses without end', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 21; n += 1) {
      statuses.push((await addGuest(`gost${n}@izlog.test`)).statusCode);
    }

    expect(statuses).toEqual([...Array(20).fill(200), 429]);
  });
});

describe('ways of delivery', () => {
  interface Method {
    id: number;
    methodCode: number;
    price: number;
    options: { id: number }[];
  }
  const methods = (body: object = {}) =>
    cart.call('POST', 'delivery/getApplicableDeliveryMethods', { countryIso: 'HR', ...body });
  const list = async (body: object = {}) => (await methods(body)).json<{ data: Method[] }>().data;
  const codes = async (body: object = {}) => (await list(body)).map(({ methodCode }) => methodCode);

  it('are those that go to the country, with their branches (CHK-16, CHK-33)', async () => {
    await cart.add(1);

    const found = await list();

    expect(found.map(({ methodCode, price }) => [methodCode, price])).toEqual([
      [1, 4],
      [2, 3],
      [15, 0],
      [5, 4],
    ]);
    expect(found[2]).toMatchObject({
      name: 'Preuzimanje u ljekarni',
      options: [
        {
          id: expect.any(Number),
          name: 'Bonaca Zagreb',
          hours: [
            { fromDay: 1, toDay: 5, opens: '08:00', closes: '21:00' },
            { fromDay: 6, toDay: 6, opens: '09:00', closes: '13:00' },
          ],
        },
        { name: 'Bonaca Split' },
      ],
    });
    expect(await codes({ countryIso: 'SI' })).toEqual([1, 15]);
  });

  it.each([
    ['below the limit', [[1, 1]]],
    ['from the limit on', [[1, 2]]],
    ['of downloads alone', [[2, 9]]],
  ] as const)('cost in the list what they cost in the sum, %s (I13)', async (_case, lines) => {
    await test.database.db
      .updateTable('delivery_method')
      .set({ price_cents: 150 })
      .where('code', '=', 20)
      .execute();
    const { id: userId } = guestOf(await addGuest());
    for (const [productId, qty] of lines) await cart.add(productId, qty);

    const found = await list();
    const sums: number[] = [];
    for (const { id, options } of found) {
      const choice = { userId, deliveryMethodId: id, branchId: options[0]?.id ?? null };
      const saved = cartOf(await cart.call('PUT', 'delivery/saveDeliveryMethod', choice));
      sums.push(saved.prices.base.delivery);
    }

    expect(found.length).toBeGreaterThan(0);
    expect(found.map(({ price }) => price)).toEqual(sums);
  });

  it('are free from the limit on (I13), and only digital for what is digital', async () => {
    await cart.add(1, 2);
    expect((await list()).map(({ price }) => price)).toEqual([0, 0, 0, 0]);

    await cart.call('POST', 'cart/clearCart');
    await cart.add(2);
    expect(await codes()).toEqual([20]);
  });

  it.each(['DE', 'XX', 'hr', '', 5])('to "%s" there are none', async (countryIso) => {
    expect((await methods({ countryIso })).statusCode).toBe(400);
  });

  it('are not told to who says to be somebody else (S4)', async () => {
    const { id } = guestOf(await addGuest());

    expect(refusalOf(await methods({ userId: id + 1 }))).toEqual([404, 'NOT_FOUND']);
    expect((await methods({ userId: id })).statusCode).toBe(200);
  });
});

describe('the chosen way of delivery', () => {
  const save = (body: object) => cart.call('PUT', 'delivery/saveDeliveryMethod', body);
  let userId = 0;

  beforeEach(async () => {
    await cart.add(1);
    userId = guestOf(await addGuest()).id;
  });

  it('is paid for, told with its branch, and shown in the sums', async () => {
    const courier = cartOf(await save({ userId, deliveryMethodId: 1 }));
    const locker = cartOf(await save({ userId, deliveryMethodId: 2, branchId: 2 }));

    expect(courier).toMatchObject({
      deliveryMethodId: 1,
      options: '{}',
      delivery: { price: 4, toFree: 25 },
      prices: { base: { delivery: 4, cartTotal: 25, orderTotal: 29, tax: { delivery: 0.8 } } },
    });
    expect(locker).toMatchObject({
      deliveryMethodId: 2,
      options: '{"deliveryBranchId":2}',
      prices: { base: { orderTotal: 28 } },
    });
  });

  it('is free from the limit on, on what is left after the coupon', async () => {
    await save({ userId, deliveryMethodId: 1 });

    const free = cartOf(await cart.add(1));
    const paid = cartOf(await cart.call('POST', 'cart/applyCoupon', { couponCode: 'more5' }));

    const days = '1 do 3 radna dana';
    expect(free.delivery).toEqual({ price: 0, toFree: 0, days });
    expect(paid.delivery).toEqual({ price: 4, toFree: 5, days });
    expect(paid.prices.base).toMatchObject({ cartTotal: 45, orderTotal: 49 });
  });

  it('tells nobody to buy more for free delivery of what is only digital (CART-31)', async () => {
    await cart.call('POST', 'cart/clearCart');
    const { delivery } = cartOf(await cart.add(2));
    expect(delivery).toEqual({ price: 0, toFree: null });

    const { delivery: ofBoth } = cartOf(await cart.add(1));
    expect(ofBoth.toFree).toBeGreaterThan(0);
  });

  it('needs a branch of its own where it has some (CHK-14)', async () => {
    expect(fieldsOf(await save({ userId, deliveryMethodId: 3 }))).toEqual({ branchId: 'required' });
    expect(fieldsOf(await save({ userId, deliveryMethodId: 3, branchId: 1 }))).toEqual({
      branchId: 'enum',
    });
    expect(fieldsOf(await save({ userId, deliveryMethodId: 1, branchId: 1 }))).toEqual({
      branchId: 'enum',
    });
    expect((await cart.cart()).deliveryMethodId).toBeNull();
  });

  it('must be one of the store that goes with the cart', async () => {
    expect(refusalOf(await save({ userId, deliveryMethodId: 99 }))).toEqual([404, 'NOT_FOUND']);
    expect(fieldsOf(await save({ userId, deliveryMethodId: 5 }))).toEqual({
      deliveryMethodId: 'enum',
    });
  });

  it('is chosen by who orders, and by nobody else (CART-28, S4)', async () => {
    const nobody = await CartClient.start(test);

    const response = await nobody.call('PUT', 'delivery/saveDeliveryMethod', {
      userId,
      deliveryMethodId: 1,
    });

    expect(response.json()).toMatchObject({ statusCode: 400, message: 'No active user' });
    expect(refusalOf(await save({ userId: userId + 1, deliveryMethodId: 1 }))).toEqual([
      404,
      'NOT_FOUND',
    ]);
  });

  it('is given up when it does not go to the address of delivery', async () => {
    await save({ userId, deliveryMethodId: 4 });

    await updateGuest({ userId, addresses: [{ ...ADDRESS, country: 'SI' }] });

    expect(await cart.cart()).toMatchObject({
      deliveryMethodId: null,
      prices: { base: { delivery: 0, orderTotal: 25 } },
    });
  });

  it('of pay on delivery brings the fee as a line of its own (CHK-18)', async () => {
    const found = cartOf(await save({ userId, deliveryMethodId: 4 }));

    expect(linesOf(found)).toEqual([
      [1, 1],
      [FEE, 1],
    ]);
    expect(found.items[1]).toMatchObject({
      itemId: -FEE,
      productData: { name: 'Naknada' },
      prices: { base: { row: 1.5 } },
    });
    expect(found.prices.base).toMatchObject({ itemsTotal: 26.5, delivery: 4, orderTotal: 30.5 });
    expect(found.prices.base.tax.orderTotal).toBe(6.1);
  });
});

describe('the fee of paying on delivery', () => {
  const choose = async (id: number | null) => {
    await test.database.db.updateTable('cart').set({ payment_method_id: id }).execute();
  };

  it('follows the way of payment, whatever clients add or delete (S6)', async () => {
    await cart.add(1);
    await choose(PAYMENT.onDelivery);

    expect(linesOf(cartOf(await cart.add(FEE, 7)))).toEqual([
      [1, 1],
      [FEE, 1],
    ]);
    expect(refusalOf(await cart.update(-FEE, 2))).toEqual([400, 'ITEM_NOT_EDITABLE']);
    await choose(PAYMENT.card);
    expect(linesOf(await cart.cart())).toEqual([[1, 1]]);
  });

  it('goes with the choice itself when a client deletes it (CHK-21)', async () => {
    await cart.add(1);
    await choose(PAYMENT.onDelivery);

    const without = cartOf(await cart.remove(-FEE));

    expect(without).toMatchObject({ paymentMethodId: null, prices: { base: { orderTotal: 25 } } });
    await choose(PAYMENT.card);
    expect(cartOf(await cart.remove(-FEE)).paymentMethodId).toBe(PAYMENT.card);
  });

  it('is not charged where the way of payment does not go with the delivery', async () => {
    await cart.add(1);
    const { id: userId } = guestOf(await addGuest());
    await choose(PAYMENT.onDelivery);

    const found = cartOf(
      await cart.call('PUT', 'delivery/saveDeliveryMethod', {
        userId,
        deliveryMethodId: 3,
        branchId: 4,
      }),
    );

    expect(linesOf(found)).toEqual([[1, 1]]);
    expect(found.paymentMethodId).toBeNull();
  });

  it('is not charged for an empty cart', async () => {
    await choose(PAYMENT.onDelivery);

    expect((await cart.cart()).prices.base.orderTotal).toBe(0);
  });
});
