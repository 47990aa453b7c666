import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import sharp from 'sharp';

import { test } from './editor-test.ts';
import { EDITOR, logIn, openEditor, untilSaved } from './support.ts';

const library = (page: Page) => page.getByRole('dialog', { name: 'Medijska knjižnica' });
const tiles = (page: Page) => library(page).locator('ul li button img');

async function openLibrary(page: Page) {
  const hero = page.locator('.izlog-main [data-block="hero"]').first();
  await hero.click({ position: { x: 6, y: 6 } });
  await page.getByRole('button', { name: /Zamijeni sliku$/ }).press('Enter');
  await expect(tiles(page).first()).toBeVisible();
}

/** A picture that no other test has. */
async function aPicture(colour: string): Promise<Buffer> {
  const create = { width: 300, height: 200, channels: 3, background: colour } as const;
  return sharp({ create }).png().toBuffer();
}

const asFile = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });

async function send(page: Page, ...files: ReturnType<typeof asFile>[]) {
  await library(page).locator('input[type="file"]').setInputFiles(files);
}

/** Uploaded files, and files on their way in; the sizes made of them come later, in the background. */
async function storedFiles(): Promise<string[]> {
  const folder = join(process.env['E2E_SHOP_DIR'] ?? '', 'media');
  const entries = await readdir(folder, { recursive: true });
  return entries.filter((path) => /original-|\.incoming./.test(path)).sort();
}

test.beforeEach(async ({ page, context }) => {
  await logIn(context, EDITOR);
  await openEditor(page);
  await openLibrary(page);
});

test.describe('refused files', () => {
  // The browser itself writes the status of every refused call to the console.
  test.use({ quiet: undefined });

  test('show why at the file, and leave nothing behind', async ({ page }) => {
    const before = await storedFiles();
    // What a file is says its beginning, and so how large it may be.
    const large = Buffer.concat([await aPicture('red'), Buffer.alloc(15 * 1024 * 1024, 7)]);

    await send(page, asFile('pismo.png', Buffer.from('nije slika')), asFile('golema.png', large));

    const row = (name: string) => library(page).getByRole('listitem').filter({ hasText: name });
    await expect(row('pismo.png').getByRole('alert')).toContainText('Ta vrsta datoteke nije');
    await expect(row('golema.png').getByRole('alert')).toContainText('Datoteka je prevelika');
    await expect(library(page).getByRole('button', { name: /^Pokušaj ponovno/ })).toHaveCount(0);
    expect(await storedFiles()).toEqual(before);
    await row('pismo.png').getByRole('button', { name: 'Odustani: pismo.png' }).click();
    await expect(row('pismo.png')).toHaveCount(0);
  });

  test('go through once the network is back', async ({ page, context, back }) => {
    await context.setOffline(true);
    await send(page, asFile('plava.png', await aPicture('#3355cc')));
    await expect(library(page).getByRole('alert')).toContainText('Veza je prekinuta');

    await context.setOffline(false);
    await library(page).getByRole('button', { name: 'Pokušaj ponovno: plava.png' }).click();

    await expect(library(page).getByRole('alert')).toHaveCount(0);
    await expect(library(page).locator('ul li').first()).toContainText('plava');
    await removeNewest(back, 'plava');
  });
});

test('several files are sent with progress; one is chosen, described and centred by keyboard', async ({
  page,
  back,
}) => {
  await page.route('**/api/v2/media/upload', async (route) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 400);
    });
    await route.continue();
  });
  await send(
    page,
    asFile('zelena.png', await aPicture('#118855')),
    asFile('siva.png', await aPicture('#778899')),
  );
  await expect(
    library(page).getByRole('progressbar', { name: 'Prijenos: siva.png' }),
  ).toBeVisible();
  await expect(library(page).getByRole('progressbar')).toHaveCount(0);
  await expect(library(page).getByRole('status').filter({ hasText: 'Preneseno' })).toBeAttached();

  await library(page).getByRole('searchbox').focus();
  await page.keyboard.press('Tab');
  await expect(library(page).getByRole('button', { name: 'Prenesi slike' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator(':focus')).toContainText(/^(zelena|siva)/);
  await page.keyboard.press('Enter');
  await expect(library(page)).toHaveCount(0);

  await page.getByLabel('Slika: opis slike na ovom mjestu').fill('Mirna ploha');
  await page.getByRole('button', { name: /^Žarište slike: 50 %/ }).press('ArrowLeft');
  await expect(page.getByRole('button', { name: /^Žarište slike: 45 %/ })).toBeFocused();
  const picture = page.locator('.izlog-main [data-block="hero"] img').first();
  await expect(picture).toHaveAttribute('alt', 'Mirna ploha');
  await untilSaved(page);
  await removeNewest(back, 'zelena');
  await removeNewest(back, 'siva');
});

/** Takes an uploaded picture out of the library again. */
async function removeNewest(back: APIRequestContext, keywords: string): Promise<void> {
  const answer = await back.post('/api/v1/media/filterStandard', { data: { keywords, limit: 1 } });
  const { data }: { data: { records: { id: number }[] } } = await answer.json();
  const [record] = data.records;
  if (record) await back.delete(`/api/v1/media/delete/${record.id}`);
}
