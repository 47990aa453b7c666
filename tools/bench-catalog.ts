/**
 * `npm run bench:catalog [products] [embedded|postgres]`: what calls of catalogue, cart and order cost at a size, on the
 * embedded database and on PostgreSQL. CPU of the server process for one call at a time (on the embedded
 * database that is the database too), and requests per second over HTTP with 16 connections.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { type OpenDatabase, openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { analyze } from '#server/db/upkeep.ts';
import { ensureDefaultSite } from '#server/modules/site/site/default-site.repository.ts';
import { importCatalog } from '#server/seed/catalog/catalog-import.repository.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { generateCatalog } from './generate-catalog.ts';
import { ordersRows } from './lib/bench-orders.ts';

const COUNT = Number(process.argv[2] ?? 50_000);
/** More than all buyers of a run want of one product. */
const ENOUGH = 20;
const CONNECTIONS = 16;
const WARM_UP = 50;
const CALLS = 300;
const LOAD_MS = 3000;

interface Call {
  method: 'GET' | 'POST';
  url: string;
  body?: object;
}

/** Ids of attribute values differ from call to call, so that nothing is answered out of a memory. */
type Calls = Record<string, (turn: number) => Call>;

/** Moves on for every run, so that its pages are new. */
let firstPage = 0;
const KINDS = ['embedded', 'postgres'] as const;
for (const kind of KINDS.filter((name) => (process.argv[3] ?? name) === name)) await bench(kind);

async function bench(kind: 'embedded' | 'postgres') {
  const dataDir = mkdtempSync(join(tmpdir(), 'izlog-bench-'));
  const cluster = kind === 'postgres' ? startPostgres() : null;
  const config = {
    ...readConfig({
      NODE_ENV: 'production',
      LOG_LEVEL: 'silent',
      DATA_DIR: dataDir,
      OVERLOAD_MS: '0',
      PAYMENT_TEST_MODE: 'true',
    }),
    ...(cluster && { databaseUrl: await cluster.createDatabase() }),
  };
  const database = await openDatabase(config);
  const startedAt = Date.now();
  await migrate(database.patient);
  await ensureDefaultSite(database.db, { publicUrl: undefined, localUrl: 'http://127.0.0.1' });
  await importCatalog(database.patient, generateCatalog(COUNT));
  await analyze(database.patient);
  console.log(`\n${kind}: ${COUNT} products stored in ${seconds(startedAt)}`);
  const secrets = { token: new Uint8Array(32).fill(1) };
  const { app, services } = await buildApp({ config, secrets, database, entry: noPages });
  await app.ready();
  const { site } = await services.directory.contextOf(1);
  const headers = { apikey: site.apiKey, 'content-type': 'application/json' };
  const readyAt = Date.now();
  await send(app, headers, { method: 'POST', url: '/api/v1/product/web/filter', body: {} });
  console.log(`first list after ${seconds(readyAt)}`);

  const rows: Record<string, object> = {};
  for (const [name, call] of Object.entries(await callsOf(app, headers))) {
    rows[name] = await cpuOf(app, headers, call);
  }
  await app.listen({ host: '127.0.0.1', port: 0 });
  for (const [name, call] of Object.entries(await callsOf(app, headers))) {
    rows[name] = { ...rows[name], 'requests/s at 16': await rateOf(app, headers, call) };
  }
  const shop = { app, services, database, headers: { apikey: site.apiKey } };
  const onSale = await idsOnSale(database);
  const orders = await ordersRows(shop, (turn) => onSale[(turn * 37) % onSale.length] ?? 1);
  console.table({ ...rows, ...orders });
  await app.close();
  await database.close();
  await cluster?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** Products that can be bought as they are: some are sold out, some are only sold by their variants. */
async function idsOnSale({ db }: OpenDatabase): Promise<number[]> {
  const rows = await db
    .selectFrom('product')
    .select('id')
    .where('visible', '=', true)
    .where('stock', '>', ENOUGH)
    .where('format', '<>', 'configurable')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

async function noPages(): Promise<never> {
  throw new Error('This bench asks for no pages.');
}

async function callsOf(app: FastifyInstance, headers: Record<string, string>): Promise<Calls> {
  const filters = '/api/v1/product/layered/navigation';
  const list = '/api/v1/product/web/filter';
  const facets = await send(app, headers, { method: 'POST', url: filters, body: {} });
  const valuesOf = (code: string): number[] =>
    JSON.parse(facets)
      .data.find((facet: { attributeCode: string }) => facet.attributeCode === code)
      .values.map((value: { attributeID: number }) => value.attributeID);
  const skins = valuesOf('skin_type');
  const ingredients = valuesOf('ingredient');
  const three = (turn: number) => [
    {
      key: 'skin_type',
      value: `${skins[turn % skins.length]},${skins[(turn + 1) % skins.length]}`,
    },
    { key: 'ingredient', value: String(ingredients[turn % ingredients.length]) },
    { key: 'finalPrice', range: { min: 5, max: 20 + (turn % 30) } },
  ];
  firstPage += 17;
  const words = ['krema', 'lavanda', 'sampon cicak', 'nocna kre', 'djumbir', 'serum ruza', 'maksa'];
  const post = (url: string, body: object): Call => ({ method: 'POST', url, body });
  return {
    'list, newest': () => post(list, { limit: 24 }),
    'list, three facets, by price': (turn) =>
      post(list, { limit: 24, filters: three(turn), sort: { param: 'finalPrice', order: 'asc' } }),
    'list, category, by name, page 50': (turn) =>
      post(list, {
        limit: 24,
        page: 50,
        mainCategory: 1 + (turn % 5),
        sort: { param: 'name', order: 'asc' },
      }),
    'list, a page nobody asked for yet': (turn) =>
      post(list, { limit: 24, page: 1 + ((turn * 61 + firstPage) % Math.floor(COUNT / 24)) }),
    'navigation, unfiltered': () => post(filters, {}),
    'navigation, three facets': (turn) => post(filters, { filters: three(turn) }),
    search: (turn) => post(list, { limit: 12, keywords: words[turn % words.length] }),
    'product by slug': (turn) => ({
      method: 'GET',
      url: `/api/v1/product/web/get?slug=proizvod-${1 + ((turn * 37) % COUNT)}`,
    }),
  };
}

async function cpuOf(
  app: FastifyInstance,
  headers: Record<string, string>,
  call: (turn: number) => Call,
) {
  for (let turn = 0; turn < WARM_UP; turn += 1) await send(app, headers, call(turn));
  const before = process.cpuUsage();
  const startedAt = performance.now();
  for (let turn = 0; turn < CALLS; turn += 1) await send(app, headers, call(turn));
  const { user, system } = process.cpuUsage(before);
  return {
    'CPU ms': Number(((user + system) / 1000 / CALLS).toFixed(2)),
    'wall ms': Number(((performance.now() - startedAt) / CALLS).toFixed(2)),
  };
}

/** Client and server share the process here, so this is the lower bound of what the server can do. */
async function rateOf(
  app: FastifyInstance,
  headers: Record<string, string>,
  call: (turn: number) => Call,
): Promise<number> {
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const endsAt = performance.now() + LOAD_MS;
  let done = 0;
  const visitor = async (first: number) => {
    for (let turn = first; performance.now() < endsAt; turn += CONNECTIONS) {
      await overHttp(agent, port, headers, call(turn));
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, index) => visitor(index)));
  agent.destroy();
  return Math.round((done * 1000) / LOAD_MS);
}

async function send(
  app: FastifyInstance,
  headers: Record<string, string>,
  { method, url, body }: Call,
): Promise<string> {
  const response = await app.inject({ method, url, headers, ...(body && { payload: body }) });
  if (response.statusCode !== 200) throw new Error(`${url}: ${response.body}`);
  return response.body;
}

function overHttp(
  agent: Agent,
  port: number,
  headers: Record<string, string>,
  { method, url, body }: Call,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { agent, host: '127.0.0.1', port, method, path: url, headers },
      (answer) => {
        answer.resume();
        answer.on('end', resolve);
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body ? JSON.stringify(body) : undefined);
  });
}

function seconds(since: number): string {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}
