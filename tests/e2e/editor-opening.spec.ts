import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { test } from './editor-test.ts';
import { EDITOR, logIn } from './support.ts';

/**
 * Kilobytes of scripts, compressed by gzip -9, until the page can be edited. New blocks add to it, since
 * the page is rendered by their code, and tools that are in view from the start, such as the palette
 * with the words by which blocks are found. It stays below 400 with all of them.
 */
const BUDGET_KB = 384;
const LATER =
  /\/editor\/(?:dialogs|node-options|rich-text-editor|library-view|virtual_izlog-examples)-/;

function sizeOf(url: string): number {
  const file = path.join('dist/client', new URL(url).pathname);
  return gzipSync(readFileSync(file), { level: 9 }).length;
}

async function open(page: Page) {
  await page.goto('/?editPage=true');
  await expect(page.locator('.izlog-main > [data-block]').first()).toBeVisible();
  await expect(page.locator('[data-loading]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
}

test(`the editor opens with ${BUDGET_KB} kB of scripts at most, without what is used later`, async ({
  page,
  context,
}) => {
  const scripts = new Set<string>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.add(response.url());
  });
  await logIn(context, EDITOR);
  await open(page);

  expect([...scripts].filter((url) => LATER.test(url))).toEqual([]);
  expect([...scripts].filter((url) => url.includes('/texts-'))).toEqual([
    expect.stringContaining('/texts-hr-'),
  ]);
  const total = [...scripts].reduce((sum, url) => sum + sizeOf(url), 0);
  test
    .info()
    .annotations.push({ type: 'scripts', description: `${total} B, ${scripts.size} files` });
  expect(total).toBeLessThanOrEqual(BUDGET_KB * 1024);
});

test.describe('without a network', () => {
  test.use({ provoked: /ERR_FAILED/ });

  test('a part that cannot be fetched says so, and comes when it is asked for again', async ({
    page,
    context,
  }) => {
    await logIn(context, EDITOR);
    await page.route(LATER, (route) => route.abort());
    await open(page);
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('alert')).toContainText('nije stigao');
    await page.unroute(LATER);
    await dialog.getByRole('button', { name: 'Pokušaj ponovno' }).press('Enter');
    // A browser that never fetches such a script again has loaded the page anew, without the dialog.
    await expect(async () => {
      if (await dialog.isHidden()) await page.keyboard.press('Control+k');
      await expect(dialog.getByRole('combobox')).toBeVisible({ timeout: 3000 });
    }).toPass();
  });
});

test('the settings are searched from the list of commands', async ({ page, context }) => {
  await logIn(context, EDITOR);
  await open(page);
  await page.keyboard.press('Control+k');
  const field = page.getByRole('dialog').getByRole('combobox');
  await expect(field).toBeFocused();
  await page.keyboard.type('d');
  const search = page.getByRole('option', { name: /u postavkama$/ });
  await expect(search).toHaveCount(0);

  await page.keyboard.type('ostava');
  await search.click();

  await page.waitForURL('**/admin/settings?find=dostava');
  await expect(page.getByRole('searchbox')).toHaveValue('dostava');
});
