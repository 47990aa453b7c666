import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createHitLog } from './hit-log.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('writes a line a second for answers that are alike, with their number, and none while nobody asks', () => {
  const info = vi.fn();
  const hits = createHitLog({ info });
  for (let count = 0; count < 500; count += 1) hits.note('GET', `/?token=secret-${count}`, 200);
  hits.note('GET', '/', 304);
  hits.note('HEAD', '/shop?page=2', 200);
  expect(info).not.toHaveBeenCalled();

  vi.advanceTimersByTime(1_000);

  expect(info.mock.calls.map(([hit]) => hit)).toEqual([
    { method: 'GET', path: '/', status: 200, count: 500 },
    { method: 'GET', path: '/', status: 304, count: 1 },
    { method: 'HEAD', path: '/shop', status: 200, count: 1 },
  ]);
  expect(vi.getTimerCount()).toBe(0);
});

it('loses nothing, however many addresses are asked for, also when the server stops', () => {
  const info = vi.fn();
  const hits = createHitLog({ info });
  for (let page = 0; page < 2_500; page += 1) hits.note('GET', `/p-${page}`, 200);
  expect(info.mock.calls.length).toBeGreaterThanOrEqual(2_000);

  hits.flush();

  expect(info).toHaveBeenCalledTimes(2_500);
  expect(vi.getTimerCount()).toBe(0);
});
