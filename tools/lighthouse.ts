/**
 * `npm run lighthouse [path …]`: Lighthouse, mobile preset, on the production build with the sample
 * shop. Prints the four figures of each page and every audit that is not perfect. The path `/kampanja`
 * leads to a page of many sections that is made for this: what an editor makes of the patterns.
 */
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

import { campaignPage } from './lib/campaign-page.ts';
import { chromiumLaunch } from './lib/chromium.ts';
import { editorClient } from './lib/editor-client.ts';
import { serveShop } from './lib/serve.ts';
import { toolBrowser } from './lib/tool-browser.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const FLAGS = ['--headless', ...chromiumLaunch.args];

/** Address of the page that is made of the patterns. */
const CAMPAIGN = '/kampanja';

const paths = process.argv.slice(2);
// Before anything runs that would have to be stopped: this ends the process where there is no browser.
const chromePath = toolBrowser().executablePath;
const shop = await serveShop(4561);
try {
  const chrome = await launch({ chromePath, chromeFlags: FLAGS });
  try {
    if (paths.includes(CAMPAIGN)) await makeCampaign();
    await untilPicturesAreMade();
    for (const path of paths.length > 0 ? paths : ['/']) await measure(path, chrome.port);
  } finally {
    await chrome.kill();
  }
} finally {
  await shop.stop();
}

async function makeCampaign(): Promise<void> {
  const client = await editorClient(shop.url);
  await client.publish(await campaignPage(client, CAMPAIGN.slice(1)));
}

/**
 * Waits until the background job has made every format and width of the pictures on the home page, as
 * it has in any shop that was opened an hour ago; measures what there is after some minutes.
 */
async function untilPicturesAreMade(): Promise<void> {
  const deadline = Date.now() + 6 * 60_000;
  while (Date.now() < deadline) {
    const html = await (await fetch(shop.url)).text();
    const count = (type: string) =>
      html.match(RegExp(`<source[^>]*image/${type}`, 'g'))?.length ?? 0;
    if (count('avif') > 0 && count('avif') === count('webp')) return;
    await new Promise((resolve) => setTimeout(resolve, 3000));
  }
}

async function measure(path: string, port: number): Promise<void> {
  await fetch(shop.url + path);
  const result = await lighthouse(shop.url + path, {
    port,
    onlyCategories: CATEGORIES,
    logLevel: 'error',
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${path}.`);
  const { categories, audits } = result.lhr;
  const figures = CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100));
  console.log(`${path}  ${figures.join(' / ')}  (${CATEGORIES.join(' / ')})`);
  for (const metric of [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
    'speed-index',
  ]) {
    console.log(`  ${metric}: ${audits[metric]?.displayValue ?? '?'}`);
  }
  const weak = Object.values(audits).filter(
    (audit) => audit.score !== null && audit.score < 1 && audit.scoreDisplayMode !== 'informative',
  );
  for (const audit of weak)
    console.log(`  not perfect: ${audit.id} (${audit.score}) ${audit.displayValue ?? ''}`);
}
