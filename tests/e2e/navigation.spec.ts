import { expect, type Page } from '@playwright/test';

import { EDITOR, logIn, test } from './support.ts';

const nav = (page: Page) => page.getByRole('navigation', { name: 'Glavna navigacija' });
const toggle = (page: Page, name: string) =>
  nav(page).locator(`summary[aria-label="Podizbornik: ${name}"]`);
const serums = (page: Page) => nav(page).getByRole('link', { name: 'Serumi', exact: true });

test.describe('the main navigation by keyboard, on a wide page', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('opens a submenu, walks through it and comes back by Escape', async ({ page }) => {
    await page.goto('/');
    await nav(page).getByRole('link', { name: 'Njega lica', exact: true }).first().focus();
    await page.keyboard.press('Tab');
    await expect(toggle(page, 'Njega lica')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(serums(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(nav(page).getByRole('link', { name: /Prikaži sve\s?: Njega lica/ })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(serums(page)).toBeFocused();

    await page.keyboard.press('Escape');

    await expect(toggle(page, 'Njega lica')).toBeFocused();
    await expect(serums(page)).toBeHidden();
  });

  test('goes down into a submenu, up out of it and along the row by arrow keys', async ({
    page,
  }) => {
    await page.goto('/');
    await nav(page).getByRole('link', { name: 'Njega lica', exact: true }).first().focus();

    await page.keyboard.press('ArrowDown');
    await expect(nav(page).getByRole('link', { name: /Prikaži sve\s?: Njega lica/ })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(serums(page)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(toggle(page, 'Njega lica')).toBeFocused();
    await page.keyboard.press('ArrowRight');

    await expect(
      nav(page).getByRole('link', { name: 'Njega tijela', exact: true }).first(),
    ).toBeFocused();
    await expect(serums(page)).toBeHidden();
  });

  test('closes a submenu that the Tab key has left', async ({ page }) => {
    await page.goto('/');
    await toggle(page, 'Njega lica').focus();
    await page.keyboard.press('Enter');
    await expect(serums(page)).toBeVisible();
    await nav(page).getByRole('link', { name: 'Vitamin C ili niacinamid?' }).focus();

    await page.keyboard.press('Tab');

    await expect(serums(page)).toBeHidden();
  });

  test('never covers the words of an entry by its toggle', async ({ page }) => {
    await page.goto('/');
    for (const name of ['Njega lica', 'Sunce', 'Objave']) {
      await toggle(page, name).focus();
      const overlap = await toggle(page, name).evaluate((summary) => {
        const word = summary.closest('li')?.querySelector('a')?.firstChild;
        const range = document.createRange();
        if (word) range.selectNodeContents(word);
        const a = summary.getBoundingClientRect();
        const b = range.getBoundingClientRect();
        return a.top < b.bottom && a.left < b.right;
      });

      expect(overlap).toBe(false);
    }
  });
});

test.describe('the main navigation by keyboard, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('holds the focus in the drawer and gives it back', async ({ page }) => {
    await page.goto('/');
    const opener = page.getByRole('button', { name: 'Izbornik', exact: true });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Zatvori izbornik' })).toBeFocused();

    const outside: string[] = [];
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press('Tab');
      outside.push(
        ...(await page.evaluate(() => {
          const { activeElement: here } = document;
          const isInside = here === document.body || here?.closest('[data-menu="drawer"]');
          return isInside || !here ? [] : [here.outerHTML.slice(0, 80)];
        })),
      );
    }
    expect(outside).toEqual([]);
    await page.keyboard.press('Escape');

    await expect(opener).toBeFocused();
    await expect(page.locator('[inert]')).toHaveCount(0);
  });

  test('opens a level of the drawer and follows a link in it', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Izbornik', exact: true }).focus();
    await page.keyboard.press('Enter');
    await toggle(page, 'Objave').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(nav(page).getByRole('link', { name: /Prikaži sve\s?: Objave/ })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL(/\/objave\/njega-koze$/);
    await expect(page.getByRole('heading', { level: 2, name: 'Njega kože' })).toBeVisible();
  });

  test('is usable again when the window grows past the drawer', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Izbornik', exact: true }).click();
    await expect(page.locator('main[inert]')).toHaveCount(1);

    await page.setViewportSize({ width: 1280, height: 800 });

    await expect(page.locator('[inert]')).toHaveCount(0);
  });
});

test('an entry of a product leads to it, and one without link is text (NAV-04)', async ({
  page,
  browser,
  baseURL,
}) => {
  const editor = await browser.newContext({ baseURL: baseURL ?? '' });
  const headers = { ...(await logIn(editor, EDITOR)), languagecode: 'hr' };
  const call = async (method: 'get' | 'post' | 'put', path: string, data?: object) => {
    const response = await editor.request[method](`/api/v1/${path}`, { headers, data });
    expect(response.status(), await response.text()).toBe(200);
    return (await response.json()).data;
  };
  const before = await call('get', 'navigation/tree/main');
  const [product] = (await call('post', 'product/web/filter', { limit: 1 })).records;
  const bare = { ...before[0], link: '', linkV2: null, formattedPath: '', children: [] };
  const named = (id: number, title: string, more: object) => ({
    ...bare,
    id,
    name: title,
    title,
    ...more,
  });
  await call('put', 'navigation/update/main', {
    tree: [
      ...before,
      named(901, 'Tjedna preporuka', { type: 'product', product: product.id }),
      named(902, 'Samo naslov', { type: 'linkless', link: '/shop' }),
    ],
  });

  await page.goto('/');
  await expect(nav(page).getByText('Samo naslov').first()).toBeAttached();
  await expect(nav(page).getByRole('link', { name: 'Samo naslov' })).toHaveCount(0);
  const link = nav(page).locator('a', { hasText: 'Tjedna preporuka' }).first();
  await expect(link).toHaveAttribute('href', `/product/${product.slug}`);

  await call('put', 'navigation/update/main', { tree: before });
  await editor.close();
});

test('breadcrumbs, category strips and footer columns lead to pages that there are (NAV-06)', async ({
  page,
  context,
}) => {
  const found = new Set<string>();
  for (const path of ['/', '/shop', '/objave', '/product/lavandra-krema-za-ruke']) {
    await page.goto(path);
    const links = await page
      .locator('nav a[href^="/"], footer a[href^="/"], [data-block="category-tiles"] a[href^="/"]')
      .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''));
    for (const link of links) found.add(link.split('#')[0] ?? '');
  }
  expect(found.size).toBeGreaterThan(30);
  for (const path of found) {
    const response = await context.request.get(path);
    expect(response.status(), path).toBe(200);
  }
});
