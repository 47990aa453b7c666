import { expect, type Page } from '@playwright/test';

import { test } from './editor-test.ts';
import { EDITOR, logIn, openEditor, SECOND_EDITOR, untilSaved } from './support.ts';

const canvas = (page: Page) => page.locator('.izlog-main');
const blocks = (page: Page) =>
  canvas(page)
    .locator(':scope > [data-block]')
    .evaluateAll((found) => found.map((block) => block.getAttribute('data-block')));
const publishButton = (page: Page) =>
  page.locator('#izlog-editor').getByRole('button', { name: 'Objavi', exact: true }).first();
const heroTitle = (page: Page, index = 0) =>
  canvas(page).locator('[data-block="hero"] [data-inline-path="heading"]').nth(index);

test('an editor logs in and opens the page in place', async ({ page }) => {
  await page.goto('/adminLogin?redirect=/%3FeditPage%3Dtrue');
  await page.getByLabel('Email').fill(EDITOR.email);
  await page.getByLabel('Lozinka').fill(EDITOR.password);
  await page.getByRole('button', { name: 'Prijavite se' }).click();

  await expect(publishButton(page)).toBeVisible({ timeout: 20_000 });
  await expect(canvas(page).locator('[data-block="hero"]').first()).toBeVisible();
});

test('a login that is pressed before its script logs in, and keeps the password out of the address', async ({
  page,
}) => {
  // On its way for ever.
  await page.route(/\.js(\?|$)/, () => undefined);
  await page.goto('/adminLogin?redirect=/admin/tags', { waitUntil: 'commit' });
  const submit = async (password: string) => {
    await page.getByLabel('Email').fill(EDITOR.email);
    await page.getByLabel('Lozinka').fill(password);
    await page.getByRole('button', { name: 'Prijavite se' }).click();
  };

  await submit('Krivo#123');
  await expect(page.getByRole('status')).toHaveText('Pogrešan email ili lozinka');
  expect(page.url()).not.toContain('Krivo');

  await submit(EDITOR.password);
  await expect(page).toHaveURL(/\/admin\/tags/);
  expect(page.url()).not.toContain('password');
});

test.describe('a login that cannot be', () => {
  test.use({ provoked: /401/ });

  test('is told why, in the words of the site', async ({ page }) => {
    await page.goto('/adminLogin');
    // Before its script has arrived, the browser says what is missing, in its own words.
    await expect(page.locator('[data-admin-login] form').first()).toHaveAttribute('novalidate');
    const [email, password] = [page.getByLabel('Email'), page.getByLabel('Lozinka')];
    const submit = () => page.getByRole('button', { name: 'Prijavite se' }).click();

    await submit();
    await expect(page.getByRole('alert')).toHaveText('Upišite email i lozinku');
    await expect(email).toBeFocused();

    await email.fill('urednik');
    await password.fill('Krivo#123');
    await submit();
    await expect(page.getByRole('alert')).toHaveText('Neispravan email');

    await email.fill(EDITOR.email);
    await submit();
    await expect(page.getByRole('alert')).toHaveText('Pogrešan email ili lozinka');
    await expect(email).toHaveValue(EDITOR.email);
  });
});

test('a customer gets no editor at the same address', async ({ page, context }) => {
  await logIn(context, { email: 'kupac@izlog.test', password: 'Kupac#123' });
  await page.goto('/?editPage=true');

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#izlog-editor')).toHaveCount(0);
});

test('a hero is dragged from the palette by mouse', async ({ page, context }) => {
  await logIn(context, EDITOR);
  await openEditor(page);
  const before = await blocks(page);
  const hero = page.getByRole('button', { name: 'Istaknuta slika' }).first();
  await hero.scrollIntoViewIfNeeded();
  const tile = await hero.boundingBox();
  const target = await canvas(page).locator('[data-block="usp-row"]').first().boundingBox();
  if (!tile || !target) throw new Error('Nothing to drag or nowhere to drop.');

  await page.mouse.move(tile.x + 30, tile.y + 30);
  await page.mouse.down();
  await page.mouse.move(tile.x + 60, tile.y + 60, { steps: 4 });
  await page.mouse.move(target.x + 300, target.y + 4, { steps: 12 });
  await page.mouse.up();

  await expect.poll(() => blocks(page)).toHaveLength(before.length + 1);
  expect((await blocks(page)).slice(0, 3)).toEqual(['hero', 'hero', 'usp-row']);
  await expect(canvas(page).locator('h1')).toHaveCount(1);
  await untilSaved(page);
});

test('another hero is placed by keyboard alone, and every step is announced', async ({
  page,
  context,
}) => {
  await logIn(context, EDITOR);
  await openEditor(page);
  const before = await blocks(page);

  await page.getByRole('searchbox', { name: 'Pretraži blokove' }).fill('istaknuta');
  await page.getByRole('button', { name: 'Istaknuta slika' }).first().focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/Odredište/).first()).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');

  await expect(page.getByText(/Umetnuto: Istaknuta slika/).first()).toBeAttached();
  await expect.poll(() => blocks(page)).toHaveLength(before.length + 1);
  await untilSaved(page);
});

test('a title is edited in place, undone, redone and published; a shopper sees it within a second', async ({
  page,
  context,
  browser,
}) => {
  await logIn(context, EDITOR);
  await openEditor(page);
  const old = (await heroTitle(page).textContent()) ?? '';
  await heroTitle(page).click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Čista koža, đir uz more');
  await page.keyboard.press('Enter');
  await expect(heroTitle(page)).toHaveText('Čista koža, đir uz more');

  await page.getByRole('button', { name: 'Poništi' }).click();
  await expect(heroTitle(page)).toHaveText(old);
  await page.getByRole('button', { name: 'Ponovi' }).click();
  await expect(heroTitle(page)).toHaveText('Čista koža, đir uz more');
  await untilSaved(page);

  const shopper = await (await browser.newContext()).newPage();
  await shopper.goto('/');
  await expect(shopper.getByRole('heading', { level: 1 }).first()).not.toHaveText(
    'Čista koža, đir uz more',
  );
  await publishButton(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Objavi' }).click();
  await expect(page.getByRole('dialog').getByRole('link')).toBeVisible();
  await expect
    .poll(async () => (await shopper.request.get('/')).text(), { timeout: 1000 })
    .toContain('Čista koža, đir uz more');
  await shopper.context().close();
});

test('a mobile value shows on small screens only', async ({ page, context }) => {
  await logIn(context, EDITOR);
  await openEditor(page);
  const wide = (await heroTitle(page).textContent()) ?? '';
  await page.getByRole('button', { name: 'Mobitel' }).click();
  await canvas(page)
    .locator('[data-block="hero"]')
    .first()
    .click({ position: { x: 200, y: 20 } });
  await page
    .getByRole('complementary')
    .getByLabel('Naslov', { exact: true })
    .fill('Kratko i jasno');
  await expect(heroTitle(page)).toHaveText('Kratko i jasno');

  await page.getByRole('button', { name: 'Računalo' }).click();

  await expect(heroTitle(page)).toHaveText(wide);
  await untilSaved(page);
});

test('two editors collide on one field, see both values and choose', async ({
  page,
  context,
  browser,
}) => {
  await logIn(context, EDITOR);
  await openEditor(page);
  const other = await browser.newContext();
  await logIn(other, SECOND_EDITOR);
  const second = await other.newPage();
  await openEditor(second);

  await heroTitle(page).click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Naslov prve urednice');
  await page.keyboard.press('Enter');
  await untilSaved(page);
  await heroTitle(second).click();
  await second.keyboard.press('Control+A');
  await second.keyboard.type('Naslov druge urednice');
  await second.keyboard.press('Enter');

  await second.getByRole('button', { name: /Sukob izmjena/ }).click();
  const dialog = second.getByRole('dialog');
  await expect(dialog).toContainText('Naslov prve urednice');
  await expect(dialog).toContainText('Naslov druge urednice');
  await dialog.getByRole('radio', { name: /Naslov prve urednice/ }).check();
  await dialog.getByRole('button', { name: 'Spremi odabrano' }).click();

  await expect(heroTitle(second)).toHaveText('Naslov prve urednice');
  await untilSaved(second);
  await other.close();
});
