import { type APIResponse, expect, type Page } from '@playwright/test';
import { test } from './editor-test.ts';
import { accessFaults, EDITOR, logIn, untilSaved } from './support.ts';

const SLUG = 'checkout-failure';
const ADDRESS = '/checkout/failure';

/** Calls of an editor. */
async function callsOf(page: Page) {
  const headers = await logIn(page.context(), EDITOR);
  const { request } = page.context();
  const dataOf = async (answer: APIResponse) => {
    expect(answer.status(), await answer.text()).toBe(200);
    return (await answer.json()).data;
  };
  return {
    open: async (path: string) =>
      dataOf(
        await request.get(`/api/v1/editor/open?path=${encodeURIComponent(path)}`, { headers }),
      ),
    post: async (path: string, data: object = {}) =>
      dataOf(await request.post(`/api/v1${path}`, { headers, data })),
    rename: async (id: number, baseRev: number, slug: string) =>
      dataOf(
        await request.patch(`/api/v1/element/update/${id}`, {
          headers,
          data: { baseRev, patches: [{ op: 'replace', path: ['slug'], value: slug }] },
        }),
      ),
    remove: async (id: number) =>
      dataOf(await request.delete(`/api/v1/page/delete/${id}`, { headers })),
  };
}

test('a page that the shop does not have is shown, taken over, changed and put back', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const calls = await callsOf(page);
  const { page: own } = await calls.open(ADDRESS);
  expect(own.slug).toBe(SLUG);
  await calls.post(`/element/${own.id}/unpublish`);
  const { rev } = await calls.rename(own.id, own.rev, `${SLUG}-prije`);
  let taken = 0;
  try {
    const answer = await page.goto(ADDRESS);
    expect(answer?.status()).toBe(200);
    await expect(page.locator('[data-block="checkout-failure"]')).toBeVisible();
    expect(await accessFaults(page)).toEqual([]);

    await page.goto('/admin/pages');
    const list = page.getByRole('region', { name: 'Ugrađene stranice' });
    await expect(list.getByText('Neuspjelo plaćanje')).toBeVisible();
    expect(await accessFaults(page)).toEqual([]);
    await list.getByRole('button', { name: 'Pogledaj: Neuspjelo plaćanje' }).click();

    await expect(page.locator('.izlog-main [data-block="checkout-failure"]')).toBeVisible({
      timeout: 40_000,
    });
    await expect(page.getByRole('button', { name: 'Objavi', exact: true })).toBeDisabled();
    expect(await accessFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Preuzmi i uredi' }).click();

    await expect(page.getByRole('button', { name: 'Objavi', exact: true })).toBeEnabled({
      timeout: 40_000,
    });
    taken = (await calls.open(ADDRESS)).page.id;
    expect(taken).toBeGreaterThan(0);
    await page.getByLabel('Naslov stranice', { exact: true }).first().fill('Drugi naslov');
    await untilSaved(page);

    await page.getByRole('button', { name: 'Više o objavi' }).click();
    await page.getByRole('menuitem', { name: 'Povijest verzija' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /^Ugrađena verzija/ }).click();
    await expect(dialog.getByText('Drugi naslov')).toBeVisible();
    await dialog.getByRole('button', { name: 'Vrati na ugrađenu' }).click();
    await expect(dialog).toBeHidden();
    const { page: put } = await calls.open(ADDRESS);
    expect(put.meta.title).not.toBe('Drugi naslov');
  } finally {
    if (taken > 0) await calls.remove(taken);
    await calls.rename(own.id, rev, SLUG);
    await calls.post(`/element/${own.id}/publish`);
  }
});

test('the page of thanks opens at its address with an order of nobody, 404 wherever nothing is', async ({
  page,
}) => {
  await logIn(page.context(), EDITOR);
  await page.goto('/naplata/uspjesna?editPage=true');
  const thanks = page.locator('.izlog-main [data-block="checkout-success"]');
  await expect(thanks.locator('dl')).toBeVisible({ timeout: 40_000 });

  await page.goto('/nema/nicega?editPage=true');
  await expect(page.locator('.izlog-main [data-block="not-found"]')).toBeVisible({
    timeout: 40_000,
  });
  await expect(page.getByText('Na ovoj adresi nema ničega.')).toBeVisible();
});
