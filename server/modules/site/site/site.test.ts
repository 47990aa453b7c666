import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { NavNode } from '#schemas/api/site.ts';
import { anAccount, logIn } from '#tests/support/accounts.ts';
import { createEditor } from '#tests/support/editor-client.ts';
import { aProduct, sell } from '#tests/support/products.ts';
import { setCheckout } from '#tests/support/shop.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});

async function get(url: string, headers: Record<string, string> = {}) {
  return test.app.inject({ url, headers: { ...test.headers, ...headers } });
}
async function post(url: string, payload: object, headers: Record<string, string> = test.headers) {
  return test.app.inject({ method: 'POST', url, headers, payload });
}
async function asEditor() {
  const email = 'urednik@izlog.test';
  await test.services.auth.createAccount(anAccount({ email, scope: 'backoffice' }));
  const { tokens } = await logIn(test.app, test.headers, email);
  return { ...test.headers, accesstoken: tokens.accessToken };
}

function aNavNode(overrides: Partial<NavNode> = {}): NavNode {
  return {
    id: 1,
    name: 'Njega lica',
    title: 'Njega lica',
    link: '/shop/njega-lica',
    linkV2: { kind: 'category', slug: 'njega-lica' },
    baseLink: '',
    formattedPath: '/shop/njega-lica',
    target: '_self',
    rel: 'dofollow',
    externalLink: false,
    type: '',
    product: null,
    parent_id: null,
    children: [],
    ...overrides,
  };
}

describe('a fresh installation', () => {
  it('finds its site by the address of a page, without a key', async () => {
    const response = await post(
      '/api/v1/master/domainDetect',
      { referer: 'http://localhost:3000/kosarica?x=1' },
      {},
    );

    expect(response.json()).toEqual({
      data: {
        siteID: 1,
        apiKeyToken: test.headers['apikey'],
        apiKeyId: 1,
        name: 'Izlog',
        url: 'http://127.0.0.1:3000',
        storeID: 1,
        store: { storeID: 1, language: 'hr', loyalty: true },
        currencyId: 1,
        currency: { id: 1, label: 'EUR', symbol: '€' },
        externalURLs: { generatePdf: 'http://127.0.0.1:3000/api' },
      },
    });
  });

  it.each(['https://evil.test/', 'not an address'])('does not know %s', async (referer) => {
    const response = await post('/api/v1/master/domainDetect', { referer }, {});

    expect(response.statusCode).toBe(404);
  });

  it('sells in euro', async () => {
    const euro = { id: 1, label: 'EUR', symbol: '€' };

    expect((await get('/api/v1/settings/getCurrencyConfig')).json()).toEqual({
      data: { responseData: { mainCurrency: euro, allowedCurrencies: [euro] } },
    });
  });

  it('has the checkout settings of the specification', async () => {
    expect((await get('/api/v1/settings/getCheckoutSettings')).json().data.config).toEqual({
      cartType: 1,
      checkoutType: 0,
      guestCheckout: true,
      giftMessage: true,
      checkoutMessage: true,
      mergeCartItems: true,
      eProductDelivery: 'link',
      cashOnDeliveryProductId: 43657,
    });
  });

  it('delivers free from fifty euro, in its own currency only', async () => {
    const path = '/api/v2/ecommerce/checkout/getFreeDeliveryAmount';

    expect((await get(`${path}/1`)).json()).toEqual({ data: { price: 50 } });
    expect((await get(`${path}/2`)).statusCode).toBe(404);
  });

  it('delivers to Croatia and Slovenia and knows other countries', async () => {
    const names = async (query: string) =>
      (await get(`/api/v1/lookup/countries${query}`))
        .json<{ data: { name: string }[] }>()
        .data.map(({ name }) => name);

    expect(await names('?allowed=true')).toEqual(['Hrvatska', 'Slovenija']);
    expect(await names('?allowed=true&languageCode=de')).toEqual(['Kroatien', 'Slowenien']);
    expect((await names('')).length).toBeGreaterThan(2);
  });

  it('lists the domains that are asked for', async () => {
    const namesOf = async (filters: object[]) => {
      const response = await post('/api/v1/settings/domain/filter', { filters }, test.headers);
      return response
        .json<{ data: { records: { name: string }[] } }>()
        .data.records.map(({ name }) => name);
    };

    expect(await namesOf([{ key: 'name', value: 'localhost' }])).toEqual(['localhost']);
    expect(
      await namesOf([
        { key: 'name', value: 'localhost' },
        { key: 'siteID', value: 2 },
      ]),
    ).toEqual([]);
    const faulty = { filters: [{ key: 'apiKeyToken', value: 'a' }] };
    expect((await post('/api/v1/settings/domain/filter', faulty, test.headers)).statusCode).toBe(
      400,
    );
  });

  it('does not show keys to visitors in its list of domains', async () => {
    const list = async (headers: Record<string, string>) =>
      (await post('/api/v1/settings/domain/filter', {}, headers)).json().data.records;

    expect(await list(test.headers)).toContainEqual({
      name: 'localhost',
      url: 'http://127.0.0.1:3000',
      siteID: 1,
    });
    expect(await list(await asEditor())).toContainEqual(
      expect.objectContaining({ apiKeyToken: test.headers['apikey'] }),
    );
  });
});

describe('the languages', () => {
  const codes = async () =>
    (await get('/api/v1/lookup/languages'))
      .json<{ data: { code2: string }[] }>()
      .data.map(({ code2 }) => code2);

  it('are all that the product has texts for', async () => {
    expect(await codes()).toEqual(['hr', 'en', 'de']);
  });

  it('have names in four languages', async () => {
    const { data } = (await get('/api/v1/lookup/languages')).json();

    expect(data[1]).toMatchObject({
      code: 'eng',
      code2: 'en',
      names: { hr: 'Engleski', en: 'English', de: 'Englisch', el: 'Αγγλικά' },
    });
  });

  it.each([
    ['a list', ['de', 'hr']],
    ['a text', 'de, hr'],
  ])('follow the option AllowedLanguages given as %s', async (_form, value) => {
    await test.services.site.saveOption(1, 'AllowedLanguages', value);
    const refused = await get('/api/v1/nothing', { languagecode: 'en' });

    expect(await codes()).toEqual(['de', 'hr']);
    expect(refused.json()).toMatchObject({ error: { payload: { message: 'Nicht gefunden' } } });
  });

  it('start with the option DefaultLanguage for a visitor who chose none', async () => {
    await test.services.site.saveOption(1, 'DefaultLanguage', 'en');
    const messageFor = async (headers: Record<string, string>) =>
      (await get('/api/v1/nothing', headers)).json().error.payload.message;

    expect(await messageFor({})).toBe('Not found');
    expect(await messageFor({ cookie: 'locale=de' })).toBe('Nicht gefunden');
    expect(await messageFor({ cookie: 'locale=de', languagecode: 'hrv' })).toBe('Nije pronađeno');
  });
});

describe('a CMS option', () => {
  const filter = async (payload: object) =>
    (await post('/api/v1/option/filter', payload)).json().data;

  it('is read by key; no keys mean all', async () => {
    await test.services.site.saveOption(1, 'CopyrightText', '© Bonaca');
    await test.services.site.saveOption(1, 'NumberOfStars', 5);

    expect(await filter({ keys: ['NumberOfStars', 'Nothing'] })).toMatchObject({
      records: [{ key: 'NumberOfStars', value: 5, media: null }],
      totalRecords: 1,
    });
    expect((await filter({})).records).toHaveLength(2);
    expect((await filter({ keys: [] })).records).toHaveLength(0);
  });

  it('that is for the back office alone is told to nobody else', async () => {
    const editor = await createEditor(test);
    await test.services.site.saveOption(1, 'ContactRecipients', ['ana@izlog.test']);
    await test.services.site.saveOption(1, 'SecondFactor', 'owners');
    const keys = ['ContactRecipients', 'SecondFactor'];

    for (const asked of [{ keys }, {}]) {
      const { records } = await filter(asked);
      expect(records.map(({ value }: { value: unknown }) => value)).toEqual([null, null]);
    }
    const inside = (await editor.send('POST', '/option/filter', { keys })).json();
    expect(inside.data.records).toMatchObject([{ value: ['ana@izlog.test'] }, { value: 'owners' }]);
  });

  it('keeps values of any kind as they are', async () => {
    const value = ['niz', { a: [1, null, false] }];
    await test.services.site.saveOption(1, 'SiteMapOptions', value);

    expect((await filter({})).records[0].value).toEqual(value);
  });

  it.each([
    ['NumberOfStars', 'mnogo', 'type'],
    ['NumberOfStars', 99, 'type'],
    ['NumberOfStars', 0, 'type'],
    ['CanAddReviews', 'true', 'type'],
    ['ThemeNavigations', ['main', ''], 'type'],
    ['ThemeNavigations', 'main', 'type'],
    ['DefaultLanguage', 'fr', 'type'],
    ['AllowedLanguages', [], 'type'],
    ['HomePageSlug', 7, 'type'],
    ['SearchEngines', 'off', 'type'],
    ['RobotsLines', 'Disallow /privatno', 'robots'],
    ['ContactRecipients', 'savjet@izlog.test', 'type'],
    ['ContactRecipients', ['savjet@izlog.test\nBcc: a@b.hr'], 'email'],
  ])('%s cannot be %j', async (key, value, rule) => {
    const headers = await asEditor();
    const url = `/api/v1/option/update/${key}`;

    const response = await test.app.inject({ method: 'PUT', url, headers, payload: { value } });

    expect(response.json()).toMatchObject({
      statusCode: 400,
      error: { code: 'VALIDATION_FAILED', payload: { fields: { value: rule } } },
    });
    expect((await filter({})).records).toEqual([]);
  });

  it.each([
    ['NumberOfStars', 10],
    ['AllowedLanguages', 'hr,en'],
    ['AllowedLanguages', ['hr', 'en']],
    ['constructor', { any: ['thing', 1] }],
  ])('%s can be %j', async (key, value) => {
    const headers = await asEditor();
    const url = `/api/v1/option/update/${key}`;

    await test.app.inject({ method: 'PUT', url, headers, payload: { value } });

    expect((await filter({ keys: [key] })).records).toMatchObject([{ key, value }]);
  });

  it('has a picture of its site, or none', async () => {
    const url = '/api/v1/option/update/Logo';
    const payload = { value: 'Bonaca', media: 99 };
    const headers = await asEditor();

    const response = await test.app.inject({ method: 'PUT', url, headers, payload });

    expect(response.json()).toMatchObject({
      statusCode: 400,
      error: { payload: { fields: { media: 'unknown' } } },
    });
    expect((await filter({})).records).toEqual([]);
  });

  it('is changed by editors only, and caches hear of it', async () => {
    const heard = vi.fn();
    test.app.bus.subscribe(heard);
    const put = (headers: Record<string, string>) =>
      test.app.inject({
        method: 'PUT',
        url: '/api/v1/option/update/CopyrightText',
        headers,
        payload: { value: 'Novo' },
      });

    expect((await put(test.headers)).statusCode).toBe(401);
    expect((await put(await asEditor())).json()).toMatchObject({
      data: { key: 'CopyrightText', value: 'Novo' },
    });
    expect(heard).toHaveBeenCalledWith(['options:1', 'option:CopyrightText']);
  });
});

describe('a navigation', () => {
  const put = async (tree: unknown, headers: Record<string, string>) =>
    test.app.inject({
      method: 'PUT',
      url: '/api/v1/navigation/update/main',
      headers,
      payload: { tree },
    });

  it('is a tree in the language of the visitor, else in Croatian', async () => {
    await test.services.site.saveNavigation(1, 'main', 'hr', [
      aNavNode({ children: [aNavNode({ id: 2, name: 'Serumi', parent_id: 1 })] }),
    ]);
    await test.services.site.saveNavigation(1, 'main', 'de', [aNavNode({ name: 'Gesicht' })]);
    const nameIn = async (languagecode: string) =>
      (await get('/api/v1/navigation/tree/main', { languagecode })).json().data[0].name;

    expect(await nameIn('hr')).toBe('Njega lica');
    expect(await nameIn('en')).toBe('Njega lica');
    expect(await nameIn('de')).toBe('Gesicht');
    expect((await get('/api/v1/navigation/tree/main')).json().data[0].children[0].name).toBe(
      'Serumi',
    );
  });

  it('leads to a product by what it is named now, and nowhere once it is hidden', async () => {
    await sell(test.app, aProduct({ id: 7, slug: 'krema-za-ruke' }));
    const entry = aNavNode({ type: 'product', product: 7 });
    await test.services.site.saveNavigation(1, 'main', 'hr', [aNavNode({ children: [entry] })]);
    const link = async () =>
      (await get('/api/v1/navigation/tree/main')).json().data[0].children[0].linkV2;

    expect(await link()).toEqual({ kind: 'product', id: 7, slug: 'krema-za-ruke' });

    await test.app.db.updateTable('product').set({ archived: true }).execute();
    expect(await link()).toBeNull();
  });

  it('that nobody made is not found', async () => {
    expect((await get('/api/v1/navigation/tree/footer')).statusCode).toBe(404);
  });

  it('is replaced by editors, and caches hear of it', async () => {
    const heard = vi.fn();
    test.app.bus.subscribe(heard);

    const response = await put([aNavNode()], await asEditor());

    expect(response.json()).toEqual({ data: [aNavNode()] });
    expect((await get('/api/v1/navigation/tree/main')).json()).toEqual({ data: [aNavNode()] });
    expect(heard).toHaveBeenCalledWith(['navigation:1']);
  });

  it('is found by its name for pickers of editors', async () => {
    await test.services.site.saveNavigation(1, 'main', 'hr', [aNavNode(), aNavNode({ id: 2 })]);
    await test.services.site.saveNavigation(1, 'main', 'de', [aNavNode()]);
    await test.services.site.saveNavigation(1, 'podnozje', 'hr', []);
    const list = '/api/v1/navigation/list';
    expect((await get(list)).statusCode).toBe(401);

    const { data } = (
      await test.app.inject({ url: list, headers: { ...(await asEditor()), languagecode: 'hr' } })
    ).json();

    expect(data).toEqual([
      { name: 'main', locales: ['de', 'hr'], entries: 2 },
      { name: 'podnozje', locales: ['hr'], entries: 0 },
    ]);
  });

  it('that the theme names is there from the start, and empty (NAV-03)', async () => {
    await test.services.site.saveNavigation(1, 'akcija', 'hr', [aNavNode()]);
    await test.services.site.saveOption(1, 'ThemeNavigations', ['main', 'bocni']);
    const headers = { ...(await asEditor()), languagecode: 'hr' };

    const { data } = (await test.app.inject({ url: '/api/v1/navigation/list', headers })).json();

    expect(data).toEqual([
      { name: 'main', locales: [], entries: 0 },
      { name: 'bocni', locales: [], entries: 0 },
      { name: 'akcija', locales: ['hr'], entries: 1 },
    ]);
    expect((await get('/api/v1/navigation/tree/bocni')).json()).toEqual({ data: [] });
    expect((await get('/api/v1/navigation/tree/drugi')).statusCode).toBe(404);
  });

  it('with unsafe links is refused, every one named', async () => {
    const tree = [
      aNavNode({ link: 'javascript:alert(1)' }),
      aNavNode({ children: [aNavNode({ formattedPath: '//evil.test' })] }),
    ];

    const response = await put(tree, await asEditor());

    expect(response.statusCode).toBe(400);
    expect(response.json().error.payload.fields).toEqual({
      'tree.0.link': 'safe-url',
      'tree.1.children.0.formattedPath': 'safe-url',
    });
  });
});

it('keeps the data of two sites apart', async () => {
  const { db } = test.database;
  await db.insertInto('site').values({ name: 'Druga', url: 'https://druga.test' }).execute();
  await db
    .insertInto('store')
    .values({
      site_id: 2,
      name: 'Druga',
      currency_id: 1,
      language_code: 'hr',
      loyalty: false,
      free_delivery_cents: 1250,
      checkout: '{}',
    })
    .execute();
  await db.insertInto('api_key').values({ site_id: 2, token: 'drugi', revoked_at: null }).execute();
  await db.insertInto('domain').values({ site_id: 2, host: 'druga.test' }).execute();
  await test.services.site.saveOption(1, 'CopyrightText', 'Prva');
  await test.services.site.saveOption(2, 'CopyrightText', 'Druga');
  await test.app.bus.publish(['settings']);
  const textFor = async (headers: Record<string, string>) =>
    (await post('/api/v1/option/filter', { keys: ['CopyrightText'] }, headers)).json().data
      .records[0].value;

  expect(await textFor(test.headers)).toBe('Prva');
  expect(await textFor({ apikey: 'drugi' })).toBe('Druga');
  expect(await textFor({ host: 'druga.test', cookie: 'skipApiKey=1' })).toBe('Druga');
  expect(await textFor({ host: 'nepoznata.test', cookie: 'skipApiKey=1' })).toBe('Prva');
});

describe('the language of the caller', () => {
  const ask = (headers: Record<string, string>, query = '?group=global&key=language') =>
    get(`/api/v1/settings/general/user${query}`, headers);

  it('is that of the shop for shoppers, and their own first for editors', async () => {
    await test.services.site.saveOption(1, 'DefaultLanguage', 'en');
    await test.services.auth.createAccount(anAccount({ email: 'kupac@izlog.test' }));
    const { tokens } = await logIn(test.app, test.headers, 'kupac@izlog.test');

    const shopper = await ask({ accesstoken: tokens.accessToken });
    const editor = await ask(await asEditor());

    expect(shopper.json()).toEqual({ data: { global: [{ code2: 'en' }] } });
    expect(editor.json()).toEqual({ data: { global: [{ code2: 'hr' }, { code2: 'en' }] } });
  });

  it('is missing when the shop has none', async () => {
    const response = await ask(await asEditor());

    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({
      message: 'Setting has no global language.',
      error: { code: 'NO_GLOBAL_LANGUAGE' },
    });
  });

  it('is for those who logged in, and knows one group and one key', async () => {
    expect((await ask({})).statusCode).toBe(401);
    const headers = await asEditor();
    expect((await ask(headers, '?group=site')).statusCode).toBe(400);
    expect((await ask(headers, '?key=currency')).statusCode).toBe(400);
  });
});

it('answers what the store says now, also of money, once its settings have changed', async () => {
  const free = async () => (await get('/api/v2/ecommerce/checkout/getFreeDeliveryAmount/1')).json();
  const before = await free();
  await test.database.db
    .updateTable('store')
    .set({ free_delivery_cents: 12_300 })
    .where('id', '=', 1)
    .execute();
  await setCheckout(test, { cartType: 2 });

  expect(await free()).not.toEqual(before);
  expect((await free()).data).toEqual({ price: 123 });
  const { data } = (await get('/api/v1/settings/getCheckoutSettings')).json();
  expect(data.config.cartType).toBe(2);
});

it('reads the options again once another process has changed one', async () => {
  const { site } = test.services;
  const brandOf = async () => (await site.options(1, ['Brand'])).map(({ value }) => value);
  await site.saveOption(1, 'Brand', 'Lavandra');
  expect(await brandOf()).toEqual(['Lavandra']);

  await test.database.db
    .updateTable('cms_option')
    .set({ value: JSON.stringify('Moreva') })
    .where('key', '=', 'Brand')
    .execute();
  expect(await brandOf()).toEqual(['Lavandra']);
  await test.app.bus.publish(['options', 'option:Brand']);

  expect(await brandOf()).toEqual(['Moreva']);
  expect(await site.options(2, ['Brand'])).toEqual([]);
});
