import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type APIRequestContext, expect } from '@playwright/test';

import { test } from './support.ts';

const MAIL_FOLDER = join(process.env['E2E_SHOP_DIR'] ?? '', 'mail');
const PASSWORD = 'Sjena7!lipe';

/** Path and query of the first link of the newest mail to an address that holds `part`. */
async function linkOfMail(email: string, part: string): Promise<string> {
  let link: string | undefined;
  await expect(() => {
    const mails = readdirSync(MAIL_FOLDER)
      .map((name) => readFileSync(join(MAIL_FOLDER, name), 'utf8').replace(/=\r?\n/g, ''))
      .filter((mail) => mail.includes(email));
    const links = mails.flatMap(
      (mail) => mail.replaceAll('=3D', '=').match(/https?:[^\s"<>]+/g) ?? [],
    );
    link = links.find((found) => found.includes(part));
    expect(link).toBeDefined();
  }).toPass({ timeout: 15_000 });
  const { pathname, search } = new URL((link ?? '').replaceAll('&amp;', '&'));
  return pathname + search;
}

async function register(request: APIRequestContext): Promise<string> {
  const email = `mira-${Date.now()}@izlog.test`;
  const response = await request.post('/akcije/registracija', {
    headers: { accept: 'application/json', 'sec-fetch-site': 'same-origin' },
    form: {
      firstName: 'Mira',
      lastName: 'Jug',
      email,
      password: PASSWORD,
      confirmedPassword: PASSWORD,
      acceptedConsents: 'uvjeti-kupnje',
    },
  });
  expect(response.status(), await response.text()).toBe(200);
  return email;
}

test.describe('the link of the mail that confirms an address', () => {
  test.use({ provoked: /404/ });

  test('confirms it for a guest, once', async ({ page, playwright, baseURL }) => {
    const somebody = await playwright.request.newContext({ baseURL: baseURL ?? '' });
    const link = await linkOfMail(await register(somebody), 'verificationToken');
    expect(link).toMatch(/^\/prijava\?verificationToken=/);

    await page.goto(link);
    await expect(page.getByRole('status').filter({ hasText: 'E-mail potvrđen' })).toBeVisible();
    await expect(page).toHaveURL('/prijava');
    await page.goto(link);
    await expect(page.getByRole('alert')).toContainText('već iskorištena');
    await somebody.dispose();
  });

  test('confirms it for who is logged in already, and leads home', async ({ page, context }) => {
    const link = await linkOfMail(await register(context.request), 'verificationToken');

    await page.goto(link);

    await expect(page).toHaveURL('/?poruka=email-confirmed');
    await expect(page.getByText('E-mail potvrđen')).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('confirms nothing by itself, but by a button', async ({ page, playwright, baseURL }) => {
      const somebody = await playwright.request.newContext({ baseURL: baseURL ?? '' });
      const link = await linkOfMail(await register(somebody), 'verificationToken');

      await page.goto(link);
      await page.goto(link);
      await page.getByRole('button', { name: 'Potvrdite e-mail' }).click();
      await expect(page.getByRole('status')).toHaveText('E-mail potvrđen');
      await page.goto(link);
      await page.getByRole('button', { name: 'Potvrdite e-mail' }).click();
      await expect(page.getByRole('status')).toContainText('već iskorištena');
      await somebody.dispose();
    });
  });
});

test.describe('the page behind links of mails', () => {
  const page = (goalType: string, goal: string, confirmedEmail = 'true') =>
    `/potvrdi-email?${new URLSearchParams({ goalType, goal, confirmedEmail })}`;

  test('says whether the address is confirmed, but no text of a stranger', async ({
    page: browser,
  }) => {
    await browser.goto(page('message', 'Hvala vam.'));
    await expect(browser.getByRole('heading', { level: 1 })).toHaveText('E-mail potvrđen');
    await expect(browser.getByRole('status').filter({ hasText: 'E-mail potvrđen' })).toBeVisible();
    await expect(browser.getByText('Hvala vam.')).toHaveCount(0);

    await browser.goto(page('message', 'Poslali smo poruku.', 'false'));
    await expect(browser.getByRole('heading', { level: 1 })).toHaveText('Potvrdite e-mail');
  });

  test('leads on to a page of the shop, and says so', async ({ page: browser, baseURL }) => {
    await browser.goto(page('url', `${baseURL}/o-nama`));
    await expect(browser.getByRole('heading', { level: 1 })).toHaveText('Preusmjeravanje…');
    await expect(browser).toHaveURL('/o-nama');
  });

  test('downloads a file of the shop', async ({ page: browser }) => {
    const download = browser.waitForEvent('download');
    await browser.goto(page('file', '/favicon.svg'));
    expect((await download).suggestedFilename()).toBe('favicon.svg');
    await expect(browser.getByText('Datoteka je preuzeta.')).toBeVisible();
  });

  test('is an error page for a link that lacks something or leads elsewhere', async ({
    request,
  }) => {
    const missing = await request.get('/potvrdi-email?goalType=message&confirmedEmail=true');
    expect(missing.status()).toBe(404);
    expect(await missing.text()).toContain('goal or goalType were not defined');
    const foreign = await request.get(page('url', 'https://evil.test/'), { maxRedirects: 0 });
    expect(foreign.status()).toBe(400);
    expect(await foreign.text()).not.toContain('evil.test');
    const english = await request.get('/en/confirm-email?goalType=message&goal=x&confirmedEmail=1');
    expect(english.status()).toBe(200);
  });

  test.describe('of a missing file', () => {
    test.use({ provoked: /404/ });

    test('says that the download failed', async ({ page: browser }) => {
      await browser.goto(page('file', '/media/nema.pdf'));
      await expect(browser.getByRole('alert')).toContainText('Preuzimanje nije uspjelo');
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('thanks for a subscription to the newsletter', async ({ page: browser, request }) => {
      const email = `pismo-${Date.now()}@izlog.test`;
      await request.post('/akcije/newsletter', {
        headers: { 'sec-fetch-site': 'same-origin' },
        form: { email, acceptedConsents: 'newsletter' },
      });
      await browser.goto(await linkOfMail(email, '/newsletter/potvrda/'));
      await browser.getByRole('button', { name: 'Potvrdi prijavu' }).click();

      await expect(browser).toHaveURL(/\/potvrdi-email\?goalType=message/);
      await expect(browser.getByRole('heading', { level: 1 })).toHaveText('E-mail potvrđen');
      await expect(browser.getByText('Vaša je prijava na newsletter potvrđena.')).toBeVisible();
    });
  });
});
