// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { storage } from '#runtime/state/storage.ts';
import { rememberViewed, viewedIds } from './viewed.ts';

const KEY = 'viewed';
const NOW = Date.parse('2026-11-27T12:00:00Z');
const DAY = 24 * 60 * 60 * 1000;

function answer(consent: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  document.cookie = `cookieConsent=${consent}; path=/`;
}

beforeEach(() => {
  storage.remove('viewed');
  answer('all');
});

it('are those last looked at, each once, the newest first', () => {
  rememberViewed(1, NOW);
  rememberViewed(2, NOW + 1);
  rememberViewed(1, NOW + 2);

  expect(viewedIds(NOW + 3)).toEqual([1, 2]);
});

it('are at most twenty, of the last ninety days', () => {
  for (let id = 1; id <= 25; id += 1) rememberViewed(id, NOW + id);

  expect(viewedIds(NOW + 100)).toHaveLength(20);
  expect(viewedIds(NOW + 100)[0]).toBe(25);
  expect(viewedIds(NOW + 91 * DAY)).toEqual([]);
});

it.each(['', 'necessary', 'statistics.marketing'])(
  'are not kept after the answer „%s”',
  (consent) => {
    rememberViewed(1, NOW);
    answer(consent);

    expect(viewedIds(NOW)).toEqual([]);
    rememberViewed(2, NOW);
    expect(storage.get(KEY)).toBeNull();
  },
);

it('are kept by who accepted preferences alone', () => {
  answer('statistics.preferences');
  rememberViewed(7, NOW);

  expect(viewedIds(NOW)).toEqual([7]);
});

it.each([
  'not json',
  '{"1":2}',
  'null',
  JSON.stringify([['7', NOW], [0, NOW], [2 ** 31, NOW], [1.5, NOW], [3], 4, null, [5, NOW + DAY]]),
])('are none of what is broken: %s', (broken) => {
  storage.set(KEY, broken);

  expect(viewedIds(NOW)).toEqual([]);
  rememberViewed(9, NOW);
  expect(viewedIds(NOW)).toEqual([9]);
});

it('are read at most twenty at a time, whatever was written there', () => {
  const many = Array.from({ length: 500 }, (_, index) => [index + 1, NOW]);
  storage.set(KEY, JSON.stringify(many));

  expect(viewedIds(NOW)).toEqual(many.slice(0, 20).map(([id]) => id));
});
