import { JSDOM } from 'jsdom';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBuiltStorefront } from '#server/ssr/storefront.ts';
import { PAGE_DATA_ID } from '#src/storefront/browser/page/page-data.ts';
import { aContent, aNode } from '#tests/support/content/builders.ts';
import { MARKUP_VECTORS, URL_VECTORS } from '#tests/support/content/xss-vectors.ts';
import { createEditor, type EditorClient } from '#tests/support/editor-client.ts';
import { createTestApp, type TestApp, type TestSettings } from '#tests/support/test-app.ts';
import { chromeOf, entryOf, pageOf, prose } from './all-text-fields.ts';

/** Where the default site of a test application is. */
const ORIGIN = 'http://127.0.0.1:3000';
/** The same page with harmless texts; whatever differs from it was made by a text. */
const HARMLESS = MARKUP_VECTORS.map((_vector, index) => `Tekst ${index}`);
/** Attributes that load, open or send something. */
const ADDRESS_ATTRIBUTES = ['href', 'src', 'action', 'formaction', 'poster', 'data', 'ping'];

let settings: TestSettings;
let test: TestApp;
let ema: EditorClient;

beforeAll(async () => {
  settings = { entry: await openBuiltStorefront('dist').entry() };
});

beforeEach(emptyShop);

/** A shop with an editor and one picture. */
async function emptyShop() {
  test = await createTestApp(settings);
  ema = await createEditor(test);
  await test.database.db
    .insertInto('media')
    .values({
      site_id: 1,
      hash: 'a'.repeat(64),
      key: 'aa/a/original.webp',
      title: 'Slika',
      descriptions: JSON.stringify({}),
      mime: 'image/webp',
      extension: 'webp',
      original_name: 'slika.webp',
      size: 100,
      width: 640,
      height: 480,
      thumbhash: '',
      dominant_color: '#eef2f0',
      variants: JSON.stringify([]),
    })
    .execute();
}

/** Creates and publishes; 400 of either is handed back. */
async function publish(content: ReturnType<typeof aContent>): Promise<number> {
  const created = await ema.send('POST', '/element/create', content);
  if (created.statusCode !== 200) return created.statusCode;
  const { id } = created.json<{ data: { id: number } }>().data;
  return (await ema.publish(id)).statusCode;
}

async function visit(path: string): Promise<Document> {
  const response = await test.app.inject({ url: path, headers: { host: new URL(ORIGIN).host } });
  expect(response.statusCode).toBe(200);
  return new JSDOM(response.body, { url: ORIGIN + path }).window.document;
}

/** Names of all elements with those of their attributes, in order. */
function skeletonOf(document: Document): string[] {
  return [...document.querySelectorAll('*')].map((element) =>
    [element.tagName.toLowerCase(), ...element.getAttributeNames().sort()].join(' '),
  );
}

/** What a browser would run, or load from elsewhere. */
function dangersOf(document: Document): string[] {
  return [...document.querySelectorAll('*')].flatMap((element) =>
    element.getAttributeNames().flatMap((name) => {
      const value = element.getAttribute(name) ?? '';
      const isHandler = name.startsWith('on') || name === 'srcdoc';
      const isForeign =
        ADDRESS_ATTRIBUTES.includes(name) && !isOurs(value, element.tagName === 'A');
      return isHandler || isForeign ? [`<${element.tagName} ${name}="${value}">`] : [];
    }),
  );
}

/** On this origin; a link may also lead elsewhere when it says so in full. */
function isOurs(address: string, isLink: boolean): boolean {
  const { protocol, origin } = new URL(address, `${ORIGIN}/`);
  if (protocol === 'mailto:' || protocol === 'tel:') return isLink;
  return origin === ORIGIN || (isLink && /^https?:\/\//.test(address));
}

function dataOf(document: Document): unknown {
  return JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? '');
}

/** Content is rid of NUL on its way in, navigation is refused with it. */
const isStorable = (text: string) => !text.includes('\u0000');

describe('hostile texts', () => {
  it('change nothing but the texts of a page: no element, no attribute, no address', async () => {
    expect(await publish(pageOf(HARMLESS, 'mirno'))).toBe(200);
    expect(await publish(pageOf(MARKUP_VECTORS, 'opasno'))).toBe(200);

    const [harmless, hostile] = [await visit('/mirno'), await visit('/opasno')];

    expect(skeletonOf(hostile)).toEqual(skeletonOf(harmless));
    expect(dangersOf(hostile)).toEqual([]);
    expect(hostile.querySelectorAll('img[alt*="globalThis.hit"]').length).toBeGreaterThan(50);
    expect(hostile.querySelectorAll('main h2').length).toBe(2 * MARKUP_VECTORS.length);
    expect(dataOf(hostile)).toMatchObject({ path: '/opasno' });
  });

  it('change nothing but the texts of header, footer and navigation', async () => {
    const shown: Document[] = [];
    for (const texts of [HARMLESS, MARKUP_VECTORS]) {
      await emptyShop();
      const { header, footer } = chromeOf(texts);
      const tree = texts.map((text) => (isStorable(text) ? text.slice(0, 120) : 'x')).map(entryOf);
      const saved = await ema.send('PUT', '/navigation/update/main', { tree });
      expect(saved.statusCode).toBe(200);
      for (const content of [
        header,
        footer,
        aContent({ slug: 'prazno', parts: [aNode('razmak', { block: 'spacer' })] }),
      ]) {
        expect(await publish(content)).toBe(200);
      }
      shown.push(await visit('/prazno'));
    }
    const [harmless, hostile] = shown;
    if (!(harmless && hostile)) throw new Error('Two pages were visited.');

    expect(skeletonOf(hostile)).toEqual(skeletonOf(harmless));
    expect(dangersOf(hostile)).toEqual([]);
    expect(hostile.querySelector('nav')?.textContent).toContain('globalThis.hit');
    expect(dataOf(hostile)).toMatchObject({ path: '/prazno' });
  });
});

describe('a text that no database holds', () => {
  it.each(MARKUP_VECTORS.filter((text) => !isStorable(text)))(
    'is refused as the fault of who sent it: %j',
    async (title) => {
      const tree = [entryOf(title, 0)];

      const saved = await ema.send('PUT', '/navigation/update/main', { tree });

      expect(saved.statusCode).toBe(400);
    },
  );
});

describe('hostile addresses', () => {
  it.each(URL_VECTORS.map((href, at) => [JSON.stringify(href), href, at] as const))(
    'lead nowhere: %s',
    async (_name, href, at) => {
      const slug = `adresa-${at}`;
      const link = { kind: 'url' as const, href, label: 'Dalje' };
      const marks = [{ type: 'link', attrs: { href } }];
      const button = aNode('gumb', { block: 'button', meta: { link } });
      const text = aNode('tekst', { block: 'rich-text', meta: { text: prose('x', marks) } });

      const statuses = [
        await publish(aContent({ slug, parts: [button] })),
        await publish(aContent({ slug: `${slug}-tekst`, parts: [text] })),
      ];

      expect([200, 400]).toContain(statuses[0]);
      expect(statuses[1]).toBe(200);
      for (const [place, path] of [`/${slug}`, `/${slug}-tekst`].entries()) {
        if (statuses[place] === 200) expect(dangersOf(await visit(path))).toEqual([]);
      }
    },
  );
});
