import { beforeEach, describe, expect, it } from 'vitest';
import type { Post } from '#schemas/api/blog.ts';
import { aProduct, sell } from '#tests/support/products.ts';
import { addSecondSite, SECOND_SITE } from '#tests/support/second-site.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let testApp: TestApp;
let terms: Record<string, number>;

beforeEach(async () => {
  testApp = await createTestApp();
  const term = (slug: string, hr: string, position: number) =>
    testApp.services.blog.addTerm({ siteId: 1, type: 'category', slug, titles: { hr }, position });
  terms = {
    featured: await term('featured', 'Istaknute objave', 0),
    kosa: await term('kosa', 'Kosa', 1),
  };
});

const DAY = 86_400_000;

function addPost(
  slug: string,
  daysAgo: number | null,
  facts: { terms?: string[]; body?: string; typeSlug?: string; productIds?: number[] } = {},
) {
  return testApp.services.blog.addPost({
    siteId: 1,
    slug,
    titles: { hr: `Objava ${slug}`, en: `Post ${slug}` },
    excerpts: { hr: 'Kratko' },
    bodies: { hr: facts.body ?? '<p>Tekst</p>' },
    mediaId: null,
    publishedAt: daysAgo === null ? null : new Date(Date.now() - daysAgo * DAY),
    termIds: (facts.terms ?? []).map((name) => terms[name] ?? 0),
    ...(facts.typeSlug && { typeSlug: facts.typeSlug }),
    ...(facts.productIds && { productIds: facts.productIds }),
  });
}

async function call(path: string, payload: object, headers: Record<string, string> = {}) {
  const response = await testApp.app.inject({
    method: 'POST',
    url: path,
    headers: { ...testApp.headers, ...headers },
    payload,
  });
  expect(response.statusCode).toBe(200);
  return response.json().data;
}

async function slugs(payload: object): Promise<string[]> {
  const { records } = await call('/api/v1/post/filterStandard', payload);
  return records.map((post: Post) => post.slug);
}

describe('the list of posts', () => {
  it('is newest first and leaves out drafts and what is not public yet', async () => {
    await addPost('stara', 10);
    await addPost('nova', 1);
    await addPost('skica', null);
    await addPost('sutra', -1);

    expect(await slugs({})).toEqual(['nova', 'stara']);
    expect(await slugs({ sort: { param: 'published_at', order: 'asc' } })).toEqual([
      'stara',
      'nova',
    ]);
  });

  it('is narrowed by category and by date', async () => {
    await addPost('jedan', 10, { terms: ['kosa'] });
    await addPost('dva', 5, { terms: ['kosa', 'featured'] });
    await addPost('tri', 1);
    const dateFrom = new Date(Date.now() - 6 * DAY).toISOString();

    expect(await slugs({ filters: { termSlugs: ['kosa'] } })).toEqual(['dva', 'jedan']);
    expect(await slugs({ filters: { termSlugs: ['kosa', 'featured'] } })).toEqual(['dva', 'jedan']);
    expect(await slugs({ filters: { dateFrom } })).toEqual(['tri', 'dva']);
    expect(await slugs({ filters: { dateTo: dateFrom } })).toEqual(['jedan']);
  });

  it('is narrowed by type and by what is featured, and every filter must fit', async () => {
    await addPost('novost', 1, { typeSlug: 'news', terms: ['featured'] });
    await addPost('savjet', 2, { terms: ['featured'] });
    await addPost('obicna', 3);

    expect(await slugs({ filters: { postTypeSlugs: ['news'] } })).toEqual(['novost']);
    expect(await slugs({ filters: { postTypeSlugs: ['news', 'post'] } })).toHaveLength(3);
    expect(await slugs({ filters: { display: 'featured' } })).toEqual(['novost', 'savjet']);
    expect(await slugs({ filters: { display: 'featured', postTypeSlugs: ['post'] } })).toEqual([
      'savjet',
    ]);
    expect(await slugs({ filters: { display: 'published' } })).toHaveLength(3);
  });

  it.each([
    [{ filters: { display: 'drafts' } }],
    [{ filters: { dateFrom: 'yesterday' } }],
    [{ filters: { author: 'x' } }],
    [{ filters: { ids: ['1; drop table post'] } }],
    [{ sort: { param: 'title', order: 'asc' } }],
    [{ sort: { param: 'published_at', order: 'asc', nulls: 'first' } }],
    [{ limit: 101 }],
    [{ page: 0 }],
  ])('refuses %j', async (payload) => {
    const { statusCode } = await testApp.app.inject({
      method: 'POST',
      url: '/api/v1/post/filterStandard',
      headers: testApp.headers,
      payload,
    });

    expect(statusCode).toBe(400);
  });

  it('comes in exact pages', async () => {
    for (let index = 0; index < 5; index += 1) await addPost(`objava-${index}`, index);

    const page = await call('/api/v1/post/filterStandard', { page: 2, limit: 2 });

    expect(page).toMatchObject({ totalRecords: 5, totalPages: 3, page: 2, limit: 2 });
    expect(page.records.map((post: Post) => post.slug)).toEqual(['objava-2', 'objava-3']);
  });

  it('is the posts of some ids', async () => {
    for (const slug of ['prva', 'druga', 'treća']) await addPost(slug, 1);
    const { records } = await call('/api/v1/post/filterStandard', {});
    const [first, , last] = records.map(({ id }: Post) => id);

    const some = await call('/api/v1/post/filterStandard', { filters: { ids: [last, first] } });

    expect(some.records.map(({ id }: Post) => id)).toEqual([first, last]);
  });

  it('shows a post with its categories, in the asked language', async () => {
    await addPost('dva', 5, { terms: ['kosa', 'featured'] });

    const { records } = await call('/api/v1/post/filterStandard', {}, { languagecode: 'en' });

    expect(records).toMatchObject([
      {
        title: 'Post dva',
        excerpt: 'Kratko',
        body: '',
        media: null,
        terms: {
          categories: [
            { title: 'Istaknute objave', slug: 'featured', slugMain: 'featured' },
            { title: 'Kosa', slug: 'kosa' },
          ],
        },
      },
    ]);
    expect(Date.parse(records[0].date)).toBeLessThan(Date.now());
  });
});

describe('a post by its slug', () => {
  const get = (path: string, headers: Record<string, string> = {}) =>
    testApp.app.inject({ url: path, headers: { ...testApp.headers, ...headers } });

  it('has its body and the products that go with it, in their order', async () => {
    await sell(
      testApp.app,
      aProduct({ id: 1, slug: 'krema' }),
      aProduct({ id: 2, slug: 'serum' }),
      aProduct({ id: 3, slug: 'skriven', visible: false }),
    );
    await addPost('njega', 1, { body: '<p>Tekst</p>', productIds: [2, 1, 3, 999] });

    const { data } = (await get('/api/v1/post/get/njega')).json<{ data: Post }>();

    expect(data).toMatchObject({ slug: 'njega', body: '<p>Tekst</p>' });
    const [related] = data.relatedEntities;
    expect(
      related?.connectedProduct.data.items.map(({ id, product }) => [id, product.slug]),
    ).toEqual([
      [1, 'serum'],
      [2, 'krema'],
    ]);
  });

  it('is in the asked language, and has no row of products without products', async () => {
    await addPost('njega', 1);

    const { data } = (await get('/api/v1/post/get/njega', { languagecode: 'en' })).json();

    expect(data).toMatchObject({ title: 'Post njega', relatedEntities: [] });
  });

  it.each(['skica', 'sutra', 'nema', "x'; drop table post"])(
    'is not found for %j',
    async (slug) => {
      await addPost('skica', null);
      await addPost('sutra', -1);

      const response = await get(`/api/v1/post/get/${encodeURIComponent(slug)}`);

      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ errored: true, error: { code: 'NOT_FOUND' } });
    },
  );

  it('belongs to its site only, and so does a term', async () => {
    const other = await addSecondSite(testApp);
    await addPost('njega', 1);

    expect((await get('/api/v1/post/get/njega', other)).statusCode).toBe(404);
    expect((await get('/api/v1/term/get/kosa', other)).statusCode).toBe(404);
  });

  it('never goes with a product of another site', async () => {
    await addSecondSite(testApp);
    await sell(testApp.app, aProduct({ id: 1, slug: 'krema' }));

    const id = await testApp.services.blog.addPost({
      siteId: SECOND_SITE,
      slug: 'tudja',
      titles: {},
      excerpts: {},
      bodies: {},
      mediaId: null,
      publishedAt: new Date(0),
      termIds: [],
      productIds: [1],
    });

    const rows = await testApp.app.db
      .selectFrom('post_product')
      .selectAll()
      .where('post_id', '=', id)
      .execute();
    expect(rows).toEqual([]);
  });
});

it('answers a term by its slug, else 404', async () => {
  const get = (slug: string) =>
    testApp.app.inject({ url: `/api/v1/term/get/${slug}`, headers: testApp.headers });

  const found = await get('kosa');
  const none = await get('nema');

  expect(found.json().data).toMatchObject({ title: 'Kosa', slug: 'kosa', type: 'category' });
  expect(none.statusCode).toBe(404);
});

it('lists terms in the order of the shop, by type', async () => {
  await testApp.services.blog.addTerm({
    siteId: 1,
    type: 'tag',
    slug: 'ljeto',
    titles: { hr: 'Ljeto' },
    position: 2,
  });

  const all = await call('/api/v1/term/filter', { noPaginate: true });
  const categories = await call('/api/v1/term/filter', { termTypeTitles: ['Category'] });

  expect(all.totalRecords).toBe(3);
  expect(categories.records.map((term: { slug: string }) => term.slug)).toEqual([
    'featured',
    'kosa',
  ]);
});

it('keeps nothing of a body that runs, loads or styles', async () => {
  const id = await addPost('opasna', 1, {
    body: '<h2 onclick="alert(1)">Naslov</h2><script>alert(1)</script><p style="position:fixed">A <a href="javascript:alert(1)">b</a> <a href="/shop">c</a></p><img src=x onerror=alert(1)><iframe src="//zlo.test"></iframe>',
  });

  const row = await testApp.app.db
    .selectFrom('post')
    .select('bodies')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

  expect(row.bodies['hr']).toBe('<h2>Naslov</h2><p>A <a>b</a> <a href="/shop">c</a></p>');
});

it('finds posts and terms by slug and by words', async () => {
  await addPost('kosa-nakon-mora', 3);
  await addPost('skica', null);
  const { blog } = testApp.services;

  expect(await blog.postBySlug(1, 'kosa-nakon-mora')).toMatchObject({ slug: 'kosa-nakon-mora' });
  expect(await blog.postBySlug(1, 'skica')).toBeNull();
  expect(await blog.termBySlug(1, 'kosa')).toMatchObject({ slug: 'kosa' });
  expect(await blog.search(1, 'hr', 'post', 'mora', 5)).toHaveLength(1);
  expect(await blog.search(1, 'hr', 'term', 'ISTAKNUTE', 5)).toMatchObject([{ slug: 'featured' }]);
});
