import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { BlockExample } from '#runtime/define-block.ts';
import type { Node } from '#schemas/content/element.ts';
import { aContent, aNode } from '#tests/support/content/builders.ts';
import { accessFaults, EDITOR, logIn, test } from './support.ts';

const BLOCKS = path.resolve(import.meta.dirname, '../../blocks');
/** Folders of the blocks that an editor builds pages with. */
const FOLDERS = ['about', 'catalog', 'content', 'layout', 'media'];
/** The page has one of each, which is more than search engines or a contract take. */
const LEFT_OUT = new Set([
  // Opens over the page by itself.
  'popup',
]);
/** Blocks that are nothing without something in them, with the slot that takes it. */
const CONTAINERS: Readonly<Record<string, string>> = { columns: 'col1', container: 'content' };
/** Scripts of a page with every block of the kit before anybody touches it, compressed by gzip -9. */
const MAX_SCRIPTS = 16 * 1024;

/** Blocks of the kit that may stand on any page, by type, with the words of their first example. */
async function kit(): Promise<Node[]> {
  const found = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(BLOCKS, folder)).map((type) => ({ type, folder })),
  ).filter(({ type, folder }) => !LEFT_OUT.has(type) && standsAnywhere(folder, type));
  return Promise.all(
    found.map(async ({ type, folder }) => {
      const { meta = {}, options = {} } = await firstExample(folder, type);
      const slot = CONTAINERS[type];
      const inside = aNode(`in-${type}`, { block: 'heading', meta: { text: 'Unutra' } });
      return aNode(`kit-${type}`, {
        block: type,
        meta,
        options,
        ...(slot && { slots: { [slot]: [inside] } }),
      });
    }),
  );
}

function standsAnywhere(folder: string, type: string): boolean {
  const definition = readFileSync(path.join(BLOCKS, folder, type, 'index.ts'), 'utf8');
  return !/\bon: \[/.test(definition);
}

async function firstExample(folder: string, type: string): Promise<Partial<BlockExample>> {
  const file = path.join(BLOCKS, folder, type, `${type}.examples.ts`);
  const [examples] = Object.values<BlockExample[]>(await import(pathToFileURL(file).href));
  return examples?.[0] ?? {};
}

async function publish(request: APIRequestContext, headers: Record<string, string>, parts: Node[]) {
  const content = aContent({ slug: 'cijeli-komplet', meta: { title: 'Cijeli komplet' }, parts });
  const made = await request.post('/api/v1/element/create', { headers, data: content });
  expect(made.status(), await made.text()).toBe(200);
  const { id } = (await made.json()).data;
  const published = await request.post(`/api/v1/element/${id}/publish`, { headers, data: {} });
  expect(published.status(), await published.text()).toBe(200);
}

/** Scripts that the page fetches until it rests. */
async function scriptsAtRest(page: Page, address: string): Promise<string[]> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  });
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1500);
  return [...scripts];
}

/** What makes the page wider than the window, a line each; run in the page. */
function tooWide(): string[] {
  const { scrollWidth } = document.documentElement;
  if (scrollWidth <= window.innerWidth) return [];
  const guilty = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
    const { right } = element.getBoundingClientRect();
    return right > window.innerWidth && right <= scrollWidth + 1;
  });
  return [
    `${scrollWidth} px`,
    ...guilty.slice(0, 8).map((element) => element.outerHTML.slice(0, 120)),
  ];
}

test('a page with every block of the kit rests with 16 kB of scripts, and fits any width', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const headers = await logIn(context, EDITOR);
  const parts = await kit();
  expect(parts.length).toBeGreaterThan(40);
  await publish(context.request, headers, parts);

  const shopper = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: { width: 390, height: 844 },
  });
  const visit = await shopper.newPage();
  const scripts = await scriptsAtRest(visit, '/cijeli-komplet');
  const bodies = await Promise.all(
    scripts.map(async (url) => (await visit.request.get(url)).body()),
  );
  const bytes = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
  test
    .info()
    .annotations.push({ type: 'scripts', description: `${bytes} B: ${scripts.join(', ')}` });

  expect(bytes, scripts.join('\n')).toBeLessThanOrEqual(MAX_SCRIPTS);
  const missing = [];
  for (const { block } of parts) {
    if ((await visit.locator(`main [data-block="${block}"]`).count()) === 0) missing.push(block);
  }
  expect(missing).toEqual([]);
  for (const width of [320, 768, 1440]) {
    await visit.setViewportSize({ width, height: 900 });
    expect(await visit.evaluate(tooWide), `${width} px`).toEqual([]);
  }
  expect(await accessFaults(visit)).toEqual([]);
  await shopper.close();
  await page.close();
});
