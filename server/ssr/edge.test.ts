import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageResponse, SiteEntry } from '#schemas/site-entry.ts';
import { tagsOfPage } from '#server/cdn/edge-tags.ts';
import { createTestApp, fakeEntry, type TestApp } from '#tests/support/test-app.ts';

const PUBLIC = 'public, max-age=0, must-revalidate, s-maxage=300, stale-while-revalidate=60';
const PRIVATE = 'private, no-store';

const handle = vi.fn<SiteEntry['handle']>();
const entry = { ...fakeEntry, queryKeys: ['editPage', 'mobileView'], handle };
/** Set by tests: a hook that gives an answer a cookie. */
let setsCookie = false;

function extend(app: FastifyInstance) {
  app.addHook('onSend', async (_request, reply) => {
    if (setsCookie) reply.header('set-cookie', 'a=b');
  });
}
const cdnOf = (settings: Record<string, string>) => ({
  entry,
  extend,
  config: { cdn: { settings } },
});
/** Nothing listens there: what is sent must not depend on it. */
const VARNISH = cdnOf({
  CDN_VARNISH_URL: 'http://127.0.0.1:2',
  CDN_VARNISH_TOKEN: 'a-token-of-a-test',
});
const CLOUDFLARE = cdnOf({ CDN_CLOUDFLARE_ZONE: '0'.repeat(32), CDN_CLOUDFLARE_TOKEN: 'token' });
const NO_CDN = { entry, extend };

let test: TestApp;

function aPage(changes: Partial<PageResponse> = {}): PageResponse {
  return {
    status: 200,
    headers: {},
    html: '<!doctype html><title>Bonaca</title>',
    cacheable: true,
    tags: ['element:1'],
    hashes: { style: [], script: [] },
    ...changes,
  };
}

async function open(settings: Parameters<typeof createTestApp>[0] = VARNISH) {
  handle.mockReset().mockImplementation(async () => aPage());
  setsCookie = false;
  test = await createTestApp(settings);
}
beforeEach(() => open());

async function ask(url: string, headers: Record<string, string> = {}) {
  const answer = await test.app.inject({ url, headers });
  const { 'cache-control': policy, 'surrogate-key': tags } = answer.headers;
  return { status: answer.statusCode, policy, tags, headers: answer.headers };
}

describe('a page behind a CDN', () => {
  it('may be kept there, by the tags of the page cache, and not by browsers', async () => {
    const first = await ask('/');
    const again = await ask('/');
    const known = await ask('/', { 'if-none-match': String(first.headers.etag) });

    expect(first).toMatchObject({ status: 200, policy: PUBLIC });
    expect(String(first.tags).split(' ')).toEqual(
      expect.arrayContaining(tagsOfPage(['element:1', 'cache:pages:1'])),
    );
    expect(again).toMatchObject({ policy: PUBLIC, tags: first.tags });
    expect(known).toMatchObject({ status: 304, policy: PUBLIC, tags: first.tags });
  });

  it('names its tags in the header that the CDN reads', async () => {
    await open(CLOUDFLARE);
    const { headers } = await ask('/');

    expect(headers['cache-tag']).toMatch(/^izlog,[0-9a-f,]+$/);
    expect(headers['surrogate-key']).toBeUndefined();
  });

  it.each([
    ['that is personal', { cacheable: false }],
    ['that is not found', { status: 404 }],
    ['that moved', { status: 301, location: '/drugdje' }],
    ['that ends this second', { freshUntil: Date.now() }],
  ])('is for one visitor when it is one %s', async (_what, changes) => {
    handle.mockImplementation(async () => aPage(changes));

    expect(await ask('/')).toMatchObject({ policy: PRIVATE, tags: undefined });
  });

  it.each(['/?editPage=true', '/?mobileView=true', '/?a=b&editPage='])(
    'is for one visitor at %s, also after it was sent to all',
    async (url) => {
      await ask('/');

      expect(await ask(url)).toMatchObject({ policy: PRIVATE, tags: undefined });
      expect(await ask('/')).toMatchObject({ policy: PUBLIC });
    },
  );

  it.each(['apikey', 'siteid', 'storeid', 'languagecode', 'accesstoken'])(
    'is for one visitor who chose it by the header %s',
    async (name) => {
      const value = name === 'apikey' ? String(test.headers['apikey']) : 'hr';
      const { policy, tags } = await ask('/', { [name]: value });

      expect(policy).toContain('no-store');
      expect(tags).toBeUndefined();
      expect(await ask('/')).toMatchObject({ policy: PUBLIC });
    },
  );

  it('is for one visitor when it sets a cookie', async () => {
    setsCookie = true;
    expect(await ask('/')).toMatchObject({ policy: PRIVATE, tags: undefined });

    setsCookie = false;
    expect(await ask('/')).toMatchObject({ policy: PUBLIC });
  });

  it('is kept no longer than it is true, however it is sent', async () => {
    handle.mockImplementation(async () => aPage({ freshUntil: Date.now() + 20_000 }));
    const secondsLeft = async () =>
      Number(/s-maxage=(\d+)$/.exec(String((await ask('/')).policy))?.[1]);
    const first = await secondsLeft();
    await ask('/');
    vi.useFakeTimers({ now: Date.now() + 10_000, toFake: ['Date'] });
    const later = await secondsLeft();
    vi.useRealTimers();

    expect([first, later].every((left) => left > 0)).toBe(true);
    expect(first - later).toBeGreaterThanOrEqual(10);
  });

  it('is for one visitor when something changed while it was made', async () => {
    handle.mockImplementationOnce(async () => {
      await test.app.bus.publish(['element:1']);
      return aPage();
    });

    expect(await ask('/')).toMatchObject({ policy: PRIVATE, tags: undefined });
    expect(await ask('/')).toMatchObject({ policy: PUBLIC });
  });

  it('keeps its headers short, however much it shows', async () => {
    const tags = Array.from({ length: 5_000 }, (_, at) => `product:${at}`);
    handle.mockImplementation(async () => aPage({ tags }));
    const { policy, tags: short } = await ask('/');

    expect(policy).toBe(PUBLIC);
    expect(short).toBe('izlog izlog-many');
    expect(tagsOfPage(tags.slice(0, 300)).join(' ').length).toBeLessThan(3_100);
  });

  it('has an address of its own that is no answer to keep', async () => {
    expect(await ask('/a//b')).toMatchObject({ status: 301, policy: PRIVATE });
  });
});

describe('a page without a CDN', () => {
  it('says nothing of one', async () => {
    await open(NO_CDN);
    const { policy, tags } = await ask('/');

    expect({ policy, tags }).toEqual({ policy: 'no-cache', tags: undefined });
  });
});
