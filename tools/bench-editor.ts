/**
 * `npm run bench:editor`: the editor on a page of 1,850 nodes, in a real browser on the production
 * build. Goals: open in 3 s with 400 kB of scripts on the wire, a key press painted within 50 ms (p95),
 * 8 ms of it in scripts, that also on smaller pages, and 50 MB of heap. What the browser itself works
 * for a key in a page with one text is shown beside it.
 */
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright';
import type { ElementContent, Node } from '#schemas/content/element.ts';
import { editorClient } from './lib/editor-client.ts';
import { serveShop } from './lib/serve.ts';
import { toolBrowser } from './lib/tool-browser.ts';

const PORT = Number(process.env['BENCH_PORT'] ?? 4690);
const SLUG = 'velika-stranica';
const SECTIONS = 50;
/** Sections of the pages whose keys are counted, of 37 nodes each. */
const SIZES = [2, 10, SECTIONS];
const KEYS = 60;
/** Nodes of a section. */
const NODES = 37;
const GOALS = { load: 3000, key: 50, script: 8, heap: 50, wire: 400 };
const HEADING = '.izlog-main [data-block="heading"] [data-inline-path]';

// Before anything runs that would have to be stopped: this ends the process where there is no browser.
const launchOptions = toolBrowser();
const shop = await serveShop(PORT);
try {
  const browser = await chromium.launch(launchOptions);
  try {
    await bench(browser);
  } finally {
    await browser.close();
  }
} finally {
  await shop.stop();
}

async function bench(browser: Browser): Promise<void> {
  const context = await browser.newContext({
    baseURL: shop.url,
    viewport: { width: 1440, height: 900 },
  });
  const client = await editorClient(shop.url);
  await context.addCookies([...client.cookies]);
  for (const sections of SIZES) await client.publish(bigPage(sections));
  const loads: number[] = [];
  for (let run = 0; run < 3; run += 1) loads.push(await openPage(await context.newPage()));
  const page = await context.newPage();
  await openPage(page);
  const onCanvas = await timesOfKeys(page);
  await page.getByRole('button', { name: 'Struktura' }).first().click();
  const withOutline = await timesOfKeys(page);
  console.table({
    'open the page': { median: quantile(loads, 0.5), p95: quantile(loads, 0.95), goal: GOALS.load },
    'key to paint, palette open': figures(onCanvas),
    'key to paint, outline open': figures(withOutline),
  });
  await page.close();
  const wire = await scriptsOnTheWire(await context.newPage());
  console.table({ 'scripts on the wire, kB': { measured: wire, goal: GOALS.wire } });
  const works = await worksOfKey(context);
  console.table(works);
}

/** What the main thread works for one key, in all and in scripts, and the heap, by the size of the page. */
async function worksOfKey(context: BrowserContext) {
  const page = await context.newPage();
  await page.setContent('<h1 contenteditable>Naslov</h1>');
  const works = { 'a text alone': await workOfKey(page, page.locator('h1')) };
  for (const sections of SIZES) {
    await openPage(page, sections);
    const work = await workOfKey(page, page.locator(HEADING).first());
    Object.assign(works, { [`${sections * NODES} nodes`]: work });
  }
  const goal = { 'ms of CPU': null, 'ms in scripts': GOALS.script, 'MB of heap': GOALS.heap };
  return { ...works, goal };
}

/** CPU time of the main thread for one key, and the memory of scripts that stays afterwards. */
async function workOfKey(page: Page, text: Locator) {
  await text.click();
  await page.waitForTimeout(2000);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const metric = async (wanted: string) => {
    const { metrics } = await devTools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === wanted)?.value ?? 0;
  };
  const before = { all: await metric('TaskDuration'), script: await metric('ScriptDuration') };
  await type(page);
  const perKey = (seconds: number) => Math.round((10_000 * seconds) / KEYS) / 10;
  const all = perKey((await metric('TaskDuration')) - before.all);
  const script = perKey((await metric('ScriptDuration')) - before.script);
  await devTools.send('HeapProfiler.collectGarbage');
  const heap = Math.round((10 * (await metric('JSHeapUsedSize'))) / 1e6) / 10;
  return { 'ms of CPU': all, 'ms in scripts': script, 'MB of heap': heap };
}

/** Kilobytes of scripts, compressed as they travel, that a first visit to the page fetches. */
async function scriptsOnTheWire(page: Page): Promise<number> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.setCacheDisabled', { cacheDisabled: true });
  const scripts = new Set<string>();
  let bytes = 0;
  devTools.on('Network.responseReceived', ({ requestId, type: kind }) => {
    if (kind === 'Script') scripts.add(requestId);
  });
  devTools.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await openPage(page);
  await page.waitForLoadState('networkidle');
  return Math.round(bytes / 1000);
}

/** In place of what is there, so that no text becomes longer than its field allows. */
async function type(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+a');
  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.type('more i sol'.charAt(key % 10));
    await page.waitForTimeout(60);
  }
}

/** Columns in columns with headings, texts and buttons. */
function bigPage(sections: number): ElementContent {
  let count = 0;
  const node = (block: string, rest: Partial<Node>): Node => {
    count += 1;
    return { id: `n${String(count).padStart(6, '0')}`, block, v: 1, role: 'own', ...rest };
  };
  const leaf = (place: number) => {
    const text = `Dio broj ${count}`;
    const paragraph = { type: 'paragraph', content: [{ type: 'text', text }] };
    if (place % 3 === 0) return node('heading', { meta: { text } });
    if (place % 3 === 1)
      return node('rich-text', { meta: { text: { type: 'doc', content: [paragraph] } } });
    return node('button', { meta: { link: { kind: 'url', href: '/shop', label: text } } });
  };
  const inner = () =>
    node('columns', {
      options: { count: 2 },
      slots: { col1: [leaf(0), leaf(1), leaf(2)], col2: [leaf(3), leaf(4)] },
    });
  const section = () =>
    node('columns', {
      options: { count: 3 },
      slots: {
        col1: [inner(), inner()],
        col2: [inner(), inner()],
        col3: [inner(), inner()],
      },
    });
  return {
    schema: 1,
    type: 'page',
    handler: null,
    slug: `${SLUG}-${sections}`,
    language_code: 'hr',
    meta: { title: 'Velika stranica' },
    mobileMeta: {},
    options: {},
    mobileOptions: {},
    parts: Array.from({ length: sections }, section),
    tr: {},
  };
}

/** Opens a page in the editor; returns how long it took. */
async function openPage(page: Page, sections = SECTIONS): Promise<number> {
  await page.goto(`/${SLUG}-${sections}?editPage=true`);
  await page.waitForFunction(
    (expected) =>
      document.querySelectorAll('.izlog-main > [data-block]').length === expected &&
      document.querySelector('[data-loading]') === null,
    sections,
  );
  return page.evaluate(() => performance.now());
}

/** From each key press to the end of the frame that shows it. */
async function timesOfKeys(page: Page): Promise<number[]> {
  await page.locator(HEADING).first().click();
  await page.evaluate(() => {
    const times: number[] = [];
    Reflect.set(window, 'keyTimes', times);
    document.addEventListener(
      'keydown',
      () => {
        const start = performance.now();
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => times.push(performance.now() - start);
          port2.postMessage(null);
        });
      },
      true,
    );
  });
  await type(page);
  return page.evaluate(() => {
    const times: unknown = Reflect.get(window, 'keyTimes');
    return Array.isArray(times) ? times.map(Number) : [];
  });
}

function figures(times: readonly number[]) {
  return { median: quantile(times, 0.5), p95: quantile(times, 0.95), goal: GOALS.key };
}

function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}
