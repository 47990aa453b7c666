import { afterEach, expect, it, vi } from 'vitest';
import { createKnownValues, MAX_AGE_MS } from './known-values.ts';

afterEach(() => vi.useRealTimers());

function aStore(values: Record<string, { name: string }>, max = 10) {
  const read = vi.fn(async (key: string) => values[key] ?? null);
  const onError = vi.fn();
  return { read, onError, known: createKnownValues({ max, read, onError }) };
}

it('reads each value once, also when many ask at the same time', async () => {
  const { known, read } = aStore({ a: { name: 'A' } });

  expect(await Promise.all([known.get('a'), known.get('a')])).toEqual([
    { name: 'A' },
    { name: 'A' },
  ]);
  expect(await known.get('b')).toBeNull();
  expect(await known.get('b')).toBeNull();

  expect(read.mock.calls).toEqual([['a'], ['b']]);
});

it('reads again what was said to have changed, and all after a minute', async () => {
  const { known, read } = aStore({ a: { name: 'A' }, b: { name: 'B' } });
  for (const key of ['a', 'b']) await known.get(key);
  read.mockClear();

  known.outdate('a');
  for (const key of ['a', 'b']) await known.get(key);
  expect(read.mock.calls).toEqual([['a']]);

  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() + MAX_AGE_MS + 1);
  await known.get('b');
  expect(read).toHaveBeenCalledTimes(2);
});

it('does not keep what was read before a change', async () => {
  const values = { a: { name: 'old' } };
  const { known } = aStore(values);
  const reading = known.get('a');
  known.outdate();
  values.a = { name: 'new' };

  await reading;
  expect(await known.get('a')).toEqual({ name: 'new' });
});

it('gives what it knew while nothing can be read, and says why', async () => {
  const { known, read, onError } = aStore({ a: { name: 'A' } });
  await known.get('a');
  known.outdate();
  read.mockRejectedValueOnce(new Error('no database'));

  expect(await known.get('a')).toEqual({ name: 'A' });
  expect(onError).toHaveBeenCalledTimes(1);
  read.mockRejectedValueOnce(new Error('no database'));
  await expect(known.get('never read')).rejects.toThrow('no database');
});

it('keeps those used last, and strangers push out none of them', async () => {
  const names = Array.from({ length: 30 }, (_, at) => `site${at}`);
  const { known, read } = aStore(Object.fromEntries(names.map((name) => [name, { name }])));
  for (const name of names) await known.get(name);
  for (let at = 0; at < 100; at += 1) await known.get(`stranger${at}`);
  read.mockClear();

  expect(known.counts()).toEqual({ known: 10, missing: 10 });
  for (const name of names.slice(-10)) await known.get(name);
  expect(read).not.toHaveBeenCalled();
});
