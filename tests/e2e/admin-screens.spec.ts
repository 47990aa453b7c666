import { expect } from '@playwright/test';

import { accessFaults, EDITOR, logIn, test } from './support.ts';

/** Every screen of the side menu, an order, and forms. */
const SCREENS = [
  '',
  'orders',
  'orders/1',
  'coupons',
  'delivery-methods',
  'payment-methods/new',
  'member-cards',
  'products',
  'products/1',
  'categories',
  'tags',
  'pages',
  'templates',
  'menus',
  'menus/main',
  'media',
  'comments',
  'users',
  'consent',
  'consent/registerForm',
  'redirects',
  'mail',
  'cache',
  'sites',
  'settings',
];

for (const { width, colorScheme } of [
  { width: 1440, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
] as const) {
  test(`every screen of the panel is accessible and fits at ${width}, ${colorScheme}`, async ({
    page,
    context,
  }) => {
    test.setTimeout(120_000);
    await logIn(context, EDITOR);
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const screen of SCREENS) {
      await page.goto(`/admin/${screen}`);
      await expect(page.locator('main h1')).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expect(page.getByText('Učitavam…')).toHaveCount(0);
      const spare = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

      expect.soft(spare, `${screen} is too wide`).toBeLessThanOrEqual(0);
      expect.soft(await accessFaults(page), screen).toEqual([]);
    }
  });
}
