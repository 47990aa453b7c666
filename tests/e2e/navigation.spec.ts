import { expect, type Page } from '@playwright/test';

import { test } from './support.ts';

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
