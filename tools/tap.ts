/**
 * `npm run tap [path …]`: what a tap on "add to cart" costs on a phone with a slow network (1.6 Mbit/s,
 * 150 ms) and a slow processor (a quarter of this machine's), on the production build with the sample
 * shop. Prints milliseconds from the tap to the first change of the page and to the confirmation, and
 * what was asked for after it; before that, what each page asks for until it rests.
 */
import { gzipSync } from 'node:zlib';
import { type Browser, type CDPSession, chromium, type Page, type Response } from 'playwright';

import { chromiumLaunch } from './lib/chromium.ts';
import { serveShop } from './lib/serve.ts';

const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};
const SLOWER = 4;
/** Milliseconds after the first paint at which a visitor taps. */
const TAPS = [300, 1500];
const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
const REST_MS = 6000;
const PATHS = ['/', '/shop/njega-lica', '/objave', '/kosarica'];

const shop = await serveShop(Number(process.env['PORT'] ?? 4562), undefined, {
  PICTURE_WORK: 'false',
  OVERLOAD_MS: '0',
});
const browser = await chromium.launch(chromiumLaunch);
try {
  const given = process.argv.slice(2);
  for (const path of given.length > 0 ? given : PATHS) await rest(browser, path);
  for (const wait of TAPS) await tap(browser, wait);
} finally {
  await browser.close();
  await shop.stop();
}

async function phonePage(owner: Browser): Promise<{ page: Page; cdp: CDPSession }> {
  const context = await owner.newContext(PHONE);
  await context.addCookies([{ name: 'cookieConsent', value: 'necessary', url: shop.url }]);
  const page = await context.newPage();
  return { page, cdp: await context.newCDPSession(page) };
}

/** What a page asks for by itself, by kind. */
async function rest(owner: Browser, path: string): Promise<void> {
  const { page } = await phonePage(owner);
  const answers: Response[] = [];
  page.on('response', (response) => answers.push(response));
  await page.goto(shop.url + path);
  await page.waitForTimeout(REST_MS);
  const kinds: Record<string, number> = {};
  let scripts = 0;
  for (const answer of answers) {
    const kind = answer.request().resourceType();
    kinds[kind] = (kinds[kind] ?? 0) + 1;
    if (new URL(answer.url()).pathname.endsWith('.js'))
      scripts += gzipSync(await answer.body()).length;
  }
  console.log(
    `${path} at rest: ${answers.length} requests`,
    kinds,
    `scripts ${scripts} bytes (gzip)`,
  );
  await page.context().close();
}

/** One tap on a cold home page, `wait` ms after its first paint. */
async function tap(owner: Browser, wait: number): Promise<void> {
  const { page, cdp } = await phonePage(owner);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', NETWORK);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript({ path: 'tools/lib/watch-tap.js' });
  await page.goto(shop.url, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
  const button = page.locator('form[data-action="cart.add"] button').first();
  await button.waitFor();
  await page.waitForTimeout(wait);
  const asked: { at: number; path: string }[] = [];
  let begin = Date.now();
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    asked.push({ at: Date.now() - begin, path: pathname + search });
  });
  await button.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  begin = Date.now();
  const plain = page
    .waitForResponse(
      (answer) => answer.request().isNavigationRequest() && answer.status() === 200,
      {
        timeout: 60_000,
      },
    )
    .then(() => page.locator('.izlog-notice').waitFor())
    .then(() => 'the plain form');
  const seen = page
    .waitForFunction(() => Reflect.get(window, 'tapTimes')?.window, undefined, { timeout: 60_000 })
    .then(() => 'the script');
  plain.catch(() => undefined);
  seen.catch(() => undefined);
  await button.tap({ noWaitAfter: true });
  const how = await Promise.any([plain, seen]);
  const whole = Date.now() - begin;
  const times = await page.evaluate(() => Reflect.get(window, 'tapTimes'));
  console.log(`tap ${wait} ms after the first paint: ${how}, ${whole} ms`, times ?? '');
  for (const { at, path } of asked) {
    if (!/\.(?:avif|webp|jpg|woff2|svg)$/.test(path)) console.log(`  ${at} ms  ${path}`);
  }
  await page.context().close();
}
