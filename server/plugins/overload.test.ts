import { beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { waitUntil } from '#tests/support/wait-until.ts';
import { lateTwice, watchDelay } from './overload.ts';

const LIMIT = 1000;
const WATCHED = { config: { overloadMs: LIMIT } };

let test: TestApp;
const get = (url: string, headers: Record<string, string> = {}) =>
  test.app.inject({ url, headers: { ...test.headers, ...headers } });

describe('a process that is too busy (F33)', () => {
  beforeEach(async () => {
    test = await createTestApp(WATCHED);
  });

  it('turns requests away, says so, stays alive, and takes them again', async () => {
    test.services.load.note(LIMIT + 1);
    test.services.load.note(LIMIT + 1);

    const call = await get('/api/v1/term/get/nema-je');
    const page = await get('/o-nama', { accept: 'text/html' });
    const [alive, ready] = [await get('/healthz'), await get('/readyz')];
    const counted = await get('/metrics');

    expect(call.statusCode).toBe(503);
    expect(call.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
    expect(call.json().error.code).toBe('SERVICE_UNAVAILABLE');
    expect(page.statusCode).toBe(503);
    expect(page.body).toContain('<h1 id="heading">Usluga trenutačno nije dostupna</h1>');
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'/);
    expect([alive.statusCode, ready.statusCode]).toEqual([200, 503]);
    expect(counted.body).toContain('izlog_shed_requests_total 2');

    test.services.load.note(0);
    expect((await get('/readyz')).statusCode).toBe(200);
    expect((await get('/api/v1/term/get/nema-je')).statusCode).toBe(404);
  });
});

it('one long piece of work is no reason to turn requests away', () => {
  const isTooBusy = lateTwice(LIMIT);
  const delays = [5000, 0, 5000, LIMIT, 5000, 5000, 5000, 0];

  const verdicts = delays.map(isTooBusy);

  expect(delays.filter((_, index) => verdicts[index])).toEqual([5000, 5000]);
  expect(verdicts.indexOf(true)).toBe(5);
});

it('a blocked event loop is noticed, and told of every second', async () => {
  const delays: number[] = [];
  const stop = watchDelay((delay) => delays.push(delay));

  await waitUntil(async () => {
    const end = performance.now() + 300;
    while (performance.now() < end);
    return delays.some((delay) => delay > 200);
  });
  stop();
});

it('a test that keeps its process busy is never turned away', async () => {
  test = await createTestApp();
  test.services.load.note(60_000);
  test.services.load.note(60_000);

  expect((await get('/api/v1/term/get/nema-je')).statusCode).toBe(404);
});
