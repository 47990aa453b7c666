import { type BrowserContext, expect, type Page } from '@playwright/test';
import { aContent, aNode } from '#tests/support/content/builders.ts';
import { accessFaults, EDITOR, logIn, test, untilStill } from './support.ts';

/** Publishes a page with a heading for each text, and answers its path. */
async function publish(context: BrowserContext, slug: string, ...texts: string[]) {
  const headers = await logIn(context, EDITOR);
  const send = async (url: string, data: object) => {
    const answer = await context.request.post(`/api/v1/${url}`, { headers, data });
    expect(answer.status(), await answer.text()).toBe(200);
    return (await answer.json()).data;
  };
  const parts = texts.map((text, index) =>
    aNode(`naslov${index}`, {
      block: 'heading',
      meta: { text },
      options: { level: index === 0 ? 'h1' : 'h2' },
    }),
  );
  const { id } = await send('page/create', aContent({ slug, meta: { title: slug }, parts }));
  await send(`element/${id}/publish`, {});
  return `/${slug}`;
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

test('words are replaced on several pages by keyboard, seen by shoppers, and taken back', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const first = await publish(context, 'sniz-prva', 'Glomazna rasprodaja', 'Druga rasprodaja');
  const second = await publish(context, 'sniz-druga', 'Rasprodajica', 'Rasprodaja ulja');
  await page.goto('/admin/find-replace');
  await page.getByLabel('Traži', { exact: true }).fill('rasprodaja');
  await page.keyboard.press('Tab');
  await page.keyboard.type('ponuda tjedna');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('status').filter({ hasText: '3 mjesta' })).toBeVisible();
  await untilStill(page);
  expect(await accessFaults(page)).toEqual([]);
  const keep = page.getByRole('checkbox', { name: /Druga/ });
  await keep.focus();
  await page.keyboard.press('Space');
  await page.getByRole('switch', { name: /^Odmah objavi/ }).check();
  await press(page, 'Zamijeni na 2 mjesta');

  await expect(page.getByRole('heading', { name: 'Promijenjena su 2 elementa.' })).toBeFocused();
  await untilStill(page);
  expect(await accessFaults(page)).toEqual([]);
  const shopper = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  const headings = async (path: string) => {
    await shopper.goto(path);
    return shopper.locator('main [data-block="heading"]').allTextContents();
  };
  expect(await headings(first)).toEqual(['Glomazna ponuda tjedna', 'Druga rasprodaja']);
  expect(await headings(second)).toEqual(['Rasprodajica', 'ponuda tjedna ulja']);

  await press(page, 'Poništi zamjenu');
  await expect(page.getByRole('heading', { name: 'Vraćena su 2 elementa.' })).toBeFocused();
  expect(await headings(second)).toEqual(['Rasprodajica', 'Rasprodaja ulja']);
  await shopper.context().close();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('everything fits, and links and pictures have fields of their own', async ({
    page,
    context,
  }) => {
    await logIn(context, EDITOR);
    await page.goto('/admin/find-replace');
    for (const kind of ['Poveznica', 'Slika']) {
      await press(page, kind);
      await untilStill(page);
      expect(await accessFaults(page), kind).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, kind).toBeLessThanOrEqual(390);
    }
    await press(page, 'Traži');
    await expect(page.getByRole('alert')).toHaveText('Odaberite sliku koju tražite.');
  });
});
