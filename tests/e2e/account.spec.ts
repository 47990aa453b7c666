import { expect, type Page } from '@playwright/test';

import { CUSTOMER, EDITOR, logIn, test } from './support.ts';

const FIGURE = /^[\d.]+$/;

async function fillLogin(page: Page, password: string) {
  const form = page.locator('[data-block="login-form"]');
  await form.getByLabel('Email').fill(CUSTOMER.email);
  await form.getByLabel('Lozinka *', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Prijavite se' }).click();
}

test('a customer logs in on the way to the profile, and walks its parts', async ({ page }) => {
  await page.goto('/profil');
  await expect(page).toHaveURL('/prijava?redirect=%2Fprofil');
  await fillLogin(page, CUSTOMER.password);

  await expect(page).toHaveURL(/\/profil/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Moj profil');
  const points = page.locator('[data-block="loyalty-points"]');
  await expect(points).toContainText(/[\d.]+ Bodova/);
  for (const label of ['Raspoloživo', 'Prikupljeno', 'Iskorišteno', 'Isteklo']) {
    const figure = points.locator('dl > div').filter({ hasText: label }).locator('dd');
    await expect(figure).toHaveText(FIGURE);
  }
  const parts = page.getByRole('navigation', { name: 'Dijelovi profila' });
  for (const name of ['Povijest narudžbi', 'Lista želja', 'Postavke lozinke']) {
    await parts.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    await expect(page).toHaveURL('/profil');
  }
});

test('a login brings the user, then the wishlist, and says so (AUTH-03)', async ({ page }) => {
  await page.goto('/prijava?redirect=%2Fshop');
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/profile|wishlist/.test(pathname)) calls.push(pathname);
  });
  await fillLogin(page, CUSTOMER.password);

  await expect(page).toHaveURL(/\/shop/);
  await expect(page.getByText('Uspješno ste se prijavili')).toBeVisible();
  await expect
    .poll(() => calls.slice(0, 2))
    .toEqual(['/api/v1/user/web/profile', '/api/v1/wishlist/filter']);
});

test('a part of the profile has an address, also in another language', async ({
  page,
  context,
}) => {
  await logIn(context, CUSTOMER);

  await page.goto('/profil?section=lista-zelja');
  await expect(page.getByRole('heading', { level: 2, name: 'Lista želja' })).toBeVisible();
  await expect(page.locator('[data-block="loyalty-points"]')).toBeHidden();
  const english = await page.goto('/en/profile');
  expect(english?.headers()['cache-control']).toBe('private, no-store');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My profile');
});

test('pages of guests lead the logged-in away; pages of customers lead guests to the login', async ({
  page,
  context,
}) => {
  await page.goto('/prijava?redirect=//evil.test/');
  await expect(page.locator('#content input[name="redirect"]').first()).toHaveValue('/');
  await logIn(context, CUSTOMER);
  for (const path of ['/prijava', '/registracija', '/zaboravljena-lozinka']) {
    await page.goto(path);
    expect(new URL(page.url()).pathname, path).toBe('/');
  }
});

test('each of the three audiences sees its own header', async ({ page, context }) => {
  await page.goto('/');
  await expect(page.getByLabel('Korisnički račun')).toBeVisible();
  await logIn(context, CUSTOMER);
  const wishes = page.waitForResponse(/wishlist\/filter/);
  await page.goto('/');
  await expect(page.locator('[data-bind="session.initials"]').first()).toHaveText('MK');
  await wishes;
  await context.clearCookies();
  await logIn(context, EDITOR);
  await page.goto('/?editPage=true');
  await expect(page.locator('#izlog-editor')).toBeVisible();
});

test.describe('with a wrong password', () => {
  test.use({ provoked: /401/ });

  test('the login says so and stays', async ({ page }) => {
    await page.goto('/prijava');
    await fillLogin(page, 'Pogresna#1');

    await expect(page.getByRole('alert')).toHaveText(/Pogrešan email ili lozinka|lozink/);
    await expect(page).toHaveURL('/prijava');
  });
});

test('an empty login shows a fault at both fields, and the eye shows the password', async ({
  page,
}) => {
  await page.goto('/prijava');
  const form = page.locator('[data-block="login-form"]');
  await form.getByRole('button', { name: 'Prijavite se' }).click();

  await expect(form.getByText('Obavezno polje')).toHaveCount(2);
  const password = form.getByLabel('Lozinka *', { exact: true });
  await form.getByRole('button', { name: /^Prikaži lozinku/ }).click();
  await expect(password).toHaveAttribute('type', 'text');
});

test('registration goes in two steps, keeps what was typed, and logs in', async ({ page }) => {
  await page.goto('/registracija');
  const form = page.locator('[data-block="register-form"]');
  await form.getByRole('button', { name: 'Nastavi' }).click();
  await expect(form.getByLabel('Email *')).toBeVisible();
  await form.getByRole('button', { name: /^Natrag/ }).click();
  await form.getByLabel('Ime *', { exact: true }).fill('Iva');
  await form.getByLabel('Prezime *').fill('Novak');
  await form.getByLabel('Prezime *').press('Enter');
  await form.getByLabel('Email *').fill(`iva-${Date.now()}@izlog.test`);
  for (const label of ['Lozinka *', 'Ponovite lozinku *']) {
    await form.getByLabel(label, { exact: true }).fill('Sjena7!lipe');
  }
  for (const box of await form.getByRole('checkbox').all()) await box.check();
  await form.getByRole('button', { name: 'Registrirajte se' }).click();

  await expect(page).toHaveURL('/?poruka=registered');
  await expect(page.locator('[data-bind="session.initials"]').first()).toHaveText('IN');
});

test('an address is saved and read again', async ({ page, context }) => {
  await logIn(context, CUSTOMER);
  await page.goto('/profil');
  const address = page.locator('[data-block="billing-address"]');
  await address.getByText('Uredi', { exact: true }).click();
  await address.getByLabel('Ulica *').fill('Marmontova');
  await address.getByRole('button', { name: 'Spremite' }).click();

  await expect(page.getByText('Adresa naplate ažurirana')).toBeVisible();
  await expect(address.locator('dl')).toContainText('Marmontova 7');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a customer logs in, changes the own name, and opens the orders', async ({ page }) => {
    await page.goto('/profil');
    await fillLogin(page, CUSTOMER.password);
    await expect(page).toHaveURL('/profil?poruka=logged-in');
    const data = page.locator('[data-block="personal-data-form"]');
    await data.getByText('Uredi', { exact: true }).click();
    await data.getByLabel('Ime *', { exact: true }).fill('Marta');
    await data.getByRole('button', { name: 'Spremite' }).click();

    await expect(page.getByText('Osobni podaci ažurirani')).toBeVisible();
    await page.getByRole('link', { name: 'Povijest narudžbi' }).click();
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Povijest narudžbi');
  });

  test('both steps of the registration are one form', async ({ page }) => {
    await page.goto('/registracija');

    await expect(page.getByLabel('Ime *', { exact: true })).toBeVisible();
    await expect(page.locator('#content').getByLabel('Email *').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Nastavi' })).toBeHidden();
  });
});
