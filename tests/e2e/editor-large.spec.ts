import { expect, type Page } from '@playwright/test';

import type { ElementContent, Node } from '#schemas/content/element.ts';
import { test } from './editor-test.ts';
import { EDITOR, logIn } from './support.ts';

const SLUG = 'duga-stranica';
const SECTIONS = 30;

/** 330 nodes, more than the browser draws at once: sections of one column with ten headings. */
function longPage(): ElementContent {
  let count = 0;
  const node = (block: string, rest: Partial<Node>): Node => {
    count += 1;
    return { id: `n${String(count).padStart(6, '0')}`, block, v: 1, role: 'own', ...rest };
  };
  const headings = (section: number) =>
    Array.from({ length: 10 }, (_, place) =>
      node('heading', { meta: { text: `Naslov ${section + 1}.${place + 1}` } }),
    );
  return {
    schema: 1,
    type: 'page',
    handler: null,
    slug: SLUG,
    language_code: 'hr',
    meta: { title: 'Duga stranica' },
    mobileMeta: {},
    options: {},
    mobileOptions: {},
    parts: Array.from({ length: SECTIONS }, (_, section) =>
      node('columns', { options: { count: 2 }, slots: { col1: headings(section), col2: [] } }),
    ),
    tr: {},
  };
}

const sections = (page: Page) => page.locator('.izlog-main > [data-block]');

/** The browser skips what is out of view, and has done so for a while. */
async function untilSkipping(page: Page) {
  await expect(page.locator('.izlog-page[data-settled]')).toBeVisible();
  await expect(sections(page).last()).toHaveCSS('content-visibility', 'auto');
}

/** By how many px a section moves once the browser lays out every one of them. */
const shift = (page: Page) =>
  sections(page).evaluateAll((all) => {
    const shown = all.filter((section) => section instanceof HTMLElement);
    const tops = () => shown.map((section) => section.getBoundingClientRect().top);
    const skipping = tops();
    for (const { style } of shown) style.contentVisibility = 'visible';
    const whole = tops();
    for (const { style } of shown) style.contentVisibility = '';
    return Math.max(...skipping.map((top, index) => Math.abs(top - (whole[index] ?? 0))));
  });

test('a long page looks and scrolls the same while its sections out of view are skipped', async ({
  page,
  context,
  back,
}) => {
  const made = await back.post('/api/v1/element/create', { data: longPage() });
  expect(made.ok(), await made.text()).toBe(true);
  const { id } = (await made.json()).data;
  const published = await back.post(`/api/v1/element/${id}/publish`, { data: {} });
  expect(published.ok(), await published.text()).toBe(true);
  await logIn(context, EDITOR);
  await page.goto(`/${SLUG}?editPage=true`);
  await expect(sections(page)).toHaveCount(SECTIONS, { timeout: 40_000 });
  await untilSkipping(page);
  expect(await shift(page)).toBeLessThan(1);

  const last = page.locator('.izlog-main').getByText(`Naslov ${SECTIONS}.10`);
  await expect(last).not.toBeInViewport();
  await last.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' i kraj');
  await expect(page.locator('.izlog-main').getByText('Naslov 30.10 i kraj')).toBeInViewport();
  const heading = page.locator('.izlog-main [data-block="heading"]').last();
  const outline = page.locator('[data-kind="selected"]');
  await expect
    .poll(async () => (await outline.boundingBox())?.y)
    .toBeCloseTo((await heading.boundingBox())?.y ?? 0, 0);

  await page.getByRole('button', { name: 'Mobitel' }).first().click();
  await untilSkipping(page);
  expect(await shift(page)).toBeLessThan(1);
  await back.post(`/api/v1/element/${id}/unpublish`, { data: {} });
});
