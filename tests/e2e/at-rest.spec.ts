import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';

import { test } from './support.ts';

/** What runs of itself before the first interaction, and all that is fetched before it (gzip). */
const KB = 1024;
const MAX_SCRIPTS = 10 * KB;
/** Answers of every kind that a page may ask for until somebody scrolls. */
const MAX_REQUESTS = 20;
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
/** Kinds of pages, by name; the sample shop has them all. */
const PAGES = {
  home: '/',
  category: '/shop/njega-lica',
  product: '/product/lavandra-krema-za-ruke',
  posts: '/objave',
  text: '/o-nama',
  login: '/login',
  cart: '/kosarica',
} as const;

test.use(PHONE);

interface Asked {
  kind: string;
  path: string;
}

/** Notes what a page asks for. */
function listen(page: Page): Asked[] {
  const asked: Asked[] = [];
  page.on('request', (request) =>
    asked.push({ kind: request.resourceType(), path: new URL(request.url()).pathname }),
  );
  return asked;
}

/** Until nothing is asked for any more, also in idle time. */
async function rest(page: Page, path: string) {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1500);
}

const scriptsIn = (asked: readonly Asked[]) =>
  asked.filter(({ path }) => path.endsWith('.js')).map(({ path }) => path);

for (const [kind, path] of Object.entries(PAGES)) {
  test(`nothing is fetched on suspicion: ${kind}`, async ({ page }) => {
    const asked = listen(page);
    await rest(page, path);

    const scripts = scriptsIn(asked);
    const bodies = await Promise.all(
      [...new Set(scripts)].map(async (url) => (await page.request.get(url)).body()),
    );
    const bytes = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
    expect(scripts.filter((url) => /hydrate|island|editor/.test(url))).toEqual([]);
    expect(bytes).toBeLessThanOrEqual(MAX_SCRIPTS);
    // Beside pictures: the document, its script, the rules of what may be fetched ahead, and fonts.
    const others = asked.filter(({ kind: type }) => type !== 'image');
    expect(others.length, JSON.stringify(others)).toBeLessThanOrEqual(7);
    expect(asked.length, JSON.stringify(asked)).toBeLessThanOrEqual(MAX_REQUESTS);
  });
}

/** What pages weigh without their styles (gzip -9). */
const MARKUP = { home: 15 * KB, category: 12.5 * KB, product: 13 * KB };

for (const [kind, most] of Object.entries(MARKUP) as [keyof typeof MARKUP, number][]) {
  test(`the markup of a page is light: ${kind}`, async ({ request }) => {
    const html = await (await request.get(PAGES[kind])).text();
    const markup = html.replace(/<style.*?<\/style>/gs, '');

    expect(gzipSync(markup, { level: 9 }).length).toBeLessThanOrEqual(most);
  });
}

test.describe('in a wide window', () => {
  test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

  for (const kind of ['home', 'category', 'product'] as const) {
    test(`no picture is fetched that nobody sees: ${kind}`, async ({ page }) => {
      const asked = listen(page);
      await rest(page, PAGES[kind]);

      expect(asked.length, JSON.stringify(asked)).toBeLessThanOrEqual(MAX_REQUESTS);
    });
  }

  test('a slide’s picture is fetched once it comes into view', async ({ page }) => {
    await rest(page, '/');
    const slides = page.locator('[data-block="product-carousel"]').first().locator('article');
    const isThere = (index: number) =>
      slides
        .nth(index)
        .locator('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
    const last = (await slides.count()) - 1;
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    expect(await isThere(0)).toBe(false);

    await slides.first().scrollIntoViewIfNeeded();
    await expect.poll(() => isThere(0)).toBe(true);
    await slides.nth(last).scrollIntoViewIfNeeded();

    await expect.poll(() => isThere(last)).toBe(true);
    expect(await height()).toBe(before);
  });
});

test('an island’s scripts are fetched all together once the pointer comes over it', async ({
  page,
}) => {
  await rest(page, '/');
  const asked = listen(page);

  await page.locator('izlog-island[data-island="mini-cart"]').first().hover();
  await page.waitForLoadState('networkidle');
  const names = scriptsIn(asked);
  expect(names.some((name) => name.includes('/hydrate-'))).toBe(true);
  expect(names.some((name) => name.includes('/mini-cart-panel-'))).toBe(true);
  asked.length = 0;
  await page.locator('izlog-island[data-island="mini-cart"] a').first().click();

  await expect(page.getByRole('dialog')).toBeVisible();
  expect(scriptsIn(asked)).toEqual([]);
});

test('a visitor who saves data is sent no script ahead', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await rest(page, '/');
  const asked = listen(page);

  await page.locator('izlog-island[data-island="mini-cart"]').first().hover();
  await page.waitForTimeout(500);

  expect(scriptsIn(asked)).toEqual([]);
});

test('a tap on “add to cart” takes one script and one answer, side by side', async ({ page }) => {
  await rest(page, '/');
  const asked = listen(page);
  // A press without the hints before it, as some browsers and aids send it.
  await page
    .getByRole('button', { name: /^U košaricu/ })
    .first()
    .dispatchEvent('click');
  await expect(page.locator('[data-bind="cart.count"]').first()).toHaveText('1');
  await expect(page.getByRole('dialog')).toBeVisible();

  expect(scriptsIn(asked)).toHaveLength(1);
  const calls = asked.filter(({ path }) => !/^\/(?:assets|media)\//.test(path));
  expect(calls.map(({ path }) => path)).toEqual(['/akcije/kosarica/dodaj']);
});
