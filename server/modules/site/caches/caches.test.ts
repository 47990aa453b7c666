import { beforeEach, expect, it } from 'vitest';
import { createEditor, type EditorClient } from '#tests/support/editor-client.ts';
import { addSecondSite, logInToSecondSite } from '#tests/support/second-site.ts';
import { createTestApp, fakeEntry, type TestApp } from '#tests/support/test-app.ts';

const SETTINGS = {
  entry: {
    ...fakeEntry,
    handle: async ({ path, siteId }, ports) => {
      await ports.options(['Logo']);
      return {
        status: 200,
        headers: {},
        html: `<!doctype html><title>${siteId} ${path}</title>`,
        cacheable: true,
        tags: [],
        hashes: { style: [], script: [] },
      };
    },
  } satisfies typeof fakeEntry,
};

let test: TestApp;
let ema: EditorClient;

beforeEach(async () => {
  test = await createTestApp(SETTINGS);
  ema = await createEditor(test);
});

const open = (url: string, host = 'localhost') => test.app.inject({ url, headers: { host } });
const list = async () => (await ema.send('GET', '/cache/list')).json().data;
const clear = (payload: object) => ema.send('POST', '/cache/clear', payload);

it('lists what is kept of the own site only', async () => {
  await addSecondSite(test);
  await open('/jedan');
  await open('/dva');
  await open('/tri', 'drugi.test');

  expect(await list()).toEqual([
    { name: 'pages', entries: 2, size: expect.any(Number) },
    { name: 'answers', entries: 1, size: expect.any(Number) },
  ]);
});

it('empties one cache or all of the own site, and nothing of another', async () => {
  const headers = await addSecondSite(test);
  const theirs = await logInToSecondSite(test, headers);
  await open('/jedan');
  await open('/tri', 'drugi.test');

  const cleared = await clear({ name: 'pages' });
  expect(cleared.json().data).toMatchObject([
    { name: 'pages', entries: 0, size: 0 },
    { name: 'answers', entries: 1 },
  ]);
  expect((await clear({})).json().data).toMatchObject([{ entries: 0 }, { entries: 0 }]);

  const other = await test.app.inject({ url: '/api/v1/cache/list', headers: theirs });
  expect(other.json().data).toMatchObject([{ entries: 1 }, { entries: 1 }]);
});

it('refuses an unknown cache', async () => {
  const response = await clear({ name: 'passwords' });

  expect(response.statusCode).toBe(400);
  expect(response.json().error.payload.fields).toEqual({ name: 'enum' });
  expect((await clear({ all: true })).statusCode).toBe(400);
});

it('is for editors', async () => {
  const { headers } = test;
  const url = '/api/v1/cache/list';
  const clearing = { method: 'POST' as const, url: '/api/v1/cache/clear', headers, payload: {} };

  expect((await test.app.inject({ url, headers })).statusCode).toBe(401);
  expect((await test.app.inject(clearing)).statusCode).toBe(401);
});
