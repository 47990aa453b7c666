import { expect, type Locator, type Page } from '@playwright/test';

import { test } from './editor-test.ts';
import {
  accessFaults,
  EDITOR,
  logIn,
  openEditor,
  publish,
  untilSaved,
  untilStill,
} from './support.ts';

const heading = (page: Page) =>
  page.locator('.izlog-main [data-block="hero"] [data-inline-path="heading"]').first();
const panel = (page: Page) => page.getByRole('complementary').last();

async function openFromMenu(page: Page, item: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Više o objavi' }).click();
  await page.getByRole('menuitem', { name: item }).click();
  return page.getByRole('dialog');
}

test.beforeEach(async ({ page, context }) => {
  await logIn(context, EDITOR);
  await openEditor(page);
});

test('the check before publishing finds a broken link and a missing translation, and shows where', async ({
  page,
}) => {
  await heading(page).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' i dušu');
  const address = page
    .locator('#izlog-editor')
    .getByLabel(/Gumb.*adresa/i)
    .first();
  await page
    .locator('#izlog-editor')
    .locator('select')
    .filter({ hasText: 'Adresa' })
    .first()
    .selectOption('url');
  await address.fill('/nema-me');
  await page.getByRole('searchbox', { name: 'Pretraži blokove' }).fill('istaknuta');
  await page.getByRole('button', { name: 'Istaknuta slika' }).first().focus();
  for (const key of ['Space', 'ArrowDown', 'Space']) await page.keyboard.press(key);
  await expect(page.getByText(/Umetnuto: Istaknuta slika/).first()).toBeAttached();
  await untilSaved(page);

  await page.getByRole('button', { name: 'Objavi', exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  const link = dialog.getByRole('listitem').filter({ hasText: '/nema-me' });
  await expect(link).toBeVisible();
  await expect(dialog.getByText('Tekstovi bez prijevoda')).toBeVisible();

  await page.keyboard.press('Escape');
  await page
    .locator('.izlog-main [data-block="usp-row"]')
    .first()
    .click({ position: { x: 4, y: 4 } });
  await page.getByRole('button', { name: 'Objavi', exact: true }).first().click();
  await link.getByRole('button', { name: /^Pokaži/ }).click();

  await expect(dialog).toHaveCount(0);
  await expect(address).toHaveValue('/nema-me');
});

test('a page is scheduled, shows its time, and is called off, by keyboard alone', async ({
  page,
}) => {
  const dialog = await openFromMenu(page, 'Zakaži objavu…');
  await dialog.getByLabel('Datum i vrijeme').fill('2126-03-04T08:30');
  await page.keyboard.press('Enter');

  const badge = page.getByRole('button', { name: /^Zakazano: .*2126/ });
  await expect(badge).toBeVisible();
  await page.reload();
  await badge.focus();
  await page.keyboard.press('Enter');
  const cancel = dialog.getByRole('button', { name: 'Otkaži objavu' });
  await cancel.focus();
  await page.keyboard.press('Enter');

  await expect(cancel).toHaveCount(0);
  await expect(badge).toHaveCount(0);
});

test('two versions stand side by side, and the older one is restored', async ({ page }) => {
  const before = await heading(page).textContent();
  await heading(page).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Zauvijek');
  await untilSaved(page);

  const dialog = await openFromMenu(page, 'Povijest verzija');
  const changes = dialog.getByRole('list', { name: 'Promijenjeno' });
  await expect(changes.locator('ins')).toHaveText(/Zauvijek/);
  await expect(dialog.locator('[data-block="hero"]')).toHaveCount(2);
  const versions = dialog.getByRole('list', { name: 'Verzije' }).getByRole('button');
  await versions.nth(1).click();
  await dialog.getByLabel('Usporedi s').selectOption({ label: 'trenutačnom skicom' });
  await expect(changes.locator('ins')).toHaveText(/Zauvijek/);
  await dialog.getByRole('button', { name: 'Vrati', exact: true }).click();

  await expect(heading(page)).toHaveText(before ?? '');
});

test('a picture is described in the library', async ({ page }) => {
  await page
    .locator('.izlog-main [data-block="hero"]')
    .first()
    .click({ position: { x: 700, y: 40 } });
  await panel(page)
    .getByRole('button', { name: /Zamijeni sliku/ })
    .first()
    .click();
  const library = page.getByRole('dialog', { name: 'Medijska knjižnica' });
  await library.getByLabel('Pretraži slike').fill('sapun');
  await expect(library.getByRole('button', { name: /lavand/i })).not.toHaveCount(0);
  await expect(library.getByRole('button', { name: /ikona/i })).toHaveCount(0);
  const edit = library.getByRole('button', { name: /^Uredi podatke/ }).first();
  await edit.focus();
  await page.keyboard.press('Enter');
  await library.getByLabel('Opis za one koji sliku ne vide').fill('Ručno rađeni sapun na kamenu');
  await page.keyboard.press('Enter');

  await expect(edit).toBeFocused();
  await expect(library.getByAltText('Ručno rađeni sapun na kamenu')).toBeVisible();
});

test('a publication is told with a link, and taken back by keyboard; the draft stays', async ({
  page,
  request,
}) => {
  const shop = async () => (await request.get('/')).text();
  await heading(page).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' u snijegu');
  await untilSaved(page);
  await publish(page);

  const told = page.getByRole('dialog', { name: 'Objavljeno' });
  await expect(told.getByRole('link', { name: 'Pogledaj u trgovini' })).toBeVisible();
  // It stays for as long as somebody is in it.
  await page.keyboard.press('F6');
  await untilStill(page);
  expect(await accessFaults(page)).toEqual([]);
  expect(await shop()).toContain('u snijegu');

  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(told.getByRole('button', { name: 'Poništi objavu' })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page.getByText(/Objava je poništena/).first()).toBeAttached();
  await expect(told).toHaveCount(0);
  expect(await shop()).not.toContain('u snijegu');
  await expect(heading(page)).toContainText('u snijegu');
});
