import { beforeEach, describe, expect, it } from 'vitest';
import type { LanguageAddress } from '#schemas/api/finder.ts';
import { logIn } from '#tests/support/accounts.ts';
import { dataOf } from '#tests/support/buyer.ts';
import {
  aPage,
  createEditor,
  type EditorClient,
  settingTitle,
  toyEntry,
} from '#tests/support/editor-client.ts';
import { aProduct } from '#tests/support/products.ts';
import { openShop } from '#tests/support/shop.ts';
import { createTestApp, type TestApp, type TestSettings } from '#tests/support/test-app.ts';
import { languagesOf } from './alternates.ts';

const SETTINGS: TestSettings = {
  entry: {
    ...toyEntry,
    screenPath: (path, locale) =>
      ['/kosarica', '/cart'].includes(path) ? (locale === 'hr' ? '/kosarica' : '/cart') : null,
  },
};

let test: TestApp;
let editor: EditorClient;
beforeEach(async () => {
  test = await createTestApp(SETTINGS);
  editor = await createEditor(test);
  await test.services.site.saveOption(1, 'AllowedLanguages', ['hr', 'en', 'de']);
  await test.app.bus.publish(['sites', 'settings']);
});

const ask = (path: unknown) =>
  test.app.inject({
    method: 'POST',
    url: '/api/v1/finder/languageAddresses',
    headers: test.headers,
    payload: { path },
  });
const at = async (path: string) =>
  dataOf<{ languages: LanguageAddress[]; elementId: number | null; isMissing: boolean }>(
    await ask(path),
  );
const paths = async (path: string) =>
  (await at(path)).languages.map((one) => `${one.locale} ${one.path} ${one.isTranslated}`);

async function aTranslatedPage() {
  const page = await editor.create(
    aPage({ slug: 'savjeti', tr: { en: { hero: { meta: { title: 'Advice' } } }, de: {} } }),
  );
  await editor.publish(page.id);
  return page;
}

describe('a page in all languages', () => {
  it('is where it is translated, else home', async () => {
    const page = await aTranslatedPage();

    expect(await paths('/savjeti')).toEqual([
      'hr /savjeti true',
      'en /en/savjeti true',
      'de /de false',
    ]);
    expect(await paths('/en/savjeti')).toEqual(await paths('/savjeti'));
    expect(await at('/savjeti')).toMatchObject({ elementId: page.id, isMissing: false });
  });

  it('is everywhere where all languages have it: home, screens, products', async () => {
    await openShop(test, [aProduct({ id: 1, cents: 2500, slug: 'krema' })]);

    expect(await paths('/')).toEqual(['hr / true', 'en /en true', 'de /de true']);
    expect(await paths('/kosarica')).toEqual([
      'hr /kosarica true',
      'en /en/cart true',
      'de /de/cart true',
    ]);
    expect(await paths('/product/krema')).toEqual([
      'hr /product/krema true',
      'en /en/product/krema true',
      'de /de/produkt/krema true',
    ]);
  });

  it('is nowhere where there is nothing, and the switch leads home', async () => {
    expect(await at('/nema')).toEqual({
      languages: [
        { locale: 'hr', path: '/', isTranslated: false },
        { locale: 'en', path: '/en', isTranslated: false },
        { locale: 'de', path: '/de', isTranslated: false },
      ],
      elementId: null,
      isMissing: true,
    });
  });

  it('has the same languages in the sitemap', async () => {
    const page = await aTranslatedPage();
    const ctx = await test.services.directory.contextOf(1);
    const listed = async () => {
      const [own] = await test.services.finder.sitemap(ctx.site, ['page']);
      return own?.paths.map(({ path }) => path);
    };

    expect(await listed()).toEqual(['/savjeti', '/en/savjeti']);
    await editor.patch(page.id, page.rev, [settingTitle('Novo')]);
    expect(await listed()).toEqual(['/savjeti', '/en/savjeti']);
  });

  it.each([[''], [7], ['x'.repeat(2001)]])(
    'is asked for by a path, which %o is not',
    async (path) => {
      expect((await ask(path)).statusCode).toBe(400);
    },
  );
});

describe('a site whose first language is another', () => {
  const TEXTS = { hero: { meta: { title: 'x' } } };

  /** A site in German and English that sells the products of the first. */
  async function openSecond() {
    const owner = await createEditor(test, { email: 'vlasnica@izlog.test', role: 'owner' });
    const wanted = {
      name: 'Zweite',
      url: 'http://zweite.test',
      hosts: [],
      defaultLocale: 'de',
      locales: ['de', 'en'],
      currency: 'EUR',
      productsOf: 1,
    };
    const made = await owner.send('POST', '/admin/site/create', wanted);
    const { id } = dataOf<{ id: number }>(made);
    const ctx = await test.services.directory.contextOf(id);
    await test.services.opening.open(ctx);
    const { site } = ctx;
    const change = (locales: readonly string[]) =>
      owner.send('PUT', `/admin/site/update/${id}`, { ...wanted, locales });
    return { site, headers: { apikey: site.apiKey }, change };
  }
  const pathsAt = async (headers: Record<string, string>, path: string) => {
    const response = await test.app.inject({
      method: 'POST',
      url: '/api/v1/finder/languageAddresses',
      headers,
      payload: { path },
    });
    const { languages } = dataOf<{ languages: LanguageAddress[] }>(response);
    return languages.map((one) => `${one.locale} ${one.path} ${one.isTranslated}`);
  };

  it('has it without a prefix, and no other but its own', async () => {
    await openShop(test, [aProduct({ id: 1, cents: 2500, slug: 'krema' })]);
    const { headers } = await openSecond();

    expect(await pathsAt(headers, '/')).toEqual(['de / true', 'en /en true']);
    expect(await pathsAt(headers, '/cart')).toEqual(['de /cart true', 'en /en/cart true']);
    expect(await pathsAt(headers, '/en/product/krema')).toEqual([
      'de /produkt/krema true',
      'en /en/product/krema true',
    ]);
    // What is a prefix at the other site is a page that is not there.
    expect(await pathsAt(headers, '/hr')).toEqual(['de / false', 'en /en false']);
    expect(await paths('/en')).toEqual(['hr / true', 'en /en true', 'de /de true']);
  });

  it('leads to texts in a language, and lists them, while that language is on', async () => {
    const { site, headers, change } = await openSecond();
    expect((await change(['de', 'en', 'hr'])).statusCode).toBe(200);
    const { tokens } = await logIn(test.app, headers, 'vlasnica@izlog.test');
    const send = (url: string, payload: object) =>
      test.app.inject({
        method: 'POST',
        url: `/api/v1/element/${url}`,
        headers: { ...headers, accesstoken: tokens.accessToken },
        payload,
      });
    const content = aPage({ slug: 'ratgeber', language_code: 'de', tr: { hr: TEXTS, en: TEXTS } });
    const { id } = dataOf<{ id: number }>(await send('create', content));
    expect((await send(`${id}/publish`, {})).statusCode).toBe(200);
    const listed = async () => {
      const { site: now } = await test.services.directory.contextOf(site.id);
      const found = await test.services.finder.sitemap(now, ['page']);
      return found
        .map((one) => one.paths.map(({ path }) => path))
        .find(([path]) => path === '/ratgeber');
    };

    expect(await listed()).toEqual(['/ratgeber', '/en/ratgeber', '/hr/ratgeber']);
    expect((await change(['de', 'hr'])).statusCode).toBe(200);
    expect(await pathsAt(headers, '/ratgeber')).toEqual([
      'de /ratgeber true',
      'hr /hr/ratgeber true',
    ]);
    expect(await listed()).toEqual(['/ratgeber', '/hr/ratgeber']);
    expect((await change(['de'])).statusCode).toBe(200);
    expect(await pathsAt(headers, '/ratgeber')).toEqual(['de /ratgeber true']);
    expect(await listed()).toEqual(['/ratgeber']);
  });
});

it('an element is in the language it was written in, and those with texts of their own', () => {
  const tr = { en: { a: { meta: { title: 'x' } } }, de: {} };

  expect([...languagesOf({ language_code: 'hr', tr })]).toEqual(['hr', 'en']);
});
