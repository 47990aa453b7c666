import { type Browser, expect, type Locator, type Page } from '@playwright/test';

import { test } from './editor-test.ts';
import { accessFaults, EDITOR, logIn, untilSaved, untilStill } from './support.ts';

const TITLE = 'Zimski tjedan za suhu kožu';

const canvas = (page: Page) => page.locator('.izlog-main');
const dialog = (page: Page) => page.getByRole('dialog');
const block = (page: Page, type: string) => canvas(page).locator(`[data-block="${type}"]`);

const options = (page: Page) => page.getByRole('complementary', { name: 'Opcije' });

/** What the campaign is made of, from above. */
const SECTIONS = [
  'hero',
  'bento-grid',
  'product-carousel',
  'shoppable-picture',
  'heading',
  'before-after',
  'testimonials',
  'accordion',
  'countdown',
  'newsletter-form',
];

const sections = (page: Page) =>
  canvas(page)
    .locator(':scope > [data-block]')
    .evaluateAll((found) => found.map((one) => one.getAttribute('data-block')));

/** Presses of a mouse and words typed, counted as a newcomer would do them. */
function handOf(page: Page) {
  let actions = 0;
  const hand = {
    count: () => actions,
    async click(target: Locator, at?: { x: number; y: number }) {
      actions += 1;
      await target.click(at ? { position: at } : {});
    },
    async type(words: string) {
      actions += 1;
      await page.keyboard.type(words);
    },
    async fill(target: Locator, words: string) {
      actions += 1;
      await target.fill(words);
    },
    async press(key: string) {
      actions += 1;
      await page.keyboard.press(key);
    },
    /** A pattern comes behind what is selected, and is selected then. */
    async addPattern(name: string) {
      await hand.click(page.getByRole('button', { name: 'Uzorci sekcija' }));
      await hand.click(dialog(page).getByRole('button', { name }));
      await expect(dialog(page)).toHaveCount(0);
    },
    async select(type: string, title: string) {
      await hand.click(block(page, type).first(), { x: 12, y: 12 });
      await expect(options(page)).toContainText(title);
    },
  };
  return hand;
}

/** Shoppers see the campaign, section by section. */
async function isPublic(browser: Browser, address: string): Promise<void> {
  const shopper = await (await browser.newContext()).newPage();
  await shopper.goto(address);
  await expect(shopper.getByRole('heading', { level: 1 })).toHaveText(TITLE);
  expect(
    await shopper
      .locator('main > [data-block]')
      .evaluateAll((found) => found.map((one) => one.getAttribute('data-block'))),
  ).toEqual(SECTIONS);
  expect(await accessFaults(shopper)).toEqual([]);
  await shopper.context().close();
}

test('a newcomer builds the campaign page "Zimski tjedan" with a mouse', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const hand = handOf(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await logIn(context, EDITOR);
  await page.goto('/admin/pages');
  await hand.click(page.getByRole('button', { name: 'Nova stranica' }));
  await hand.fill(dialog(page).getByLabel('Naslov', { exact: true }), 'Zimski tjedan');
  await hand.click(dialog(page).getByRole('radio', { name: 'Kampanja' }));
  await hand.click(dialog(page).getByRole('button', { name: 'Izradi i uredi' }));
  await expect(block(page, 'product-carousel')).toBeVisible({ timeout: 30_000 });

  // The video of the hero, and its words.
  await hand.select('hero', 'Istaknuta slika');
  await hand.click(page.getByRole('button', { name: 'Video u pozadini: Odaberi datoteku' }));
  await hand.click(dialog(page).locator('li').getByRole('button').first());
  await expect(dialog(page)).toHaveCount(0);
  await hand.click(block(page, 'hero').getByRole('heading'));
  await hand.press('Control+a');
  await hand.type(TITLE);
  await hand.press('Enter');

  await hand.select('hero', 'Istaknuta slika');
  await hand.addPattern('Mozaik ponude');
  await hand.select('usp-row', 'Prednosti');
  await hand.press('Delete');
  await hand.select('media-text', 'Slika s tekstom');
  await hand.press('Delete');

  await hand.select('product-carousel', 'Klizač proizvoda');
  await hand.fill(page.getByRole('searchbox', { name: 'Pretraži blokove' }), 'slika s proizvodima');
  await hand.click(page.getByRole('button', { name: /^Slika s proizvodima/ }).first());
  await expect(block(page, 'shoppable-picture').locator('article').first()).toBeVisible();
  for (const pattern of ['Prije i poslije', 'Zid dojmova', 'Pitanja na karticama']) {
    await hand.addPattern(pattern);
  }

  await hand.select('countdown', 'Odbrojavanje');
  await hand.fill(options(page).getByRole('textbox', { name: 'Do kada' }), '2030-12-21T23:59');
  await untilSaved(page);
  expect(await sections(page)).toEqual(SECTIONS);

  await hand.click(page.getByRole('button', { name: 'Objavi', exact: true }).first());
  await untilStill(page);
  expect(await accessFaults(page)).toEqual([]);
  await hand.click(
    dialog(page)
      .getByRole('button', { name: /^Objavi/ })
      .last(),
  );
  await expect(dialog(page).getByRole('button', { name: /^Objavi/ })).toHaveCount(0, {
    timeout: 20_000,
  });
  expect(hand.count()).toBeLessThanOrEqual(60);

  await isPublic(browser, `${baseURL}/zimski-tjedan`);
});

/** Tab, or Shift+Tab, until something has the focus. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let step = 0; step < 120; step += 1) {
    if (await target.evaluate((element) => element.contains(document.activeElement))) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${target} has no focus after 120 presses of ${key}.`);
}

/** Runs an action by its name. */
async function run(page: Page, action: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(dialog(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.type(action);
  await page.keyboard.press('Enter');
}

/** Selects a block by its row of the outline. */
async function selectRow(page: Page, name: string): Promise<void> {
  const tree = page.getByRole('tree');
  if (!(await tree.isVisible())) await run(page, 'Struktura');
  await expect(tree).toBeVisible();
  await tabTo(page, tree);
  const row = tree.getByRole('treeitem', { name }).first();
  await page.keyboard.press('Home');
  for (let step = 0; step < 20 && !(await row.evaluate(isFocused)); step += 1) {
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(options(page)).toContainText(name);
}

const isFocused = (element: Element) => element === document.activeElement;

/** A pattern comes behind what is selected, and is selected then. */
async function addPattern(page: Page, words: string, name: string): Promise<void> {
  await run(page, 'Uzorci sekcija');
  await expect(dialog(page).getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(words);
  const found = dialog(page).getByRole('button', { name });
  await expect(found).toBeVisible();
  // The cards are one stop of the Tab key.
  await tabTo(page, dialog(page).locator('[data-card]').first());
  for (let step = 0; step < 10 && !(await found.evaluate(isFocused)); step += 1) {
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
}

test('the campaign page is built by keyboard alone', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await logIn(context, EDITOR);
  await page.goto('/admin/pages');
  const newPage = page.getByRole('button', { name: 'Nova stranica' });
  await expect(newPage).toBeVisible();
  await tabTo(page, newPage);
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByLabel('Naslov', { exact: true })).toBeFocused();
  await page.keyboard.type('Zimski tjedan tipkama');
  await tabTo(page, dialog(page).getByRole('radio', { checked: true }));
  const campaign = dialog(page).getByRole('radio', { name: 'Kampanja' });
  for (let step = 0; step < 12 && !(await campaign.isChecked()); step += 1) {
    await page.keyboard.press('ArrowDown');
  }
  await expect(campaign).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(block(page, 'product-carousel')).toBeVisible({ timeout: 30_000 });

  // The outline is the way of the keyboard through a page, the panel its way to fields.
  await selectRow(page, 'Istaknuta slika');
  await tabTo(page, page.getByRole('button', { name: 'Video u pozadini: Odaberi datoteku' }));
  await page.keyboard.press('Enter');
  await tabTo(page, dialog(page).locator('li').getByRole('button').first());
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await tabTo(
    page,
    options(page).getByRole('textbox', { name: 'Naslov', exact: true }),
    'Shift+Tab',
  );
  await page.keyboard.press('Control+a');
  await page.keyboard.type(TITLE);
  await expect(block(page, 'hero').getByRole('heading')).toHaveText(TITLE);
  await addPattern(page, 'mozaik', 'Mozaik ponude');

  for (const name of ['Prednosti', 'Slika s tekstom']) {
    await selectRow(page, name);
    await page.keyboard.press('Delete');
  }
  await selectRow(page, 'Klizač proizvoda');
  await run(page, 'Umetni blok');
  await page.keyboard.type('slika s proizvodima');
  await page.keyboard.press('Enter');
  await expect(block(page, 'shoppable-picture').locator('article').first()).toBeVisible();
  await addPattern(page, 'prije', 'Prije i poslije');
  await addPattern(page, 'dojmovi', 'Zid dojmova');
  await addPattern(page, 'kartice', 'Pitanja na karticama');
  await untilSaved(page);
  expect(await sections(page)).toEqual(SECTIONS);

  await run(page, 'Objavi');
  const publish = dialog(page)
    .getByRole('button', { name: /^Objavi/ })
    .last();
  await expect(publish).toBeVisible();
  await tabTo(page, publish);
  await page.keyboard.press('Enter');
  await expect(publish).toHaveCount(0, { timeout: 20_000 });
  await isPublic(browser, `${baseURL}/zimski-tjedan-tipkama`);
});
