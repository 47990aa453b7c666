import { beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '#server/db/database.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { createThrottle, type Throttle } from './throttle.ts';

const LIMIT = { name: 'test', max: 3, windowSeconds: 60 };

let database: OpenDatabase;
let throttle: Throttle;
beforeEach(async () => {
  database = await openTestDatabase();
  throttle = createThrottle(database.db);
});

const hits = (count: number, who = 'ana') =>
  Promise.allSettled(Array.from({ length: count }, () => throttle.hit(LIMIT, who)));
const allowed = (results: readonly PromiseSettledResult<void>[]) =>
  results.filter(({ status }) => status === 'fulfilled').length;

it('allows as many hits as the limit says, also when they come at once', async () => {
  expect(allowed(await hits(10))).toBe(3);
});

it('counts everybody apart', async () => {
  await hits(10);

  expect(allowed(await hits(1, 'ivo'))).toBe(1);
});

it('says how many seconds to wait', async () => {
  await hits(3);

  await expect(throttle.hit(LIMIT, 'ana')).rejects.toMatchObject({
    statusCode: 429,
    payload: { retryAfter: 60 },
  });
});

it('starts again when the window ends', async () => {
  await hits(10);
  await database.db
    .updateTable('throttle')
    .set({ resets_at: new Date(0) })
    .execute();

  expect(allowed(await hits(10))).toBe(3);
});

it('takes a hit back and forgets all of them', async () => {
  await hits(3);
  await throttle.forgive(LIMIT, 'ana');
  const afterForgiving = allowed(await hits(2));
  await throttle.reset(LIMIT, 'ana');

  expect(afterForgiving).toBe(1);
  expect(allowed(await hits(4))).toBe(3);
});
