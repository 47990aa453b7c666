import { describe, expect, it } from 'vitest';
import type { AnyBlock } from '#runtime/define-block.ts';
import { getCart, removedCartItems } from '#schemas/api/cart.ts';
import type { ApiPort } from '#schemas/api/endpoint.ts';
import { navigationTree } from '#schemas/api/site.ts';
import { createFakeApi, success } from '../../testing/fake-api.ts';
import { createFakeTimer, settle } from '../../testing/fake-timer.ts';
import { toyList } from '../../testing/toy-blocks.tsx';
import { createBlockDataCache } from './block-data.ts';

function aCache(load: NonNullable<AnyBlock['load']>) {
  const timer = createFakeTimer();
  const block: AnyBlock = { ...toyList, load };
  const cache = createBlockDataCache({ api: createFakeApi(), path: '/', timer });
  const ask = (id: string, count: number) =>
    cache.request(id, { block, values: { count }, locale: 'hr' });
  return { cache, timer, ask };
}

describe('the data of blocks', () => {
  it('comes at once the first time, and stays while the next is on its way', async () => {
    const { cache, timer, ask } = aCache(({ values }) => Promise.resolve(values.count));
    ask('a', 1);
    expect(cache.read('a').status).toBe('loading');
    await settle();
    ask('a', 2);
    await settle();
    expect(cache.read('a')).toEqual({ status: 'ready', value: 1 });

    await timer.advance(300);

    expect(cache.read('a')).toEqual({ status: 'ready', value: 2 });
  });

  it('is asked for once however often a value changes, and once for equal nodes', async () => {
    const asked: number[] = [];
    const { timer, ask } = aCache(({ values }) => {
      asked.push(values.count);
      return Promise.resolve(values.count);
    });
    ask('a', 1);
    ask('b', 1);
    for (const count of [2, 3, 4]) ask('a', count);
    await timer.advance(1000);

    expect(asked).toEqual([1, 4]);
  });

  it('of a chosen state come at once in place of an answer, and go with it', async () => {
    const { cache, ask } = aCache(({ values }) => Promise.resolve(values.count));
    const example = { name: 'empty', data: 'prazno' };
    const block: AnyBlock = { ...toyList, load: () => Promise.resolve('iz trgovine') };
    ask('a', 1);
    await settle();

    cache.request('a', { block, values: { count: 1 }, locale: 'hr', example });
    await settle();
    expect(cache.read('a')).toEqual({ status: 'ready', value: 'prazno' });

    cache.request('a', { block, values: { count: 1 }, locale: 'hr', example: undefined });
    await settle();
    expect(cache.read('a')).toEqual({ status: 'ready', value: 1 });
  });

  it('that fails says why and is asked for again the next time', async () => {
    let attempts = 0;
    const { cache, ask } = aCache(() => {
      attempts += 1;
      return attempts === 1 ? Promise.reject(new Error('no answer')) : Promise.resolve('data');
    });
    ask('a', 1);
    await settle();
    expect(cache.read('a')).toEqual({ status: 'failed', message: 'no answer' });

    ask('b', 1);
    await settle();

    expect(cache.read('b')).toEqual({ status: 'ready', value: 'data' });
  });

  it('comes in the language that is being edited, also after that changed', async () => {
    const api = createFakeApi();
    api.on(navigationTree, () => success([]));
    const timer = createFakeTimer();
    const cache = createBlockDataCache({ api, path: '/', timer });
    const block: AnyBlock = {
      ...toyList,
      load: (around) => around.api.get(navigationTree, { params: { id: 'main' } }),
    };
    cache.request('a', { block, values: {}, locale: 'hr' });
    cache.request('a', { block, values: {}, locale: 'en' });
    await timer.advance(300);

    expect(api.calls.map(({ input }) => input)).toEqual([
      { params: { id: 'main' }, headers: { languageCode: 'hr' } },
      { params: { id: 'main' }, headers: { languageCode: 'en' } },
    ]);
  });

  it('is nobody’s cart, which is not asked for', async () => {
    const api = createFakeApi();
    const timer = createFakeTimer();
    const cache = createBlockDataCache({ api, path: '/kosarica', timer });
    const block: AnyBlock = { ...toyList, load: ({ api: port }) => cartIn(port) };
    cache.request('a', { block, values: {}, locale: 'hr' });
    await settle();

    expect(cache.read('a')).toEqual({ status: 'ready', value: { cart: null } });
    expect(api.calls).toEqual([]);
  });

  it('that failed is asked for once more on demand', async () => {
    let attempts = 0;
    const { cache, ask } = aCache(() => {
      attempts += 1;
      return attempts === 1 ? Promise.reject(new Error('busy')) : Promise.resolve('data');
    });
    ask('a', 1);
    await settle();

    cache.retry('a');
    expect(cache.read('a')).toEqual({ status: 'loading' });
    await settle();

    expect(cache.read('a')).toEqual({ status: 'ready', value: 'data' });
    expect(attempts).toBe(2);
  });
});

describe('what need not be asked for', () => {
  it('is what differs only in values that the loader does not look at', async () => {
    let asked = 0;
    const { cache, timer, request } = aHeadedList(({ values }) => {
      asked += 1;
      return Promise.resolve(values.count);
    });
    request({ count: 1, title: 'Novo' });
    await settle();
    request({ count: 1, title: 'Novo u dućanu' });
    await timer.advance(1000);
    expect(asked).toBe(1);

    request({ count: 2, title: 'Novo u dućanu' });
    await timer.advance(1000);

    expect(asked).toBe(2);
    expect(cache.read('a')).toEqual({ status: 'ready', value: 2 });
  });

  it('is nothing where the loader looks at all values', async () => {
    let asked = 0;
    const { timer, request } = aHeadedList(({ values }) => {
      asked += 1;
      return Promise.resolve(Object.keys(values));
    });
    request({ count: 1 });
    await settle();
    request({ count: 1, title: 'Novo' });
    await timer.advance(1000);

    expect(asked).toBe(2);
  });

  it('is what was there before values went there and back', async () => {
    const asked: unknown[] = [];
    const { cache, timer, request } = aHeadedList(({ values }) => {
      asked.push(values.count);
      return Promise.resolve(values.count);
    });
    request({ count: 1 });
    await settle();
    request({ count: 2 });
    request({ count: 1 });
    await timer.advance(1000);

    expect(asked).toEqual([1]);
    expect(cache.read('a')).toEqual({ status: 'ready', value: 1 });
  });
});

describe('a failure after data', () => {
  it('leaves the last data and says why; another try takes its place', async () => {
    let answers: 'all' | 'none' = 'all';
    const { cache, timer, request } = aHeadedList(({ values }) =>
      answers === 'all' ? Promise.resolve(values.count) : Promise.reject(new Error('busy')),
    );
    request({ count: 1 });
    await settle();
    answers = 'none';
    request({ count: 2 });
    await timer.advance(300);
    expect(cache.read('a')).toEqual({ status: 'ready', value: 1, failure: 'busy' });

    answers = 'all';
    cache.retry('a');
    await settle();

    expect(cache.read('a')).toEqual({ status: 'ready', value: 2 });
  });
});

function aHeadedList(load: NonNullable<AnyBlock['load']>) {
  const timer = createFakeTimer();
  const block: AnyBlock = { ...toyList, load };
  const cache = createBlockDataCache({ api: createFakeApi(), path: '/', timer });
  const request = (values: Record<string, unknown>) =>
    cache.request('a', { block, values, locale: 'hr' });
  return { cache, timer, request };
}

/** As blocks of the cart load. */
async function cartIn(api: ApiPort) {
  const removed = await api.call(removedCartItems, {});
  if (!removed.errored) return { removed };
  const found = await api.call(getCart, { body: {} });
  return found.errored && found.error.code === 'CART_NOT_FOUND' ? { cart: null } : found;
}
