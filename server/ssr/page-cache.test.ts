import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aBus } from '#tests/support/a-bus.ts';
import { type Cacheable, createPageCache } from './page-cache.ts';

interface TestPage extends Cacheable {
  text: string;
}

function aPage(text: string, settings: Partial<TestPage> = {}): TestPage {
  return { text, cacheable: true, tags: [], size: 1, ...settings };
}

function aCache(settings: { maxBytes?: number } = {}) {
  const bus = aBus();
  const onError = vi.fn();
  const cache = createPageCache<TestPage>(bus, {
    maxBytes: 100,
    freshMs: 1000,
    staleMs: 10_000,
    onError,
    ...settings,
  });
  const show = async (text: string, options?: Partial<TestPage>, key = 'home') =>
    (await cache.get(key, async () => aPage(text, options))).value.text;
  return { bus, cache, onError, show };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('page cache', () => {
  it('gives a kept page without rendering it again', async () => {
    const { show } = aCache();

    expect(await show('first')).toBe('first');
    expect(await show('second')).toBe('first');
  });

  it('tells at once what needs no renewal: neither what is old nor what changed', async () => {
    const { cache, show, bus } = aCache();
    expect(cache.fresh('home')).toBeUndefined();
    await show('first', { tags: ['a'] });
    expect(cache.fresh('home')?.text).toBe('first');

    vi.advanceTimersByTime(1101);
    expect(cache.fresh('home')).toBeUndefined();

    await show('second', { tags: ['a'] }, 'other');
    await bus.publish(['a']);
    expect(cache.fresh('other')).toBeUndefined();
  });

  it('renders a page that is not cacheable every time', async () => {
    const { show } = aCache();

    await show('first', { cacheable: false });

    expect(await show('second', { cacheable: false })).toBe('second');
  });

  it('renders once for twenty that ask at the same time', async () => {
    const { cache } = aCache();
    const render = vi.fn(async () => aPage('one'));

    const answers = await Promise.all(Array.from({ length: 20 }, () => cache.get('home', render)));

    expect(render).toHaveBeenCalledTimes(1);
    expect(answers.filter(({ isOwn }) => isOwn)).toHaveLength(1);
  });

  it('drops exactly the pages that carry a changed tag', async () => {
    const { bus, show } = aCache();
    await show('first', { tags: ['element:1'] }, 'home');
    await show('first', { tags: ['element:2'] }, 'other');

    await bus.publish(['element:1', 'element:9']);

    expect(await show('second', {}, 'home')).toBe('second');
    expect(await show('second', {}, 'other')).toBe('first');
  });

  it('drops everything when messages may have been missed', async () => {
    const { bus, show } = aCache();
    await show('first', { tags: ['element:1'] });

    await bus.publish(['*']);

    expect(await show('second')).toBe('second');
  });

  it('does not keep a page whose tag changed while it was rendered', async () => {
    const { bus, cache, show } = aCache();
    const slow = cache.get('home', async () => {
      await bus.publish(['element:1']);
      return aPage('before the change', { tags: ['element:1'] });
    });
    await slow;

    expect(await show('after')).toBe('after');
  });

  it('never gives who asks after a change a render that began before it', async () => {
    const { bus, cache, show } = aCache();
    let finish: (page: TestPage) => void = () => undefined;
    const begun = cache.get('home', () => new Promise<TestPage>((done) => (finish = done)));
    await bus.publish(['element:1']);

    expect(await show('after', { tags: ['element:1'] })).toBe('after');

    finish(aPage('before', { tags: ['element:1'] }));
    expect((await begun).value.text).toBe('before');
    expect(await show('third')).toBe('after');
  });

  it('gives an old page at once and renews it behind', async () => {
    const { show } = aCache();
    await show('first');
    vi.advanceTimersByTime(2000);

    expect(await show('second')).toBe('first');
    await vi.advanceTimersByTimeAsync(0);
    expect(await show('third')).toBe('second');
  });

  it('makes who asks wait when a page is older than may be shown', async () => {
    const { show } = aCache();
    await show('first');
    vi.advanceTimersByTime(20_000);

    expect(await show('second')).toBe('second');
  });

  it('gives the old page when a new one cannot be made', async () => {
    const { cache, onError, show } = aCache();
    await show('first');
    vi.advanceTimersByTime(20_000);

    const { value } = await cache.get('home', () => Promise.reject(new Error('database is gone')));

    expect(value.text).toBe('first');
    expect(onError).toHaveBeenCalledTimes(1);
  });

  it('fails when there is nothing to fall back to, and tries again next time', async () => {
    const { cache, show } = aCache();

    await expect(cache.get('home', () => Promise.reject(new Error('broken')))).rejects.toThrow(
      'broken',
    );
    expect(await show('works again')).toBe('works again');
  });

  it('never shows a page beyond the instant at which it looks different', async () => {
    const { show } = aCache();
    await show('first', { freshUntil: Date.now() + 100 });
    vi.advanceTimersByTime(150);

    expect(await show('second')).toBe('second');
  });

  it('stays within its memory and forgets the tags of what went', async () => {
    const { cache, show } = aCache({ maxBytes: 3 });

    for (const key of ['a', 'b', 'c', 'd', 'e']) {
      await show(key, { tags: ['all', key] }, key);
    }

    expect(cache.stats('all')).toEqual({ entries: 3, bytes: 3 });
    expect(cache.stats('a')).toEqual({ entries: 0, bytes: 0 });
    expect(await show('again', {}, 'a')).toBe('again');
  });
});
