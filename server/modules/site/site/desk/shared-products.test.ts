import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AdminSite, SiteWrite } from '#schemas/api/admin-sites.ts';
import { logIn } from '#tests/support/accounts.ts';
import { CartClient, cartOf } from '#tests/support/cart-client.ts';
import { createEditor, type EditorClient } from '#tests/support/editor-client.ts';
import { mailsOf, WITH_OUTBOX } from '#tests/support/outbox.ts';
import { aProduct, sell } from '#tests/support/products.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const SERUM = 1;

let test: TestApp;
let owner: EditorClient;
beforeEach(async () => {
  test = await createTestApp(WITH_OUTBOX);
  owner = await createEditor(test, { role: 'owner' });
  await sell(
    test.app,
    aProduct({ id: SERUM, slug: 'serum', names: { hr: 'Serum' }, categories: ['lice'], stock: 3 }),
  );
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
async function made(changes?: Partial<SiteWrite>) {
  const { data } = (await write('create', aSite(changes))).json<{ data: AdminSite }>();
  const ctx = await test.services.directory.contextOf(data.id);
  await test.services.opening.open(ctx);
  return { ...data, headers: { apikey: ctx.site.apiKey } };
}
type Made = Awaited<ReturnType<typeof made>>;

const ask = (
  { headers }: Pick<Made, 'headers'>,
  method: 'GET' | 'POST',
  url: string,
  payload?: object,
) => test.app.inject({ method, url, headers, ...(payload && { payload }) });
const list = async (site: Made) =>
  (await ask(site, 'POST', '/api/v1/product/web/filter', {})).json<{
    data: { records: { id: number }[] };
  }>().data.records;
const stockOf = async () =>
  (await sql<{ stock: number; held: number }>`select stock, held from product`.execute(test.app.db))
    .rows[0];

describe('a site that sells the products of another', () => {
  it('lists, finds and shows them, in its own language', async () => {
    const site = await made({ productsOf: 1, defaultLocale: 'en', locales: ['en'] });

    expect(site.productsOf).toBe(1);
    expect((await list(site)).map(({ id }) => id)).toEqual([SERUM]);
    const detail = await ask(site, 'GET', '/api/v1/product/web/get?slug=serum');
    expect(detail.json()).toMatchObject({ data: { id: SERUM } });
    const decided = await ask(site, 'POST', '/api/v1/finder/decide', {
      params: ['product', 'serum'],
    });
    expect(decided.json()).toMatchObject({ data: { type: 'product', id: SERUM } });
    const found = await ask(site, 'POST', '/api/v1/product/web/category/filter', {});
    expect(found.json()).toMatchObject({ data: { records: [{ slug: 'lice', name: 'Face' }] } });
    const map = await test.app.inject({ url: '/sitemap.xml', headers: { host: 'druga.test' } });
    expect(map.body).toContain('http://druga.test/product/serum');
  });

  it('shows a change at once, and follows a slug that moved', async () => {
    const site = await made({ productsOf: 1 });
    await list(site);

    const changed = await owner.send('PATCH', `/admin/product/update/${SERUM}`, { slug: 'ulje' });
    expect(changed.statusCode).toBe(200);

    expect((await ask(site, 'GET', '/api/v1/product/web/get?slug=ulje')).statusCode).toBe(200);
    const old = await ask(site, 'POST', '/api/v1/finder/decide', { params: ['product', 'serum'] });
    expect(old.json()).toMatchObject({ data: { type: 'notFound', redirect: '/product/ulje' } });
  });

  it('sells from the same stock', async () => {
    const site = await made({ productsOf: 1 });

    const { saleCatalog } = test.services;
    const needs = [{ productId: SERUM, qty: 2 }];
    const cart = await CartClient.start(test, site.headers);
    expect(cartOf(await cart.add(SERUM, 2)).items).toMatchObject([{ qty: 2 }]);

    const { db } = test.app;
    await db.transaction().execute((trx) => saleCatalog.takeStock(trx, site.id, 'cart', needs));
    expect(await stockOf()).toEqual({ stock: 1, held: 0 });
    const here = await CartClient.start(test);
    expect((await here.add(SERUM, 2)).statusCode).toBe(409);

    // Also what was ordered while the products were shared comes back.
    await write(`update/${site.id}`, aSite({ productsOf: null }), 'PUT');
    await db.transaction().execute((trx) => saleCatalog.returnStock(trx, needs));
    expect(await stockOf()).toEqual({ stock: 3, held: 0 });
  });

  it('tells its own visitors when a product is there again', async () => {
    const site = await made({ productsOf: 1 });
    await owner.send('PATCH', `/admin/product/update/${SERUM}`, { stock: 0 });
    const waiting = { productId: SERUM, email: 'ana@izlog.test' };
    const url = '/api/v1/product/web/availability/subscribe';
    expect((await ask(site, 'POST', url, waiting)).statusCode).toBe(200);

    await owner.send('PATCH', `/admin/product/update/${SERUM}`, { stock: 4 });

    expect(await mailsOf(test)).toMatchObject([{ kind: 'availability', to: 'ana@izlog.test' }]);
  });

  it('has its own again when it is told so', async () => {
    const site = await made({ productsOf: 1 });
    await list(site);

    await write(`update/${site.id}`, aSite({ productsOf: null }), 'PUT');

    expect(await list(site)).toEqual([]);
    expect((await ask(site, 'GET', '/api/v1/product/web/get?slug=serum')).statusCode).toBe(404);
  });

  it('keeps them when something else about it changes', async () => {
    const site = await made({ productsOf: 1 });

    const changed = await write(`update/${site.id}`, aSite({ name: 'Treća' }), 'PUT');

    expect(changed.json()).toMatchObject({ data: { name: 'Treća', productsOf: 1 } });
  });

  it('makes none of its own; its panel tells where they are kept', async () => {
    const site = await made({ productsOf: 1 });
    const { tokens } = await logIn(test.app, site.headers, 'urednik@izlog.test');
    const there = { headers: { ...site.headers, accesstoken: tokens.accessToken } };

    const tag = await ask(there, 'POST', '/api/v1/admin/tag/create', { names: { hr: 'Novo' } });
    expect(tag.json()).toMatchObject({ error: { code: 'PRODUCTS_OF_ANOTHER_SITE' } });
    const home = await ask(there, 'GET', '/api/v1/admin/catalogue/home');
    expect(home.json()).toMatchObject({ data: { sharedFrom: { name: expect.any(String) } } });
    const own = await owner.send('GET', '/admin/catalogue/home');
    expect(own.json()).toEqual({ data: { sharedFrom: null } });
  });
});

describe('products are not shared', () => {
  it('of a site that there is not, and of itself', async () => {
    const { id } = await made();
    const unknown = await write('create', aSite({ url: 'http://x.test', productsOf: 99 }));
    const own = await write(`update/${id}`, aSite({ productsOf: id }), 'PUT');

    for (const answer of [unknown, own]) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({
        error: { payload: { fields: { productsOf: 'unknown' } } },
      });
    }
  });

  it('in another currency', async () => {
    const wanted = aSite({ currency: 'CHF', productsOf: 1 });
    expect(await codeOf(write('create', wanted))).toBe('CURRENCY_DIFFERS');

    const { id } = await made({ productsOf: 1 });
    expect(await codeOf(write(`update/${id}`, aSite({ currency: 'CHF' }), 'PUT'))).toBe(
      'CURRENCY_DIFFERS',
    );
  });

  it('by way of a third, nor while others sell those of the site, nor over own ones', async () => {
    const second = await made({ productsOf: 1 });
    const third = aSite({ url: 'http://treca.test', productsOf: second.id });
    expect(await codeOf(write('create', third))).toBe('SHARED_TWICE');

    const fourth = await made({ url: 'http://cetvrta.test' });
    await made({ url: 'http://peta.test', productsOf: fourth.id });
    const lender = aSite({ url: 'http://cetvrta.test', productsOf: 1 });
    expect(await codeOf(write(`update/${fourth.id}`, lender, 'PUT'))).toBe('PRODUCTS_LENT');

    const first = aSite({ url: 'http://127.0.0.1:3000', productsOf: fourth.id });
    expect(await codeOf(write('update/1', first, 'PUT'))).toBe('OWN_PRODUCTS');
  });
});
