import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, type Route } from '@playwright/test';
import { type RunningShop, serveShop } from '../../tools/lib/serve.ts';
import { CUSTOMER, EDITOR, test } from './support.ts';

test.describe.configure({ timeout: 240_000 });

/** Plays reCAPTCHA: every question is answered at once. */
const SCRIPT = `
  const state = {};
  window.grecaptcha = {
    ready: (done) => setTimeout(done),
    render: (place, options) => { state.options = options; return 0; },
    reset: () => undefined,
    execute: () => setTimeout(() => state.options.callback('token-of-the-test')),
  };
`;

let provider: Server;
let shop: RunningShop;
let home: string;
const asked: string[] = [];

test.beforeAll(async () => {
  provider = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const isScript = request.url?.startsWith('/api.js') === true;
    response.setHeader('content-type', isScript ? 'text/javascript' : 'application/json');
    if (!isScript) asked.push(Buffer.concat(chunks).toString());
    response.end(isScript ? SCRIPT : '{"success":true}');
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const far = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  const port = Number(process.env['E2E_PORT'] ?? 4610) + 7;
  shop = await serveShop(port, undefined, {
    OVERLOAD_MS: '0',
    PICTURE_WORK: 'false',
    LOG_LEVEL: 'error',
    CAPTCHA_SITE_KEY: 'site-key',
    CAPTCHA_SECRET: 'secret',
    CAPTCHA_SCRIPT_URL: `${far}/api.js`,
    CAPTCHA_VERIFY_URL: `${far}/verify`,
  });
  home = shop.url;
});

test.afterAll(async () => {
  await shop.stop();
  provider.close();
});

async function fillLogin(page: Page) {
  await page.goto(`${home}/prijava`);
  const form = page.locator('[data-block="login-form"] form[data-action]').first();
  await form.locator('[name="username"]').fill(CUSTOMER.email);
  await form.locator('[name="password"]').fill(CUSTOMER.password);
  await form.locator('[name="password"]').press('Enter');
}

test('a login asks the provider first, whose script no page loads before', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api.js')) scripts.push(request.url());
  });
  await page.goto(home);
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);

  await fillLogin(page);

  await expect(page.getByText('Uspješno ste se prijavili')).toBeVisible();
  expect(scripts).toHaveLength(1);
  expect(asked.map((body) => new URLSearchParams(body).get('response'))).toEqual([
    'token-of-the-test',
  ]);
});

async function enterBackOffice(page: Page) {
  await page.goto(`${home}/adminLogin`, { waitUntil: 'commit' });
  await page.locator('[name="username"]').fill(EDITOR.email);
  await page.locator('[name="password"]').fill(EDITOR.password);
  await page.locator('[name="password"]').press('Enter');
}

test('the back office is entered the same way', async ({ page }) => {
  const before = asked.length;
  await enterBackOffice(page);

  await expect(page).toHaveURL(/editPage=true/);
  expect(asked).toHaveLength(before + 1);
});

test('a login of the back office that is pressed before its script waits for it', async ({
  page,
}) => {
  const before = asked.length;
  const waiting: Route[] = [];
  let isLate = true;
  await page.route(/\.js(\?|$)/, async (route) => {
    if (isLate) waiting.push(route);
    else await route.continue();
  });
  await enterBackOffice(page);
  await expect(page.locator('form[data-early="pressed"]')).toBeVisible();
  isLate = false;
  for (const route of waiting) await route.continue();

  await expect(page).toHaveURL(/editPage=true/);
  expect(asked).toHaveLength(before + 1);
});

test('a login of the back office whose script never comes says so', async ({ page }) => {
  await page.clock.install();
  await page.route(/\.js(\?|$)/, () => undefined);
  await enterBackOffice(page);
  await expect(page.locator('form[data-early="pressed"]')).toBeVisible();
  await page.clock.runFor(10_000);

  await expect(page.getByRole('alert').first()).toHaveText(/Nema veze/);
  expect(page.url()).not.toContain('poruka');
});

test.describe('where the provider is blocked', () => {
  test.use({ provoked: /ERR_FAILED|api\.js/ });

  test('the form says why, and nothing is sent', async ({ page }) => {
    await page.route('**/api.js**', (route) => route.abort());
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/akcije/')) sent.push('form');
    });

    await fillLogin(page);

    await expect(
      page.getByRole('alert').filter({ hasText: 'ReCaptcha error: Failed to load script' }),
    ).toBeVisible();
    expect(sent).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form comes back and says what it needs', async ({ page }) => {
    await fillLogin(page);

    await expect(page).toHaveURL(/\/prijava\?.*poruka=captcha-missing/);
    await expect(page.getByText(/Uključite JavaScript/)).toBeVisible();
  });
});
