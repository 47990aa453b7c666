import { expect } from '@playwright/test';
import { accessFaults, EDITOR, logIn, test, untilStill } from './support.ts';

test('a page goes into the bin and comes back, by the notice and out of the bin', async ({
  page,
  context,
}) => {
  const headers = { ...(await logIn(context, EDITOR)), languagecode: 'hr' };
  const call = async (path: string, data: object) => {
    const answer = await context.request.post(`/api/v1/${path}`, { headers, data });
    expect(answer.status(), await answer.text()).toBe(200);
    return (await answer.json()).data;
  };
  const { records } = await call('page/filter', { keywords: 'dostava' });
  const [source] = records;
  const copy = await call(`page/${source.id}/duplicate`, { title: 'Stranica za koš' });
  await call(`element/${copy.id}/publish`, {});
  const statusOf = async () => (await context.request.get(`/${copy.slug}`)).status();
  expect(await statusOf()).toBe(200);

  await page.goto('/admin/pages');
  await page.getByRole('searchbox').fill('Stranica za koš');
  const row = page.getByRole('row', { name: /Stranica za koš/ });
  const bin = page.getByRole('button', { name: 'Obriši: Stranica za koš' });
  await bin.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Premjesti u koš' })).toBeEnabled();
  await untilStill(page);
  expect(await accessFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Premjesti u koš' }).click();
  await expect(row).toHaveCount(0);
  expect(await statusOf()).toBe(404);
  await page.getByRole('button', { name: 'Poništi' }).click();
  await expect(row).toHaveCount(1);
  await expect.poll(statusOf).toBe(200);

  await bin.click();
  await dialog.getByRole('button', { name: 'Premjesti u koš' }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('link', { name: 'Otvori koš' }).click();
  await expect(row.getByText('30 dana')).toBeVisible();
  await untilStill(page);
  expect(await accessFaults(page)).toEqual([]);
  await row.getByRole('button', { name: 'Vrati: Stranica za koš' }).click();
  await expect(row).toHaveCount(0);
  await expect.poll(statusOf).toBe(200);

  await context.request.delete(`/api/v1/page/delete/${copy.id}`, { headers });
  await page.reload();
  await row.getByRole('button', { name: 'Obriši zauvijek: Stranica za koš' }).click();
  await dialog.getByRole('button', { name: 'Obriši zauvijek' }).click();
  await expect(row).toHaveCount(0);
  await expect(page.getByText('Zauvijek obrisano: Stranica za koš')).toBeVisible();
});

test('what is used is not deleted, and says where it is used', async ({ page, context }) => {
  await logIn(context, EDITOR);
  await page.goto('/admin/pages');
  await page.getByRole('button', { name: 'Obriši: Njega kože s Jadrana' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/Koristi se na/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Premjesti u koš' })).toBeDisabled();
  await untilStill(page);
  expect(await accessFaults(page)).toEqual([]);
});

test('every system page opens in the editor at its own address', async ({ page, context }) => {
  test.setTimeout(180_000);
  const headers = await logIn(context, EDITOR);
  const paths = ['/naplata/uspjesna', '/checkout/failure', '/nema-ovoga', '/ni/ovoga/nema'];
  for (const path of paths) {
    const asked = `/api/v1/editor/open?path=${encodeURIComponent(path)}`;
    expect((await context.request.get(asked, { headers })).status(), path).toBe(200);
    await page.goto(`${path}?editPage=true`);
    await expect(page.locator('.izlog-main [data-block]').first(), path).toBeVisible({
      timeout: 40_000,
    });
  }
});
