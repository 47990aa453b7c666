import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { aBus } from '#tests/support/a-bus.ts';
import { openCdn } from './all-cdns.ts';
import { tagsOfPage, tagsToPurge } from './edge-tags.ts';
import { createPurges, purgingBus } from './purges.ts';

const purge = vi.fn<(tags: readonly string[]) => Promise<void>>();
const log = { error: vi.fn() };
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  purge.mockReset().mockResolvedValue();
  log.error.mockReset();
  fetched.mockReset().mockImplementation(async () => new Response('{}'));
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('changes', () => {
  it('that come together are told in one call, and again later for what others sent meanwhile', async () => {
    const bus = purgingBus(aBus(), createPurges({ purge }, log));
    const heard: (readonly string[])[] = [];
    bus.subscribe((tags) => heard.push(tags));

    await bus.publish(['element:1']);
    await bus.publish(['pages', 'element:1']);
    expect(heard).toEqual([['element:1'], ['pages', 'element:1']]);
    expect(purge).not.toHaveBeenCalled();

    await vi.advanceTimersByTimeAsync(100);
    expect(purge.mock.calls).toEqual([[tagsToPurge(['element:1', 'pages'])]]);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(purge).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(purge).toHaveBeenCalledTimes(3);
  });

  it('are told again a few times where the CDN does not answer, and hold nobody up', async () => {
    purge.mockRejectedValue(new Error('away'));
    const bus = purgingBus(aBus(), createPurges({ purge }, log));

    await bus.publish(['element:1']);
    await vi.advanceTimersByTimeAsync(60_000);

    expect(purge.mock.calls.length).toBeLessThan(8);
    expect(log.error).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('that were not told yet are told once when the process ends', async () => {
    const purges = createPurges({ purge }, log);
    purges.note(['element:1']);
    await purges.close();

    expect(purge.mock.calls).toEqual([[tagsToPurge(['element:1'])]]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(purge).toHaveBeenCalledTimes(1);
  });
});

describe('what is purged', () => {
  const isPurged = (page: readonly string[], changed: readonly string[]) =>
    tagsOfPage(page).some((tag) => tagsToPurge(changed).includes(tag));
  const many = Array.from({ length: 2_000 }, (_, at) => `product:${at}`);

  it.each([
    ['a page that shows it', ['element:1', 'product:7'], ['product:7'], true],
    ['no other page', ['element:1'], ['product:7'], false],
    ['a page that shows too much to name it', many, ['product:1999'], true],
    ['every page, when a lot changes', ['element:1'], many, true],
    ['every page, when settings decide about addresses', ['element:1'], ['options'], true],
    ['every page, when anything may have changed', ['element:1'], ['*'], true],
  ])('is %s', (_what, page, changed, expected) => {
    expect(isPurged(page, changed)).toBe(expected);
  });
});

describe('a CDN', () => {
  const VARNISH = {
    CDN_VARNISH_URL: 'http://edge-1:6081,http://edge-2:6081',
    CDN_VARNISH_TOKEN: 'a-token-of-a-test',
  };
  const FASTLY = { CDN_FASTLY_SERVICE: 'SU1Z0isx', CDN_FASTLY_TOKEN: 'secret' };
  const CLOUDFLARE = { CDN_CLOUDFLARE_ZONE: 'a'.repeat(32), CDN_CLOUDFLARE_TOKEN: 'secret' };

  it.each([
    [
      'Varnish',
      VARNISH,
      'http://edge-2:6081',
      { method: 'PURGE', headers: { 'x-purge-token': 'a-token-of-a-test', 'x-purge-tags': 'a b' } },
    ],
    [
      'Fastly',
      FASTLY,
      'https://api.fastly.com/service/SU1Z0isx/purge',
      { method: 'POST', headers: { 'fastly-key': 'secret' }, body: '{"surrogate_keys":["a","b"]}' },
    ],
    [
      'Cloudflare',
      CLOUDFLARE,
      `https://api.cloudflare.com/client/v4/zones/${'a'.repeat(32)}/purge_cache`,
      { method: 'POST', headers: { authorization: 'Bearer secret' }, body: '{"tags":["a","b"]}' },
    ],
  ])('as %s is told by its own call', async (_name, settings, url, call) => {
    await openCdn({ settings })?.purge(['a', 'b']);

    expect(fetched).toHaveBeenLastCalledWith(
      url,
      expect.objectContaining({
        ...call,
        headers: expect.objectContaining(call.headers),
      }),
    );
  });

  it.each([VARNISH, FASTLY, CLOUDFLARE])(
    'that refuses says so, without the token',
    async (settings) => {
      fetched.mockImplementation(async () => new Response('no such key', { status: 403 }));
      const cdn = openCdn({ settings });

      await expect(cdn?.purge(['a'])).rejects.toThrow(/refused to let pages go: 403 no such key/);
      await expect(cdn?.check()).rejects.toThrow(/403/);
    },
  );

  it('is none without settings', () => {
    expect(openCdn({})).toBeNull();
  });
});
