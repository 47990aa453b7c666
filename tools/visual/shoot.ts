import type { Browser, BrowserContext, Page } from '@playwright/test';
import { toolBrowser } from '../lib/tool-browser.ts';

/** Widths of the window: a phone, and a desk. */
export const WIDTHS = [390, 1280] as const;
const HEIGHT = 900;
/** What is below is the same as above, or a page that should be looked at in parts. */
const MOST_HEIGHT = 6000;
/** The day of all pictures: opening hours and counts of days follow from it. */
const TODAY = new Date('2026-03-04T10:00:00Z');
const PATIENCE = 60_000;

/** What differs from one picture to the next for no reason: carets, running figures, the clock. */
const CALM = `
  *, *::before, *::after { caret-color: transparent !important; scroll-behavior: auto !important; }
  [role="timer"] [data-unit] { visibility: hidden !important; }
`;

/** No story asks another site. */
export const quietBrowser = () => {
  const launch = toolBrowser();
  const quiet = [
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    '--font-render-hinting=none',
    '--disable-lcd-text',
    '--force-color-profile=srgb',
  ];
  return { ...launch, args: [...launch.args, ...quiet] };
};

export async function stillContext(browser: Browser, fonts: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: WIDTHS[0], height: HEIGHT },
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'hr-HR',
    timezoneId: 'Europe/Zagreb',
  });
  await context.addInitScript((css) => {
    const add = () => {
      const style = document.createElement('style');
      style.textContent = css;
      document.head.append(style);
    };
    if (document.head) add();
    else addEventListener('DOMContentLoaded', add);
  }, fonts + CALM);
  return context;
}

/** A page with the story. Axe has its own run; here it would only take time. */
export async function openStory(page: Page, origin: string, id: string): Promise<void> {
  await page.clock.install({ time: TODAY });
  await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
}

/** Shows another story of the same block in the page: opening one takes longer than all its pictures. */
export async function changeStory(page: Page, id: string): Promise<void> {
  await page.setViewportSize({ width: WIDTHS[0], height: HEIGHT });
  await page.evaluate((storyId) => {
    scrollTo(0, 0);
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as PreviewWindow;
    channel?.emit('setCurrentStory', { storyId, viewMode: 'story' });
  }, id);
}

/** Pictures of the story that was asked for last, one for each width, as PNG. Throws where the story does. */
export async function shoot(page: Page, id: string): Promise<Buffer[]> {
  await page.waitForFunction(isOver, id, { timeout: PATIENCE });
  const pictures: Buffer[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    await page.evaluate(allIsHere);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    pictures.push(
      await page.screenshot({
        fullPage: true,
        clip: { x: 0, y: 0, width, height: Math.min(height, MOST_HEIGHT) },
        animations: 'disabled',
        timeout: PATIENCE,
      }),
    );
  }
  return pictures;
}

interface PreviewWindow {
  __STORYBOOK_PREVIEW__?: { currentRender?: { id?: string; phase?: string } };
  __STORYBOOK_ADDONS_CHANNEL__?: { emit(event: string, of: unknown): void };
}

/** Runs in the page: whether the story is drawn and its play has come to its end. */
function isOver(wanted: string): boolean {
  const { id, phase } = (window as PreviewWindow).__STORYBOOK_PREVIEW__?.currentRender ?? {};
  if (id !== wanted) return false;
  if (phase === 'errored' || document.body.classList.contains('sb-show-errordisplay')) {
    throw new Error(document.querySelector('#error-message')?.textContent ?? 'The story failed.');
  }
  // Scripts of blocks come by themselves, as in the shop (`stories/enhanced.tsx`).
  const late = document.querySelector('[data-enhances] [data-enhance]:not([data-enhanced])');
  return !late && (phase === 'completed' || phase === 'finished' || phase === 'afterEach');
}

/** Runs in the page: waits for fonts and pictures, also those below the window. */
async function allIsHere(): Promise<void> {
  const images = [...document.images];
  for (const image of images) image.loading = 'eager';
  const late = new Promise((resolve) => setTimeout(resolve, 10_000));
  await Promise.race([
    Promise.all([document.fonts.ready, ...images.map((image) => image.decode().catch(() => null))]),
    late,
  ]);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
