import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ALL_TAGS } from '#server/cache-tags.ts';
import { type Cluster, startPostgres } from '#tests/support/postgres.ts';
import { createMemoryBus } from './bus.ts';
import { type OpenDatabase, openDatabase } from './database.ts';
import { payloadsOf } from './postgres-bus.ts';

describe('the bus of one process', () => {
  it('tells every listener until it unsubscribes', async () => {
    const bus = createMemoryBus();
    const [stays, leaves] = [vi.fn(), vi.fn()];
    bus.subscribe(stays);
    bus.subscribe(leaves)();

    await bus.publish(['element:1', 'options']);

    expect(stays.mock.calls).toEqual([[['element:1', 'options']]]);
    expect(leaves).not.toHaveBeenCalled();
  });
});

describe('the bus over PostgreSQL', () => {
  let cluster: Cluster;
  let url: string;
  let here: OpenDatabase;
  let there: OpenDatabase;
  beforeAll(async () => {
    cluster = startPostgres();
    url = await cluster.createDatabase();
    here = await openDatabase({ dataDir: '', databaseUrl: url });
    there = await openDatabase({ dataDir: '', databaseUrl: url });
  });
  afterAll(async () => {
    await here.close();
    await there.close();
    await cluster.stop();
  });

  it('tells the own process at once and once, the other one soon', async () => {
    const [heardHere, heardThere] = [vi.fn(), vi.fn()];
    const leave = [here.bus.subscribe(heardHere), there.bus.subscribe(heardThere)];

    await here.bus.publish(['element:7']);

    expect(heardHere.mock.calls).toEqual([[['element:7']]]);
    await vi.waitFor(() => expect(heardThere.mock.calls).toEqual([[['element:7']]]), 30_000);
    expect(heardHere).toHaveBeenCalledTimes(1);
    for (const unsubscribe of leave) unsubscribe();
  });

  it('says that anything may have changed after its connection was lost', async () => {
    const heard = vi.fn();
    const leave = there.bus.subscribe(heard);
    const client = new pg.Client({ connectionString: url });
    await client.connect();

    await client.query(
      // Of this database only: others on the same server are in the middle of their tests.
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and query ilike 'listen%'`,
    );
    await client.end();

    await vi.waitFor(() => expect(heard).toHaveBeenCalledWith([ALL_TAGS]), 30_000);
    await here.bus.publish(['products']);
    await vi.waitFor(() => expect(heard).toHaveBeenCalledWith(['products']), 30_000);
    leave();
  });
});

it('splits what is too long for one notification without cutting a tag', () => {
  const tags = Array.from({ length: 2000 }, (_, index) => `product:${index}`);

  const payloads = payloadsOf('me', tags);

  expect(payloads.length).toBeGreaterThan(1);
  expect(Math.max(...payloads.map((payload) => Buffer.byteLength(payload)))).toBeLessThan(8000);
  expect(payloads.flatMap((payload) => payload.split('\n').slice(1))).toEqual(tags);
});
