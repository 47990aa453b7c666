import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { type RunningShop, serveShop } from '../../tools/lib/serve.ts';

import { test } from './support.ts';

test.describe.configure({ timeout: 240_000 });

/** The buttons' script: who presses its button approves, which the stand-in for PayPal is told. */
const SCRIPT = `
  const origin = new URL(document.currentScript.src).origin;
  window.paypal = { Buttons: (config) => ({
    render: async (place) => {
      const button = document.createElement('button');
      button.textContent = 'Plati PayPalom';
      button.onclick = async () => {
        const orderID = await config.createOrder();
        await fetch(origin + '/approve/' + orderID, { method: 'POST', mode: 'no-cors' });
        await config.onApprove({ orderID });
      };
      place.append(button);
    },
  }) };
`;

interface Unit {
  custom_id: string;
  amount: { currency_code: string; value: string };
}

/** PayPal's side of the wire: what our server made there, and what became of it. */
const far: { units: Unit[]; state: 'made' | 'approved' | 'captured' } = {
  units: [],
  state: 'made',
};
let paypal: Server;
let shop: RunningShop;
let home: string;

function answerOf(url: string, body: string): unknown {
  if (url.startsWith('/v1/oauth2')) return { access_token: 't' };
  if (url.startsWith('/approve/P1')) far.state = 'approved';
  if (url === '/v2/checkout/orders') {
    Object.assign(far, { units: JSON.parse(body).purchase_units, state: 'made' });
  }
  if (url === '/v2/checkout/orders/P1/capture' && far.state === 'approved') far.state = 'captured';
  const capture = { id: 'C1', status: 'COMPLETED', amount: far.units[0]?.amount };
  const payments = { captures: far.state === 'captured' ? [capture] : [] };
  return { id: 'P1', purchase_units: far.units.map((unit) => ({ ...unit, payments })) };
}

test.beforeAll(async () => {
  paypal = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const isScript = request.url?.startsWith('/sdk/js') === true;
    response.setHeader('content-type', isScript ? 'text/javascript' : 'application/json');
    const answer = answerOf(request.url ?? '', Buffer.concat(chunks).toString());
    response.end(isScript ? SCRIPT : JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => paypal.listen(0, '127.0.0.1', resolve));
  const far = `http://127.0.0.1:${(paypal.address() as AddressInfo).port}`;
  const port = Number(process.env['E2E_PORT'] ?? 4610) + 8;
  shop = await serveShop(port, undefined, {
    OVERLOAD_MS: '0',
    PICTURE_WORK: 'false',
    PAYPAL_CLIENT_ID: 'id',
    PAYPAL_SECRET: 'secret',
    PAYPAL_API_URL: far,
    PAYPAL_SCRIPT_URL: `${far}/sdk/js`,
  });
  home = shop.url;
});

test.afterAll(async () => {
  await shop.stop();
  paypal.close();
});

const steps = (page: Page) => page.locator('[data-block="checkout-steps"]');

async function toPayment(page: Page) {
  await page.goto(home);
  const saved = page.waitForResponse((answer) => /addItem|kosarica\/dodaj/.test(answer.url()));
  await page.locator('form[data-action="cart.add"] button[type="submit"]').first().click();
  await saved;
  const checkout = await page.goto(`${home}/naplata`);
  const opener = checkout?.headers()['cross-origin-opener-policy'];
  expect(opener, 'PayPal opens a window').toBe('same-origin-allow-popups');
  const fields = {
    Ime: 'Iva',
    Prezime: 'Novak',
    Email: 'iva@izlog.test',
    Telefon: '091 234 5678',
    Ulica: 'Ilica',
    'Kućni broj': '25',
    'Poštanski broj': '10000',
    Mjesto: 'Zagreb',
  };
  for (const [label, text] of Object.entries(fields)) {
    await steps(page).getByLabel(`${label} *`, { exact: true }).first().fill(text);
  }
  for (const [name, step] of [
    ['Nastavite na dostavu', 'dostava'],
    ['Nastavite na pregled', 'pregled'],
    ['Nastavite na plaćanje', 'placanje'],
  ] as const) {
    await steps(page).getByRole('button', { name }).click();
    await expect(page).toHaveURL(new RegExp(`korak=${step}`));
  }
  await steps(page)
    .getByRole('radio', { name: /^PayPal/ })
    .check();
  await expect(page.locator('[data-block="checkout-summary"]')).not.toContainText(
    'Naknada za pouzeće',
  );
  await steps(page).getByRole('checkbox').first().check();
  await steps(page)
    .getByRole('button', { name: /Naruči/ })
    .click();
}

/** Another tab of the shopper, which shows the order that waits and the cart that goes on beside it. */
async function lookElsewhere(page: Page) {
  const other = await page.context().newPage();
  await other.goto(`${home}/naplata`);
  await expect(steps(other)).toContainText('čeka plaćanje');
  await other.close();
}

test('an order is paid by PayPal’s buttons, and thanked for only then', async ({ page }) => {
  await toPayment(page);
  await expect(page.getByRole('heading', { name: 'Platite PayPalom' })).toBeFocused();
  await expect(page).toHaveURL(/korak=placanje/);
  await lookElsewhere(page);

  const confirmed = page.waitForResponse(/pgSuccess/);
  await page.getByRole('button', { name: 'Plati PayPalom' }).click();
  const answer = await confirmed;
  expect(answer.status(), answer.ok() ? '' : await answer.text()).toBe(200);

  await expect(page).toHaveURL(/\/naplata\/uspjesna\?orderSlug=/);
  await expect(page.locator('[data-block="checkout-success"]')).toContainText('plaćeno');
  expect(far).toMatchObject({ state: 'captured', units: [{ amount: { currency_code: 'EUR' } }] });
  await page.goto(`${home}/naplata`);
  await expect(steps(page)).toContainText('Vaša je košarica prazna');
});

test('a shopper may leave the buttons for another way of payment', async ({ page }) => {
  await toPayment(page);
  await page.getByRole('button', { name: 'Drugi način plaćanja' }).click();
  await expect(page).toHaveURL(/\/naplata\?korak=placanje/);
  const other = steps(page).getByRole('radio', { name: /^Uplata na račun/ });
  await other.check();
  await steps(page).getByRole('checkbox').first().check();
  await steps(page)
    .getByRole('button', { name: /Naruči/ })
    .click();

  await expect(page).toHaveURL(/\/naplata\/uspjesna\?orderSlug=/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('PayPal is not taken, and no order is left unpaid', async ({ page }) => {
    await toPayment(page);

    await expect(page.getByText('preglednik mora imati uključen JavaScript')).toBeVisible();
    await expect(steps(page).getByRole('button', { name: /Naruči/ })).toBeVisible();
  });
});
