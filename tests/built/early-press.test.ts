import { once } from 'node:events';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';

import { aNode, anElement } from '#tests/support/rendering/fake-ports.ts';
import { serveToySite, type ToyServer } from '#tests/support/rendering/toy-server.ts';
import { buildToySite } from '#tests/support/rendering/toy-site.ts';
import { chromiumLaunch } from '../../tools/lib/chromium.ts';

const LETTER = 'POST /akcije/pismo';

let browser: Browser;
let server: ToyServer;
let page: Page;
/** The script that sends forms is on its way until this is called. */
let arrive: () => void;

beforeAll(async () => {
  const pages = { '/': anElement([aNode('aaa', 'forms')]) };
  const answer = () => ({ body: { data: { to: '/', notice: 'hvala' } } });
  server = await serveToySite(
    await buildToySite('early-press'),
    { pages },
    { [LETTER]: answer, 'POST /akcije/odjava': answer },
  );
  browser = await chromium.launch(chromiumLaunch);
}, 180_000);

afterAll(async () => {
  await browser.close();
  await server.close();
});

beforeEach(async () => {
  server.calls.length = 0;
  page = await browser.newPage();
  const arrival = new AbortController();
  const arrived = once(arrival.signal, 'abort');
  arrive = () => arrival.abort();
  await page.route(/\/assets\/(actions|forms)-/, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(server.url, { waitUntil: 'commit' });
  await page.locator('form[data-action="letter.send"]').waitFor();
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLFormElement>('form[data-action]')].every(
      ({ noValidate }) => noValidate,
    ),
  );
});

afterEach(() => page.close());

const send = () => page.getByRole('button', { name: 'Pošalji' });
const email = () => page.locator('#email');
const thanks = () => page.getByRole('dialog', { name: 'Hvala' });
const isBusy = () => send().getAttribute('aria-busy');
const sent = () => server.calls.map(({ body }) => body);

it('a press on an empty form does not send what is filled in while the script comes', async () => {
  await send().click();
  expect(await isBusy()).toBe('true');

  await email().fill('ana@izlog');
  expect(await isBusy()).toBeNull();
  arrive();
  await page.waitForLoadState('networkidle');

  expect(sent()).toEqual([]);
  expect(await email().inputValue()).toBe('ana@izlog');
  expect(await page.locator('[aria-invalid]').count()).toBe(0);
});

it('the press that follows, also before the script came, sends it once', async () => {
  await send().click();
  await email().fill('ana@izlog.test');
  await send().click();
  await send().click();
  expect(await isBusy()).toBe('true');
  arrive();

  await thanks().waitFor();
  expect(sent()).toEqual([{ email: 'ana@izlog.test', word: 'da', way: 'post' }]);
  expect(await isBusy()).toBeNull();
});

it('a press on an empty form that stays empty shows its faults', async () => {
  await send().click();
  arrive();

  await page.locator('#email[aria-invalid="true"]').waitFor();
  expect(sent()).toEqual([]);
  expect(await isBusy()).toBeNull();
});

it('a press on a whole form is not lost by a change of it', async () => {
  await email().fill('ana@izlog.test');
  await send().click();
  await page.locator('#word').fill('ne');
  expect(await isBusy()).toBe('true');
  arrive();

  await thanks().waitFor();
  expect(sent()).toEqual([{ email: 'ana@izlog.test', word: 'ne', way: 'post' }]);
});
