import { type BrowserContext, expect, type Page } from '@playwright/test';

import { CUSTOMER, EDITOR, logIn, test } from './support.ts';

/** A record of a kind as the API keeps it. */
async function firstOf(
  context: BrowserContext,
  headers: Record<string, string>,
  kind: string,
  body: object,
) {
  const response = await context.request.post(`/api/v1/admin/${kind}/filter`, {
    headers,
    data: body,
  });
  return (await response.json()).data.records[0];
}

/** Presses Tab until the element that has the focus bears the name. */
async function tabTo(page: Page, name: string) {
  const nameOfFocused = () =>
    page.evaluate(() => {
      const { activeElement: active } = document;
      if (active instanceof HTMLInputElement) return active.labels?.[0]?.textContent?.trim() ?? '';
      return active?.textContent?.trim() ?? '';
    });
  for (let presses = 0; presses < 80; presses += 1) {
    if ((await nameOfFocused()).startsWith(name)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The focus never reached "${name}".`);
}

const notice = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

test('the panel is for the back office alone', async ({ page, context }) => {
  await page.goto('/admin/tags');
  await expect(page).toHaveURL('/adminLogin?redirect=%2Fadmin%2Ftags');
  await logIn(context, CUSTOMER);
  await page.goto('/admin/tags');
  await expect(page).toHaveURL('/adminLogin?redirect=%2Fadmin%2Ftags');

  await page.getByLabel('Email').fill(EDITOR.email);
  await page.getByLabel('Lozinka').fill(EDITOR.password);
  await page.getByRole('button', { name: 'Prijavite se' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Oznake' })).toBeVisible();
  await expect(page).toHaveTitle('Oznake | Administracija');
});

test('a coupon is made, changed and deleted by keyboard alone', async ({ page, context }) => {
  const headers = await logIn(context, EDITOR);
  await page.goto('/admin');
  // Nothing can take the focus before the panel is there.
  await expect(page.getByRole('link', { name: 'Kuponi' })).toBeVisible();
  await tabTo(page, 'Kuponi');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Kuponi' })).toBeFocused();
  await tabTo(page, 'Novi kupon');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Novi kupon' })).toBeVisible();

  await tabTo(page, 'Kod');
  await page.keyboard.type('tipka');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Velika slova bez kvačica/)).toHaveAttribute('data-error');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('TIPKA15');
  await tabTo(page, 'Popust u postotku');
  await page.keyboard.type('15,5');
  await page.keyboard.press('Enter');

  await expect(notice(page, 'Spremljeno: TIPKA15')).toBeVisible();
  const stored = () => firstOf(context, headers, 'coupon', { keywords: 'TIPKA15' });
  expect(await stored()).toMatchObject({ percentBasisPoints: 1550, active: true });

  await expect(page.getByRole('heading', { level: 1, name: 'TIPKA15' })).toBeVisible();
  await tabTo(page, 'Obriši');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await tabTo(page, 'Obriši');
  await page.keyboard.press('Enter');

  await expect(notice(page, 'Obrisano: TIPKA15')).toBeVisible();
  expect(await stored()).toBeUndefined();
});

test('a new price is what shoppers see', async ({ page, context, browser, baseURL }) => {
  const headers = await logIn(context, EDITOR);
  const product = await firstOf(context, headers, 'product', { keywords: 'Suho ulje' });
  const shopper = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await shopper.goto(`/product/${product.slug}`);
  await expect(shopper.locator('[data-block="product-title-price"]')).not.toContainText('31,35');

  await page.goto(`/admin/products/${product.id}`);
  await page.getByLabel('Cijena *', { exact: true }).fill('31,35');
  await page.getByRole('button', { name: 'Spremi' }).click();
  await expect(notice(page, 'Spremljeno')).toBeVisible();

  await shopper.reload();
  await expect(shopper.locator('[data-block="product-title-price"]')).toContainText('31,35');
  await context.request.patch(`/api/v1/admin/product/update/${product.id}`, {
    headers,
    data: { retailCents: product.retailCents },
  });
  await shopper.context().close();
});

test('what is not saved is not lost by a click', async ({ page, context }) => {
  await logIn(context, EDITOR);
  await page.goto('/admin/tags/new');
  await page.getByLabel('Naziv').fill('Proba');
  await page.getByRole('link', { name: 'Kategorije' }).click();
  await page.getByRole('button', { name: 'Nastavi uređivati' }).click();
  await expect(page.getByLabel('Naziv')).toHaveValue('Proba');

  await page.getByRole('link', { name: 'Kategorije' }).click();
  await page.getByRole('button', { name: 'Odbaci promjene' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kategorije' })).toBeVisible();
});

test.describe('a session that ran out', () => {
  test.use({ provoked: /401/ });

  test('asks for the password and saves what was typed', async ({ page, context }) => {
    const headers = await logIn(context, EDITOR);
    await page.goto('/admin/tags/new');
    await page.getByLabel('Naziv').fill('Nakon prijave');
    // A call of the panel itself that is still on its way would ask for the password before the press.
    await page.waitForLoadState('networkidle');
    await context.clearCookies();
    await page.getByRole('button', { name: 'Spremi' }).click();
    await page.getByLabel('Lozinka').fill(EDITOR.password);
    await page.getByRole('button', { name: 'Prijavi se i spremi' }).click();

    await expect(notice(page, 'Spremljeno: Nakon prijave')).toBeVisible();
    const tag = await firstOf(context, await logIn(context, EDITOR), 'tag', {
      keywords: 'Nakon prijave',
    });
    await context.request.delete(`/api/v1/admin/tag/delete/${tag.id}`, { headers });
  });
});

test.describe('the file of an e-product', () => {
  test.use({ provoked: /404.*product-file|product-file.*404/ });

  test('is sent, replaced and removed', async ({ page, context }) => {
    const headers = await logIn(context, EDITOR);
    const product = await firstOf(context, headers, 'product', {
      filters: [{ key: 'format', value: 'eProduct' }],
    });
    const choose = (name: string) =>
      page
        .locator('input[type="file"]')
        .last()
        .setInputFiles({
          name,
          mimeType: 'application/pdf',
          buffer: Buffer.from('%PDF-1.4 vodič'),
        });
    await page.goto(`/admin/products/${product.id}`);
    await expect(page.getByText('Kupci još nemaju što preuzeti.')).toBeVisible();

    await choose('vodic.pdf');
    await expect(page.getByText(/^vodic\.pdf \(/)).toBeVisible();
    await choose('vodic-2.pdf');
    await expect(page.getByText(/^vodic-2\.pdf \(/)).toBeVisible();
    await page.getByRole('button', { name: 'Ukloni datoteku' }).click();

    await expect(page.getByText('Kupci još nemaju što preuzeti.')).toBeVisible();
  });
});

test('the language is that of the account', async ({ page, context }) => {
  await logIn(context, EDITOR);
  const choose = async (button: string, language: string) => {
    const saved = page.waitForResponse(/admin\/user\/update/);
    await page.getByRole('button', { name: button }).click();
    await page.getByRole('menuitemradio', { name: language }).click();
    await saved;
  };
  await page.goto('/admin/tags');
  await choose('Jezik administracije', 'English');
  await expect(page.getByRole('heading', { level: 1, name: 'Tags' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Back to the shop' })).toBeVisible();

  await choose('Language of the administration', 'Hrvatski');
  await expect(page.getByRole('heading', { level: 1, name: 'Oznake' })).toBeVisible();
});
