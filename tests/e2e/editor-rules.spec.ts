import { expect, type Page } from '@playwright/test';

import { test } from './editor-test.ts';
import { EDITOR, logIn, openEditor, publish, untilSaved } from './support.ts';

const canvas = (page: Page) => page.locator('.izlog-page');
const panel = (page: Page) => page.getByRole('complementary', { name: 'Opcije' });
const field = (page: Page, name: string) => panel(page).locator(`[data-field="${name}"]`);

/** Selects a block by a press beside its texts. */
async function choose(page: Page, block: string) {
  const target = canvas(page).locator(`[data-block="${block}"]`).first();
  await target.scrollIntoViewIfNeeded();
  await target.click({ position: { x: 6, y: 6 } });
}

/** A dialog of this name opens, and Escape closes it. */
async function opensDialog(page: Page, name: RegExp) {
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

test.beforeEach(async ({ page, context }) => {
  await logIn(context, EDITOR);
  await openEditor(page);
});

test('a section that is hidden on phones stays on large screens', async ({ page }) => {
  const section = canvas(page).locator('[data-block="usp-row"]').first();
  await choose(page, 'usp-row');
  await panel(page).getByRole('switch', { name: 'Prikaži na mobitelu' }).click();

  await expect(section).toBeVisible();
  await page.getByRole('button', { name: 'Mobitel' }).first().click();
  await expect(section).toBeHidden();
  await page.getByRole('button', { name: 'Računalo' }).first().click();
  await expect(section).toBeVisible();
  await untilSaved(page);
});

test('pictures, links, icons, posts, products and categories are chosen in dialogs', async ({
  page,
}) => {
  await choose(page, 'hero');
  await field(page, 'media')
    .getByRole('button', { name: /Zamijeni sliku$/ })
    .click();
  await opensDialog(page, /Medijska knjižnica/);

  const button = field(page, 'button');
  for (const [kind, title] of [
    ['page', 'Stranica'],
    ['post', 'Objava'],
    ['product', 'Proizvod'],
    ['category', 'Kategorija'],
  ] as const) {
    await button.getByRole('combobox').first().selectOption(kind);
    await button.getByRole('button', { name: `${title}: odaberi s popisa` }).click();
    const dialog = page.getByRole('dialog', { name: `${title}: odaberi s popisa` });
    await expect(dialog.getByRole('option').first()).toBeVisible();
    await opensDialog(page, new RegExp(`^${title}: odaberi`));
  }

  await choose(page, 'usp-row');
  await page.locator('[data-part="summary"]').first().click();
  await panel(page)
    .getByRole('button', { name: /odaberi ikonu/ })
    .first()
    .click();
  await opensDialog(page, /odaberi ikonu/);

  await choose(page, 'category-tiles');
  await field(page, 'categoryIds')
    .getByRole('button', { name: /odaberi s popisa/ })
    .click();
  await opensDialog(page, /odaberi s popisa/);
});

test('an item of the info strip is written where it stands; the header is saved, and shoppers read it', async ({
  page,
  browser,
  baseURL,
  back,
}) => {
  const saved = page.waitForRequest(
    (request) => request.method() === 'PATCH' && request.url().includes('/element/update/'),
  );
  const title = canvas(page)
    .locator('[data-block="info-strip"] [data-inline-path="items.0.title"]:visible')
    .first();
  await title.click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Šaljemo još danas');
  const header = (await saved).url().split('/').at(-1);
  await untilSaved(page);
  const opened = await back.get('/api/v1/editor/open?path=/&locale=hr');
  const { data } = await opened.json();
  const names = new Map<string, string>(
    data.statics.map((one: { id: number; handler: string }) => [String(one.id), one.handler]),
  );
  expect(names.get(header ?? '')).toBe('header-section');

  await publish(page);
  const visitor = await browser.newContext(baseURL ? { baseURL } : {});
  await expect
    .poll(async () => (await visitor.request.get('/')).text())
    .toContain('Šaljemo još danas');
  await visitor.close();
});

test.describe('when the server refuses', () => {
  test.use({ provoked: /Failed to load resource|net::ERR_FAILED/ });

  test('an empty block is not saved, and the editor says which one it is', async ({ page }) => {
    await page.getByRole('searchbox', { name: 'Pretraži blokove' }).fill('naslov');
    await page.getByRole('button', { name: 'Naslov', exact: true }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Space');
    await expect(page.getByText(/Umetnuto: Naslov/).first()).toBeAttached();
    await field(page, 'text').getByRole('textbox').first().fill('');

    const state = page.locator('[data-status="invalid"]');
    await expect(state).toBeVisible();
    await state.click();
    await expect(page.getByRole('dialog', { name: 'Izmjene nisu spremljene' })).toBeVisible();
    await page.keyboard.press('Escape');
    await field(page, 'text').getByRole('textbox').first().fill('Napisano');
    await untilSaved(page);
  });

  test('leaving with unsaved changes asks; saving then leads on', async ({ page, back }) => {
    await page.route('**/element/update/**', (route) => route.abort());
    const heading = canvas(page)
      .locator('[data-block="hero"] [data-inline-path="heading"]:visible')
      .first();
    await heading.click();
    await page.keyboard.type('More ');
    await page.getByRole('button', { name: 'Natrag u trgovinu' }).click();

    const question = page.getByRole('dialog', { name: 'Izmjene nisu spremljene' });
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Ostani' }).click();
    await expect(question).toHaveCount(0);
    await expect(heading).toContainText('More');

    await page.getByRole('button', { name: 'Natrag u trgovinu' }).click();
    // Until the question is there, the way out may still be trying to save.
    await expect(question).toBeVisible();
    await page.unroute('**/element/update/**');
    await question.getByRole('button', { name: 'Spremi i napusti' }).click();
    await expect(page.locator('#izlog-editor')).toHaveCount(0);
    expect(new URL(page.url()).search).toBe('');
    const opened = await back.get('/api/v1/editor/open?path=/&locale=hr');
    expect(JSON.stringify((await opened.json()).data.page)).toContain('More ');
  });
});
