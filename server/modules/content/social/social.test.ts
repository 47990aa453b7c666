import { beforeEach, describe, expect, it } from 'vitest';
import { addSecondSite } from '#tests/support/second-site.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;

beforeEach(async () => {
  test = await createTestApp();
  for (const [position, text] of ['Prva', 'Druga', 'Treća'].entries()) {
    await test.services.social.add({
      siteId: 1,
      tag: '#BonacaNjega',
      mediaId: null,
      text,
      link: '/objave/njega',
      position,
    });
  }
});

const get = (tag: string, query = '', headers = test.headers) =>
  test.app.inject({
    url: `/api/v1/social/hashtag/${encodeURIComponent(tag)}${query}`,
    headers,
  });

describe('pictures under a hashtag', () => {
  it.each(['bonacanjega', 'BonacaNjega', '#bonacanjega'])('are found by %j', async (tag) => {
    const { data } = (await get(tag)).json();

    expect(data).toMatchObject({ totalRecords: 3, totalPages: 1, page: 1, limit: 10 });
    expect(data.records.map((item: { text: string }) => item.text)).toEqual([
      'Prva',
      'Druga',
      'Treća',
    ]);
    expect(data.records[0]).toEqual({ image: null, text: 'Prva', link: '/objave/njega' });
  });

  it('are as many as asked for', async () => {
    const { data } = (await get('bonacanjega', '?limit=2')).json();

    expect(data.records).toHaveLength(2);
    expect(data.totalRecords).toBe(3);
  });

  it('are none for an unknown tag and on another site', async () => {
    expect((await get('nema')).json().data.records).toEqual([]);
    expect((await get('bonacanjega', '', await addSecondSite(test))).json().data.records).toEqual(
      [],
    );
    expect((await get('\u0000')).json().data.records).toEqual([]);
  });

  it.each(['?limit=101', '?limit=-1', '?limit=x', '?after=3'])('refuse %s', async (query) => {
    expect((await get('bonacanjega', query)).statusCode).toBe(400);
  });

  it('refuse a tag that is too long', async () => {
    expect((await get('a'.repeat(61))).statusCode).toBe(400);
  });

  it.each(['javascript:alert(1)', '//zlo.test'])(
    'are not stored with the link %s',
    async (link) => {
      const adding = test.services.social.add({
        siteId: 1,
        tag: 'a',
        mediaId: null,
        text: '',
        link,
        position: 0,
      });

      await expect(adding).rejects.toMatchObject({ statusCode: 400 });
    },
  );
});
