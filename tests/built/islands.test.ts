import { once } from 'node:events';
import { type Browser, chromium, type Page, type Route } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { DROPPED_MOVE } from '#tests/support/dropped-move.ts';
import { aNode, anElement } from '#tests/support/rendering/fake-ports.ts';
import { serveToySite, type ToyServer } from '#tests/support/rendering/toy-server.ts';
import { buildToySite } from '#tests/support/rendering/toy-site.ts';
import { chromiumLaunch } from '../../tools/lib/chromium.ts';

/** The toy site is built with React's development build, so that it complains about hydration. */
const REACT_IN_DEVELOPMENT = 'Download the React DevTools';

let browser: Browser;
let server: ToyServer;
let page: Page;
let messages: string[];

beforeAll(async () => {
  const counter = (id: string, wake: string) =>
    aNode(id, 'counter', { meta: { label: `Polje ${id}` }, options: { wake } });
  const spacer = aNode('gap', 'plain', { meta: { text: '\n'.repeat(3) } });
  const pages = {
    '/': anElement([counter('aaa', 'intent'), counter('bbb', 'intent')]),
    '/vidljivo': anElement([
      ...Array.from({ length: 60 }, (_, i) => ({ ...spacer, id: `gap${i}` })),
      counter('ccc', 'visible'),
    ]),
  };
  server = await serveToySite(await buildToySite('islands'), { pages });
  browser = await chromium.launch(chromiumLaunch);
}, 180_000);

afterAll(async () => {
  await browser.close();
  await server.close();
});

/** What comes of the scripts of islands; by default all, at once. */
type Delivery = (route: Route) => Promise<void>;
/** Scripts that are on their way until the test lets them arrive. */
function onTheirWay(): { deliver: Delivery; arrive: () => void } {
  const arrival = new AbortController();
  const arrived = once(arrival.signal, 'abort');
  const deliver: Delivery = async (route) => {
    await arrived;
    await route.continue();
  };
  return { deliver, arrive: () => arrival.abort() };
}
const lost: Delivery = (route) => route.abort();
const markAsReloaded = () => sessionStorage.setItem('izlog.chunkReload', String(Date.now()));

async function open(path: string, deliver?: Delivery): Promise<Page> {
  page = await browser.newPage({ viewport: { width: 1200, height: 800 } });
  messages = [];
  page.on('console', (message) => {
    if (!message.text().includes(REACT_IN_DEVELOPMENT)) messages.push(message.text());
  });
  page.on('pageerror', ({ message }) => {
    if (!DROPPED_MOVE.test(message)) messages.push(message);
  });
  if (deliver) await page.route(/assets\/tally-/, deliver);
  // As after the one reload that may bring lost scripts (ERR-09): the island that wakes by itself asks for them first.
  if (deliver === lost) await page.addInitScript(markAsReloaded);
  await page.goto(server.url + path, { waitUntil: 'load' });
  return page;
}

afterEach(async () => {
  expect(messages).toEqual([]);
  await page.close();
});

const tally = (label: string) => page.locator(`[data-tally="${label}"]`);
/** The counting button of an island, not of one inside it. */
const press = (label: string) => page.locator(`[data-tally="${label}"] > button`);
const scripts = () =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').map(
      ({ name }) =>
        name
          .split('/')
          .at(-1)
          ?.replace(/-[\w-]{8}\.js$/, '') ?? '',
    ),
  );

describe('an island that waits for intent', () => {
  it('repeats the click that woke it, exactly once', async () => {
    await open('/');
    const button = press('Polje bbb');

    await button.click();

    await expect.poll(() => button.textContent()).toBe('1 komad');
    await page.waitForTimeout(200);
    expect(await button.textContent()).toBe('1 komad');
    await button.click();
    expect(await button.textContent()).toBe('2 komada');
  });

  it('keeps its DOM nodes and what was typed before it woke', async () => {
    await open('/');
    const field = tally('Polje aaa').locator('input').first();
    const before = await field.elementHandle();

    await field.pressSequentially('dobar dan', { delay: 5 });
    await press('Polje aaa').click();
    await expect.poll(() => press('Polje aaa').textContent()).toBe('1 komad');

    expect(await field.inputValue()).toBe('dobar dan');
    expect(await field.evaluate((element, same) => element === same, before)).toBe(true);
  });

  it('handles the submit that woke it instead of leaving the page', async () => {
    await open('/');
    await tally('Polje bbb')
      .locator('input')
      .first()
      .evaluate((element) => {
        if (element instanceof HTMLInputElement) element.value = 'zdravo';
      });

    await tally('Polje bbb').getByRole('button', { name: 'Pošalji' }).first().click();

    await expect.poll(() => tally('Polje bbb').getAttribute('data-sent')).toBe('zdravo');
    expect(new URL(page.url()).pathname).toBe('/');
  });

  it('answers the key that woke it', async () => {
    await open('/');
    await press('Polje bbb').focus();

    await page.keyboard.press('Enter');

    await expect.poll(() => press('Polje bbb').textContent()).toBe('1 komad');
    expect(await tally('Polje bbb').getAttribute('data-keys')).toBe('1');
  });

  it('wakes alone: its neighbour stays as the server wrote it', async () => {
    await open('/');
    await press('Polje aaa').click();
    await expect.poll(() => press('Polje aaa').textContent()).toBe('1 komad');

    const isReact = (label: string) =>
      tally(label).evaluate((element) =>
        Object.keys(element).some((key) => key.startsWith('__reactFiber')),
      );
    expect(await isReact('Polje aaa')).toBe(true);
    expect(await isReact('Polje bbb')).toBe(false);
  });

  it('leaves its static children untouched, and an island among them alive', async () => {
    await open('/');
    const inner = press('Polje aaa inner');
    await inner.click();
    await expect.poll(() => inner.textContent()).toBe('1 komad');

    await press('Polje aaa').click();
    await expect.poll(() => press('Polje aaa').textContent()).toBe('1 komad');

    expect(await page.locator('[data-child="Polje aaa"]').textContent()).toBe('static child');
    expect(await inner.textContent()).toBe('1 komad');
    await inner.click();
    expect(await inner.textContent()).toBe('2 komada');
  });

  it('loses nothing that is done while its scripts are on their way', async () => {
    const scripts = onTheirWay();
    await open('/', scripts.deliver);
    const inner = press('Polje aaa inner');
    await inner.click();
    await inner.click();
    expect(await inner.textContent()).toBe('0 komada');
    scripts.arrive();

    await expect.poll(() => inner.textContent()).toBe('2 komada');
  });

  it('leaves a form to the browser when its scripts do not come', async () => {
    await open('/', lost);

    await tally('Polje bbb').getByRole('button', { name: 'Pošalji' }).first().click();

    await page.waitForURL(/akcije\/ne-postoji/);
    messages = messages.filter((message) => !/ERR_FAILED|404|dynamically imported/.test(message));
  });

  it('gives labels and fields the ids that the server gave them', async () => {
    await open('/');
    const field = tally('Polje bbb').locator('input').first();
    const before = await field.getAttribute('id');
    await press('Polje bbb').click();
    await expect.poll(() => press('Polje bbb').textContent()).toBe('1 komad');

    expect(await field.getAttribute('id')).toBe(before);
    expect(
      await page.locator('input[id]').evaluateAll((all) => new Set(all.map(({ id }) => id)).size),
    ).toBe(4);
  });
});

describe('an island that waits to be seen', () => {
  it('wakes when it comes near the window, not before', async () => {
    await open('/vidljivo');
    await page.waitForTimeout(300);
    expect(await scripts()).not.toContain('seen');

    await tally('Polje ccc').scrollIntoViewIfNeeded();

    await expect
      .poll(() =>
        tally('Polje ccc').evaluate((element) =>
          Object.keys(element).some((key) => key.startsWith('__reactFiber')),
        ),
      )
      .toBe(true);
  });

  it('leaves a page that needs no script of its own with the loader alone', async () => {
    await open('/vidljivo');

    const loaded = (await scripts()).filter((name) =>
      /^(?:hydrate|page-context|seen|tally)/.test(name),
    );
    expect(loaded).toEqual([]);
  });
});
