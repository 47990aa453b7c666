/**
 * `npm run thumbnails [type …]`: what blocks look like, for the palette of the editor. Each picture is
 * of a block's first example, as Storybook shows it; all of them, or those of the given types.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { type Browser, chromium, type Page, type Route } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { toolBrowser } from './lib/tool-browser.ts';

const ROOT = join(import.meta.dirname, '..');
const STORYBOOK = join(ROOT, 'storybook-static');
/** Nothing listens there: every request is answered from the folder. */
const ORIGIN = 'http://storybook.test';
const KINDS: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
/** Wide enough for columns beside each other, narrow enough for words to be seen. */
const PAGE = { width: 820, height: 640 };
/** Twice the size of a tile, for sharp screens. */
const PICTURE = { width: 256, height: 160 };
/** Pixels of the screenshot for one of the page. */
const SCALE = 2;
const PADDING = 20;
/** What is smaller is shown with room around it. */
const LEAST_WIDTH = 380;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const wanted = process.argv.slice(2);
execFileSync('npm', ['run', '--silent', 'build-storybook'], { cwd: ROOT, stdio: 'inherit' });
const browser = await chromium.launch(toolBrowser());
try {
  await makeAll(browser);
} finally {
  await browser.close();
}

async function makeAll(browser: Browser): Promise<void> {
  const context = await browser.newContext({
    viewport: PAGE,
    deviceScaleFactor: SCALE,
    reducedMotion: 'reduce',
    locale: 'hr-HR',
  });
  await context.route('**/*', fromFolder);
  const page = await context.newPage();
  for (const { type, folder } of blockFolders()) {
    if (wanted.length > 0 && !wanted.includes(type)) continue;
    const file = join(folder, `${type}.webp`);
    const made = await makeOne(page, type, file);
    console.log(made ? `made    ${type}` : `NOTHING TO SEE ${type}`);
  }
}

/** False where the example shows nothing. */
async function makeOne(page: Page, type: string, file: string): Promise<boolean> {
  await page.goto(
    `${ORIGIN}/iframe.html?id=${firstStory(type)}&viewMode=story&globals=frame:alone`,
  );
  await page.locator('#storybook-root > *').first().waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  const shown = await page.evaluate(visibleBox, type);
  if (!shown) return false;
  const picture = sharp(await page.screenshot({ clip: framed(shown), animations: 'disabled' }));
  const background = await cornerColour(picture);
  await sharp(await withRoom(picture, background))
    .resize({ ...PICTURE, fit: 'contain', background })
    .webp({ quality: 72, effort: 6 })
    .toFile(file);
  return true;
}

/** The upper part of what shows, in the shape of the picture where there is enough of it. */
function framed({ x, y, width, height }: Box): Box {
  const left = Math.max(x - PADDING, 0);
  const top = Math.max(y - PADDING, 0);
  const wide = Math.min(width + 2 * PADDING, PAGE.width - left);
  const high = Math.min(height + 2 * PADDING, PAGE.height - top);
  const most = Math.max(wide, LEAST_WIDTH) / (PICTURE.width / PICTURE.height);
  return { x: left, y: top, width: wide, height: Math.min(high, most) };
}

/** What is small keeps its size: it gets room on both sides. */
async function withRoom(picture: Sharp, background: string): Promise<Buffer> {
  const { width } = await picture.metadata();
  const missing = Math.max(LEAST_WIDTH * SCALE - width, 0);
  const left = Math.floor(missing / 2);
  return picture
    .extend({ left, right: missing - left, background })
    .png()
    .toBuffer();
}

/** Colour of the page around the block. */
async function cornerColour(picture: Sharp): Promise<string> {
  const corner = picture.clone().extract({ left: 0, top: 0, width: 1, height: 1 });
  const [red = 255, green = 255, blue = 255] = await corner.removeAlpha().raw().toBuffer();
  return `rgb(${red}, ${green}, ${blue})`;
}

/** Runs in the page: around all words, pictures, controls and surfaces of the block that show. */
function visibleBox(type: string): Box | null {
  const root = document.querySelector(`[data-block="${type}"]`) ?? document.body;
  const elements = [root, ...root.querySelectorAll('*')].filter((element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  );
  const things = elements.filter(
    (element) =>
      element.matches('img, video, svg, input, select, textarea, button') ||
      (element !== root && getComputedStyle(element).borderTopWidth !== '0px') ||
      (element !== root && getComputedStyle(element).backgroundImage !== 'none'),
  );
  const words = elements
    .flatMap((element) => [...element.childNodes])
    .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  const seen = [
    ...things.map((element) => element.getBoundingClientRect()),
    ...words.flatMap((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    }),
  ].filter(
    ({ width, height, left, right, top }) =>
      width > 2 && height > 2 && right > 0 && left < innerWidth && top < innerHeight,
  );
  if (seen.length === 0) return null;
  const x = Math.max(Math.min(...seen.map(({ left }) => left)), 0);
  const y = Math.max(Math.min(...seen.map(({ top }) => top)), 0);
  const right = Math.min(Math.max(...seen.map((rect) => rect.right)), innerWidth);
  const bottom = Math.min(Math.max(...seen.map((rect) => rect.bottom)), innerHeight);
  return { x, y, width: right - x, height: bottom - y };
}

async function fromFolder(route: Route): Promise<void> {
  const { origin, pathname } = new URL(route.request().url());
  const path = join(STORYBOOK, decodeURIComponent(pathname));
  if (origin !== ORIGIN || !path.startsWith(STORYBOOK) || !existsSync(path)) {
    await route.fulfill({ status: 404, body: '' });
    return;
  }
  const contentType = KINDS[extname(path)] ?? 'application/octet-stream';
  await route.fulfill({ path, contentType });
}

function blockFolders(): { type: string; folder: string }[] {
  return readdirSync(join(ROOT, 'blocks'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/').split('/'))
    .filter(([group, , file]) => file === 'index.ts' && !group?.startsWith('_'))
    .map(([group = '', type = '']) => ({ type, folder: join(ROOT, 'blocks', group, type) }))
    .sort((a, b) => a.type.localeCompare(b.type));
}

/** Id of the story of a block's first example. */
function firstStory(type: string): string {
  const index = JSON.parse(readFileSync(join(STORYBOOK, 'index.json'), 'utf8')) as {
    entries: Record<string, { id: string; importPath: string; type: string }>;
  };
  const story = Object.values(index.entries).find(
    (entry) =>
      entry.type === 'story' &&
      /\/stories\/blocks\//.test(entry.importPath) &&
      entry.importPath.endsWith(`/${type}.stories.tsx`),
  );
  if (!story) throw new Error(`Izlog: Storybook has no story of "${type}".`);
  return story.id;
}
