import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestSettings } from '#tests/support/test-app.ts';
import { waitUntil } from '#tests/support/wait-until.ts';
import { pauseAfter } from './job-worker.ts';

let test: TestApp;
/** Payloads that the job of the test was done with. */
let done: unknown[] = [];
/** What the job does besides. */
let work: (payload: unknown) => Promise<void> = async () => undefined;

const SETTINGS: TestSettings = {
  extend(_app, { jobs }) {
    jobs.handle('test', async (payload) => {
      done.push(payload);
      await work(payload);
    });
  },
};

beforeEach(async () => {
  test = await createTestApp(SETTINGS);
  done = [];
  work = async () => undefined;
});

const add = (job: { payload?: unknown; key?: string; runAfter?: Date; kind?: string } = {}) =>
  test.services.jobs.add(test.app.db, { kind: 'test', payload: {}, ...job });
const rows = () => test.app.db.selectFrom('job').selectAll().orderBy('id').execute();
const makeDue = () => sql`update job set run_after = now()`.execute(test.app.db);
const fail = async () => {
  throw new Error('the peer is away');
};

describe('a job', () => {
  it('is done once, with its payload', async () => {
    await add({ payload: { orderId: 7 } });

    expect(await test.services.jobs.drain()).toBe(1);
    expect(await test.services.jobs.drain()).toBe(0);
    expect(done).toEqual([{ orderId: 7 }]);
    expect(await rows()).toMatchObject([{ state: 'done', attempts: 1, leased_until: null }]);
  });

  it('is not there when its transaction is rolled back', async () => {
    const refused = test.app.db.transaction().execute(async (trx) => {
      await test.services.jobs.add(trx, { kind: 'test', payload: {} });
      throw new Error('no');
    });

    await expect(refused).rejects.toThrow('no');
    expect(await test.services.jobs.drain()).toBe(0);
  });

  it('waits for its time', async () => {
    await add({ runAfter: new Date(Date.now() + 60_000) });

    expect(await test.services.jobs.drain()).toBe(0);
    await makeDue();
    expect(await test.services.jobs.drain()).toBe(1);
  });

  it('is left to a version that knows its kind', async () => {
    await add({ kind: 'of-tomorrow' });

    expect(await test.services.jobs.drain()).toBe(0);
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 0 }]);
  });

  it('that adds another one is followed by it in the same drain', async () => {
    work = async (payload) => {
      if (payload === 'first') await add({ payload: 'second' });
    };
    await add({ payload: 'first' });

    expect(await test.services.jobs.drain()).toBe(2);
    expect(done).toEqual(['first', 'second']);
  });

  it('that nobody can do twice has one handler', () => {
    expect(() => test.services.jobs.handle('test', async () => undefined)).toThrow('two handlers');
  });
});

describe('a job that fails', () => {
  it('is tried again later, and says why it failed', async () => {
    work = fail;
    await add();

    await test.services.jobs.drain();
    expect(await test.services.jobs.drain()).toBe(0);
    expect(await rows()).toMatchObject([
      { state: 'waiting', attempts: 1, last_error: 'the peer is away', leased_until: null },
    ]);

    work = async () => undefined;
    await makeDue();
    await test.services.jobs.drain();
    expect(await rows()).toMatchObject([{ state: 'done', attempts: 2, last_error: '' }]);
  });

  it('is given up after ten times', async () => {
    work = fail;
    await add();

    for (let n = 0; n < 12; n += 1) {
      await makeDue();
      await test.services.jobs.drain();
    }

    expect(done).toHaveLength(10);
    expect(await rows()).toMatchObject([{ state: 'dead', attempts: 10 }]);
  });

  it('does not keep others from being done', async () => {
    work = async (payload) => (payload === 'bad' ? fail() : undefined);
    await add({ payload: 'bad' });
    await add({ payload: 'good' });

    await test.services.jobs.drain();

    expect((await rows()).map(({ state }) => state)).toEqual(['waiting', 'done']);
  });

  it('pauses three times as long each time, at most half a day', () => {
    const pauses = Array.from({ length: 9 }, (_, n) => pauseAfter(n + 1, 0));

    expect(pauses.slice(0, 4)).toEqual([30, 90, 270, 810]);
    expect(pauses.at(-1)).toBe(43_200);
    expect(pauseAfter(1, 1)).toBeCloseTo(36);
  });
});

describe('a job in the hands of a process that died', () => {
  it('is left alone while its lease lasts, and taken up afterwards (F29)', async () => {
    await add();
    await sql`update job set attempts = 1, leased_until = now() + interval '20 seconds'`.execute(
      test.app.db,
    );
    expect(await test.services.jobs.drain()).toBe(0);

    await sql`update job set leased_until = now() - interval '1 second'`.execute(test.app.db);
    expect(await test.services.jobs.drain()).toBe(1);
    expect(await rows()).toMatchObject([{ state: 'done', attempts: 2 }]);
  });

  it('changes nothing any more when somebody else has it', async () => {
    work = async () => {
      await sql`update job set attempts = attempts + 1`.execute(test.app.db);
    };
    await add();

    await test.services.jobs.drain();

    const [row] = await rows();
    expect(row).toMatchObject({ state: 'waiting', attempts: 2 });
    expect(row?.leased_until).not.toBeNull();
  });
});

describe('a job with a key', () => {
  it('is not added a second time while it waits', async () => {
    await add({ key: 'a', payload: 1 });
    await add({ key: 'a', payload: 2 });
    await add({ key: 'b', payload: 3 });

    await test.services.jobs.drain();

    expect(done.toSorted()).toEqual([1, 3]);
  });

  it('can be added again once it is done', async () => {
    await add({ key: 'a' });
    await test.services.jobs.drain();
    await add({ key: 'a' });

    expect(await test.services.jobs.drain()).toBe(1);
  });

  it('is done once more when it is added while it is being done', async () => {
    work = async (payload) => {
      if (payload === 'first') await add({ key: 'a', payload: 'second' });
    };
    await add({ key: 'a', payload: 'first' });

    await test.services.jobs.drain();

    expect(done).toEqual(['first', 'second']);
    expect(await rows()).toMatchObject([{ state: 'done' }]);
  });
});

describe('while the server listens', () => {
  const OWN: TestSettings = { ...SETTINGS };

  it('jobs are done as soon as it is woken, and the one at hand is finished before it stops', async () => {
    const { app, services } = await createTestApp(OWN);
    await app.listen({ port: 0, host: '127.0.0.1' });
    let isFinished = false;
    work = async () => {
      await new Promise((resolve) => setTimeout(resolve, 200));
      isFinished = true;
    };
    await services.jobs.add(app.db, { kind: 'test', payload: {} });

    services.jobs.wake();
    await waitUntil(async () => done.length === 1);
    await app.close();

    expect(isFinished).toBe(true);
    expect(await test.database.db.selectFrom('job').select('state').execute()).toEqual([
      { state: 'done' },
    ]);
  });

  it('nothing happens by itself before that', async () => {
    await add();

    test.services.jobs.wake();
    await new Promise((resolve) => setTimeout(resolve, 100));

    expect(done).toEqual([]);
  });
});
