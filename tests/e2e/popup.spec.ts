import { type BrowserContext, expect, type Page } from '@playwright/test';
import { aContent, aNode } from '#tests/support/content/builders.ts';
import { accessFaults, EDITOR, logIn, test } from './support.ts';

/** Publishes a page with a window that comes after a second, and answers its path. */
async function pageWith(context: BrowserContext, slug: string): Promise<string> {
  const headers = await logIn(context, EDITOR);
  const send = async (url: string, data: object) => {
    const answer = await context.request.post(`/api/v1/${url}`, { headers, data });
    expect(answer.status(), await answer.text()).toBe(200);
    return (await answer.json()).data;
  };
  const heading = (id: string, text: string, level: string) =>
    aNode(id, { block: 'heading', meta: { text }, options: { level } });
  const link = { kind: 'url', href: '/kontakt', label: 'Pitajte nas' };
  const { id } = await send(
    'page/create',
    aContent({
      slug,
      meta: { title: 'Prozor' },
      parts: [
        heading('naslov', 'Prozor', 'h1'),
        aNode('gumb', { block: 'button', meta: { link: { ...link, label: 'Na stranici' } } }),
        aNode('prozor', {
          block: 'popup',
          options: { delay: 1 },
          slots: {
            content: [
              heading('unutra', 'Trebate savjet?', 'h2'),
              aNode('veza', { block: 'button', meta: { link } }),
            ],
          },
        }),
      ],
    }),
  );
  await send(`element/${id}/publish`, {});
  return `/${slug}`;
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Obavijest' });

async function answerCookies(context: BrowserContext, baseURL: string | undefined, value: string) {
  await context.addCookies([{ name: 'cookieConsent', value, url: baseURL ?? '' }]);
}

test('a window comes once in a session, is modal, and gives the focus back', async ({
  page,
  context,
  baseURL,
}) => {
  await answerCookies(context, baseURL, 'necessary');
  await page.goto(await pageWith(context, 'prozor-jednom'));
  const before = page.getByRole('link', { name: 'Na stranici' });
  await before.focus();
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Zatvori' })).toBeFocused();
  expect(await dialog(page).evaluate((element) => element.matches(':modal'))).toBe(true);
  expect(await accessFaults(page)).toEqual([]);

  await page.keyboard.press('Escape');

  await expect(dialog(page)).toBeHidden();
  await expect(before).toBeFocused();
  await page.reload();
  await page.getByRole('heading', { name: 'Prozor' }).waitFor();
  await expect
    .poll(() => page.evaluate(() => performance.now()), { timeout: 30_000 })
    .toBeGreaterThan(3000);
  await expect(dialog(page)).toBeHidden();
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('popup');
});

test('on a phone it is a sheet that leaves the page free', async ({ page, context, baseURL }) => {
  await answerCookies(context, baseURL, 'all');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(await pageWith(context, 'prozor-mobitel'));
  await expect(dialog(page)).toBeVisible();
  await expect(page.locator('body')).toBeFocused();

  const box = await dialog(page).boundingBox();
  expect(box?.width).toBe(390);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(844, 0);
  expect(box?.height).toBeLessThan(844 / 2);
  expect(await dialog(page).evaluate((element) => element.matches(':modal'))).toBe(false);
  expect(await accessFaults(page)).toEqual([]);
  const close = dialog(page).getByRole('button', { name: 'Zatvori' });
  expect((await close.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await close.click();
  await expect(dialog(page)).toBeHidden();
  expect(await page.evaluate(() => Object.keys(localStorage).join())).toContain('popup');
});

test('without scripts its content stands in the page', async ({ browser, context, baseURL }) => {
  const path = await pageWith(context, 'prozor-bez-skripti');
  const still = await browser.newContext({ javaScriptEnabled: false });
  const page = await still.newPage();
  await page.goto(`${baseURL}${path}`);

  await expect(page.getByRole('heading', { name: 'Trebate savjet?' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Zatvori' })).toBeHidden();
  await still.close();
});
