import { type BrowserContext, expect, type Page } from '@playwright/test';

import { EDITOR, logIn, test } from './support.ts';

/** Calls of the API by an editor, to put back what a test changes. */
async function asEditor(context: BrowserContext) {
  const headers = { ...(await logIn(context, EDITOR)), languagecode: 'hr' };
  return async (method: 'get' | 'post' | 'put' | 'patch', path: string, data?: object) => {
    const response = await context.request[method](`/api/v1/${path}`, { headers, data });
    expect(response.status(), await response.text()).toBe(200);
    const body = await response.json();
    return body.data ?? body;
  };
}

/** The same shop as a visitor sees it. */
async function asVisitor(page: Page, path: string): Promise<Page> {
  const browser = page.context().browser();
  const visitor = await browser?.newContext({ baseURL: new URL(page.url()).origin });
  const opened = await visitor?.newPage();
  if (!opened) throw new Error('There is no browser.');
  await opened.goto(path);
  return opened;
}

test('an entry that is added to the menu stands in the header (ADMIN-07)', async ({
  page,
  context,
}) => {
  const call = await asEditor(context);
  const before = await call('get', 'navigation/tree/main');
  await page.goto('/admin/menus/main');
  await page.getByRole('button', { name: 'Dodaj stavku', exact: true }).click();
  await page.getByLabel('Naziv').fill('Akcija tjedna');
  await page.getByLabel('Adresa').fill('/shop');
  await page.getByRole('button', { name: 'Spremi', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Spremljeno/ })).toBeVisible();

  const visitor = await asVisitor(page, '/');
  const link = visitor.locator('[data-block="main-nav"] a', { hasText: 'Akcija tjedna' }).first();
  await expect(link).toHaveAttribute('href', '/shop');
  await visitor.context().close();
  await call('put', 'navigation/update/main', { tree: before });
});

test('a consent that is added to the registration is asked for there (ADMIN-02)', async ({
  page,
  context,
}) => {
  const call = await asEditor(context);
  const forms = await call('get', 'gdpr/consent/assignment/list');
  const before = forms.find(
    ({ assigned_to }: { assigned_to: string }) => assigned_to === 'registerForm',
  );
  await page.goto('/admin/consent/registerForm');
  await page.getByRole('button', { name: /Uključi.*odgovor-na-upit/ }).click();
  await page.getByRole('button', { name: 'Spremi', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Spremljeno/ })).toBeVisible();

  const visitor = await asVisitor(page, '/registracija');
  // It is in the second step of the form.
  await expect(
    visitor.getByText('Slažem se da moje podatke koristite kako biste mi odgovorili.'),
  ).toBeAttached();
  await visitor.context().close();
  const { assigned_to, consents, requiredConsents } = before;
  await call('post', 'gdpr/consent/assignment/create', { assigned_to, consents, requiredConsents });
});

test('a review that is withdrawn is no longer shown, and comes back (ADMIN-12)', async ({
  page,
  context,
}) => {
  await logIn(context, EDITOR);
  const text = 'Miriše na Hvar u lipnju. Ostaje na koži do večeri.';
  const shown = async () => {
    const visitor = await asVisitor(page, '/product/lavandra-losion-za-tijelo-s-lavandom');
    const count = await visitor.getByText(text).count();
    await visitor.context().close();
    return count;
  };
  await page.goto('/admin/comments?q=Hvar');
  const row = page.getByRole('row').filter({ hasText: text });
  expect(await shown()).toBe(1);

  await row.getByRole('button', { name: /Povuci/ }).click();
  await expect(row.getByText('Čeka odobrenje')).toBeVisible();
  expect(await shown()).toBe(0);

  await row.getByRole('button', { name: /Objavi/ }).click();
  await expect(row.getByText('Objavljeno', { exact: true })).toBeVisible();
  expect(await shown()).toBe(1);
});
