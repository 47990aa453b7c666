import { expect, type Request } from '@playwright/test';

import {
  addProduct,
  button,
  fillAddress,
  orderByCard,
  orderNumber,
  radio,
  steps,
  summary,
  toPayment,
} from './checkout-walk.ts';
import { CUSTOMER, logIn, test } from './support.ts';

test.describe.configure({ timeout: 120_000 });

const ORDER_PATH = '/akcije/naplata/narudzba';
/** The browser's own word for a move to a page without transitions, such as the provider's. */
const PLAIN_PAGE = /^Transition was/;
test('a guest orders by bank transfer, keeps what was entered over a reload, and is thanked', async ({
  page,
}) => {
  await addProduct(page);
  await page.goto('/naplata');
  await button(page, 'Nastavite na dostavu').click();
  await expect(steps(page).getByText('Obavezno polje')).toHaveCount(8);
  await expect(steps(page).getByLabel('Ime *', { exact: true }).first()).toBeFocused();
  await fillAddress(page);
  await button(page, 'Nastavite na dostavu').click();

  await expect(page).toHaveURL(/korak=dostava/);
  await expect(radio(page, /^Dostava na adresu/)).toBeChecked();
  await radio(page, /^Paketomat/).check();
  await expect(summary(page)).toContainText('3,00\u00a0€');
  await steps(page).getByLabel('Ovo je poklon').check();
  await steps(page).getByLabel('Poruka').fill('Sretan rođendan!');
  await button(page, 'Nastavite na pregled').click();
  await expect(page).toHaveURL(/korak=pregled/);
  await page.reload();
  const review = page.locator('[data-block="checkout-review"]');
  for (const text of ['Iva Novak', 'Ilica 25', '10000 Zagreb', 'Paketomat', 'Sretan rođendan!']) {
    await expect(review).toContainText(text);
  }
  await steps(page)
    .getByRole('link', { name: /^Adresa/ })
    .click();
  await expect(steps(page).getByLabel('Mjesto *').first()).toHaveValue('Zagreb');
  await toPayment(page);

  await radio(page, /^Uplata na račun/).check();
  await button(page, /Naruči/).click();
  await expect(steps(page).getByText('Za narudžbu trebate prihvatiti ovu privolu')).toBeVisible();
  await steps(page).getByRole('checkbox').first().check();
  await button(page, /Naruči/).click();
  await orderNumber(page);
  await expect(page.getByText(/2D kod naći ćete u poruci/)).toBeVisible();
  await page.goto('/naplata');
  await expect(steps(page)).toContainText('Vaša je košarica prazna');
});

test('a choice that is saved only after the order was made faults nothing', async ({ page }) => {
  await addProduct(page);
  await page.goto('/naplata');
  await fillAddress(page);
  await toPayment(page);
  const isLate = (request: Request) => request.postData()?.includes('"stay"') === true;
  const ordered = page.waitForResponse(
    (answer) => answer.url().endsWith(ORDER_PATH) && !isLate(answer.request()),
  );
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith(ORDER_PATH) && isLate(answer.request()),
  );
  await page.route(`**${ORDER_PATH}`, async (route) => {
    if (isLate(route.request())) await ordered;
    await route.continue();
  });
  await page.route('**/naplata/uspjesna*', async (route) => {
    await saved;
    await route.continue();
  });

  await radio(page, /^Uplata na račun/).check();
  await steps(page).getByRole('checkbox').first().check();
  await button(page, /Naruči/).click();

  expect((await saved).status()).toBe(200);
  await orderNumber(page);
});

const FEE = 'Naknada za pouzeće';
const FEE_WORDS = 'Naknada pokriva naplatu i prijenos novca kod kurira.';

test('the fee of paying on delivery comes and goes with the choice', async ({ page }) => {
  await addProduct(page);
  await page.goto('/naplata');
  await fillAddress(page);
  await toPayment(page);

  // Nothing that costs something is chosen for anybody (G-080).
  await expect(radio(page, /^Kartica/)).toBeChecked();
  await expect(summary(page)).not.toContainText(FEE);
  await radio(page, /^Pouzećem/).check();
  await expect(summary(page)).toContainText(FEE);
  // Said once, in place, where screen readers hear of it.
  await expect(page.getByText(FEE_WORDS)).toHaveCount(1);
  await expect(steps(page).getByRole('status').filter({ hasText: FEE_WORDS })).toBeVisible();
  await expect(page.locator('.izlog-toast')).toHaveCount(0);
  await radio(page, /^Kartica/).check();
  await expect(page.getByText('Uklonjena naknada za plaćanje pouzećem')).toBeVisible();
  await expect(summary(page)).not.toContainText(FEE);
});

test('the fee of paying on delivery stays in the checkout', async ({ page }) => {
  await addProduct(page);
  await page.goto('/naplata');
  await fillAddress(page);
  await toPayment(page);
  await radio(page, /^Pouzećem/).check();
  await expect(summary(page)).toContainText(FEE);
  const items = () =>
    page.evaluate(async () => {
      const answer = await fetch('/api/v2/ecommerce/checkout/cart/getCart', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      });
      const { data } = await answer.json();
      return data.items.map(({ itemId }: { itemId: number }) => itemId < 0);
    });

  await steps(page).getByRole('link', { name: 'Natrag', exact: true }).click();
  await expect(page).toHaveURL(/korak=pregled/);
  await expect(summary(page)).toContainText(FEE);
  // What tells the server about leaving is a script, too.
  await page.waitForLoadState('networkidle');
  await page.goto('/');
  await expect.poll(items).toEqual([false]);

  await page.goto('/naplata?korak=placanje');
  await radio(page, /^Pouzećem/).check();
  await expect(summary(page)).toContainText(FEE);
  await page.goto('/kosarica');
  await expect(page.locator('main')).not.toContainText('Naknada za plaćanje pouzećem');
});

test.describe('with a card', () => {
  test.use({ provoked: PLAIN_PAGE });

  test('a card is paid at the provider; a declined one comes back to the page of failure (S15)', async ({
    page,
  }) => {
    for (const [decision, address] of [
      ['Odobri plaćanje', /\/naplata\/uspjesna/],
      ['Odbij plaćanje', /\/checkout\/failure/],
    ] as const) {
      await addProduct(page);
      await page.goto('/naplata');
      await fillAddress(page);
      await toPayment(page);
      await radio(page, /^Kartica/).check();
      await expect(summary(page)).not.toContainText('Naknada za pouzeće');
      await steps(page).getByRole('checkbox').first().check();
      await button(page, /Naruči/).click();
      await page.getByRole('button', { name: decision }).click();
      await expect(page).toHaveURL(address);
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plaćanje nije uspjelo');
  });

  test('a declined payment is tried again with the same cart, and paid', async ({ page }) => {
    await addProduct(page);
    await page.goto('/naplata');
    await fillAddress(page);
    await toPayment(page);
    const name = await summary(page).getByRole('listitem').first().textContent();
    await orderByCard(page);
    await page.getByRole('button', { name: 'Odbij plaćanje' }).click();
    await expect(page).toHaveURL(/\/checkout\/failure/);

    await page.getByRole('button', { name: 'Pokušajte ponovno' }).click();
    await expect(page).toHaveURL(/\/naplata\?korak=placanje/);
    await expect(summary(page).getByRole('listitem').first()).toHaveText(name ?? '');
    await orderByCard(page);
    await page.getByRole('button', { name: 'Odobri plaćanje' }).click();

    await orderNumber(page);
    const thanks = page.locator('[data-block="checkout-success"]');
    await expect(thanks).toContainText('plaćeno');
    await expect(thanks).toContainText('Probna narudžba');
  });
});

test('a customer finds the order in the profile; two presses are one order', async ({
  page,
  context,
}) => {
  await logIn(context, CUSTOMER);
  await addProduct(page);
  await page.goto('/naplata');
  await expect(steps(page)).toContainText('Prijavljeni ste kao');
  await fillAddress(page, CUSTOMER.email);
  await toPayment(page);
  await radio(page, /^Uplata na račun/).check();
  await expect(summary(page)).not.toContainText('Naknada za pouzeće');
  await steps(page).getByRole('checkbox').first().check();
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(ORDER_PATH)) sent += 1;
  });
  await button(page, /Naruči/).dblclick();

  const number = await orderNumber(page);
  expect(sent).toBe(1);
  await page.getByRole('link', { name: 'Pogledajte svoje narudžbe' }).click();
  const history = page.locator('[data-block="order-history"]');
  await expect(history.getByRole('row').filter({ hasText: number })).toHaveCount(1);
});

test('the addresses of an order leave those of the profile as they are', async ({
  page,
  context,
}) => {
  await logIn(context, CUSTOMER);
  await addProduct(page);
  await page.goto('/naplata');
  const street = steps(page).getByLabel('Ulica *', { exact: true }).first();
  const keep = steps(page).getByRole('checkbox', { name: 'Spremite adrese u moj profil' });
  await fillAddress(page, CUSTOMER.email);
  await keep.check();
  await button(page, 'Nastavite na dostavu').click();
  await expect(page).toHaveURL(/korak=dostava/);

  await page.goto('/naplata');
  await expect(street).toHaveValue('Ilica');
  await expect(keep).not.toBeChecked();
  await street.fill('Vukovarska');
  await toPayment(page);

  await page.goto('/naplata');
  await expect(street).toHaveValue('Vukovarska');
  await page.goto('/profil');
  const profile = page.locator('[data-block="delivery-address"]');
  await expect(profile.getByLabel(/^Ulica/).first()).toHaveValue('Ilica');
});

test.describe('with the e-mail of an account', () => {
  test.use({ provoked: /409/ });

  test('a guest is asked to log in, and comes back to the checkout', async ({ page }) => {
    await addProduct(page);
    await page.goto('/naplata');
    await fillAddress(page, CUSTOMER.email);
    await button(page, 'Nastavite na dostavu').click();

    const email = steps(page).getByLabel('Email *', { exact: true }).first();
    await expect(email).toBeFocused();
    await expect(steps(page)).toContainText('Račun s ovim emailom već postoji');
    const login = steps(page).getByRole('link', { name: 'Prijavite se' });
    await expect(login).toHaveAttribute('href', '/prijava?redirect=%2Fnaplata');
  });
});

test('the keyboard alone leads to an order', async ({ page }) => {
  await addProduct(page);
  await page.goto('/naplata');
  await steps(page).getByLabel('Ime *', { exact: true }).first().focus();
  const fields = ['Iva', 'Novak', `iva-${Date.now()}@izlog.test`, '0912345678', 'Ilica', '25'];
  for (const text of [...fields, '10000', 'Zagreb']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(steps(page).getByRole('combobox').first()).toHaveValue('HR');
  await button(page, 'Nastavite na dostavu').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/korak=dostava/);
  await radio(page, /^Dostava na adresu/).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/korak=pregled/);
  await button(page, 'Nastavite na plaćanje').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/korak=placanje/);
  await radio(page, /^Pouzećem/).focus();
  await page.keyboard.press('ArrowUp');
  await expect(radio(page, /^Uplata na račun/)).toBeChecked();
  await steps(page).getByRole('checkbox').first().focus();
  await page.keyboard.press('Space');
  await button(page, /Naruči/).focus();
  await expect(summary(page)).not.toContainText('Naknada za pouzeće');
  await page.keyboard.press('Enter');
  await orderNumber(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a guest orders, and sees the fee before the order is made', async ({ page }) => {
    await addProduct(page);
    await page.goto('/naplata');
    await fillAddress(page);
    await toPayment(page);
    await radio(page, /^Pouzećem/).check();
    await steps(page).getByRole('checkbox').first().check();
    await button(page, /Naruči/).click();
    await expect(page.getByText('Dodana je naknada za plaćanje pouzećem.')).toBeVisible();
    await expect(page.getByText(FEE_WORDS).first()).toBeVisible();
    await expect(summary(page)).toContainText(FEE);
    await steps(page).getByRole('checkbox').first().check();
    await button(page, /Naruči/).click();

    await orderNumber(page);
  });

  test.describe('with a card', () => {
    test.use({ provoked: PLAIN_PAGE });

    test('a card that was declined is tried again', async ({ page }) => {
      await addProduct(page);
      await page.goto('/naplata');
      await fillAddress(page);
      await toPayment(page);
      for (const decision of ['Odbij plaćanje', 'Odobri plaćanje']) {
        await orderByCard(page);
        await page.getByRole('button', { name: 'Nastavite na plaćanje' }).click();
        await page.getByRole('button', { name: decision }).click();
        const again = page.getByRole('button', { name: 'Pokušajte ponovno' });
        if (decision === 'Odbij plaćanje') await again.click();
      }

      await orderNumber(page);
    });
  });
});
