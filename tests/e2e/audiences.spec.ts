import { expect } from '@playwright/test';

import { CUSTOMER, EDITOR, logIn, test } from './support.ts';

/** The shop's three audiences and the screens of each (SITE-01, SITE-04, SITE-18). */
test('a visitor finds Croatian content of the shop on every public screen', async ({
  page,
  context,
}) => {
  const site = await context.request.post('/api/v1/master/domainDetect', {
    data: { referer: 'http://127.0.0.1/' },
  });
  const headers = { apiKey: (await site.json()).data.apiKeyToken, siteId: '1' };
  const filter = async (path: string) => {
    const response = await context.request.post(path, { headers, data: { limit: 1 } });
    return (await response.json()).data.records[0];
  };
  const product = await filter('/api/v1/product/web/filter');
  const post = await filter('/api/v1/post/filterStandard');
  const screens = [
    { path: '/', shows: 'Bonaca' },
    { path: `/product/${product.slug}`, shows: product.name },
    { path: `/${post.slug}`, shows: post.title },
    { path: '/shop', shows: 'Proizvodi' },
    { path: '/objave', shows: post.title },
    { path: '/pretraga?q=krema', shows: 'krema' },
    { path: '/kosarica', shows: 'košaric' },
  ];
  for (const { path, shows } of screens) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'hr');
    await expect(page.locator('body')).toContainText(new RegExp(shows, 'i'));
  }
});

test('a customer walks through the screens of the account', async ({ page, context }) => {
  await logIn(context, CUSTOMER);
  await page.goto('/profil');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('body')).toContainText(/\d+\s*Bodova/i);
});

test('an editor has the page editor and the panel, one click apart', async ({ page, context }) => {
  await logIn(context, EDITOR);
  await page.goto('/?editPage=true');
  await page.getByRole('button', { name: 'Više', exact: true }).click({ timeout: 40_000 });
  await page.getByRole('menuitem', { name: 'Administracija' }).click();
  await expect(page).toHaveURL('/admin');
  await expect(page.locator('main h1')).toBeVisible();

  await page.getByRole('link', { name: 'Natrag na trgovinu' }).first().click();
  await expect(page).toHaveURL('/');
});

test('an editor opens pages that send away who is logged in', async ({ page, context }) => {
  await logIn(context, EDITOR);
  await page.goto('/prijava?editPage=true');

  await expect(page.locator('.izlog-main [data-block="login-form"]')).toBeVisible({
    timeout: 40_000,
  });
});
