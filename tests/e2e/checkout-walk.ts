import { expect, type Page } from '@playwright/test';

const ADDRESS = {
  Ime: 'Iva',
  Prezime: 'Novak',
  Telefon: '091 234 5678',
  Ulica: 'Ilica',
  'Kućni broj': '25',
  'Poštanski broj': '10000',
  Mjesto: 'Zagreb',
};

const NUMBER = /^\d{4}-\d{6}$/;

export const steps = (page: Page) => page.locator('[data-block="checkout-steps"]');
export const summary = (page: Page) => page.locator('[data-block="checkout-summary"]');
export const button = (page: Page, name: string | RegExp) =>
  steps(page).getByRole('button', { name });
export const radio = (page: Page, name: RegExp) => steps(page).getByRole('radio', { name });

/** Puts the first product of the home page into the cart. */
export async function addProduct(page: Page) {
  await page.goto('/');
  const saved = page.waitForResponse((answer) => /addItem|kosarica\/dodaj/.test(answer.url()));
  await page.locator('form[data-action="cart.add"] button[type="submit"]').first().click();
  await saved;
}

/** Fills the first step, as a visitor from an address of its own (20 guests from one are the limit). */
export async function fillAddress(page: Page, email = `iva-${Date.now()}@izlog.test`) {
  const [a, b, c] = crypto.getRandomValues(new Uint8Array(3));
  await page.context().setExtraHTTPHeaders({ 'x-forwarded-for': `10.${a}.${b}.${c}` });
  const form = steps(page);
  for (const [label, text] of Object.entries({ ...ADDRESS, Email: email })) {
    await form.getByLabel(`${label} *`, { exact: true }).first().fill(text);
  }
}

/** From the filled first step to the last. */
export async function toPayment(page: Page) {
  await button(page, 'Nastavite na dostavu').click();
  await expect(page).toHaveURL(/korak=dostava/);
  await button(page, 'Nastavite na pregled').click();
  await expect(page).toHaveURL(/korak=pregled/);
  await button(page, 'Nastavite na plaćanje').click();
  await expect(page).toHaveURL(/korak=placanje/);
}

/** Orders in the last step; the browser is at the provider then. */
export async function orderByCard(page: Page) {
  await radio(page, /^Kartica/).check();
  await steps(page).getByRole('checkbox').first().check();
  await button(page, /Naruči/).click();
}

/** Number on the page of thanks. */
export async function orderNumber(page: Page) {
  await expect(page).toHaveURL(/\/naplata\/uspjesna\?orderSlug=[\w-]{22}$/);
  const number = page.locator('[data-block="checkout-success"] dd').first();
  await expect(number).toHaveText(NUMBER);
  return (await number.textContent()) ?? '';
}
