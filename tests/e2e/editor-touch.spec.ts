import { type CDPSession, expect, type Page } from '@playwright/test';

import { test } from './editor-test.ts';
import { EDITOR, logIn, openEditor } from './support.ts';

/** Fingers on a tablet: real touch events, which the browser turns into scrolling by itself. */
test.use({ hasTouch: true, isMobile: true, viewport: { width: 1024, height: 768 } });

interface Spot {
  x: number;
  y: number;
}

/** Long enough for a press to lift what lies under it. */
const LONG_PRESS_MS = 450;

const main = (page: Page) => page.locator('.izlog-main');
const order = (page: Page) =>
  main(page).evaluate((element) =>
    [...element.children].flatMap((child) =>
      child instanceof HTMLElement ? (child.dataset['block'] ?? []) : [],
    ),
  );
const canvasTop = (page: Page) =>
  page.getByRole('group', { name: /^Blokovi stranice/ }).evaluate((element) => element.scrollTop);

async function fingers(page: Page) {
  const client: CDPSession = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Spot[]) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: touchPoints.map((point, id) => ({ ...point, id })),
    });
  return {
    down: (...spots: Spot[]) => send('touchStart', spots),
    up: () => send('touchEnd', []),
    async move(from: Spot, to: Spot) {
      for (let step = 1; step <= 10; step++) {
        const part = step / 10;
        const x = from.x + (to.x - from.x) * part;
        const y = from.y + (to.y - from.y) * part;
        await send('touchMove', [{ x, y }]);
      }
    },
  };
}

/** A spot inside of a block where nothing is typed. */
async function spotOf(page: Page, block: string): Promise<Spot> {
  const target = main(page).locator(`[data-block="${block}"]`).first();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`There is no ${block}.`);
  return { x: box.x + 8, y: box.y + 12 };
}

test.beforeEach(async ({ page, context }) => {
  await logIn(context, EDITOR);
  await openEditor(page);
});

test('a long press lifts a block, and it lands where the finger lets go', async ({ page }) => {
  const before = await order(page);
  const [first = '', second = ''] = before;
  const finger = await fingers(page);
  const from = await spotOf(page, first);
  const behind = await main(page).locator(`[data-block="${second}"]`).first().boundingBox();
  if (!behind) throw new Error('There is no second section.');
  const to = { x: from.x + 60, y: Math.min(behind.y + behind.height - 6, 700) };

  await finger.down(from);
  await page.waitForTimeout(LONG_PRESS_MS);
  await finger.move(from, to);
  await finger.up();

  await expect.poll(() => order(page)).toEqual([second, first, ...before.slice(2)]);
  await page.getByRole('button', { name: /^Poništi/ }).tap();
  await expect.poll(() => order(page)).toEqual(before);
});

test('a second finger puts back what the first one carries', async ({ page }) => {
  const before = await order(page);
  const finger = await fingers(page);
  const from = await spotOf(page, before[0] ?? '');
  await finger.down(from);
  await page.waitForTimeout(LONG_PRESS_MS);
  await finger.move(from, { x: from.x, y: from.y + 120 });
  const chip = page.locator('[aria-hidden]').filter({ hasText: /./ }).locator('visible=true');
  await expect(chip.first()).toBeVisible();

  await finger.down({ x: from.x, y: from.y + 120 }, { x: from.x + 200, y: from.y + 200 });
  await finger.up();

  expect(await order(page)).toEqual(before);
  await expect(page.getByRole('button', { name: /^Poništi/ })).toBeDisabled();
});

test('a finger that moves at once scrolls, and lifts nothing', async ({ page }) => {
  const before = await order(page);
  const finger = await fingers(page);
  const from = { x: 560, y: 600 };
  await finger.down(from);
  await finger.move(from, { x: 560, y: 200 });
  await finger.up();

  await expect.poll(() => canvasTop(page)).toBeGreaterThan(100);
  expect(await order(page)).toEqual(before);
});

test('what is pressed by a finger is at least as large as one', async ({ page }) => {
  const spot = await spotOf(page, 'usp-row');
  await page.touchscreen.tap(spot.x, spot.y);
  await expect(page.getByRole('toolbar', { name: 'Radnje s odabranim blokom' })).toBeVisible();
  const small = await page
    .locator('.izlog-editor :is([role="toolbar"], section[aria-label]) button:visible')
    .evaluateAll((buttons) =>
      buttons.flatMap((button) => {
        const { width, height } = button.getBoundingClientRect();
        const isSmall = button.closest('.izlog-page') === null && (height < 44 || width < 24);
        return isSmall ? [`${button.getAttribute('aria-label')}: ${width} x ${height}`] : [];
      }),
    );
  expect(small).toEqual([]);
  const bar = page.getByRole('region', { name: 'Alati stranice' });
  const below = await bar.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return [...element.querySelectorAll('button')].filter((button) => {
      const box = button.getBoundingClientRect();
      return box.height > 0 && (box.top < top || box.bottom > bottom + 1);
    }).length;
  });
  expect(below).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1024);
});
