import { beforeEach, describe, expect, it } from 'vitest';
import { createEditor, type EditorClient } from '#tests/support/editor-client.ts';
import { addSecondSite } from '#tests/support/second-site.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let ema: EditorClient;

beforeEach(async () => {
  test = await createTestApp();
  ema = await createEditor(test);
});

const create = (from: string, to: string, more: object = {}) =>
  ema.send('POST', '/redirect/create', { from, to, ...more });

async function decide(params: string[], headers = test.headers) {
  const response = await test.app.inject({
    method: 'POST',
    url: '/api/v1/finder/decide',
    headers,
    payload: { params },
  });
  return response.json().data;
}

describe('a redirect', () => {
  it.each([
    ['/stara/ponuda', '/shop?sort=novo#vrh', ['stara', 'ponuda']],
    ['/%C5%A1ampon/', '/shop', ['šampon']],
    ['/stranica.html', '/savjeti', ['stranica.html']],
    ['/en/old', '/en/new', ['en', 'old']],
  ])('from %s to %s is decided', async (from, to, params) => {
    expect((await create(from, to)).statusCode).toBe(200);

    expect(await decide(params)).toMatchObject({ type: 'notFound', redirect: to });
  });

  it('is temporary when asked for, and can be taken back', async () => {
    const { data } = (await create('/stara', '/nova', { permanent: false })).json();
    const { site } = await test.services.directory.contextOf(1);

    expect(data).toEqual({ id: data.id, from: '/stara', to: '/nova', permanent: false });
    expect(await test.services.finder.decide(site, '/stara')).toMatchObject({
      to: '/nova',
      status: 302,
    });
    expect((await ema.send('DELETE', `/redirect/delete/${data.id}`)).statusCode).toBe(200);
    expect((await ema.send('DELETE', `/redirect/delete/${data.id}`)).statusCode).toBe(404);
    expect(await decide(['stara'])).not.toHaveProperty('redirect');
  });

  it('never starts a loop or a chain', async () => {
    await create('/a', '/b');

    expect((await create('/a', '/c')).json()).toMatchObject({ error: { code: 'REDIRECT_EXISTS' } });
    expect((await create('/b', '/a?x=1')).json()).toMatchObject({
      error: { code: 'REDIRECT_LOOP' },
    });
    expect((await create('/c', '/c/')).json()).toMatchObject({ error: { code: 'REDIRECT_LOOP' } });
    expect((await create('/c', '/a#x')).json()).toMatchObject({
      error: { code: 'REDIRECT_CHAIN', payload: { to: '/b' } },
    });
    expect((await create('/b', '/c')).json()).toMatchObject({ error: { code: 'REDIRECT_CHAIN' } });
    expect((await create('/b', '/c')).statusCode).toBe(409);
  });

  it('never starts a loop from two sides at once', async () => {
    const outcomes = await Promise.all([create('/a', '/b'), create('/b', '/a')]);

    expect(outcomes.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it.each([
    ['x', '/b', ['from']],
    ['//zlo', '/b', ['from']],
    ['/a?b', '/b', ['from']],
    ['/a/../b', '/b', ['from']],
    ['/%00', '/b', ['from']],
    ['/%', '/b', ['from']],
    ['//', '/b', ['from']],
    ['/a', '//zlo.test', ['to']],
    ['/a', 'https://zlo.test', ['to']],
    ['/a', 'javascript:alert(1)', ['to']],
    ['a ', '/\\zlo', ['from', 'to']],
  ])('from %j to %j is refused with every fault', async (from, to, faulty) => {
    const response = await create(from, to);

    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json().error.payload.fields)).toEqual(faulty);
  });

  it('is listed by its words', async () => {
    await create('/stara-krema', '/product/krema');
    await create('/stari-gel', '/product/gel');

    const { data } = (await ema.send('POST', '/redirect/filter', { keywords: 'krema' })).json();

    expect(data).toMatchObject({ totalRecords: 1, records: [{ from: '/stara-krema' }] });
  });

  it('belongs to its site and to its editors', async () => {
    const other = await addSecondSite(test);
    const { data } = (await create('/stara', '/nova')).json();
    const guest = await test.app.inject({
      method: 'POST',
      url: '/api/v1/redirect/create',
      headers: test.headers,
      payload: { from: '/x', to: '/y' },
    });

    expect(data.from).toBe('/stara');
    expect(await decide(['stara'], other)).not.toHaveProperty('redirect');
    expect(guest.statusCode).toBe(401);
  });
});

it('lists the paths that led nowhere, the most asked for first', async () => {
  test.services.failedRequests.note(1, '/rijetko');
  test.services.failedRequests.note(1, '/cesto');
  test.services.failedRequests.note(1, '/cesto');
  await addSecondSite(test);
  test.services.failedRequests.note(2, '/tudje');
  await test.services.failedRequests.flush();

  const { data } = (await ema.send('POST', '/redirect/failedRequests/filter', {})).json();

  expect(data.records).toMatchObject([
    { path: '/cesto', hits: 2 },
    { path: '/rijetko', hits: 1 },
  ]);
  expect(data.totalRecords).toBe(2);
});
