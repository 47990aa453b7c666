import { expect, type Page } from '@playwright/test';
import {
  addProduct,
  fillAddress,
  orderByCard,
  orderNumber,
  radio,
  steps,
  summary,
  toPayment,
} from './checkout-walk.ts';
import { test } from './support.ts';

declare global {
  interface Window {
    noteMove?(move: unknown): void;
  }
}

test.describe.configure({ timeout: 120_000 });

const WAITS = /^Narudžba \d{4}-\d{6} \(\d+,\d\d\s€\) čeka plaćanje$/;
const GIVE_UP = 'Odustanite od narudžbe';
const PAY = 'Nastavite plaćanje';

const notice = (page: Page) => page.getByRole('region', { name: WAITS });
const line = (page: Page) => page.locator('[data-block="cart-items"] li').first();

/** Orders by card; without a script the button of the page between leads to the provider. */
async function toGateway(page: Page, hasScript: boolean) {
  await addProduct(page);
  await page.goto('/naplata');
  await fillAddress(page);
  await toPayment(page);
  await orderByCard(page);
  if (!hasScript) await page.getByRole('button', { name: 'Nastavite na plaćanje' }).click();
  await expect(page.getByRole('button', { name: 'Odobri plaćanje' })).toBeVisible();
}

for (const hasScript of [true, false]) {
  test.describe(hasScript ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: hasScript });

    test('back from the card page the cart is full, and the order can be paid', async ({
      page,
    }) => {
      await toGateway(page, hasScript);

      // Without a script the way back is the browser's question whether to post once more.
      if (hasScript) await page.goBack();
      else await page.goto('/naplata?korak=placanje');
      await expect(notice(page)).toBeVisible();
      await expect(summary(page).getByRole('listitem')).toHaveCount(1);
      await page.goto('/kosarica');
      await expect(notice(page)).toBeVisible();
      await expect(line(page)).toBeVisible();
      await notice(page).getByRole('button', { name: PAY }).click();
      await page.getByRole('button', { name: 'Nastavite na plaćanje' }).click();
      await page.getByRole('button', { name: 'Odobri plaćanje' }).click();

      await orderNumber(page);
      await page.goto('/kosarica');
      await expect(page.getByText('Vaša je košarica prazna').first()).toBeVisible();
      await expect(notice(page)).toHaveCount(0);
    });

    test('an order is given up in the checkout, and its things are ordered in another way', async ({
      page,
    }) => {
      await toGateway(page, hasScript);

      await page.goto('/naplata?korak=placanje');
      await notice(page).getByRole('button', { name: GIVE_UP }).click();
      await expect(page.getByText('Narudžba je otkazana')).toBeVisible();
      await expect(notice(page)).toHaveCount(0);
      await expect(summary(page).getByRole('listitem')).toHaveCount(1);
      await page.goto('/naplata?korak=placanje');
      await radio(page, /^Uplata na račun/).check();
      await steps(page).getByRole('checkbox').first().check();
      await steps(page)
        .getByRole('button', { name: /Naruči/ })
        .click();

      await orderNumber(page);
    });

    test('after a decline the cart holds what the page of failure says', async ({ page }) => {
      await toGateway(page, hasScript);

      await page.getByRole('button', { name: 'Odbij plaćanje' }).click();
      await expect(page).toHaveURL(/\/checkout\/failure/);
      await expect(page.getByText('Vaša je košarica sačuvana')).toBeVisible();
      await page.goto('/kosarica');
      await expect(line(page)).toBeVisible();
      await expect(notice(page)).toHaveCount(0);
      await line(page)
        .getByRole('button', { name: /Ukloni/ })
        .click();
      await expect(page.getByText('Vaša je košarica prazna').first()).toBeVisible();
      await page.goto('/checkout/failure');
      await expect(page.getByText('Novac nije naplaćen')).toBeVisible();
      await expect(page.getByText('sačuvana')).toHaveCount(0);
    });
  });
}

test('the bag shows the order that waits, also in another tab, and gives it up', async ({
  page,
  context,
}) => {
  await toGateway(page, true);
  const tab = await context.newPage();
  await tab.goto('/');
  const bag = tab.locator('[data-block="cart-bag"] a');
  await expect(bag).toContainText('1 proizvod u košarici');

  await bag.click();
  const sheet = tab.getByRole('dialog', { name: 'Košarica' });
  await expect(sheet.getByRole('region', { name: WAITS })).toBeVisible();
  await expect(sheet.getByRole('listitem')).toHaveCount(1);
  await expect(sheet.getByRole('link', { name: 'Nastavite na naplatu' })).toHaveAttribute(
    'href',
    '/naplata',
  );
  await sheet.getByRole('button', { name: GIVE_UP }).click();

  await expect(tab.getByText('Narudžba je otkazana')).toBeVisible();
  await expect(bag).toContainText('1 proizvod u košarici');
  // The page of the provider is still open in the first tab.
  await page.getByRole('button', { name: 'Odobri plaćanje' }).click();
  await tab.goto('/kosarica');
  await expect(line(tab)).toBeVisible();
});

test('the page that the way back shows does not order twice', async ({ page }) => {
  const orders: string[] = [];
  await toGateway(page, true);
  orders.push(
    (await page
      .getByText(/\d{4}-\d{6}/)
      .first()
      .textContent()) ?? '',
  );

  await page.goBack();
  await notice(page).getByRole('button', { name: PAY }).click();
  await page.getByRole('button', { name: 'Nastavite na plaćanje' }).click();

  orders.push(
    (await page
      .getByText(/\d{4}-\d{6}/)
      .first()
      .textContent()) ?? '',
  );
  expect(orders[1]).toBe(orders[0]);
});

test('each step of the checkout begins at its heading', async ({ page }) => {
  await addProduct(page);
  await page.goto('/naplata');
  await expect(page.locator('body')).toBeFocused();
  await fillAddress(page);
  await toPayment(page);

  await expect(page.getByRole('heading', { name: 'Korak 4 od 4: Plaćanje' })).toBeFocused();
});

test('the pages on the way to the provider take part in the move, so that none is dropped', async ({
  page,
}) => {
  const moves: unknown[] = [];
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.exposeBinding('noteMove', (_source, move) => moves.push(move));
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      window.noteMove?.({ to: location.pathname, isShown: viewTransition !== null });
    });
  });
  await toGateway(page, true);
  await page.goBack();
  await expect(notice(page)).toBeVisible();
  // The way back is told with its first frame, which may come after its content.
  await expect.poll(() => moves.at(-1)).toMatchObject({ to: '/naplata' });
  moves.length = 0;

  await notice(page).getByRole('button', { name: PAY }).click();
  await page.getByRole('button', { name: 'Nastavite na plaćanje' }).click();
  await page.getByRole('button', { name: 'Odobri plaćanje' }).click();
  await orderNumber(page);

  await expect
    .poll(() => moves)
    .toEqual([
      { to: '/akcije/naplata/ponovno', isShown: true },
      { to: '/api/v2/ecommerce/checkout/payment/testGateway', isShown: true },
      { to: '/naplata/uspjesna', isShown: true },
    ]);
});
