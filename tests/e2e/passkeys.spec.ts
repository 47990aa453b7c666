import { expect, type Page } from '@playwright/test';
import { accessFaults, EDITOR, test } from './support.ts';

test.use({ provoked: /401/ });

/** Passkeys need the name of a host; an IP address has none. */
const door = (baseURL = '') => new URL('/adminLogin?redirect=/admin/tags', named(baseURL)).href;
const named = (address: string) => address.replace('127.0.0.1', 'localhost');

/** A device that makes passkeys, and unlocks by itself. */
async function plugIn(page: Page) {
  const device = await page.context().newCDPSession(page);
  await device.send('WebAuthn.enable');
  const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { device, authenticatorId };
}

async function logInByPassword(page: Page, address: string) {
  await page.goto(address);
  await page.getByLabel('Email').fill(EDITOR.email);
  await page.getByLabel('Lozinka').fill(EDITOR.password);
  await page.getByRole('button', { name: 'Prijavite se', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/tags/);
}

async function openPasskeys(page: Page) {
  await page.getByRole('button', { name: /Vaš račun$/ }).click();
  await page.getByRole('menuitem', { name: 'Pristupni ključevi' }).click();
  return page.getByRole('dialog', { name: 'Pristupni ključevi' });
}

test('an editor adds a passkey, logs in with it, and removes it again', async ({
  page,
  context,
  baseURL,
}) => {
  const address = door(baseURL);
  const { device, authenticatorId } = await plugIn(page);
  await logInByPassword(page, address);

  const dialog = await openPasskeys(page);
  await expect(dialog).toContainText('Još nemate nijedan ključ.');
  await expect(dialog).toContainText('Sada ste na localhost');
  await dialog.getByRole('button', { name: 'Dodaj ključ' }).click();
  await page.getByLabel('Ime ključa').fill('Ured');
  await page.getByLabel('Dosadašnja lozinka').fill(EDITOR.password);
  await page.getByRole('button', { name: 'Dalje' }).click();
  const codes = page.getByRole('dialog', { name: 'Kodovi za oporavak' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await codes.getByRole('button', { name: 'Spremljeni su' }).click();
  await expect(dialog.getByRole('listitem')).toContainText('Ured');
  expect(await accessFaults(page)).toEqual([]);
  const { credentials } = await device.send('WebAuthn.getCredentials', { authenticatorId });
  expect(credentials).toMatchObject([{ rpId: 'localhost', isResidentCredential: true }]);

  await context.clearCookies();
  await page.goto(address);
  await page.getByRole('button', { name: 'Prijava pristupnim ključem' }).click();
  await expect(page).toHaveURL(/\/admin\/tags/);

  await openPasskeys(page);
  await expect(dialog.getByRole('listitem')).toContainText('zadnji put korišten');
  await dialog.getByRole('button', { name: 'Ukloni ključ Ured' }).click();
  await page.getByLabel('Dosadašnja lozinka').fill(EDITOR.password);
  await page.getByRole('button', { name: 'Ukloni', exact: true }).click();
  await expect(dialog).toContainText('Još nemate nijedan ključ.');

  await context.clearCookies();
  await page.goto(address);
  await page.getByRole('button', { name: 'Prijava pristupnim ključem' }).click();
  await expect(page.getByRole('alert')).toHaveText(/Ovaj ključ ovdje ne vrijedi/);
  await logInByPassword(page, address);
});

test('a device without a passkey is told so, by keyboard too', async ({ page, baseURL }) => {
  await plugIn(page);
  await page.goto(door(baseURL));
  const button = page.getByRole('button', { name: 'Prijava pristupnim ključem' });
  await expect(button).toBeVisible();
  const loaded = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/passkey-login-')),
    );
  expect(await loaded()).toBe(false);
  await button.focus();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('alert')).toHaveText(/nema ključa za ovu adresu/);
  expect(await loaded()).toBe(true);
  expect(await accessFaults(page)).toEqual([]);
});
