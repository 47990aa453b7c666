import { expect, type Page } from '@playwright/test';
import { accessFaults, EDITOR, logIn, publish, test, untilSaved, untilStill } from './support.ts';

const CHECKOUT = '/naplata';
const block = (page: Page, type: string) =>
  page.locator(`.izlog-main [data-block="${type}"]`).first();

/** Calls that put the checkout back as it was. */
async function checkoutOf(page: Page) {
  const headers = await logIn(page.context(), EDITOR);
  const { request } = page.context();
  const open = async () => {
    const url = `/api/v1/editor/open?path=${encodeURIComponent(CHECKOUT)}`;
    return (await (await request.get(url, { headers })).json()).data.page;
  };
  const before = await open();
  return {
    open,
    async restore() {
      const { rev } = before;
      const send = (action: string, data: object) =>
        request.post(`/api/v1/element/${before.id}/${action}`, { headers, data });
      const back = await send('revert', { rev });
      expect(back.status(), await back.text()).toBe(200);
      expect((await send('publish', {})).status()).toBe(200);
    },
  };
}

// What the gate refuses is answered as a failure.
test.use({ provoked: /400 \(Bad Request\).*\/publish/ });

test('the checkout is not published without its payment, and one press puts it back', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const checkout = await checkoutOf(page);
  try {
    await page.goto(`${CHECKOUT}?editPage=true`);
    await expect(block(page, 'checkout-payment')).toBeVisible({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Struktura' }).click();
    const row = page.getByRole('treeitem', { name: 'Način plaćanja' });
    await row.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Delete');
    await expect(block(page, 'checkout-payment')).toHaveCount(0);
    await untilSaved(page);

    await publish(page);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Prije objave treba popraviti')).toBeVisible();
    await expect(
      dialog.getByText('„Gumb narudžbe” treba način plaćanja na istoj stranici.'),
    ).toBeVisible();
    await expect(dialog).not.toContainText('payment-method');
    await untilStill(page);
    expect(await accessFaults(page)).toEqual([]);

    await dialog.getByRole('button', { name: 'Dodaj „Način plaćanja”' }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Popravljeno')).toBeVisible();
    await dialog.getByRole('button', { name: 'Objavi', exact: true }).click();
    await expect(dialog.getByText('Objavljeno')).toBeVisible();

    const { parts, status } = await checkout.open();
    expect(status).toBe('published');
    const { slots } = parts[0].slots.col1[0];
    expect(slots.payment.map((node: { block: string }) => node.block)).toEqual([
      'checkout-payment',
      'checkout-consents',
      'order-submit',
    ]);
  } finally {
    await checkout.restore();
  }
});
