import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { anAccount, logIn } from '#tests/support/accounts.ts';
import { CartClient, cartOf, linesOf, refusalOf } from '#tests/support/cart-client.ts';
import { CookieJar } from '#tests/support/cookie-jar.ts';
import { aProduct, sell } from '#tests/support/products.ts';
import { addSecondSite } from '#tests/support/second-site.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { removeExpiredCarts } from './cart-expiry.repository.ts';

const ANA = 'ana@izlog.test';
const IVA = 'iva@izlog.test';

let test: TestApp;

beforeEach(async () => {
  test = await createTestApp();
  await sell(test.app, aProduct({ id: 1, cents: 1990 }), aProduct({ id: 2 }), aProduct({ id: 3 }));
  for (const email of [ANA, IVA]) await test.services.auth.createAccount(anAccount({ email }));
});

const setStock = (id: number, stock: number) =>
  test.database.db.updateTable('product').set({ stock }).where('id', '=', id).execute();
const heldOf = async (id: number) =>
  (
    await test.database.db
      .selectFrom('product')
      .select('held')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).held;
const holds = () =>
  test.database.db
    .selectFrom('stock_hold')
    .select(['cart_id', 'product_id', 'qty'])
    .orderBy('product_id')
    .execute();

const tokenOf = async (email: string) => ({
  accesstoken: (await logIn(test.app, test.headers, email)).tokens.accessToken,
});

describe('a cart at a login', () => {
  it('becomes the customer’s and gets a new code; the old one opens it for nobody else (S2)', async () => {
    const cart = await CartClient.start(test);
    await cart.add(1, 2);
    const old = { ...cart.key };
    const asAna = await tokenOf(ANA);

    const found = await cart.use(asAna).cart();

    expect(found.protectCode).not.toBe(old.protectCode);
    const guest = new CartClient(test);
    guest.key = old;
    expect(refusalOf(await guest.call('POST', 'cart/getCart'))).toEqual([400, 'CART_NOT_FOUND']);
    expect(linesOf(await cart.cart())).toEqual([[1, 2]]);
    cart.key = { cartId: found.id, protectCode: found.protectCode };
    expect((await cart.cart()).protectCode).toBe(found.protectCode);
  });

  it('holds each reserved piece once, for the cart that took over (I3)', async () => {
    await setStock(1, 7);
    const asAna = await tokenOf(ANA);
    const first = await CartClient.start(test, asAna);
    await first.add(1, 3, { reservation: true });
    await first.add(2, 1, { reservation: true });
    const second = await CartClient.start(test);
    await second.add(1, 4, { reservation: true });

    const merged = await second.use(asAna).cart();

    expect(linesOf(merged).sort()).toEqual([
      [1, 7],
      [2, 1],
    ]);
    expect(await holds()).toEqual([
      { cart_id: merged.id, product_id: 1, qty: 7 },
      { cart_id: merged.id, product_id: 2, qty: 1 },
    ]);
    expect([await heldOf(1), await heldOf(2)]).toEqual([7, 1]);
    const other = await CartClient.start(test);
    expect(refusalOf(await other.add(1))).toEqual([409, 'PRODUCT_UNAVAILABLE']);
  });

  it('reserves a line that was reserved in one of the carts, and lets go of it with the line', async () => {
    await setStock(1, 5);
    const asAna = await tokenOf(ANA);
    const first = await CartClient.start(test, asAna);
    await first.add(1, 4, { reservation: true });
    const second = await CartClient.start(test);
    await second.add(1, 1);

    const merged = await second.use(asAna).cart();
    expect([await heldOf(1), (await holds()).length]).toEqual([5, 1]);
    second.key = { cartId: merged.id, protectCode: merged.protectCode };
    await second.remove(merged.items[0]?.itemId ?? 0);

    expect([await heldOf(1), await holds()]).toEqual([0, []]);
  });

  it('keeps what only the older cart held', async () => {
    await setStock(1, 5);
    const asAna = await tokenOf(ANA);
    const first = await CartClient.start(test, asAna);
    await first.add(1, 5, { reservation: true });
    const second = await CartClient.start(test);
    await second.add(2);

    const merged = await second.use(asAna).cart();

    expect(linesOf(merged).sort()).toEqual([
      [1, 5],
      [2, 1],
    ]);
    expect([await heldOf(1), await holds()]).toEqual([
      5,
      [{ cart_id: merged.id, product_id: 1, qty: 5 }],
    ]);
  });

  it('takes over what an older cart holds: quantities are summed, at most 999 (I33)', async () => {
    await setStock(1, 2000);
    const asAna = await tokenOf(ANA);
    const first = await CartClient.start(test, asAna);
    await first.add(1, 998);
    await first.add(2, 1);
    const second = await CartClient.start(test);
    await second.add(1, 5);
    await second.add(3, 1);

    second.use(asAna);
    const merged = await second.cart();

    expect(linesOf(merged).sort()).toEqual([
      [1, 999],
      [2, 1],
      [3, 1],
    ]);
    expect(linesOf(await second.cart())).toEqual(linesOf(merged));
    const used = await first.call('POST', 'cart/getCart');
    expect(used.statusCode).toBe(409);
    expect(used.json()).toMatchObject({ message: 'Session already used.' });
    expect(refusalOf(await first.add(1))).toEqual([409, 'SESSION_USED']);
  });

  it('stays whose it is', async () => {
    const cart = await CartClient.start(test, await tokenOf(ANA));
    const found = cartOf(await cart.add(1));
    const thief = new CartClient(test, await tokenOf(IVA));
    thief.key = { cartId: found.id, protectCode: found.protectCode };

    expect(refusalOf(await thief.call('POST', 'cart/getCart'))).toEqual([400, 'CART_NOT_FOUND']);
    expect(refusalOf(await thief.call('POST', 'cart/clearCart'))).toEqual([400, 'CART_NOT_FOUND']);
  });

  it('is readable to nobody after the logout, and comes back with the next login (I33)', async () => {
    const asAna = await tokenOf(ANA);
    const cart = await CartClient.start(test, asAna);
    const found = cartOf(await cart.add(1, 3));
    cart.key = { cartId: found.id, protectCode: found.protectCode };

    await test.app.inject({
      method: 'POST',
      url: '/api/v1/user/logout',
      headers: { ...test.headers, ...asAna },
      payload: {},
    });

    const guest = new CartClient(test);
    guest.key = cart.key;
    expect(refusalOf(await guest.call('POST', 'cart/getCart'))).toEqual([400, 'CART_NOT_FOUND']);
    const later = new CartClient(test, await tokenOf(ANA));
    expect(linesOf(cartOf(await later.send('POST', 'cart/getAbandoned', {})))).toEqual([[1, 3]]);
  });
});

describe('the cart that a customer left behind', () => {
  const abandoned = (client: CartClient) => client.send('POST', 'cart/getAbandoned', {});

  it('is there on another device, with a code of its own', async () => {
    const phone = await CartClient.start(test, await tokenOf(ANA));
    await phone.add(1, 2);
    const laptop = new CartClient(test, await tokenOf(ANA));

    const found = cartOf(await abandoned(laptop));

    expect(linesOf(found)).toEqual([[1, 2]]);
    laptop.key = { cartId: found.id, protectCode: found.protectCode };
    expect(linesOf(cartOf(await laptop.add(2)))).toEqual([
      [1, 2],
      [2, 1],
    ]);
  });

  it('is null without one, and while nothing is in it', async () => {
    const client = await CartClient.start(test, await tokenOf(ANA));
    await client.cart();

    expect((await abandoned(client)).json()).toEqual({ data: null });
  });

  it('needs a login (ROLE-04), and is never that of somebody else', async () => {
    const cart = await CartClient.start(test, await tokenOf(ANA));
    await cart.add(1);

    expect(refusalOf(await abandoned(new CartClient(test)))).toEqual([401, 'UNAUTHENTICATED']);
    expect((await abandoned(new CartClient(test, await tokenOf(IVA)))).json()).toEqual({
      data: null,
    });
  });

  it('is joined with the one of the browser, whose cookies follow', async () => {
    const before = await CartClient.start(test, await tokenOf(ANA));
    await before.add(1, 2);
    const jar = new CookieJar();
    const browser = new CartClient(test, { 'x-izlog-client': 'browser' });
    jar.take(
      await browser.use({ 'sec-fetch-site': 'same-origin' }).send('GET', 'cart/getNewCartSession'),
    );
    await browser
      .use({ cookie: jar.header })
      .send('POST', 'cart/addItem', { productId: 2, qty: 1 });

    const answer = await browser.use(await tokenOf(ANA)).send('POST', 'cart/getAbandoned', {});

    const found = cartOf(answer);
    expect(linesOf(found).sort()).toEqual([
      [1, 2],
      [2, 1],
    ]);
    expect(found.protectCode).toBe('');
    browser.use({ cookie: jar.take(answer).header });
    expect(linesOf(cartOf(await browser.send('POST', 'cart/getCart', {}))).length).toBe(2);
  });

  it('with a key of somebody else is still the own one', async () => {
    const other = await CartClient.start(test, await tokenOf(IVA));
    const theirs = cartOf(await other.add(3));
    const mine = await CartClient.start(test, await tokenOf(ANA));
    await mine.add(1);
    mine.key = { cartId: theirs.id, protectCode: theirs.protectCode };

    expect(linesOf(cartOf(await mine.call('POST', 'cart/getAbandoned')))).toEqual([[1, 1]]);
  });
});

describe('a cart of one site or store', () => {
  it('does not open in another (I35)', async () => {
    const second = await addSecondSite(test);
    const cart = await CartClient.start(test);
    await cart.add(1);
    const foreign = new CartClient(test, second);
    foreign.key = cart.key;

    for (const call of ['getCart', 'validateCart', 'clearCart', 'removeCoupon']) {
      expect(refusalOf(await foreign.call('POST', `cart/${call}`))).toEqual([
        400,
        'CART_NOT_FOUND',
      ]);
    }
    await test.database.db.updateTable('cart').set({ store_id: 2 }).execute();
    expect(refusalOf(await cart.call('POST', 'cart/getCart'))).toEqual([400, 'CART_NOT_FOUND']);
  });
});

describe('every call of a cart', () => {
  const CALLS = [
    ['POST', 'cart/getCart', {}],
    ['POST', 'cart/validateCart', {}],
    ['POST', 'cart/addItem', { productId: 1, qty: 1 }],
    ['PATCH', 'cart/updateItem', { itemId: 1, qty: 1 }],
    ['DELETE', 'cart/deleteItem', { itemId: 1 }],
    ['POST', 'cart/clearCart', {}],
    ['POST', 'cart/applyCoupon', { couponCode: 'MORE' }],
    ['POST', 'cart/removeCoupon', {}],
    ['POST', 'cart/addGuestUser', { email: 'gost@izlog.test' }],
    ['PATCH', 'cart/updateGuestUser', { userId: 1 }],
    ['POST', 'delivery/getApplicableDeliveryMethods', { countryIso: 'HR' }],
    ['PUT', 'delivery/saveDeliveryMethod', { userId: 1, deliveryMethodId: 1 }],
  ] as const;

  it.each(CALLS)(
    '%s %s refuses every wrong key alike, and changes nothing (S1, I32)',
    async (method, path, body) => {
      const cart = await CartClient.start(test);
      const other = await CartClient.start(test);
      await cart.add(1, 2);
      const { cartId, protectCode } = cart.key;
      const wrong = [
        { cartId, protectCode: other.key.protectCode },
        { cartId, protectCode: '' },
        { cartId },
        { cartId, protectCode: protectCode.slice(0, -1) },
        { cartId, protectCode: `${protectCode}A` },
        { cartId: 'nepoznata', protectCode },
        { cartId: other.key.cartId, protectCode },
        {},
      ];

      const answers = await Promise.all(
        wrong.map((key) => new CartClient(test).send(method, path, { ...body, ...key })),
      );

      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([400]));
      expect(new Set(answers.map(({ payload }) => payload)).size).toBe(1);
      expect(answers[0]?.json()).toMatchObject({ message: "Session doesn't exist" });
      const shaped = await new CartClient(test).send(method, path, {
        ...body,
        cartId,
        protectCode: [protectCode],
      });
      expect(shaped.statusCode).toBe(400);
      expect(linesOf(await cart.cart())).toEqual([[1, 2]]);
    },
  );

  it.each(CALLS)('%s %s is refused in a store that the site has not (CART-29)', async (...call) => {
    const [method, path, body] = call;
    const cart = await CartClient.start(test);
    await cart.add(1, 2);

    for (const storeid of ['2', '0', '1e0']) {
      const elsewhere = new CartClient(test, { storeid });
      elsewhere.key = cart.key;
      const answer = await elsewhere.call(method, path, body);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({
        message: 'Store is not defined',
        error: { code: 'STORE_UNDEFINED' },
      });
    }
    expect(linesOf(await cart.cart())).toEqual([[1, 2]]);
  });
});

describe('carts whose time is over', () => {
  it('are removed, others stay (F23)', async () => {
    const age = async (client: CartClient, days: number) => {
      await sql`update cart set updated_at = now() - ${days} * interval '1 day'
        where id = ${client.key.cartId}`.execute(test.database.db);
      return client.key.cartId;
    };
    const carts: string[] = [];
    for (const [days, isFilled] of [
      [3, false],
      [1, false],
      [61, true],
      [59, true],
    ] as const) {
      const client = await CartClient.start(test);
      if (isFilled) await client.add(1);
      carts.push(await age(client, days));
    }
    const own = await CartClient.start(test, await tokenOf(ANA));
    await own.add(1);
    carts.push(await age(own, 300));

    expect(await removeExpiredCarts(test.app.db)).toBe(2);

    const left = await test.database.db.selectFrom('cart').select('id').execute();
    expect(left.map(({ id }) => id).sort()).toEqual([carts[1], carts[3], carts[4]].sort());
  });
});
