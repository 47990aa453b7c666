import { expect } from '@playwright/test';
import { CUSTOMER, logIn, test } from './support.ts';

test('consents that a form insists on are asked for at their box, and at no other', async ({
  page,
}) => {
  await page.goto('/registracija');
  const form = page.locator('[data-block="register-form"]');
  await form.getByRole('button', { name: 'Nastavi' }).click();
  await form.getByRole('button', { name: 'Registrirajte se' }).click();
  await form.getByLabel('Ime *', { exact: true }).fill('Iva');
  await form.getByLabel('Prezime *').fill('Novak');
  await form.getByRole('button', { name: 'Nastavi' }).click();
  await form.getByLabel('Email *').fill(`iva-${Date.now()}@izlog.test`);
  for (const label of ['Lozinka *', 'Ponovite lozinku *']) {
    await form.getByLabel(label, { exact: true }).fill('Sjena7!lipe');
  }
  await form.getByRole('button', { name: 'Registrirajte se' }).click();

  const boxes = form.getByRole('checkbox');
  await expect(form.getByText('Potrebno je prihvatiti obavezne privole')).toHaveCount(1);
  expect(await boxes.count()).toBeGreaterThan(1);
  for (const box of await boxes.all()) {
    const isRequired = await box.evaluate((input: HTMLInputElement) => input.required);
    expect(await box.getAttribute('aria-invalid')).toBe(isRequired ? 'true' : null);
    await expect(box).not.toBeChecked();
  }
  await expect(page).toHaveURL('/registracija');
});

test.describe('a member card of nobody', () => {
  test.use({ provoked: /400/ });

  test('is said so at its field and in a toast, and scripts hear of it', async ({
    page,
    context,
  }) => {
    await logIn(context, CUSTOMER);
    await page.goto('/profil');
    await page.evaluate(() => {
      document.addEventListener('incorrect-member-card-barcode', () => {
        document.documentElement.dataset['heard'] = '';
      });
    });
    const data = page.locator('[data-block="personal-data-form"]');
    await data.getByText('Uredi', { exact: true }).click();
    await data.getByLabel('Broj članske kartice').fill('99999999');
    await data.getByRole('button', { name: 'Spremite' }).click();

    const toast = page.locator('.izlog-toast').filter({ hasText: 'Broj kartice nije ispravan' });
    await expect(toast).toBeVisible();
    await expect(data.getByText('Broj kartice nije ispravan')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-heard', '');
    await expect(data.getByText('Odustani').first()).toBeVisible();
  });
});
