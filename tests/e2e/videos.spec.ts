import { expect, type Page } from '@playwright/test';
import { test } from './support.ts';

const block = (page: Page) => page.locator('[data-block="video"]');
const isMoving = (page: Page) =>
  block(page)
    .locator('video')
    .evaluate((video: HTMLVideoElement) => !video.paused && video.readyState >= 2);

test('a silent video rests for who wants less movement, and moves when it is asked to', async ({
  page,
}) => {
  await page.goto('/o-nama');
  await block(page).scrollIntoViewIfNeeded();
  const start = block(page).getByRole('button', { name: 'Pokreni video' });
  await expect(start).toBeVisible();
  expect(await isMoving(page)).toBe(false);

  await start.press('Enter');

  await expect.poll(() => isMoving(page)).toBe(true);
  await block(page).getByRole('button', { name: 'Zaustavi video' }).press('Enter');
  await expect.poll(() => isMoving(page)).toBe(false);
});

test('a silent video moves by itself while it is seen', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/o-nama');
  expect(asked.filter((url) => /\.(?:webm|mp4)$/.test(url))).toEqual([]);

  await block(page).scrollIntoViewIfNeeded();

  await expect.poll(() => isMoving(page)).toBe(true);
  expect(asked.every((url) => new URL(url).host === new URL(page.url()).host)).toBe(true);
});

test('without scripts a video has the controls of the browser', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/o-nama`);

  await expect(block(page).locator('video[controls]')).toBeVisible();
  await context.close();
});

test('a document is kept under its name', async ({ page }) => {
  await page.goto('/o-nama');
  const link = page.locator('[data-block="download-list"]').getByRole('link');
  await expect(link).toContainText('PDF, 9 kB');
  const kept = page.waitForEvent('download');

  await link.click();

  expect((await kept).suggestedFilename()).toBe('Bonaca vodič za njegu kože.pdf');
});
