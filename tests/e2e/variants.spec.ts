import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { OWNER, openToShoppers, startEmptyShop } from './empty-shop.ts';
import { accessFaults, test } from './support.ts';

test.describe.configure({ timeout: 240_000 });
// A code that another variant has is refused, which a browser reports.
test.use({ actionTimeout: 20_000, provoked: /status of 400/ });

const PICTURE = 'presets/bonaca/media/body-butter-200ml.webp';

async function logIn(page: Page, url: string) {
  await page.goto(`${url}/admin`);
  await page.getByLabel('Email').fill(OWNER.email);
  await page.getByLabel('Lozinka', { exact: true }).fill(OWNER.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Svojstva' })).toBeVisible();
}

const save = async (page: Page, said: string) => {
  await page.getByRole('button', { name: 'Spremi', exact: true }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: said }).first()).toBeVisible();
};

/** What variants differ in, written line by line. */
async function makeAttribute(page: Page, name: string, type: string, values: readonly string[]) {
  await page.goto(new URL('/admin/attributes/new', page.url()).href);
  await page.getByLabel(/^Naziv/).fill(name);
  await page.getByLabel(/^Vrsta/).selectOption(type);
  await page.getByRole('button', { name: 'Dodaj vrijednost' }).press('Enter');
  await page.keyboard.type(values.join('\n'));
  await save(page, `Spremljeno: ${name}`);
}

async function makeProduct(page: Page) {
  await page.goto(new URL('/admin/products/new', page.url()).href);
  await page.getByLabel(/^Naziv/).fill('Majica');
  await page.getByLabel(/^Šifra/).fill('MAJ');
  await page.getByLabel(/^Cijena \*/).fill('25,00');
  await save(page, 'Spremljeno: Majica');
  await page.getByRole('link', { name: 'Napravi varijante' }).press('Enter');
}

/** Chooses a picture for a variant out of the library, to which it is added first. */
async function givePicture(page: Page, variant: string) {
  await page.getByRole('button', { name: `Slike: ${variant}` }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Odaberi sliku' }).press('Enter');
  const library = page.getByRole('dialog').last();
  await library.locator('input[type="file"]').setInputFiles(PICTURE);
  await library.locator('[data-tile]').first().press('Enter');
  await page.getByRole('button', { name: 'Gotovo' }).press('Enter');
}

test('an owner makes variants by keyboard, and a shopper buys one of them', async ({
  page,
  browser,
}) => {
  const port = Number(process.env['E2E_PORT'] ?? 4610) + 8;
  const folder = mkdtempSync(join(tmpdir(), 'izlog-variants-'));
  const shop = await startEmptyShop(port, folder);
  try {
    await openToShoppers(shop);
    await logIn(page, shop.url);
    await makeAttribute(page, 'Veličina', 'textSwatch', ['S', 'M']);
    await makeAttribute(page, 'Boja', 'visualSwatch', ['Plava', 'Siva']);
    await makeProduct(page);

    for (const attribute of ['Veličina', 'Boja']) {
      await page.getByLabel('Dodaj svojstvo').selectOption(attribute);
    }
    for (const value of ['S', 'M', 'Plava', 'Siva']) {
      await page.getByRole('checkbox', { name: value, exact: true }).press('Space');
    }
    await page.getByRole('button', { name: 'Napravi 4 varijante' }).press('Enter');
    await page.getByLabel('Zaliha Sve varijante').fill('3');
    await page.getByRole('button', { name: 'Upiši svima' }).press('Enter');
    // Enter goes down the column.
    await page.getByLabel('Cijena S / Plava', { exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Cijena S / Siva', { exact: true })).toBeFocused();
    await page.keyboard.type('19,50');
    await page.getByLabel('Zaliha M / Plava', { exact: true }).fill('0');
    await page.getByLabel('Šifra (SKU) M / Siva', { exact: true }).fill('MAJ-S-PLAVA');
    await page.getByRole('button', { name: 'Spremi' }).press('Enter');
    await expect(page.getByText('Tu šifru već ima drugi proizvod.').first()).toBeVisible();
    await page.getByLabel('Šifra (SKU) M / Siva', { exact: true }).fill('MAJ-M-SIVA');
    await page.getByRole('switch', { name: 'U prodaji: M / Siva' }).press('Space');
    await givePicture(page, 'S / Siva');
    await save(page, 'Spremljeno: Varijante');
    expect(await accessFaults(page)).toEqual([]);
    await page.goto('about:blank');

    const context = await browser.newContext({ baseURL: shop.url, locale: 'hr-HR' });
    const iva = await context.newPage();
    await iva.goto('/product/majica');
    // The product has no picture of its own: it shows that of its variant.
    await expect(iva.locator('[data-block="product-gallery"] img').first()).toBeVisible();
    await expect(iva.getByRole('radio')).toHaveCount(3);
    await expect(iva.getByRole('radio', { name: /M \/ Plava/ })).toBeDisabled();
    await iva.getByRole('radio', { name: /S \/ Siva/ }).press('Space');
    const saved = iva.waitForResponse((answer) => /addItem|kosarica\/dodaj/.test(answer.url()));
    await iva.getByRole('button', { name: 'Dodaj u košaricu' }).press('Enter');
    await saved;
    await iva.goto('/kosarica');
    const line = iva.getByRole('main').getByRole('listitem').filter({ hasText: 'Majica' }).first();
    await expect(line).toContainText('19,50');
    await expect(line).toContainText('S / Siva');
    await context.close();
  } finally {
    await shop.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
