import { beforeEach, describe, expect, it } from 'vitest';
import { createEditor } from '#tests/support/editor-client.ts';
import { addSecondSite } from '#tests/support/second-site.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let id: number;

const EVENT = {
  siteId: 1,
  titles: { hr: 'Dan kože', en: 'Skin day' },
  bodies: { hr: '<p>Dođite</p><script>alert(1)</script>' },
  mediaId: null,
  startsAt: new Date('2026-12-05T09:00:00Z'),
  endsAt: new Date('2026-12-05T15:00:00Z'),
  attendees: 40,
  published: true,
};

beforeEach(async () => {
  test = await createTestApp();
  id = await test.services.events.add(EVENT);
});

const get = (of: number | string, headers: Record<string, string> = {}) =>
  test.app.inject({
    url: `/api/v1/event/web/get/${of}`,
    headers: { ...test.headers, ...headers },
  });

describe('an event', () => {
  it('has its times, its text in the asked language and nothing that runs', async () => {
    const response = await get(id, { languagecode: 'en' });

    expect(response.json()).toEqual({
      data: {
        id,
        title: 'Skin day',
        body: '<p>Dođite</p>',
        media: null,
        startEvent: '2026-12-05T09:00:00.000Z',
        endEvent: '2026-12-05T15:00:00.000Z',
        eventAttendees: 40,
      },
    });
  });

  it('is not found when it is not published, unknown, or of another site', async () => {
    const hidden = await test.services.events.add({ ...EVENT, published: false });
    const other = await addSecondSite(test);

    expect((await get(hidden)).statusCode).toBe(404);
    expect((await get(id + 100)).statusCode).toBe(404);
    expect((await get(id, other)).statusCode).toBe(404);
  });

  it.each(['0', 'x', '1.5', '99999999999999'])('refuses the id %j', async (text) => {
    expect((await get(text)).statusCode).toBe(400);
  });
});

describe('the address of an event', () => {
  const post = async (url: string, payload: object, headers = test.headers) =>
    (
      await test.app.inject({ method: 'POST', url: `/api/v1/finder/${url}`, headers, payload })
    ).json().data;

  it('leads to it, in every language', async () => {
    const params = ['dogadjaj', String(id)];

    expect(await post('decide', { params })).toMatchObject({ type: 'event', id });
    expect(await post('decide', { params: ['en', 'event', String(id)] })).toMatchObject({ id });
    expect(await post('getUrlOnLanguage', { type: 'event', id, languageCode: 'en' })).toEqual({
      url: `/en/event/${id}`,
    });
    expect(await post('decide', { params: ['dogadjaj', `0${id}`] })).toMatchObject({
      type: 'notFound',
    });
    expect(await post('decide', { params: ['dogadjaj', '9999999999'] })).toMatchObject({
      type: 'notFound',
    });
    expect(await post('decide', { params }, await addSecondSite(test))).toMatchObject({
      type: 'notFound',
    });
  });

  it('stands in the sitemap and in the link picker', async () => {
    const { site } = await test.services.directory.contextOf(1);
    const editor = await createEditor(test);

    const [address] = await test.services.finder.sitemap(site, ['event']);
    const found = await editor.send('POST', '/finder/searchSlugs', {
      keywords: 'koze dan',
      categories: ['event'],
    });

    expect(address?.paths[0]).toEqual({ locale: 'hr', path: `/dogadjaj/${id}` });
    expect(found.json().data.records).toEqual([
      { type: 'event', id, title: 'Dan kože', slug: String(id) },
    ]);
  });
});
