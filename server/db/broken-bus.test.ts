import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { ALL_TAGS } from '#server/cache-tags.ts';
import { type FaultyNetwork, openFaultyNetwork } from '#tests/support/faulty-network.ts';
import { type Cluster, startPostgres } from '#tests/support/postgres.ts';
import type { Bus } from './bus.ts';
import { createPostgresBus } from './postgres-bus.ts';

/** Long enough for a machine that is busy; what is waited for comes in a second. */
const SOON = { timeout: 30_000 };

let cluster: Cluster;
let network: FaultyNetwork;
let pool: pg.Pool;
let sound: Bus;
const buses: Bus[] = [];

beforeAll(async () => {
  cluster = startPostgres();
  const url = await cluster.createDatabase();
  network = await openFaultyNetwork(url);
  pool = aPool(url);
  sound = await createPostgresBus(url, pool);
});

afterEach(async () => {
  network.mend();
  for (const bus of buses.splice(0)) await bus.close();
});

afterAll(async () => {
  await sound.close();
  await pool.end();
  await network.close();
  await cluster.stop();
});

function aPool(connectionString: string) {
  const made = new pg.Pool({ connectionString, connectionTimeoutMillis: 1_000 });
  made.on('error', () => undefined);
  return made;
}

/** A bus whose listening goes by the faulty network; `telling` is how it speaks. */
async function aBus(telling: pg.Pool, heartbeat = 10_000) {
  const bus = await createPostgresBus(network.url, telling, { heartbeat, patience: 300 });
  buses.push(bus);
  return bus;
}

it('counts a change as told, logs why others were not, and tells them when it can', async () => {
  const faultyPool = aPool(network.url);
  const bus = await aBus(faultyPool);
  const [heardHere, heardThere, failed] = [vi.fn(), vi.fn(), vi.fn()];
  bus.subscribe(heardHere);
  bus.onFailure(failed);
  const leave = sound.subscribe(heardThere);
  network.cut();

  await bus.publish(['element:7']);

  expect(heardHere).toHaveBeenCalledWith(['element:7']);
  await vi.waitFor(() => expect(failed).toHaveBeenCalled(), SOON);
  expect(heardThere).not.toHaveBeenCalled();
  network.mend();
  await vi.waitFor(() => expect(heardThere).toHaveBeenCalledWith([ALL_TAGS]), SOON);
  leave();
  await faultyPool.end();
});

it('keeps nobody waiting who made a change while the database hangs', async () => {
  const faultyPool = aPool(network.url);
  const bus = await aBus(faultyPool);
  await faultyPool.query('select 1');
  network.freeze();

  await bus.publish(['element:7']);

  network.mend();
  await faultyPool.end();
});

it('takes everything for changed, again and again, while it hears nothing from others', async () => {
  const bus = await aBus(pool);
  const heard = vi.fn();
  bus.subscribe(heard);
  network.cut();

  await vi.waitFor(() => expect(heard.mock.calls.length).toBeGreaterThan(1), SOON);
  expect(new Set(heard.mock.calls.flat(2))).toEqual(new Set([ALL_TAGS]));
});

it('keeps what there is to show while the whole database is away', async () => {
  const faultyPool = aPool(network.url);
  const bus = await aBus(faultyPool);
  const [heard, failed] = [vi.fn(), vi.fn()];
  bus.subscribe(heard);
  bus.onFailure(failed);
  network.cut();

  await vi.waitFor(() => expect(failed.mock.calls.length).toBeGreaterThan(1), SOON);

  expect(heard).not.toHaveBeenCalled();
  await faultyPool.end();
});

it('notices a connection that was lost without a word', async () => {
  const bus = await aBus(pool, 100);
  const heard = vi.fn();
  bus.subscribe(heard);
  network.freeze();

  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith([ALL_TAGS]), SOON);

  network.mend();
  heard.mockClear();
  await vi.waitFor(async () => {
    await sound.publish(['products']);
    expect(heard).toHaveBeenCalledWith(['products']);
  }, SOON);
});
