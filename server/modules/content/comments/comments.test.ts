import { sql } from 'kysely';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anAccount, logIn } from '#tests/support/accounts.ts';
import { aProduct, sell } from '#tests/support/products.ts';
import { addSecondSite } from '#tests/support/second-site.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const PRODUCT = { type: 'product', id: 1 };
const POST = { type: 'post', id: 1 };

let test: TestApp;
let shopper: Record<string, string>;
let editor: Record<string, string>;

beforeEach(async () => {
  test = await createTestApp();
  await sell(test.app, aProduct({ id: 1 }), aProduct({ id: 2, visible: false }));
  await sql`insert into post (site_id, slug, titles, excerpts, bodies, published_at) values
    (1, 'objava', '{"hr":"O"}', '{}', '{}', now() - interval '1 day'),
    (1, 'skica', '{"hr":"S"}', '{}', '{}', null)`.execute(test.database.db);
  shopper = await as('kupac@izlog.test');
  editor = await as('urednik@izlog.test', 'backoffice');
});

async function as(
  email: string,
  scope: 'web' | 'backoffice' = 'web',
  site = 1,
  base = test.headers,
) {
  await test.services.auth.createAccount(anAccount({ siteId: site, email, scope }));
  const { tokens } = await logIn(test.app, base, email);
  return { ...base, accesstoken: tokens.accessToken };
}
const post = (name: string, payload: object, headers: Record<string, string>) =>
  test.app.inject({ method: 'POST', url: `/api/v1/comment/${name}`, headers, payload });
const create = (payload: object = {}, headers = shopper) =>
  post('create', { target: PRODUCT, body: 'Odlično', rating: 5, ...payload }, headers);
const update = (id: number | string, payload: object, headers = shopper) =>
  test.app.inject({ method: 'PATCH', url: `/api/v1/comment/update/${id}`, headers, payload });
const shown = (target: object = PRODUCT, headers = test.headers, page: object = {}) =>
  post('filter', { target, ...page }, headers);
const set = (key: string, value: unknown) => test.services.site.saveOption(1, key, value);
const fieldsOf = (response: { json(): { error: { payload: { fields: unknown } } } }) =>
  response.json().error.payload.fields;
const idsOf = (response: { json(): { data: { records: { id: number }[] } } }) =>
  response.json().data.records.map(({ id }) => id);

describe('the own comment of a caller', () => {
  const own = (target: string, headers = shopper) =>
    test.app.inject({ url: `/api/v1/comment/own/${target}`, headers });

  it('is told where a new one would take its place (REV-02)', async () => {
    await set('OneUserOneComment', true);
    await set('UserCanEditComment', true);
    expect((await own('product/1')).json()).toMatchObject({ data: null });
    await create();

    expect((await own('product/1')).json().data).toMatchObject({ body: 'Odlično', rating: 5 });
    const other = await as('druga@izlog.test');
    expect((await own('product/1', other)).json()).toMatchObject({ data: null });
  });

  it('is not told where it cannot be changed', async () => {
    await set('OneUserOneComment', true);
    await set('UserCanEditComment', false);
    await create();

    expect((await own('product/1')).json()).toMatchObject({ data: null });
  });

  it('is refused to guests, and for what is no target', async () => {
    expect((await own('product/1', test.headers)).statusCode).toBe(401);
    expect((await own('page/1')).statusCode).toBe(400);
    expect((await own('product/x')).statusCode).toBe(400);
  });
});

describe('a comment', () => {
  it('waits for an editor, then everybody sees it', async () => {
    const created = await create({ body: ' Odlično <b>za</b> lice ' });
    const before = await shown();
    const published = await update(1, { published: true }, editor);
    const after = await shown();

    const row = {
      id: 1,
      body: 'Odlično <b>za</b> lice',
      rating: 5,
      author: 'Ana K.',
      created_at: expect.stringMatching(/Z$/),
    };
    expect(created.json()).toEqual({ data: { ...row, published: false } });
    expect(idsOf(before)).toEqual([]);
    expect(published.json()).toMatchObject({ data: { published: true } });
    expect(after.json()).toEqual({
      data: {
        records: [{ ...row, published: true }],
        averageRating: 5,
        totalPages: 1,
        totalRecords: 1,
        page: 1,
        limit: 10,
      },
    });
  });

  it('is there at once where no editor has to publish it', async () => {
    await set('RequireAdminPublishing', false);

    await create({}, shopper);
    await create({ target: POST }, shopper);

    expect(idsOf(await shown())).toEqual([1]);
    expect(idsOf(await shown(POST))).toEqual([2]);
  });

  it('tells the caches only when visitors see the change', async () => {
    const publish = vi.spyOn(test.app.bus, 'publish');
    await create();
    const before = publish.mock.calls.flat(2);

    await update(1, { published: true }, editor);
    await update(1, { published: false }, editor);

    expect(before).not.toContain('comments');
    expect(publish.mock.calls.flat(2)).toEqual(['comments', 'comments']);
    publish.mockRestore();
  });

  it('is one for each user and thing', async () => {
    await create();

    const second = await create();
    const elsewhere = await create({ target: POST });
    const other = await create({}, await as('drugi@izlog.test'));

    expect(second.json()).toMatchObject({ statusCode: 409, error: { code: 'COMMENT_EXISTS' } });
    expect([elsewhere.statusCode, other.statusCode]).toEqual([200, 200]);
  });

  it('may be one of many where the site says so', async () => {
    await set('OneUserOneComment', false);

    await create();

    expect((await create()).statusCode).toBe(200);
  });

  it.each([
    ['CanAddReviews', PRODUCT, POST],
    ['CanCommentOnBlog', POST, PRODUCT],
  ])('is refused where %s is off', async (option, closed, open) => {
    await set(option, false);

    const refused = await create({ target: closed });

    expect(refused.json()).toMatchObject({ statusCode: 400, error: { code: 'COMMENTS_DISABLED' } });
    expect((await create({ target: open })).statusCode).toBe(200);
  });

  it('is told what it lacks', async () => {
    await set('RequireRatingForComment', true);
    await set('NumberOfStars', 3);

    const answers = [
      await post('create', { target: PRODUCT, body: 'Dobro' }, shopper),
      await post('create', { target: PRODUCT, body: '  ' }, shopper),
      await post('create', { target: PRODUCT, body: 'Dobro', rating: 4 }, shopper),
    ];

    expect(answers.map(fieldsOf)).toEqual([
      { rating: 'required' },
      { body: 'required', rating: 'required' },
      { rating: 'maximum' },
    ]);
  });

  it.each([
    [{ target: { type: 'product', id: 99 } }, 404],
    [{ target: { type: 'product', id: 2 } }, 404],
    [{ target: { type: 'post', id: 2 } }, 404],
    [{ target: { type: 'page', id: 1 } }, 400],
    [{ target: { type: 'product', id: '1' } }, 400],
    [{ target: { type: 'product', id: 1, siteId: 2 } }, 400],
    [{ rating: 0 }, 400],
    [{ rating: 11 }, 400],
    [{ rating: 4.5 }, 400],
    [{ body: 'x'.repeat(4001) }, 400],
    [{ body: 'a\u0000b' }, 400],
    [{ published: true }, 400],
    [{ author: 'Netko drugi' }, 400],
    [{ account_id: 2 }, 400],
  ])('with %j is refused', async (change, status) => {
    expect((await create(change)).statusCode).toBe(status);
    expect(await test.database.db.selectFrom('comment').selectAll().execute()).toEqual([]);
  });

  it('needs a login', async () => {
    const response = await create({}, test.headers);

    expect(response.json()).toMatchObject({ statusCode: 401, error: { code: 'UNAUTHENTICATED' } });
  });

  it('may be written twenty times in ten minutes from one address', async () => {
    await set('OneUserOneComment', false);
    for (let count = 0; count < 20; count += 1) await create();

    expect((await create()).statusCode).toBe(429);
  });
});

describe('a changed comment', () => {
  beforeEach(async () => {
    await create();
    await update(1, { published: true }, editor);
  });

  it('waits for an editor again', async () => {
    const response = await update(1, { body: 'Ipak loše', rating: 1 });

    expect(response.json()).toMatchObject({
      data: { body: 'Ipak loše', rating: 1, published: false },
    });
    expect(idsOf(await shown())).toEqual([]);
  });

  it('stays published where no editor has to publish it', async () => {
    await set('RequireAdminPublishing', false);

    expect((await update(1, { rating: 4 })).json()).toMatchObject({
      data: { body: 'Odlično', rating: 4, published: true },
    });
  });

  it('is refused where users may not edit, but not to an editor', async () => {
    await set('UserCanEditComment', false);

    const refused = await update(1, { rating: 1 });

    expect(refused.json()).toMatchObject({
      statusCode: 400,
      error: { code: 'COMMENT_EDITING_NOT_ALLOWED' },
    });
    expect((await update(1, { body: 'Uređeno' }, editor)).json()).toMatchObject({
      data: { body: 'Uređeno', published: true },
    });
  });

  it('cannot be published by its author', async () => {
    const response = await update(1, { published: true });

    expect(response.statusCode).toBe(400);
    expect(fieldsOf(response)).toEqual({ published: 'backoffice' });
  });

  it('has to be as complete as a new one', async () => {
    await set('RequireCommentForRating', true);

    expect(fieldsOf(await update(1, { body: '' }))).toEqual({ body: 'required' });
  });

  it('of somebody else is not found', async () => {
    const other = await as('drugi@izlog.test');
    const foreign = await as('u@drugi.test', 'backoffice', 2, await addSecondSite(test));

    const answers = [
      await update(1, { body: 'x' }, other),
      await update(1, { published: false }, foreign),
      await update(99, { body: 'x' }, editor),
    ];

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect(idsOf(await shown())).toEqual([1]);
  });

  it('needs a login', async () => {
    expect((await update(1, { body: 'x' }, test.headers)).statusCode).toBe(401);
  });
});

describe('the list of comments', () => {
  it('comes a page at a time, the newest first', async () => {
    await set('OneUserOneComment', false);
    await set('RequireAdminPublishing', false);
    for (let count = 0; count < 5; count += 1) await create();

    const second = await shown(PRODUCT, test.headers, { page: 2, limit: 2 });

    expect(idsOf(second)).toEqual([3, 2]);
    expect(second.json()).toMatchObject({ data: { totalPages: 3, totalRecords: 5 } });
  });

  it('of another site is its own', async () => {
    await set('RequireAdminPublishing', false);
    await create();
    const foreign = await addSecondSite(test);

    expect(idsOf(await shown(PRODUCT, foreign))).toEqual([]);
  });

  it.each([
    {},
    { target: { type: 'x', id: 1 } },
    { target: PRODUCT, published: false },
    { target: PRODUCT, limit: 101 },
  ])('refuses %j', async (payload) => {
    expect((await post('filter', payload, test.headers)).statusCode).toBe(400);
  });
});

describe('the options of comments', () => {
  it('are the nine of the site', async () => {
    await set('NumberOfStars', 10);
    const foreign = await addSecondSite(test);
    const read = (headers: Record<string, string>) =>
      test.app.inject({ url: '/api/v1/comment/getOptions?store_id=1', headers });

    const [here, there] = [await read(test.headers), await read(foreign)];

    expect(Object.keys(here.json().data)).toHaveLength(9);
    expect(here.json()).toMatchObject({ data: { NumberOfStars: 10, CanAddReviews: true } });
    expect(there.json()).toMatchObject({ data: { NumberOfStars: 5 } });
  });

  it('refuse a store that is no number', async () => {
    const response = await test.app.inject({
      url: '/api/v1/comment/getOptions?store_id=x',
      headers: test.headers,
    });

    expect(response.statusCode).toBe(400);
  });
});

describe('the mean of the ratings', () => {
  it('counts what everybody sees, and nothing without stars', async () => {
    await set('OneUserOneComment', false);
    await set('RequireRatingForComment', false);
    const averageOf = async (target?: object) => (await shown(target)).json().data.averageRating;

    expect(await averageOf()).toBeNull();
    for (const rating of [5, 4, 4, undefined, 1]) await create({ rating });
    for (const id of [1, 2, 3, 4]) await update(id, { published: true }, editor);

    expect(await averageOf()).toBe(4.33);
    expect(await averageOf(POST)).toBeNull();
  });
});
