import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AdminSite, SiteWrite } from '#schemas/api/admin-sites.ts';
import { anAccount, logIn } from '#tests/support/accounts.ts';
import { createEditor, type EditorClient } from '#tests/support/editor-client.ts';
import { aProduct, sell } from '#tests/support/products.ts';
import { createTestApp, type TestApp, type TestSettings } from '#tests/support/test-app.ts';

let test: TestApp;
let owner: EditorClient;
beforeEach(async () => {
  test = await createTestApp();
  owner = await createEditor(test, { role: 'owner' });
});

const aSite = (changes: Partial<SiteWrite> = {}): SiteWrite => ({
  name: 'Druga trgovina',
  url: 'https://druga.test',
  hosts: ['www.druga.test'],
  defaultLocale: 'de',
  locales: ['de', 'en'],
  currency: 'CHF',
  productsOf: null,
  customersOf: null,
  ...changes,
});
const send = (call: string, body?: object, method: 'POST' | 'PUT' = 'POST') =>
  owner.send(method, `/admin/site/${call}`, body);
const create = (changes?: Partial<SiteWrite>) => send('create', aSite(changes));
const list = async (body: object = {}) =>
  (await send('filter', body)).json<{ data: { records: AdminSite[]; totalRecords: number } }>()
    .data;
/** A site that shoppers see. */
async function made(changes?: Partial<SiteWrite>) {
  const response = await create(changes);
  expect(response.statusCode).toBe(200);
  const { data } = response.json<{ data: AdminSite }>();
  await test.services.opening.open(await test.services.directory.contextOf(data.id));
  return data;
}
const page = (host: string, accept = 'text/html', url = '/') =>
  test.app.inject({ url, headers: { host, accept } });

describe('a site', () => {
  it('is made with hosts, languages and a currency, and answers at once', async () => {
    const site = await made();

    expect(site).toEqual({ id: expect.any(Number), ...aSite(), closedAt: null, isOwn: false });
    for (const host of ['druga.test', 'www.druga.test']) {
      const robots = await test.app.inject({ url: '/robots.txt', headers: { host } });
      expect(robots.body).toContain('Sitemap: https://druga.test/sitemap.xml');
    }
    const ctx = await test.services.directory.contextOf(site.id);
    expect(ctx.site).toMatchObject({ name: 'Druga trgovina', locales: ['de', 'en'] });
    expect(ctx.site.apiKey).toHaveLength(32);
    const told = await test.services.settings.detect('https://druga.test/');
    expect(told.currency).toEqual({
      id: ctx.store.currencyId,
      label: 'CHF',
      symbol: expect.any(String),
    });
    expect(await test.services.settings.countries(ctx.store.id, 'en', true, 'en')).toEqual(
      await test.services.settings.countries(1, 'en', true, 'en'),
    );
  });

  it('is listed by age, found by name and host, and told from the own one', async () => {
    const second = await made();
    const third = await made({ name: 'Treća', url: 'https://treca.test', hosts: [] });

    const all = await list();
    expect(all.records.map(({ id, isOwn }) => [id, isOwn])).toEqual([
      [1, true],
      [second.id, false],
      [third.id, false],
    ]);
    expect((await list({ keywords: 'www.druga' })).records).toEqual([second]);
    expect((await list({ keywords: 'treća' })).records).toEqual([third]);
    expect((await list({ keywords: '%' })).records).toEqual([]);
    expect(await list({ page: 2, limit: 2 })).toMatchObject({ totalRecords: 3, records: [third] });
  });

  it('is changed as a whole; hosts that it no longer has lead to the oldest site', async () => {
    const { id } = await made();
    const wanted = aSite({
      name: 'Nova',
      url: 'https://nova.test',
      hosts: ['druga.test'],
      defaultLocale: 'hr',
      locales: ['hr'],
      currency: 'EUR',
    });

    const changed = await send(`update/${id}`, wanted, 'PUT');
    const again = await send(`update/${id}`, wanted, 'PUT');

    expect(changed.json()).toEqual({ data: { id, ...wanted, closedAt: null, isOwn: false } });
    expect(again.json()).toEqual(changed.json());
    const siteAt = async (host: string) =>
      (await test.app.inject({ url: '/robots.txt', headers: { host } })).body;
    expect(await siteAt('nova.test')).toContain('https://nova.test/');
    expect(await siteAt('druga.test')).toContain('https://nova.test/');
    expect(await siteAt('www.druga.test')).toBe(await siteAt('localhost'));
    expect((await test.services.directory.contextOf(id)).site.locales).toEqual(['hr']);
  });

  it('follows PUBLIC_URL while it is the only one, and says so', async () => {
    const publicUrl = 'https://prva.test';
    const SET: TestSettings = { config: { publicUrl } };
    test = await createTestApp(SET);
    owner = await createEditor(test, { role: 'owner' });
    const first = aSite({ url: 'https://nova.test', currency: 'EUR', hosts: [] });

    expect((await send('update/1', first, 'PUT')).json()).toMatchObject({
      statusCode: 409,
      error: { code: 'ADDRESS_IS_SET', payload: { address: publicUrl } },
    });
    expect((await send('update/1', { ...first, url: publicUrl }, 'PUT')).statusCode).toBe(200);
    await made();
    expect((await send('update/1', first, 'PUT')).statusCode).toBe(200);
  });

  it('has the host of its address, and each host once', async () => {
    const site = await made({ hosts: ['DRUGA.test', 'a.test', 'A.test'] });

    expect(site.hosts).toEqual(['a.test']);
  });

  it('offers the language that it begins with, and each language once', async () => {
    const locales: SiteWrite['locales'] = ['en', 'de', 'en'];

    expect((await made({ defaultLocale: 'hr', locales })).locales).toEqual(['hr', 'en', 'de']);
  });

  it.each([
    [{ url: 'druga.test' }, { url: 'address' }],
    [{ url: 'https://druga.test/hr' }, { url: 'address' }],
    [
      { hosts: ['a.test', 'https://b.test', 'c.test:80'] },
      { 'hosts.1': 'host', 'hosts.2': 'host' },
    ],
  ])('cannot be %j', async (changes, fields) => {
    const response = await create(changes);

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ error: { payload: { fields } } });
    expect(await list()).toMatchObject({ totalRecords: 1 });
  });

  it.each([
    { name: ' ' },
    { locales: [] },
    { locales: ['xx'] },
    { currency: 'XXX' },
    { hosts: Array.from({ length: 21 }, (_, at) => `h${at}.test`) },
    { id: 5 },
  ])('of the form %j is refused', async (changes) => {
    const response = await send('create', { ...aSite(), ...changes });

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ error: { code: 'VALIDATION_FAILED' } });
  });

  it('does not take the hosts of another, and a second call makes no second site', async () => {
    await made();
    const again = await create();
    const other = await made({ url: 'https://treca.test', hosts: [] });
    const moved = await send(`update/${other.id}`, aSite({ url: 'https://localhost' }), 'PUT');

    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({
      error: { code: 'HOST_TAKEN', payload: { hosts: 'druga.test, www.druga.test' } },
    });
    expect(moved.json()).toMatchObject({
      error: { payload: { hosts: 'localhost, www.druga.test' } },
    });
    expect((await list()).records[2]).toEqual(other);
    expect(await list()).toMatchObject({ totalRecords: 3 });
  });

  it('is one of a thousand at most', async () => {
    await sql`insert into site (name, url)
      select 'Trgovina', 'http://t' || n || '.test' from generate_series(1, 999) as n`.execute(
      test.database.db,
    );

    expect((await create()).json()).toMatchObject({
      statusCode: 409,
      error: { code: 'TOO_MANY_SITES', payload: { max: 1000 } },
    });
    expect(await list({ limit: 0 })).toMatchObject({ totalRecords: 1000 });
  });

  it('keeps its currency once it has products', async () => {
    const { id } = await made();
    await sell(test.app, aProduct({ id: 1 }));
    await sql`update product set site_id = ${id}`.execute(test.database.db);

    const response = await send(`update/${id}`, aSite({ currency: 'EUR' }), 'PUT');

    expect(response.json()).toMatchObject({ statusCode: 409, error: { code: 'CURRENCY_IN_USE' } });
    expect((await send(`update/${id}`, aSite({ name: 'Nova' }), 'PUT')).statusCode).toBe(200);
  });
});

describe('a closed site', () => {
  it('shows a plain page to browsers and a failure to programs, also where it was just read', async () => {
    const { id } = await made();
    await page('druga.test');
    const closed = await send(`close/${id}`);

    expect(closed.json()).toMatchObject({ data: { id, closedAt: expect.any(String) } });
    for (const path of ['/', '/adminLogin', '/sitemap.xml', '/nema']) {
      const shown = await page('www.druga.test', 'text/html', path);
      expect([path, shown.statusCode]).toEqual([path, 410]);
      expect(shown.headers['content-type']).toContain('text/html');
      expect(shown.headers['cache-control']).toBe('no-store');
      expect(shown.body).toContain('Dieser Shop ist geschlossen');
    }
    const call = await page('druga.test', 'application/json', '/api/v1/navigation/tree/main');
    expect(call.json()).toMatchObject({ statusCode: 410, error: { code: 'SITE_CLOSED' } });
    expect((await page('druga.test', '*/*', '/healthz')).statusCode).toBe(200);
    expect((await page('localhost')).statusCode).not.toBe(410);
  });

  it('is not listed among the open ones, and can be opened again with all it had', async () => {
    const { id } = await made();
    await test.services.site.saveOption(id, 'CopyrightText', 'Druga');
    const closed = (await send(`close/${id}`)).json();
    expect((await send(`close/${id}`)).json()).toEqual(closed);
    expect((await list({ open: true })).records.map((site) => site.id)).toEqual([1]);

    const opened = await send(`open/${id}`);

    expect(opened.json()).toEqual({
      data: { id, ...aSite(), closedAt: null, isOwn: false },
    });
    expect((await send(`open/${id}`)).json()).toEqual(opened.json());
    expect((await page('druga.test')).statusCode).not.toBe(410);
    expect(await test.services.site.options(id, ['CopyrightText'])).toMatchObject([
      { value: 'Druga' },
    ]);
  });

  it('is not what a host that nobody registered shows', async () => {
    const { id } = await made();
    const ctx = { ...(await test.services.directory.contextOf(id)), user: null };
    await test.services.siteDesk.close(ctx, 1);

    const robots = await test.app.inject({
      url: '/robots.txt',
      headers: { host: 'nepoznat.test' },
    });
    expect(robots.body).toContain('https://druga.test/');
  });

  it('cannot be the one that is asked, nor the last that is open', async () => {
    expect((await send('close/1')).json()).toMatchObject({ error: { code: 'OWN_SITE' } });
    const { id } = await made();
    const ctx = await test.services.directory.contextOf(id);
    await send(`close/${id}`);

    await expect(test.services.siteDesk.close(ctx, 1)).rejects.toThrow('No other site is open');
  });

  it('is the last of two that close each other at the same moment', async () => {
    const { id } = await made();
    const [first, second] = [
      await test.services.directory.contextOf(1),
      await test.services.directory.contextOf(id),
    ];

    const results = await Promise.allSettled([
      test.services.siteDesk.close(first, id),
      test.services.siteDesk.close(second, 1),
    ]);

    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

it.each(['update/99', 'close/99', 'open/99'])('%s finds nothing', async (call) => {
  const isUpdate = call.startsWith('update');
  const response = await send(call, isUpdate ? aSite() : undefined, isUpdate ? 'PUT' : 'POST');

  expect(response.statusCode).toBe(404);
});

it('editors may not even see which sites there are', async () => {
  await test.services.auth.createAccount(
    anAccount({ email: 'bez-uloge@izlog.test', scope: 'backoffice', role: 'editor' }),
  );
  const { tokens } = await logIn(test.app, test.headers, 'bez-uloge@izlog.test');
  const response = await test.app.inject({
    method: 'POST',
    url: '/api/v1/admin/site/filter',
    headers: { ...test.headers, accesstoken: tokens.accessToken },
    payload: {},
  });

  expect(response.json()).toMatchObject({ statusCode: 403, error: { code: 'OWNER_REQUIRED' } });
});
