import { JSDOM } from 'jsdom';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp, type Shop } from '#server/app.ts';
import { ALL_TAGS } from '#server/cache-tags.ts';
import { readConfig } from '#server/config.ts';
import { type OpenDatabase, openDatabase } from '#server/db/database.ts';
import { readSecrets } from '#server/secrets.ts';
import { openBuiltStorefront } from '#server/ssr/storefront.ts';
import { MARKUP_VECTORS } from '#tests/support/content/xss-vectors.ts';
import { newTempFolder } from '#tests/support/temp-folder.ts';
import { fillWithSample } from '../../tools/lib/sample-folder.ts';

const ORIGIN = 'http://127.0.0.1:3000';
/** Texts in every language that pages, lists, menus and descriptions for machines show. */
const TEXTS = [
  ['product', 'names'],
  ['category', 'names'],
  ['tag', 'names'],
  ['attribute', 'labels'],
  ['attribute_value', 'labels'],
  ['product', 'short_descriptions'],
  ['product', 'notices'],
  ['custom_option', 'titles'],
  ['post', 'titles'],
  ['post', 'excerpts'],
  ['term', 'titles'],
  ['event', 'titles'],
  ['media', 'descriptions'],
] as const;
/** Texts of one language. */
const PLAIN_TEXTS = [
  ['brand', 'name'],
  ['media', 'title'],
] as const;
/** Attributes that load, open or send something. */
const ADDRESSES = ['href', 'src', 'action', 'formaction', 'poster', 'data', 'ping', 'srcdoc'];
const PAGES = 24;

let test: Shop;
let database: OpenDatabase;

beforeAll(async () => {
  const dataDir = newTempFolder();
  fillWithSample(dataDir);
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: dataDir });
  database = await openDatabase(config);
  const secrets = readSecrets(config);
  test = await buildApp({ config, secrets, database, entry: openBuiltStorefront('dist').entry });
  await test.app.ready();
}, 240_000);

afterAll(async () => {
  await test.app.close();
  await database.close();
});

/** The pages that machines are told of, and lists of the shop. */
async function paths(): Promise<string[]> {
  const { body } = await test.app.inject({ url: '/sitemap.xml', headers: hostOnly });
  const all = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  const step = Math.max(1, Math.floor(all.length / PAGES));
  return ['/', ...all.filter((_path, at) => at % step === 0)];
}

const hostOnly = { host: new URL(ORIGIN).host };

async function visit(path: string): Promise<Document> {
  const response = await test.app.inject({ url: path, headers: hostOnly });
  expect([path, response.statusCode]).toEqual([path, 200]);
  return new JSDOM(response.body, { url: ORIGIN + path }).window.document;
}

/** Puts hostile texts where the sample shop has its own; each row another one. */
async function spoilTexts() {
  const vectors = MARKUP_VECTORS.filter((text) => !text.includes('\u0000'));
  const list = sql`array[${sql.join(vectors)}]::text[]`;
  for (const [table, column] of TEXTS) {
    await sql`update ${sql.table(table)} as own set ${sql.ref(column)} = (
        select jsonb_object_agg(code, (${list})[1 + own.id % ${vectors.length}])
        from unnest(array['hr', 'en', 'de']) as code
      )`.execute(test.app.db);
  }
  for (const [table, column] of PLAIN_TEXTS) {
    await sql`update ${sql.table(table)} as own
      set ${sql.ref(column)} = (${list})[1 + own.id % ${vectors.length}]`.execute(test.app.db);
  }
  await test.app.bus.publish([ALL_TAGS, 'products', 'categories', 'posts', 'terms', 'settings']);
}

/** What a browser would run, or load from elsewhere, as `<element attribute="value">`. */
function dangersOf(document: Document): string[] {
  return [...document.querySelectorAll('*')].flatMap((element) =>
    element.getAttributeNames().flatMap((name) => {
      const value = element.getAttribute(name) ?? '';
      const isForeign = ADDRESSES.includes(name) && !isHarmless(value);
      return name.startsWith('on') || isForeign ? [`<${element.tagName} ${name}="${value}">`] : [];
    }),
  );
}

function isHarmless(address: string): boolean {
  const { protocol } = new URL(address, `${ORIGIN}/`);
  return ['http:', 'https:', 'mailto:', 'tel:'].includes(protocol);
}

/** Elements that no text of the shop may bring. */
const ACTIVE = ['SCRIPT', 'IFRAME', 'OBJECT', 'EMBED', 'BASE', 'META', 'LINK', 'STYLE', 'FORM'];

/** How often each of them is in the page. */
function activeOf(document: Document): Map<string, number> {
  return new Map(ACTIVE.map((name) => [name, document.querySelectorAll(name).length]));
}

/** Names of the elements that a page has more of than before. */
function addedTo(before: ReadonlyMap<string, number> | undefined, document: Document): string[] {
  const after = activeOf(document);
  return ACTIVE.filter((name) => (after.get(name) ?? 0) > (before?.get(name) ?? 0));
}

describe('hostile names of products, categories, brands, posts and pictures', () => {
  it('run nothing, load nothing and break no description for machines, on no page', async () => {
    const visited = await paths();
    const before = new Map<string, Map<string, number>>();
    for (const path of visited) before.set(path, activeOf(await visit(path)));

    await spoilTexts();

    const faults: string[] = [];
    let shown = 0;
    for (const path of visited) {
      const document = await visit(path);
      faults.push(...dangersOf(document).map((danger) => `${path}: ${danger}`));
      faults.push(...addedTo(before.get(path), document).map((name) => `${path}: more <${name}>`));
      for (const { textContent } of document.querySelectorAll('script[type*="json"]'))
        JSON.parse(textContent ?? '');
      shown += (document.body.textContent ?? '').split('globalThis.hit').length - 1;
    }

    expect(faults).toEqual([]);
    expect(shown).toBeGreaterThan(100);
  });

  it('leave the sitemap well-formed', async () => {
    const { body } = await test.app.inject({ url: '/sitemap.xml', headers: hostOnly });
    const { document } = new JSDOM(body, { contentType: 'text/xml' }).window;

    expect(document.querySelectorAll('loc').length).toBeGreaterThan(50);
  });
});
