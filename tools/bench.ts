/**
 * `npm run bench [renders]`: what a page of the production build costs. CPU time of the server for the
 * sample shop's home page, rendered anew and out of the cache, and the bytes that travel. Sizes are
 * those of gzip -9; CPU is of the whole process, so the figures hold on a machine that is busy.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { ElementContent } from '#schemas/content/element.ts';
import type { PagePorts, SiteEntry } from '#schemas/site-entry.ts';
import { buildApp } from '#server/app.ts';
import { ALL_TAGS, elementTag } from '#server/cache-tags.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { readSecrets } from '#server/secrets.ts';
import { seedSample } from '#server/seed/index.ts';
import { openBuiltStorefront } from '#server/ssr/storefront.ts';
import type { PageData } from '#src/client/page-data.ts';

const CLIENT = 'dist/client';
/** Renders before the first that counts: the engine compiles what runs often. */
const WARM_UP = 30;
const renders = Number(process.argv[2] ?? 100);
let edits = 0;

const dataDir = mkdtempSync(join(tmpdir(), 'izlog-bench-'));
const config = readConfig({ NODE_ENV: 'production', LOG_LEVEL: 'error', DATA_DIR: dataDir });
const database = await openDatabase(config);
try {
  await migrate(database.patient);
  const entry = await openBuiltStorefront('dist').entry();
  let render: Render = () => Promise.resolve();
  let homeTag = '';
  const handle: SiteEntry['handle'] = async (request, ports) => {
    homeTag ||= await tagOf(request.path, ports);
    render = async (change) => {
      await entry.handle(request, edited(ports, change));
    };
    return entry.handle(request, ports);
  };
  const app = await buildApp({
    config,
    secrets: readSecrets(config),
    database,
    entry: async () => ({ ...entry, handle }),
  });
  await app.ready();
  await seedSample(app);
  const html = await read(app);
  console.table({ ...(await cpuOf(app, homeTag, render)), ...bytesOf(html) });
  await app.close();
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

/** The page as a browser asks for it, compressed; answers its size. */
async function load(app: FastifyInstance): Promise<number> {
  const { rawPayload } = await app.inject({ url: '/', headers: { 'accept-encoding': 'br' } });
  return rawPayload.length;
}

async function read(app: FastifyInstance): Promise<string> {
  const response = await app.inject('/');
  if (response.statusCode !== 200)
    throw new Error(`The home page answered ${response.statusCode}.`);
  return response.body;
}

/** Rows of the table: mean CPU of one answer. */
async function cpuOf(app: FastifyInstance, homeTag: string, render: Render) {
  const cached = async () => {
    await load(app);
  };
  const afterChangeOf = (tag: string) => async () => {
    await app.bus.publish([tag]);
    await load(app);
  };
  const milliseconds = async (answer: () => Promise<void>) => {
    for (let count = 0; count < WARM_UP; count += 1) await answer();
    const before = process.cpuUsage();
    for (let count = 0; count < renders; count += 1) await answer();
    const { user, system } = process.cpuUsage(before);
    return { value: Number(((user + system) / 1000 / renders).toFixed(2)), unit: 'ms CPU' };
  };
  const everything = { sections: Number.POSITIVE_INFINITY, chrome: true };
  return {
    'home, every section changed: data, render': await milliseconds(() => render(everything)),
    'home, one section changed: data, render': await milliseconds(() =>
      render({ sections: 1, chrome: false }),
    ),
    'home, published: data, render, compression': await milliseconds(afterChangeOf(homeTag)),
    'home, nothing known: all data, render, compression': await milliseconds(
      afterChangeOf(ALL_TAGS),
    ),
    'home, from the cache': await milliseconds(cached),
  };
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
