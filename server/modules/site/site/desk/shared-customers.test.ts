import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AdminSite, SiteWrite } from '#schemas/api/admin-sites.ts';
import { anAccount, logIn, PASSWORD } from '#tests/support/accounts.ts';
import { CartClient, cartOf } from '#tests/support/cart-client.ts';
import { createEditor, type EditorClient } from '#tests/support/editor-client.ts';
import { lastToken, mailsOf, WITH_OUTBOX } from '#tests/support/outbox.ts';
import { aProduct } from '#tests/support/products.ts';
import { insertOrder, openShop } from '#tests/support/shop.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const ANA = 'ana@izlog.test';
const NEW_PASSWORD = 'Gorka#Naranča83';

let test: TestApp;
let owner: EditorClient;
let anaId: number;
beforeEach(async () => {
  test = await createTestApp(WITH_OUTBOX);
  owner = await createEditor(test, { role: 'owner' });
  await openShop(test, [aProduct({ id: 1 })]);
  anaId = (await test.services.auth.createAccount(anAccount({ email: ANA }))).id;
});

const aSite = (changes: Partial<SiteWrite> = {}): SiteWrite => ({
  name: 'Druga',
  url: 'http://druga.test',
  hosts: [],
  defaultLocale: 'hr',
  locales: ['hr'],
  currency: 'EUR',
  ...changes,
});
const write = (call: string, body: object, method: 'POST' | 'PUT' = 'POST') =>
  owner.send(method, `/admin/site/${call}`, body);
const codeOf = async (answer: ReturnType<typeof write>) =>
  (await answer).json<{ error?: { code: string } }>().error?.code;

/** An open site, and the headers of its visitors. */
async function made(changes: Partial<SiteWrite> = {}) {
  const response = await write('create', aSite(changes));
  const { data } = response.json<{ data: AdminSite }>();
  const ctx = await test.services.directory.contextOf(data.id);
  await test.services.opening.open(ctx);
  return { ...data, headers: { apikey: ctx.site.apiKey } };
}
type Headers = Record<string, string>;

const ask = (headers: Headers, method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object) =>
  test.app.inject({ method, url: `/api/v1${url}`, headers, ...(payload && { payload }) });
/** Headers of somebody who is logged in at a site. */
async function at(headers: Headers, email = ANA): Promise<Headers> {
  return { ...headers, accesstoken: (await logIn(test.app, headers, email)).tokens.accessToken };
}
const register = (headers: Headers, email: string) =>
  ask(headers, 'POST', '/user/web/register', {
    firstName: 'Iva',
    lastName: 'Babić',
    email,
    password: NEW_PASSWORD,
    confirmedPassword: NEW_PASSWORD,
  });
const siteOf = async (email: string) =>
  (
    await test.app.db
      .selectFrom('account')
      .select('site_id')
      .where('email', '=', email)
      .orderBy('site_id')
      .execute()
  ).map(({ site_id }) => site_id);

describe('a site that knows the customers of another', () => {
  it('lets them in with the same password, to the same account', async () => {
    const site = await made({ customersOf: 1 });
    expect(site.customersOf).toBe(1);
    const there = await at(site.headers);

    const profile = await ask(there, 'GET', '/user/web/profile');
    expect(profile.json()).toMatchObject({ data: { id: anaId, email: ANA } });
    const change = { details: { firstName: 'Anica', lastName: 'Kovač' } };
    expect((await ask(there, 'PATCH', '/user/web/update', change)).statusCode).toBe(200);
    const here = await ask(await at(test.headers), 'GET', '/user/web/profile');
    expect(here.json()).toMatchObject({ data: { details: { firstName: 'Anica' } } });
  });

  it('takes no login of the other, nor gives it one', async () => {
    const site = await made({ customersOf: 1 });
    const first = await logIn(test.app, test.headers, ANA);
    const second = await logIn(test.app, site.headers, ANA);

    for (const [headers, { tokens }] of [
      [site.headers, first],
      [test.headers, second],
    ] as const) {
      const crossed = { ...headers, accesstoken: tokens.accessToken };
      expect((await ask(crossed, 'GET', '/user/web/profile')).statusCode).toBe(403);
      const renewal = { ...headers, refreshtoken: tokens.refreshToken };
      expect((await ask(renewal, 'GET', '/refresh')).statusCode).toBe(401);
    }
    const own = { ...site.headers, refreshtoken: second.tokens.refreshToken };
    expect((await ask(own, 'GET', '/refresh')).statusCode).toBe(200);
  });

  it('registers new ones for both, once, with its own mail', async () => {
    const site = await made({ customersOf: 1 });

    expect((await register(site.headers, 'iva@izlog.test')).statusCode).toBe(200);
    expect((await register(test.headers, 'IVA@izlog.test')).json()).toMatchObject({
      error: { code: 'USER_EXISTS' },
    });
    expect((await register(site.headers, ANA)).json()).toMatchObject({
      error: { code: 'USER_EXISTS' },
    });

    expect(await siteOf('iva@izlog.test')).toEqual([1]);
    const { rows } = await sql`select site_id, kind from mail`.execute(test.app.db);
    expect(rows).toEqual([{ site_id: site.id, kind: 'verify' }]);
    const token = await lastToken(test, 'verify');
    expect((await ask(test.headers, 'GET', `/user/web/verify/${token}`)).statusCode).toBe(404);
    expect((await ask(site.headers, 'GET', `/user/web/verify/${token}`)).statusCode).toBe(200);
  });

  it('mails a link of its own to who forgot the password, which is new at both', async () => {
    const site = await made({ customersOf: 1 });
    await ask(site.headers, 'POST', '/user/web/forgotPassword', { email: ANA });
    expect(await mailsOf(test)).toMatchObject([{ kind: 'reset', to: ANA }]);
    const chosen = {
      token: await lastToken(test, 'reset'),
      newPassword: NEW_PASSWORD,
      newPasswordAgain: NEW_PASSWORD,
    };

    const foreign = await ask(test.headers, 'POST', '/user/web/resetPassword', chosen);
    expect(foreign.json()).toMatchObject({ error: { code: 'RESET_TOKEN_INVALID' } });
    expect((await ask(site.headers, 'POST', '/user/web/resetPassword', chosen)).statusCode).toBe(
      200,
    );
    await expect(logIn(test.app, test.headers, ANA)).rejects.toThrow('INVALID_LOGIN');
  });

  it('counts wrong passwords of both together', async () => {
    const site = await made({ customersOf: 1 });
    const guess = (headers: Headers, remoteAddress: string) =>
      test.app.inject({
        method: 'POST',
        url: '/api/v1/login',
        headers,
        remoteAddress,
        payload: { username: ANA, password: 'Kriva#111', apiKey: '' },
      });
    const at20 = Array.from({ length: 20 }, (_, n) => n);
    for (const n of at20) await guess(n % 2 ? site.headers : test.headers, `10.0.0.${n + 1}`);

    expect((await guess(site.headers, '10.0.1.1')).json()).toMatchObject({
      error: { code: 'UNKNOWN_DEVICE_LIMITED' },
    });
  });

  it('shows the orders of both in the profile, each with the site it was made at', async () => {
    const site = await made({ customersOf: 1 });
    const foreign = await made({ url: 'http://treca.test' });
    const facts = { account_id: anaId, total_cents: 1000, items_cents: 1000 };
    await insertOrder(test, { id: 1, ...facts });
    for (const [id, siteId] of [
      [2, site.id],
      [3, foreign.id],
    ] as const) {
      await insertOrder(test, { id, ...facts });
      await sql`update shop_order set site_id = ${siteId} where id = ${id}`.execute(test.app.db);
    }
    const historyAt = async (headers: Headers) => {
      const answer = await test.app.inject({
        method: 'POST',
        url: '/api/v2/ecommerce/order/web/filter',
        headers: await at(headers),
        payload: {},
      });
      return answer
        .json<{ data: { records: { id: number; site?: string }[] } }>()
        .data.records.map(({ id, site: name }) => [id, name]);
    };

    expect(await historyAt(test.headers)).toEqual([
      [2, 'Druga'],
      [1, undefined],
    ]);
    expect(await historyAt(site.headers)).toEqual([
      [2, undefined],
      [1, expect.any(String)],
    ]);
  });

  it('has one wishlist with the other, of which it shows what it sells', async () => {
    const sells = await made({ customersOf: 1, productsOf: 1 });
    const other = await made({ customersOf: 1, url: 'http://treca.test' });
    await ask(await at(sells.headers), 'POST', '/wishlist/create', { product_id: 1 });
    const listAt = async (headers: Headers) =>
      (await ask(await at(headers), 'GET', '/wishlist/filter')).json().data;

    expect(await listAt(test.headers)).toMatchObject([{ product_id: 1 }]);
    expect(await listAt(sells.headers)).toMatchObject([{ product_id: 1 }]);
    expect(await listAt(other.headers)).toEqual([]);
  });

  it('takes their member cards, and keeps carts apart', async () => {
    const site = await made({ customersOf: 1, productsOf: 1 });
    await test.services.users.addCard(1, '1234567890128');
    const there = await at(site.headers);

    const good = await ask(there, 'POST', '/user/web/validateMembersBarcode', {
      barcode: '1234567890128',
    });
    expect(good.json()).toEqual({ data: { isValid: true } });
    const cart = await CartClient.start(test, there);
    expect(cartOf(await cart.add(1)).items).toHaveLength(1);
    const here = new CartClient(test, await at(test.headers));
    here.key = cart.key;
    expect((await here.call('POST', 'cart/getCart')).statusCode).toBe(400);
  });

  it('keeps its own people: an editor of neither works at the other', async () => {
    const site = await made({ customersOf: 1 });
    await createEditor(test, { email: 'ema@izlog.test' });
    const own = anAccount({ siteId: site.id, email: 'eva@druga.test', scope: 'backoffice' });
    await test.services.auth.createAccount(own);

    await expect(logIn(test.app, site.headers, 'ema@izlog.test')).rejects.toThrow('INVALID_LOGIN');
    await expect(logIn(test.app, test.headers, 'eva@druga.test')).rejects.toThrow('INVALID_LOGIN');
    // A customer who takes the address of somebody of the back office shuts nobody out.
    const namesake = anAccount({ email: 'eva@druga.test', password: NEW_PASSWORD });
    await test.services.auth.createAccount(namesake);
    expect((await logIn(test.app, site.headers, 'eva@druga.test')).user.scope).toBe('backoffice');
  });

  it('leaves its customers to the panel of the other', async () => {
    const site = await made({ customersOf: 1 });
    const desk = await at(site.headers, 'urednik@izlog.test');
    const customer = {
      email: 'iva@izlog.test',
      password: PASSWORD,
      scope: 'web',
      firstName: 'Iva',
      lastName: 'Babić',
    };

    const list = await ask(desk, 'POST', '/admin/user/filter', {});
    expect(list.json()).toMatchObject({ data: { records: [] } });
    const shutOut = await ask(desk, 'PATCH', `/admin/user/update/${anaId}`, { disabled: true });
    expect(shutOut.statusCode).toBe(404);
    for (const made of [
      await ask(desk, 'POST', '/admin/user/create', customer),
      await ask(desk, 'POST', '/admin/member-card/create', {
        barcode: '1234567890128',
        active: true,
      }),
      await test.app.inject({
        method: 'POST',
        url: '/api/v1/admin/import?kind=member-card',
        headers: { ...desk, 'content-type': 'text/csv' },
        payload: 'barcode,active\n1234567890128,true',
      }),
    ]) {
      expect(made.json()).toMatchObject({ error: { code: 'CUSTOMERS_OF_ANOTHER_SITE' } });
    }
    const { rows: cards } = await sql`
      select from member_card where site_id = ${site.id}`.execute(test.app.db);
    expect(cards).toEqual([]);
    expect((await ask(desk, 'GET', '/admin/customers/home')).json()).toMatchObject({
      data: { sharedFrom: { name: expect.any(String) } },
    });
    expect((await owner.send('GET', '/admin/customers/home')).json()).toEqual({
      data: { sharedFrom: null },
    });
  });

  it('knows them no more once it is told so: logins end, orders stay, and e-mails are free', async () => {
    const site = await made({ customersOf: 1 });
    const { tokens } = await logIn(test.app, site.headers, ANA);
    await insertOrder(test, { id: 1, account_id: anaId, total_cents: 1000, items_cents: 1000 });
    await sql`update shop_order set site_id = ${site.id}`.execute(test.app.db);

    await write(`update/${site.id}`, aSite({ customersOf: null }), 'PUT');

    const there = { ...site.headers, accesstoken: tokens.accessToken };
    expect((await ask(there, 'GET', '/user/web/profile')).statusCode).toBe(403);
    const renewal = { ...site.headers, refreshtoken: tokens.refreshToken };
    expect((await ask(renewal, 'GET', '/refresh')).statusCode).toBe(401);
    await expect(logIn(test.app, site.headers, ANA)).rejects.toThrow('INVALID_LOGIN');
    const history = await test.app.inject({
      method: 'POST',
      url: '/api/v2/ecommerce/order/web/filter',
      headers: await at(test.headers),
      payload: {},
    });
    expect(history.json()).toMatchObject({ data: { records: [] } });
    expect((await register(site.headers, ANA)).statusCode).toBe(200);
    expect(await siteOf(ANA)).toEqual([1, site.id]);
    const again = aSite({ customersOf: 1 });
    expect(await codeOf(write(`update/${site.id}`, again, 'PUT'))).toBe('OWN_CUSTOMERS');
  });

  it('keeps them when something else about it changes', async () => {
    const site = await made({ customersOf: 1 });

    const changed = await write(`update/${site.id}`, aSite({ name: 'Treća' }), 'PUT');

    expect(changed.json()).toMatchObject({ data: { name: 'Treća', customersOf: 1 } });
  });
});

it('a site with customers of its own neither sees nor lets in those of another', async () => {
  const site = await made();

  await expect(logIn(test.app, site.headers, ANA)).rejects.toThrow('INVALID_LOGIN');
  expect((await register(site.headers, ANA)).statusCode).toBe(200);
  expect(await siteOf(ANA)).toEqual([1, site.id]);
  await ask(site.headers, 'POST', '/user/web/forgotPassword', { email: 'nitko@izlog.test' });
  expect((await mailsOf(test)).map(({ kind }) => kind)).toEqual(['verify']);
});

describe('customers are not shared', () => {
  it('of a site that there is not, and of itself', async () => {
    const { id } = await made();
    const unknown = await write('create', aSite({ url: 'http://x.test', customersOf: 99 }));
    const own = await write(`update/${id}`, aSite({ customersOf: id }), 'PUT');

    for (const answer of [unknown, own]) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({
        error: { payload: { fields: { customersOf: 'unknown' } } },
      });
    }
  });

  it('by way of a third, nor while others know those of the site, nor over own ones', async () => {
    const second = await made({ customersOf: 1 });
    const third = aSite({ url: 'http://treca.test', customersOf: second.id });
    expect(await codeOf(write('create', third))).toBe('CUSTOMERS_SHARED_TWICE');

    const fourth = await made({ url: 'http://cetvrta.test' });
    await made({ url: 'http://peta.test', customersOf: fourth.id });
    const lender = aSite({ url: 'http://cetvrta.test', customersOf: 1 });
    expect(await codeOf(write(`update/${fourth.id}`, lender, 'PUT'))).toBe('CUSTOMERS_LENT');

    const first = aSite({ url: 'http://127.0.0.1:3000', customersOf: fourth.id });
    expect(await codeOf(write('update/1', first, 'PUT'))).toBe('OWN_CUSTOMERS');
  });

  it('over member cards that would no longer be good', async () => {
    const site = await made();
    await test.services.users.addCard(site.id, '1234567890128');

    const wanted = aSite({ customersOf: 1 });
    expect(await codeOf(write(`update/${site.id}`, wanted, 'PUT'))).toBe('OWN_CUSTOMERS');
  });
});
