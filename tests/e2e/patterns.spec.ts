import { expect, type Page } from '@playwright/test';

import { test } from './editor-test.ts';
import { accessFaults, EDITOR, logIn } from './support.ts';

const canvas = (page: Page) => page.locator('.izlog-main');
const dialog = (page: Page) => page.getByRole('dialog');
const card = (page: Page, name: string) => dialog(page).getByRole('button', { name });
/** Sections on the canvas. */
const blocks = (page: Page) =>
  canvas(page)
    .locator(':scope > [data-block]')
    .evaluateAll((found) => found.map((block) => block.getAttribute('data-block')));

/** Runs an action by its name, with the keyboard alone. */
async function choose(page: Page, action: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(dialog(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.type(action);
  await page.keyboard.press('Enter');
}

async function beginPage(page: Page, name: string, preset: string): Promise<void> {
  await page.goto('/admin/pages');
  await page.getByRole('button', { name: 'Nova stranica' }).click();
  await dialog(page).getByLabel('Naslov', { exact: true }).fill(name);
  await dialog(page).getByRole('radio', { name: preset }).check();
}

test('a page begins with the campaign, gets two patterns, and is there for shoppers', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(120_000);
  await logIn(context, EDITOR);
  await beginPage(page, 'Ljetna kampanja', 'Kampanja');
  const shown = dialog(page).frameLocator('iframe[title="Kampanja"]');
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Ljeto bez crvenih ramena');
  expect(await accessFaults(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Izradi i uredi' }).click();

  await expect(canvas(page).locator('[data-block="hero"]')).toBeVisible({ timeout: 30_000 });
  await expect(canvas(page).locator('[data-block="product-carousel"]')).toBeVisible();
  const before = await blocks(page);
  await page.getByRole('button', { name: 'Uzorci sekcija' }).click();
  await expect(dialog(page).locator('iframe').first()).toBeVisible();
  expect(await accessFaults(page)).toEqual([]);
  await card(page, 'Četiri obećanja').click();
  await expect(dialog(page)).toHaveCount(0);
  expect(await blocks(page)).toEqual([...before, 'usp-row']);

  await page.getByRole('button', { name: 'Uzorci sekcija' }).click();
  await dialog(page).getByRole('searchbox').fill('faq');
  await card(page, 'Pitanja na karticama').click();
  await expect(dialog(page)).toHaveCount(0);
  expect(await blocks(page)).toEqual([...before, 'usp-row', 'accordion']);

  // One step takes the last one back, another one brings it again.
  await page.keyboard.press('Control+z');
  expect(await blocks(page)).toEqual([...before, 'usp-row']);
  await page.keyboard.press('Control+Shift+z');
  expect(await blocks(page)).toEqual([...before, 'usp-row', 'accordion']);

  await page.getByRole('button', { name: 'Objavi', exact: true }).first().click();
  await dialog(page).getByRole('button', { name: 'Objavi', exact: true }).click();
  await expect(dialog(page)).toHaveCount(0, { timeout: 20_000 });

  const shopper = await (await browser.newContext()).newPage();
  await shopper.goto('/ljetna-kampanja');
  await expect(shopper.getByRole('heading', { level: 1 })).toHaveText('Ljeto bez crvenih ramena');
  await expect(shopper.getByText('Provjereno u ljekarni')).toBeVisible();
  await expect(shopper.getByText('Kada stiže paket?')).toBeVisible();
  const pictures = shopper.locator('main img');
  for (const address of await pictures.evaluateAll((found) =>
    found.map((one) => (one as HTMLImageElement).currentSrc).filter((src) => src !== ''),
  )) {
    expect(address).toContain('/media/');
  }
  await shopper.close();
});

test('a pattern is found, looked at and inserted by the keyboard alone, saved and taken again', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await logIn(context, EDITOR);
  await page.goto('/?editPage=true');
  await expect(canvas(page).locator('[data-block="hero"]').first()).toBeVisible({
    timeout: 30_000,
  });
  // What shows records comes after its first drawing.
  await expect(canvas(page).locator('[data-block="product-carousel"]')).toHaveCount(2);
  await expect(canvas(page).locator('[data-block="post-carousel"]')).toHaveCount(1);
  const before = await blocks(page);

  await choose(page, 'Uzorci sekcija');
  await expect(dialog(page).getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('pitanja');
  // Past the width, the kinds, and into the cards, which are one stop.
  const first = dialog(page).locator('[data-card]').first();
  for (let step = 0; step < 20 && !(await first.evaluate(isFocused)); step += 1) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('ArrowRight');
  await expect(dialog(page).locator('[data-card]').nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  expect(await blocks(page)).toEqual([...before, 'accordion']);

  await choose(page, 'Spremi kao uzorak');
  await expect(dialog(page).getByLabel('Naziv uzorka')).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Naša pitanja');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);

  await choose(page, 'Uzorci sekcija');
  await expect(card(page, 'Naša pitanja')).toHaveCount(3);
  await dialog(page).getByRole('button', { name: 'Obriši: Naša pitanja' }).click();
  await dialog(page).getByRole('alert').getByRole('button', { name: 'Obriši' }).click();
  await expect(card(page, 'Naša pitanja')).toHaveCount(0);
});

const isFocused = (element: Element) => element === document.activeElement;
