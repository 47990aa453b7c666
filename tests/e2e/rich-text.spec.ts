import { expect, type Page } from '@playwright/test';

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

const canvas = (page: Page) => page.locator('.izlog-main');
const writing = (page: Page) => page.getByRole('textbox', { name: 'Formatirani tekst' });
const tools = (page: Page) => page.getByRole('toolbar', { name: 'Oblikovanje teksta' });
const tool = (page: Page, name: string) => tools(page).getByRole('button', { name, exact: true });
const menu = (page: Page) => page.getByRole('listbox', { name: 'Umetni' });

/** Puts the caret behind the first rich text of the home page, in a paragraph of its own. */
async function write(page: Page) {
  const text = canvas(page).locator('[data-block="rich-text"] [data-inline-path="text"]').first();
  await text.scrollIntoViewIfNeeded();
  await text.click();
  await expect(writing(page)).toBeFocused();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
}

test.beforeEach(async ({ page, context }) => {
  await logIn(context, EDITOR);
  await openEditor(page);
});

test('a table, a picture and links are written by keyboard, and shoppers get them', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(90_000);
  await write(page);

  await page.keyboard.type('/');
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toHaveCount(0);
  await expect(writing(page)).toBeFocused();
  await page.keyboard.press('Backspace');

  await page.keyboard.type('/tabl');
  await expect(menu(page).getByRole('option')).toHaveText(['Tablica']);
  expect(await accessFaults(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.keyboard.type('Veličina');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Grudi');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Struk');
  await page.keyboard.press('Tab');
  await page.keyboard.type('M');
  await expect(tool(page, 'Ukloni stupac')).toBeVisible();
  await untilStill(page);
  expect(await accessFaults(page)).toEqual([]);
  await page.keyboard.press('Alt+F10');
  await expect(tool(page, 'Podebljano')).toBeFocused();
  for (let steps = 0; steps < 30; steps += 1) {
    if (await tool(page, 'Ukloni stupac').evaluate((button) => button === document.activeElement))
      break;
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Enter');
  await expect(writing(page).locator('tr').first().locator('th')).toHaveCount(2);

  // Behind the table there is a paragraph to go on in.
  await page.keyboard.press('Control+End');
  await page.keyboard.type('/slik');
  await page.keyboard.press('Enter');
  const library = page.getByRole('dialog', { name: 'Medijska knjižnica' });
  await library.getByLabel('Pretraži slike').fill('sapun');
  const found = library.getByRole('button', { name: /sapun/i }).first();
  await found.click();
  await expect(library).toHaveCount(0);
  await expect(writing(page).locator('img')).toBeVisible();
  await writing(page).locator('img').click();
  await page.getByRole('textbox', { name: 'Opis slike', exact: true }).fill('Sapun na dlanu');
  await page.keyboard.press('Enter');
  await expect(writing(page)).toBeFocused();

  await page.keyboard.press('Control+End');
  await page.keyboard.type('posudica');
  for (let letter = 0; letter < 8; letter += 1) await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('Tab');
  await tool(page, 'Poveznica').focus();
  await page.keyboard.press('Enter');
  const address = page.getByRole('combobox', { name: 'Adresa poveznice' });
  await expect(address).toBeFocused();
  await page.keyboard.type('o nama');
  const choice = page.getByRole('option', { name: /O nama/ }).first();
  await expect(choice).toBeVisible();
  await untilStill(page);
  expect(await accessFaults(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(writing(page)).toBeFocused();
  await expect(writing(page).locator('a', { hasText: 'posudica' })).toHaveAttribute(
    'href',
    '/o-nama',
  );
  await page.keyboard.press('Control+Shift+e');
  await page.keyboard.press('Escape');
  await untilSaved(page);
  await publish(page);
  await expect(page.getByText(/^Objavljeno/).first()).toBeVisible();

  const shopper = await browser.newPage(baseURL ? { baseURL } : {});
  await shopper.goto('/');
  const text = shopper.locator('[data-block="rich-text"]').first();
  await expect(text.locator('th')).toHaveText(['Grudi', 'Struk']);
  await expect(text.getByRole('img', { name: 'Sapun na dlanu' })).toBeVisible();
  await expect(text.getByRole('link', { name: 'posudica' })).toHaveAttribute('href', '/o-nama');
  await expect(text.locator('p', { hasText: 'posudica' })).toHaveCSS('text-align', 'center');
  expect(await accessFaults(shopper)).toEqual([]);
  await shopper.close();
});

test('the panel edits the same text with the same tools', async ({ page }) => {
  const block = canvas(page).locator('[data-block="rich-text"]').first();
  await block.scrollIntoViewIfNeeded();
  await block.click({ position: { x: 6, y: 6 } });
  const panel = page.getByRole('complementary', { name: 'Opcije' });
  await panel.getByRole('button', { name: /Uredi ovdje$/ }).click();
  await expect(writing(page)).toBeFocused();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('napisano u ploči');
  await expect(block.getByText('napisano u ploči')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(tool(page, 'Podebljano')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(writing(page)).toBeFocused();
  await expect(page.getByText('Ctrl+B')).toHaveCount(0);
  await untilStill(page);
  expect(await accessFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(writing(page)).toHaveCount(0);
  await expect(panel.getByRole('button', { name: /Uredi ovdje$/ })).toBeFocused();
  await untilSaved(page);
});
