import { beforeEach, describe, expect, it } from 'vitest';
import { aPage, createEditor, toyEntry } from '#tests/support/editor-client.ts';
import { aProduct, sell } from '#tests/support/products.ts';
import { addSecondSite, logInToSecondSite, SECOND_SITE } from '#tests/support/second-site.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

/** Stands in every text of the first site; nowhere else. */
const MARK = 'prvatrgovina';
const SETTINGS = { entry: toyEntry };

let test: TestApp;
let guest: Record<string, string>;
let editor: Record<string, string>;

beforeEach(async () => {
  test = await createTestApp(SETTINGS);
  await fillFirstSite();
  guest = await addSecondSite(test);
  editor = await logInToSecondSite(test, guest);
});

async function fillFirstSite() {
  const { app, services } = test;
  const titles = { hr: MARK };
  await sell(app, aProduct({ id: 1, slug: MARK, names: titles }));
  const term = { siteId: 1, type: 'category' as const, slug: MARK, titles, position: 0 };
  const termIds = [await services.blog.addTerm(term)];
  const post = { siteId: 1, slug: `${MARK}-objava`, titles, excerpts: titles, bodies: titles };
  await services.blog.addPost({ ...post, mediaId: null, publishedAt: new Date(0), termIds });
  const times = { startsAt: new Date(0), endsAt: new Date(1) };
  const event = { siteId: 1, titles, bodies: titles, mediaId: null, attendees: 1, published: true };
  await services.events.add({ ...event, ...times });
  await services.social.add({
    siteId: 1,
    tag: 'a',
    mediaId: null,
    text: MARK,
    link: '',
    position: 0,
  });
  await services.redirects.add({ siteId: 1, accountId: null }, { from: '/stara', to: `/${MARK}` });
  await services.site.saveOption(1, 'CopyrightText', MARK);
  await services.site.saveNavigation(1, 'main', 'hr', []);
  services.failedRequests.note(1, `/${MARK}`);
  await services.failedRequests.flush();
  const ema = await createEditor(test);
  const page = await ema.create(aPage({ slug: `${MARK}-stranica`, meta: { title: MARK } }));
  await ema.publish(page.id);
  await ema.create(
    aPage({ type: 'template', slug: `${MARK}-predlozak`, meta: { name: MARK, kind: 'page' } }),
  );
  await ema.send('POST', '/directory/create', { name: MARK });
}

const READS = [
  ['POST', '/option/filter', {}, 200],
  ['GET', '/navigation/tree/main', undefined, 404],
  ['POST', '/finder/decide', { params: ['stara'] }, 200],
  ['POST', '/finder/decide', { params: ['dogadjaj', '1'] }, 200],
  ['POST', '/finder/decide', { params: ['product', MARK] }, 200],
  ['POST', '/finder/decide', { params: ['objave', MARK] }, 200],
  ['POST', '/finder/getUrlOnLanguage', { type: 'page', id: 1, languageCode: 'hr' }, 404],
  ['POST', '/finder/getUrlOnLanguage', { type: 'event', id: 1, languageCode: 'hr' }, 404],
  ['POST', '/term/filter', {}, 200],
  ['GET', `/term/get/${MARK}`, undefined, 404],
  ['POST', '/post/filterStandard', {}, 200],
  ['GET', `/post/get/${MARK}-objava`, undefined, 404],
  ['GET', '/event/web/get/1', undefined, 404],
  ['GET', `/page/get/${MARK}-stranica`, undefined, 404],
  ['GET', '/social/hashtag/a', undefined, 200],
] as const;

const EDITOR_READS = [
  ['POST', '/page/filter', {}, 200],
  ['POST', '/template/filter', {}, 200],
  ['POST', '/section/filter', {}, 200],
  ['POST', '/media/filterStandard', {}, 200],
  ['POST', '/directory/filter', {}, 200],
  ['POST', '/redirect/filter', {}, 200],
  ['POST', '/redirect/failedRequests/filter', {}, 200],
  ['DELETE', '/redirect/delete/1', undefined, 404],
  ['GET', '/element/get/1', undefined, 404],
  ['POST', '/finder/searchSlugs', { keywords: '', categories: ['page', 'post', 'term'] }, 200],
  ['POST', '/finder/searchSlugs', { keywords: '', categories: ['event', 'product'] }, 200],
  ['GET', '/cache/list', undefined, 200],
] as const;

describe('a second site', () => {
  it.each(READS)('sees nothing of the first by %s %s %j', async (method, path, payload, status) => {
    const url = `/api/v1${path}`;
    const response = await test.app.inject({
      method,
      url,
      headers: guest,
      ...(payload && { payload }),
    });

    expect(response.statusCode).toBe(status);
    expect(ownTextOf(response.body, path)).not.toContain(MARK);
  });

  it.each(EDITOR_READS)(
    'shows its editors nothing of the first by %s %s %j',
    async (method, path, payload, status) => {
      const url = `/api/v1${path}`;
      const response = await test.app.inject({
        method,
        url,
        headers: editor,
        ...(payload && { payload }),
      });

      expect(response.statusCode).toBe(status);
      expect(response.body).not.toContain(MARK);
    },
  );

  it('is named by the host that was asked, never by what a header claims (S24)', async () => {
    const robots = async (headers: Record<string, string>) =>
      (await test.app.inject({ url: '/robots.txt', headers })).body;
    const claims = { 'x-forwarded-host': 'drugi.test', forwarded: 'host=drugi.test' };

    expect(await robots({ host: 'localhost', ...claims })).toContain('http://127.0.0.1:3000/');
    expect(await robots({ host: 'nepoznat.test' })).toContain('http://127.0.0.1:3000/');
    expect(await robots({ host: 'drugi.test' })).toContain('http://drugi.test/');
  });

  it('shows its editors its own key alone, in the list of all domains', async () => {
    const url = '/api/v1/settings/domain/filter';
    const response = await test.app.inject({ method: 'POST', url, headers: editor, payload: {} });
    const { records } = response.json<{ data: { records: { siteID: number }[] } }>().data;

    expect(records.map(({ siteID, ...more }) => [siteID, 'apiKeyToken' in more])).toContainEqual([
      SECOND_SITE,
      true,
    ]);
    expect(records.filter(({ siteID, ...more }) => siteID === 1 && 'apiKeyToken' in more)).toEqual(
      [],
    );
  });

  it('has its own robots and sitemap', async () => {
    await test.services.blog.addTerm({
      siteId: SECOND_SITE,
      type: 'tag',
      slug: 'drugi-pojam',
      titles: { hr: 'Drugi' },
      position: 0,
    });
    const get = (url: string, host: string) => test.app.inject({ url, headers: { host } });

    const robots = await get('/robots.txt', 'drugi.test');
    const sitemap = await get('/sitemap.xml', 'drugi.test');
    const first = await get('/sitemap.xml', 'localhost');

    expect(robots.body).toContain('Sitemap: http://drugi.test/sitemap.xml');
    expect(robots.body).not.toContain('127.0.0.1');
    expect(sitemap.body).toContain('<loc>http://drugi.test/objave/drugi-pojam</loc>');
    expect(sitemap.body).not.toContain(MARK);
    for (const path of [`/objave/${MARK}`, `/${MARK}-objava`, '/dogadjaj/1', `/product/${MARK}`]) {
      expect(first.body).toContain(`<loc>http://127.0.0.1:3000${path}</loc>`);
    }
    expect(first.body).not.toContain('drugi');
  });

  it('changes nothing of the first', async () => {
    const call = (method: 'PUT' | 'POST' | 'DELETE', path: string, payload?: object) =>
      test.app.inject({
        method,
        url: `/api/v1${path}`,
        headers: editor,
        ...(payload && { payload }),
      });

    await call('PUT', '/option/update/CopyrightText', { value: 'drugi' });
    await call('POST', '/cache/clear', {});
    expect((await call('DELETE', '/page/delete/1')).statusCode).toBe(404);
    expect((await call('DELETE', '/template/delete/2')).statusCode).toBe(404);
    expect(
      (await call('POST', '/redirect/create', { from: '/stara', to: '/nova' })).statusCode,
    ).toBe(200);

    const [option] = await test.services.site.options(1, ['CopyrightText']);
    expect(option?.value).toBe(MARK);
    expect(await test.services.redirects.find(1, '/stara')).toMatchObject({ to: `/${MARK}` });
  });
});

/** Without the slug that the caller named and that comes back in the answer. */
function ownTextOf(body: string, path: string): string {
  return path === '/finder/decide' ? body.replace(`"slug":"${MARK}"`, '') : body;
}
