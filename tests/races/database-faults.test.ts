import type { LightMyRequestResponse } from 'fastify';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { type OpenDatabase, openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { ensureDefaultSite } from '#server/modules/site/site/default-site.repository.ts';
import { Buyer } from '#tests/support/buyer.ts';
import { type FaultyNetwork, openFaultyNetwork } from '#tests/support/faulty-network.ts';
import { type Cluster, startPostgres } from '#tests/support/postgres.ts';
import { aProduct } from '#tests/support/products.ts';
import { openShop } from '#tests/support/shop.ts';
import { newTempFolder } from '#tests/support/temp-folder.ts';
import { fakeEntry, type TestApp } from '#tests/support/test-app.ts';
import { waitUntil } from '#tests/support/wait-until.ts';

const CONNECTIONS = 4;
/** A tenth of what the product is given, so that the tests need not wait long. */
const PATIENCE = {
  statement: 1000,
  answer: 1200,
  idleInTransaction: 1500,
  connection: 600,
  connections: CONNECTIONS,
};
/** The longest that a call may take: for a connection, for a statement, and for a busy machine. */
const WORST_MS = 8000;
const CALLERS = 40;
const PAGE = {
  status: 200,
  headers: {},
  html: '<!doctype html><title>O nama</title>',
  cacheable: true,
  tags: [],
  hashes: { style: [], script: [] },
};

let cluster: Cluster;
let network: FaultyNetwork;
let database: OpenDatabase;
let test: TestApp;
/** A connection that no fault strikes. */
let witness: pg.Client;
let buyer: Buyer;
let guests = 0;

beforeAll(async () => {
  cluster = startPostgres();
  const url = await cluster.createDatabase();
  network = await openFaultyNetwork(url);
  witness = new pg.Client({ connectionString: url });
  await witness.connect();
  database = await openDatabase({ dataDir: '', databaseUrl: network.url }, PATIENCE);
  await migrate(database.patient);
  await ensureDefaultSite(database.db, { publicUrl: undefined, localUrl: 'http://127.0.0.1:3000' });
  const { app, services } = await buildApp({
    config: readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: newTempFolder() }),
    secrets: { token: new Uint8Array(32).fill(7) },
    database,
    entry: async () => ({ ...fakeEntry, handle: async () => PAGE }),
  });
  await app.ready();
  const { site } = await services.directory.contextOf(1);
  test = { app, services, database, headers: { apikey: site.apiKey } };
  await openShop(test, [aProduct({ id: 1, cents: 2500, stock: 1000 })]);
  buyer = await aBuyer();
});

afterEach(async () => {
  network.mend();
  await waitUntil(async () => (await getCart()).statusCode === 200);
});

afterAll(async () => {
  await test.app.close();
  await database.close();
  await witness.end();
  await network.close();
  await cluster.stop();
});

function aBuyer(): Promise<Buyer> {
  guests += 1;
  return Buyer.ready(test, guests);
}
const getCart = () => buyer.call('POST', 'cart/getCart');
const get = (url: string) => test.app.inject({ url, headers: test.headers });
const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Status, hint and time of every one of many calls at once. */
async function rush(call: () => Promise<LightMyRequestResponse>) {
  return Promise.all(
    Array.from({ length: CALLERS }, async () => {
      const startedAt = performance.now();
      const { statusCode, headers, body } = await call();
      const code = statusCode === 200 ? null : JSON.parse(body).error.code;
      return { statusCode, retry: headers['retry-after'], code, ms: performance.now() - startedAt };
    }),
  );
}

const SHED = { statusCode: 503, retry: 5, code: 'SERVICE_UNAVAILABLE' };

async function expectAllShed(call: () => Promise<LightMyRequestResponse>) {
  const answers = await rush(call);
  for (const { ms, ...answer } of answers) {
    expect({ ...answer, retry: Number(answer.retry) }).toEqual(SHED);
    expect(ms).toBeLessThan(WORST_MS);
  }
}

/** What a balancer sees meanwhile. */
async function expectAliveButNotReady() {
  const startedAt = performance.now();
  const [alive, ready] = [await get('/healthz'), await get('/readyz')];
  expect([alive.statusCode, ready.statusCode]).toEqual([200, 503]);
  expect(performance.now() - startedAt).toBeLessThan(WORST_MS);
}

async function ourConnections(): Promise<number> {
  const { rows } = await witness.query(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  );
  return rows[0].count;
}

describe('a statement that takes too long (F4)', () => {
  it('is cut off, and its callers are asked to come back, in a bounded time', async () => {
    await witness.query('begin; lock table cart in access exclusive mode');
    try {
      const shed = expectAllShed(getCart);
      await sleep(200);
      await expectAliveButNotReady();
      await shed;
      // Nothing is left behind that still waits for the lock.
      await waitUntil(async () => (await waitingForLocks()) === 0);
    } finally {
      await witness.query('rollback');
    }

    expect((await getCart()).statusCode).toBe(200);
    expect((await get('/readyz')).statusCode).toBe(200);
  });

  async function waitingForLocks(): Promise<number> {
    const { rows } = await witness.query(
      `select count(*)::int as count from pg_locks join pg_database on oid = database
       where datname = current_database() and not granted`,
    );
    return rows[0].count;
  }

  it('leaves an order undone, which goes through when it is asked again', async () => {
    const customer = await aBuyer();
    await witness.query('begin; lock table number_series in access exclusive mode');
    const cutOff = await customer.order().finally(() => witness.query('rollback'));

    expect([cutOff.statusCode, cutOff.json().error.code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
    const { rows } = await witness.query('select count(*)::int as count from shop_order');
    const before: number = rows[0].count;
    expect((await customer.order()).statusCode).toBe(200);
    const after = await witness.query('select count(*)::int as count from shop_order');
    expect(after.rows[0].count).toBe(before + 1);
  });

  it('does not cut off the work that has all the time it needs', async () => {
    await expect(
      database.patient.connection().execute(async (patient) => {
        await witness.query('begin; lock table cart in access exclusive mode');
        const waiting = patient.selectFrom('cart').select('id').limit(1).execute();
        await sleep(PATIENCE.answer + 300);
        await witness.query('rollback');
        return waiting;
      }),
    ).resolves.toHaveLength(1);
  });

  it('is ended when it is a transaction that nobody goes on with', async () => {
    const forgotten = database.db.transaction().execute(async (trx) => {
      await trx.updateTable('cart').set({ status: 'archived' }).execute();
      await sleep(PATIENCE.idleInTransaction + 500);
      await trx.selectFrom('cart').select('id').execute();
    });

    await expect(forgotten).rejects.toThrow();
    const { rows } = await witness.query(`select from cart where status = 'archived'`);
    expect(rows.length).toBeLessThan(2);
  });
});

describe('a database that hangs (F5)', () => {
  it('lets nobody wait for long, and leaves no connection behind', async () => {
    network.freeze();
    const shed = expectAllShed(getCart);
    await sleep(200);
    await expectAliveButNotReady();
    await shed;
    network.mend();

    await waitUntil(async () => (await getCart()).statusCode === 200);
    // Those of the pool, the listener of the bus, and the two for patient work.
    await waitUntil(async () => (await ourConnections()) <= CONNECTIONS + 3);
  });

  it('does not give the rest of one transaction to the next', async () => {
    const before = await archived();
    const broken = database.db.transaction().execute(async (trx) => {
      await trx.updateTable('cart').set({ status: 'archived' }).execute();
      network.freeze();
      await trx.selectFrom('cart').select('id').execute();
    });
    await expect(broken).rejects.toThrow();
    network.mend();

    await waitUntil(async () => (await getCart()).statusCode === 200);
    await Promise.all(Array.from({ length: CONNECTIONS * 2 }, getCart));
    await waitUntil(async () => (await openTransactions()) === 0);
    expect(await archived()).toBe(before);
  });

  async function archived(): Promise<number> {
    const { rows } = await witness.query(`select from cart where status = 'archived'`);
    return rows.length;
  }

  async function openTransactions(): Promise<number> {
    const { rows } = await witness.query(
      `select from pg_stat_activity where datname = current_database() and state like 'idle in%'`,
    );
    return rows.length;
  }
});

describe('a database that goes away under load (F3)', () => {
  it('costs 503 and nothing else, and pages that are kept go on', async () => {
    expect((await get('/o-nama')).statusCode).toBe(200);
    const statuses: number[] = [];
    const pages: number[] = [];
    let isOver = false;
    const shopping = Array.from({ length: 8 }, async () => {
      while (!isOver) {
        statuses.push((await getCart()).statusCode);
        await sleep(20);
      }
    });
    const reading = (async () => {
      while (!isOver) {
        pages.push((await get('/o-nama')).statusCode);
        await sleep(20);
      }
    })();
    await sleep(300);
    network.cut();
    await sleep(500);
    await expectAliveButNotReady();
    await sleep(500);

    network.mend();
    const backAt = performance.now();
    await waitUntil(async () => (await getCart()).statusCode === 200);
    const recovery = performance.now() - backAt;
    await sleep(200);
    isOver = true;
    await Promise.all([...shopping, reading]);

    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    expect(new Set(pages)).toEqual(new Set([200]));
    expect(recovery).toBeLessThan(WORST_MS);
  });

  it('between the statements of a transaction ends the transaction, not the process', async () => {
    const before = await orders();
    const customers = [await aBuyer(), await aBuyer(), await aBuyer()];

    const placing = customers.map((customer) => customer.order());
    await sleep(30);
    await witness.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    );
    const broken = (await Promise.all(placing)).map(({ statusCode }) => statusCode);

    expect(broken.every((status) => status === 200 || status === 503)).toBe(true);
    await waitUntil(async () => (await getCart()).statusCode === 200);
    for (const customer of customers) {
      expect((await customer.order()).statusCode).toBe(200);
    }
    expect(await orders()).toBe(before + customers.length);
  });

  async function orders(): Promise<number> {
    const { rows } = await witness.query('select count(*)::int as count from shop_order');
    return rows[0].count;
  }
});
