import { beforeEach, expect, it } from 'vitest';
import { createJobWorker } from '#server/modules/operations/jobs/job-worker.ts';
import { createJobRepository } from '#server/modules/operations/jobs/jobs.repository.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const JOBS = 120;
const PROCESSES = 4;

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});

/** A worker as another process has it: it shares nothing but the database. */
function aWorker(handler: (payload: unknown) => Promise<void>) {
  const worker = createJobWorker(createJobRepository(test.app.db), test.app.log);
  worker.handle('test', handler);
  return worker;
}

it('jobs that several processes look for at once are done once each', async () => {
  const done: unknown[] = [];
  const workers = Array.from({ length: PROCESSES }, () =>
    aWorker(async (payload) => {
      done.push(payload);
    }),
  );
  for (let n = 0; n < JOBS; n += 1) {
    await test.services.jobs.add(test.app.db, { kind: 'test', payload: n });
  }

  const counts = await Promise.all(workers.map((worker) => worker.drain()));

  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(JOBS);
  expect(new Set(done).size).toBe(JOBS);
  expect(done).toHaveLength(JOBS);
});

it('a job with one key that is added and done at once is done after the last time it was added', async () => {
  let added = 0;
  let seen = 0;
  const workers = Array.from({ length: PROCESSES }, () =>
    aWorker(async () => {
      seen = added;
    }),
  );
  const adding = async () => {
    for (let n = 0; n < 40; n += 1) {
      added += 1;
      await test.services.jobs.add(test.app.db, { kind: 'test', payload: {}, key: 'one' });
    }
  };

  await Promise.all([adding(), ...workers.map((worker) => worker.drain())]);
  await workers[0]?.drain();

  expect(seen).toBe(added);
  expect(
    await test.app.db.selectFrom('job').select('id').where('state', '=', 'waiting').execute(),
  ).toEqual([]);
});
