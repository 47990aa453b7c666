/**
 * `npm run bench [renders]`: what pages of the production build cost. CPU time of the server for pages
 * of the sample shop, rendered again and out of the cache, and the bytes that travel. Sizes are those
 * of gzip -9. CPU is of the whole process, the database inside it and the threads that compress
 * included; a busy machine makes all figures larger, but not by what it does itself.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { ElementContent } from '#schemas/content/element.ts';
import type { PagePorts, SiteEntry } from '#schemas/site-entry.ts';
import { buildApp } from '#server/app.ts';
import { ALL_TAGS, cacheTag, elementTag } from '#server/cache-tags.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { readSecrets } from '#server/secrets.ts';
import { beginShop } from '#server/seed/index.ts';
import { sampleAccounts } from '#server/seed/site/accounts.ts';
import { toAnswer } from '#server/ssr/page-answer.ts';
import { ANSWERS_CACHE } from '#server/ssr/page-ports.ts';
import { openBuiltStorefront } from '#server/ssr/storefront.ts';
import type { PageData } from '#src/storefront/browser/page/page-data.ts';
import { DEMONSTRATION } from './lib/demonstration.ts';
import { cpuOverLoopback, plainServer } from './lib/loopback.ts';

const CLIENT = 'dist/client';
/** Renders before the first that counts: the engine compiles what runs often. */
const WARM_UP = 30;
const renders = Number(process.argv[2] ?? 100);
const HOME = '/';
/** Pages beside the home page of which only the render is measured. */
const OTHERS = {
  category: '/shop/njega-lica',
  product: '/product/moreva-hijaluronski-serum',
  post: '/kosa-nakon-mora',
};
/** Empties what is kept of answers to renders, and with it each page; nothing has changed. */
const ANSWERS = [cacheTag(ANSWERS_CACHE, 1), cacheTag('pages', 1)];
let edits = 0;

const dataDir = mkdtempSync(join(tmpdir(), 'izlog-bench-'));
const config = readConfig({
  ...DEMONSTRATION,
  LOG_LEVEL: 'error',
  DATA_DIR: dataDir,
  PICTURE_WORK: 'false',
});
const database = await openDatabase(config);
try {
  await migrate(database.patient);
  const entry = await openBuiltStorefront('dist').entry();
  const renderers = new Map<string, Render>();
  let homeTag = '';
  const handle: SiteEntry['handle'] = async (request, ports) => {
    if (request.path === HOME) homeTag ||= await tagOf(request.path, ports);
    renderers.set(request.path, async (change) => {
      await entry.handle(request, edited(ports, change));
    });
    return entry.handle(request, ports);
  };
  const { app, services } = await buildApp({
    config,
    secrets: readSecrets(config),
    database,
    entry: async () => ({ ...entry, handle }),
  });
  await app.ready();
  await beginShop({ app, services }, { preset: 'bonaca', accounts: sampleAccounts });
  const html = await read(app, HOME);
  for (const path of Object.values(OTHERS)) await read(app, path);
  const editHome = async () => {
    edits += 1;
    await sql`update element set published = jsonb_set(published, '{parts,0,options,anchor}',
      to_jsonb(${`uredeno-${edits}`}::text)) where ${homeTag} = concat('element:', id)`.execute(
      database.db,
    );
  };
  const renderOf = (path: string): Render => renderers.get(path) ?? (() => Promise.resolve());
  console.table({
    ...(await cpuOf(app, { homeTag, html, renderOf, editHome })),
    ...bytesOf(html),
    ...(await overLoopback(app)),
  });
} finally {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
}

async function tagOf(path: string, ports: PagePorts): Promise<string> {
  const found = await ports.decide(path);
  if (found.type !== 'page') throw new Error(`No page stands at ${path}.`);
  return elementTag(found.element.id);
}

/** Renders the page after a change of it. */
type Render = (change: Change) => Promise<void>;

interface Change {
  /** Sections of the page that differ from the last render; the others are as they were. */
  sections: number;
  /** Whether header, footer and cookie notice differ, too. */
  chrome: boolean;
}

/** Ports to a page that somebody has just edited. */
function edited(ports: PagePorts, { sections, chrome }: Change): PagePorts {
  edits += 1;
  const anchor = `uredeno-${edits}`;
  const edit = <E extends ElementContent>(element: E, count: number): E => ({
    ...element,
    parts: element.parts.map((part, index) =>
      index < count ? { ...part, options: { ...part.options, anchor } } : part,
    ),
  });
  return {
    ...ports,
    async decide(path) {
      const found = await ports.decide(path);
      return found.type === 'page' ? { ...found, element: edit(found.element, sections) } : found;
    },
    async template(id) {
      const found = await ports.template(id);
      return found && edit(found, sections);
    },
    async statics() {
      const found = Object.entries(await ports.statics());
      return Object.fromEntries(
        found.map(([handler, element]) => [
          handler,
          chrome ? edit(element, element.parts.length) : element,
        ]),
      );
    },
  };
}

/** The home page as a browser asks for it: compressed, and written piece by piece as to a socket. */
async function load(app: FastifyInstance): Promise<void> {
  const headers = { 'accept-encoding': 'br' };
  const response = await app.inject({ url: HOME, headers, payloadAsStream: true });
  for await (const _ of response.stream());
}

async function read(app: FastifyInstance, path: string): Promise<string> {
  const response = await app.inject(path);
  if (response.statusCode !== 200) throw new Error(`${path} answered ${response.statusCode}.`);
  return response.body;
}

/** Mean CPU of an answer; what is done `before` each does not count. */
async function cpu(
  answer: () => Promise<unknown>,
  before: () => Promise<unknown> = () => Promise.resolve(),
) {
  let used = 0;
  for (let count = -WARM_UP; count < renders; count += 1) {
    await before();
    const start = process.cpuUsage();
    await answer();
    const { user, system } = process.cpuUsage(start);
    if (count >= 0) used += user + system;
  }
  return { value: Number((used / 1000 / renders).toFixed(2)), unit: 'ms CPU' };
}

/** What there is to measure. */
interface Subjects {
  homeTag: string;
  /** The home page. */
  html: string;
  renderOf(path: string): Render;
  /** Publishes the home page with another first section, but tells nobody. */
  editHome(): Promise<void>;
}

/** Rows of the table: mean CPU of one answer. */
async function cpuOf(app: FastifyInstance, { homeTag, html, renderOf, editHome }: Subjects) {
  const afterChangeOf = (tags: string[]) => async () => {
    await app.bus.publish(tags);
    await load(app);
  };
  const everything: Change = { sections: Number.POSITIVE_INFINITY, chrome: true };
  const others: Record<string, Awaited<ReturnType<typeof cpu>>> = {};
  for (const [kind, path] of Object.entries(OTHERS)) {
    others[`${kind}, every section changed: render`] = await cpu(() => renderOf(path)(everything));
  }
  return {
    'home, every section changed: render': await cpu(() => renderOf(HOME)(everything)),
    'home, one section changed: render': await cpu(() =>
      renderOf(HOME)({ sections: 1, chrome: false }),
    ),
    'home, compression in a thread of its own': await cpu(() => compress(html)),
    'home, published with one section changed': await cpu(afterChangeOf([homeTag]), editHome),
    'home, no data known, and none changed': await cpu(afterChangeOf(ANSWERS)),
    'home, no message heard, and nothing changed': await cpu(afterChangeOf([ALL_TAGS])),
    'home, from the cache': await cpu(() => load(app)),
    ...others,
  };
}

/** Rows of the table: the home page out of the cache beside a bare server; ends the application. */
async function overLoopback(app: FastifyInstance) {
  const { rawPayload } = await app.inject({ url: HOME, headers: { 'accept-encoding': 'br' } });
  const ours = await cpuOverLoopback(app, HOME);
  const plain = await cpuOverLoopback(plainServer(rawPayload), HOME);
  const row = (ms: number) => ({ value: Number(ms.toFixed(4)), unit: 'ms CPU' });
  return {
    'home, from the cache, over loopback': row(ours),
    'the same bytes from bare Fastify, over loopback': row(plain),
    'home, from the cache, answers': {
      value: Math.round(1000 / ours),
      unit: 'requests per second and core',
    },
  };
}

/** Compresses a page as its first visitor has it done. */
async function compress(html: string): Promise<void> {
  // Not to be shared, so that it is compressed each time.
  const page = { status: 200, html, headers: {}, cacheable: false, tags: [] };
  await toAnswer({ ...page, hashes: { style: [], script: [] } }, [], '').body('br');
}

/** Rows of the table: what a browser loads for the home page. */
function bytesOf(html: string) {
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css ?? '');
  const json = html.match(/id="izlog-data">(.*?)<\/script>/s)?.[1] ?? '';
  const data: PageData = JSON.parse(json);
  const first = [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, url]) => url ?? '');
  const later = [
    ...data.actions,
    ...(data.hydrate ?? []),
    ...Object.values(data.islands).flat(),
    ...Object.values(data.validators),
  ];
  return {
    HTML: kilobytes([Buffer.from(html)]),
    'CSS inlined in it': kilobytes([Buffer.from(styles.join(''))]),
    'data inlined in it': kilobytes([Buffer.from(json)]),
    'JavaScript at first load': kilobytes(filesOf(first)),
    'JavaScript after the first intent, all of it': kilobytes(filesOf([...first, ...later])),
  };
}

/** Files of the build by their addresses, each once. */
function filesOf(urls: readonly string[]): Buffer[] {
  return [...new Set(urls)].map((url) => readFileSync(join(CLIENT, url)));
}

function kilobytes(parts: readonly Buffer[]) {
  const bytes = parts.reduce((sum, part) => sum + gzipSync(part, { level: 9 }).length, 0);
  return { value: Number((bytes / 1024).toFixed(1)), unit: 'kB gz' };
}
