import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { DROPPED_MOVE } from '#tests/support/dropped-move.ts';

export const EDITOR = { email: 'urednik@izlog.test', password: 'Urednik#1' };
export const SECOND_EDITOR = { email: 'urednica@izlog.test', password: 'Urednica#1' };
export const CUSTOMER = { email: 'kupac@izlog.test', password: 'Kupac#123' };

interface Quiet {
  /** Errors that the test provokes; a browser reports every refused call in its console. */
  provoked: RegExp | null;
  quiet: undefined;
}

/** A test whose pages may not write errors to the console. */
export const test = base.extend<Quiet>({
  provoked: [null, { option: true }],
  quiet: [
    async ({ context, provoked }, use) => {
      const errors: string[] = [];
      context.on('console', (message) => {
        if (message.type() !== 'error') return;
        errors.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => {
        const { message } = error.error();
        if (!DROPPED_MOVE.test(message)) errors.push(message);
      });
      await use(undefined);
      expect(errors.filter((error) => !provoked?.test(error))).toEqual([]);
    },
    { auto: true },
  ],
});

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core'), 'utf8');

/** What axe finds on the page, a line each. */
export async function accessFaults(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { violations } = await Reflect.get(window, 'axe').run(document, {
      resultTypes: ['violations'],
    });
    return violations.map(
      ({ id, nodes }: { id: string; nodes: { html: string }[] }) => `${id}: ${nodes[0]?.html}`,
    );
  });
}

/** Logs in through the API; the cookies stay in the context. Returns the headers of further calls. */
export async function logIn(
  context: BrowserContext,
  account: { email: string; password: string },
): Promise<Record<string, string>> {
  const client = { 'x-izlog-client': 'browser', siteId: '1' };
  const site = await context.request.post('/api/v1/master/domainDetect', {
    headers: client,
    data: { referer: 'http://127.0.0.1/' },
  });
  const { apiKeyToken: apiKey } = (await site.json()).data;
  const headers = { ...client, apiKey };
  const response = await context.request.post('/api/v1/login', {
    headers,
    data: { username: account.email, password: account.password, apiKey },
  });
  expect(response.status(), await response.text()).toBe(200);
  return headers;
}

/** Opens the editor on a page and waits until its canvas shows every block with its data. */
export async function openEditor(page: Page, path = '/') {
  await page.goto(`${path}?editPage=true`);
  const main = page.locator('.izlog-main');
  await expect(main.locator('[data-block="post-carousel"]')).toBeVisible({ timeout: 40_000 });
  await expect(main.locator('[data-loading]')).toHaveCount(0);
}

/** Publishes what is open, past the questions of the dialog. */
export async function publish(page: Page) {
  await page.getByRole('button', { name: 'Objavi', exact: true }).first().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Objavi/ })
    .last()
    .click();
}

/** Waits until everything is saved. */
export async function untilSaved(page: Page) {
  await expect(page.getByText(/^Spremljeno/).first()).toBeVisible({ timeout: 30_000 });
}

/** Words that fade away are read by nobody; half faded they have no contrast. */
export async function untilStill(page: Page) {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished),
    ).then(() => undefined),
  );
}
