import { expect, type Page } from '@playwright/test';

import { CUSTOMER, logIn, test } from './support.ts';

const items = (page: Page) => page.locator('[data-block="cart-items"]');
const summary = (page: Page) => page.locator('[data-block="cart-summary"]');
const bagCount = (page: Page) => page.locator('[data-bind="cart.count"]').first();

/** Puts the first product of the home page into the cart and opens the page of the cart. */
async function fillCart(page: Page) {
  await page.goto('/');
  await page
    .getByRole('button', { name: /^U košaricu/ })
    .first()
    .click();
  await expect(page.getByText('Proizvod uspješno dodan u košaricu!')).toBeVisible();
  await page.goto('/kosarica');
  await expect(items(page).locator('li')).toHaveCount(1);
}

/** The sum to pay, in cents. */
async function total(page: Page): Promise<number> {
  const text = await summary(page).locator('dl > div').last().locator('dd').textContent();
  return Number((text ?? '').replaceAll(/\D/g, ''));
}

test('an empty cart shows the way back to the shop', async ({ page }) => {
  const response = await page.goto('/kosarica');

  expect(response?.status()).toBe(200);
  expect(response?.headers()['cache-control']).toContain('no-store');
  await expect(page.getByRole('heading', { level: 1, name: 'Košarica' })).toBeVisible();
  await expect(page.getByText('Vaša je košarica prazna')).toBeVisible();
  await expect(summary(page)).toBeHidden();
  await expect(items(page).getByRole('link', { name: 'Pogledajte ponudu' })).toHaveAttribute(
    'href',
    '/shop',
  );
});

for (const width of [1440, 390]) {
  test(`a cart is changed in place by keyboard at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await fillCart(page);
    const updates: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/updateItem')) updates.push(request.postData() ?? '');
    });
    const before = await summary(page).locator('dl dd').first().textContent();

    await items(page).getByRole('button', { name: /^Više/ }).focus();
    for (let press = 0; press < 5; press += 1) await page.keyboard.press('Enter');
    await expect(bagCount(page)).toHaveText('6');
    await expect(summary(page).locator('dl dd').first()).not.toHaveText(before ?? '');
    expect(updates).toHaveLength(1);
    await expect(items(page).getByRole('button', { name: /^Više/ })).toBeFocused();

    await items(page)
      .getByRole('button', { name: /^Ukloni/ })
      .focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Vaša je košarica prazna')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(summary(page)).toBeHidden();
    const [kept] = (await page.context().cookies()).filter(
      ({ name }) => name === 'deletedFromCart',
    );
    expect(JSON.parse(decodeURIComponent(kept?.value ?? ''))).toHaveLength(1);

    await page.getByRole('button', { name: /^Vrati u košaricu/ }).focus();
    await page.keyboard.press('Enter');
    await expect(items(page).getByRole('spinbutton')).toHaveValue('1');
    await expect(bagCount(page)).toHaveText('1');
    await expect(page.getByRole('button', { name: /^Vrati u košaricu/ })).toHaveCount(0);
    const way = summary(page).getByRole('link', { name: 'Nastavi na naplatu' });
    await expect(way.filter({ visible: true })).toHaveAttribute('href', '/naplata');
  });
}

test('what is no quantity is said beside the line and not sent', async ({ page }) => {
  await fillCart(page);
  const quantity = items(page).getByRole('spinbutton');
  const updates: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/updateItem')) updates.push(request.url());
  });

  for (const wrong of ['0', '1000', '']) {
    await quantity.fill(wrong);
    await quantity.blur();
    await expect(items(page).locator('li').getByText('Neispravna količina')).toBeVisible();
    await expect(quantity).toHaveAttribute('aria-invalid', 'true');
    await quantity.fill('2');
    await quantity.blur();
    await expect(items(page).locator('li').getByText('Neispravna količina')).toBeHidden();
  }
  await expect(bagCount(page)).toHaveText('2');
  expect(updates).toHaveLength(3);
});

test('a coupon is refused, used and leaves when it does not fit any more', async ({ page }) => {
  await fillCart(page);
  const coupon = page.locator('[data-block="coupon-form"]');
  const apply = async (code: string) => {
    await coupon.getByLabel('Kod kupona').fill(code);
    await coupon.getByRole('button', { name: 'Primijeni' }).click();
  };

  await apply('');
  await expect(coupon.getByText('Upišite kod kupona')).toBeVisible();
  await apply('NEMAGA');
  await expect(coupon.getByText('Kupon nije pronađen. Provjerite kod.')).toBeVisible();

  const quantity = items(page).getByRole('spinbutton');
  await quantity.fill('3');
  await quantity.blur();
  await expect(bagCount(page)).toHaveText('3');
  await expect(summary(page).getByText('Besplatna')).toBeVisible();
  const before = await total(page);
  await apply('MORE5');
  await expect(coupon.getByText('Kupon MORE5')).toBeVisible();
  await expect(summary(page).getByText('Kupon MORE5')).toBeVisible();
  expect(await total(page)).toBe(before - 500);

  await coupon.getByRole('button', { name: 'Ukloni kupon MORE5' }).click();
  await expect(summary(page).getByText('Kupon MORE5')).toBeHidden();
  expect(await total(page)).toBe(before);
});

test.describe('a line that is gone', () => {
  // The browser tells of every refused call.
  test.use({ provoked: /404/ });

  const remove = (tab: Page) => items(tab).getByRole('button', { name: /^Ukloni/ });

  test('because another tab took it out goes here, too', async ({ page, context }) => {
    await fillCart(page);
    const other = await context.newPage();
    await other.goto('/kosarica');
    await remove(other).click();
    await expect(other.getByText('Vaša je košarica prazna')).toBeVisible();

    await page.bringToFront();
    await expect(page.getByText('Vaša je košarica prazna')).toBeVisible();
  });

  test('because another device took it out is said to be', async ({ page }) => {
    await fillCart(page);
    const itemId = await items(page).locator('input[name="itemId"]').first().inputValue();
    const gone = await page.request.post('/akcije/kosarica/kolicina', {
      form: { itemId, qty: '0' },
      headers: { origin: new URL(page.url()).origin },
    });
    expect(gone.ok()).toBe(true);

    await remove(page).click();
    const said = page.locator('.izlog-toast');
    await expect(said).toHaveText('Proizvod više nije u košarici');
    await expect(said).toHaveAttribute('data-kind', 'info');
    await expect(page.getByText('Vaša je košarica prazna')).toBeVisible();
  });
});

test('a product below the cart joins it at once', async ({ page }) => {
  await fillCart(page);

  await page
    .locator('[data-block="cart-related"]')
    .getByRole('button', { name: /^U košaricu/ })
    .first()
    .click();

  await expect(items(page).locator('li')).toHaveCount(2);
  await expect(items(page).getByText('2 proizvoda')).toBeVisible();
});

test('a customer has a wishlist and a member card in the cart', async ({ page, context }) => {
  await fillCart(page);
  await expect(page.locator('[data-block="membership-form"] form')).toHaveCount(0);
  await logIn(context, CUSTOMER);
  await page.goto('/kosarica');

  const wish = items(page)
    .locator('li')
    .first()
    .getByRole('button', { name: /listu želja/ });
  const was = await wish.getAttribute('aria-pressed');
  await wish.click();
  await expect(wish).toHaveAttribute('aria-pressed', was === 'true' ? 'false' : 'true');
  await wish.click();
  await expect(wish).toHaveAttribute('aria-pressed', was ?? '');

  const card = page.locator('[data-block="membership-form"]');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/akcije/kosarica/kartica')) sent.push(request.url());
  });
  await card.getByLabel('Broj kartice').fill('123456');
  await card.getByRole('button', { name: 'Primijeni' }).click();
  await expect(card.getByText('Broj kartice nije ispravan')).toBeVisible();
  for (let time = 0; time < 2; time += 1) {
    await card.getByLabel('Broj kartice').fill('3850000001234');
    await card.getByRole('button', { name: 'Primijeni' }).click();
    await expect(card.getByText('Kartica 3850000001234 je primijenjena')).toBeVisible();
  }
  await expect(page.getByText('Ova je kartica već primijenjena')).toBeVisible();
  expect(sent).toHaveLength(2);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the cart is changed by forms', async ({ page }) => {
    await fillCart(page);

    await items(page).getByRole('spinbutton').fill('1000');
    await items(page)
      .getByRole('button', { name: /^Osvježi/ })
      .click();
    expect(page.url()).not.toContain('poruka');
    await items(page).getByRole('spinbutton').fill('3');
    await items(page)
      .getByRole('button', { name: /^Osvježi/ })
      .click();
    await expect(page.getByText('Košarica je ažurirana')).toBeVisible();
    await expect(items(page).getByRole('spinbutton')).toHaveValue('3');

    const before = await total(page);
    await page.getByLabel('Kod kupona').fill('NEMAGA');
    await page.getByRole('button', { name: 'Primijeni' }).first().click();
    await expect(
      page.locator('[data-block="coupon-form"]').getByText('Kupon nije pronađen. Provjerite kod.'),
    ).toBeVisible();
    await page.getByLabel('Kod kupona').fill('MORE5');
    await page.getByRole('button', { name: 'Primijeni' }).first().click();
    await expect(page.getByText('Kupon je primijenjen')).toBeVisible();
    expect(await total(page)).toBe(before - 500);

    await items(page)
      .getByRole('button', { name: /^Ukloni/ })
      .click();
    await expect(page.getByText('Vaša je košarica prazna')).toBeVisible();
    await page.getByRole('button', { name: /^Vrati u košaricu/ }).click();
    await expect(page.getByText('Proizvod je vraćen u košaricu')).toBeVisible();
    await expect(items(page).getByRole('spinbutton')).toHaveValue('1');
  });
});
