/**
 * `npm run visual [-- --update] [words …]`: whether stories look as they did. One picture of each at
 * 390 and at 1280 px is compared with its fingerprint in `tests/visual/`; `--update` takes what is
 * there for right. Words choose stories by their id. Pictures of what differs, with the places marked,
 * are written to `test-results/visual/`.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import {
  keyOf,
  type Outcome,
  outcomeOf,
  readBaseline,
  type Story,
  writeBaseline,
} from './baseline.ts';
import {
  CELL,
  type Cell,
  differences,
  type Fingerprint,
  fingerprintOf,
  packed,
  unpacked,
} from './fingerprint.ts';
import { changeStory, openStory, quietBrowser, shoot, stillContext, WIDTHS } from './shoot.ts';
import { sameFonts, serveFolder, storiesIn } from './storybook-pages.ts';

const ROOT = join(import.meta.dirname, '../..');
const STORYBOOK = join(ROOT, 'storybook-static');
const BASELINE = join(ROOT, 'tests/visual');
const PICTURES = join(ROOT, 'test-results/visual');
/** Look otherwise from run to run: a row on its way, a window for screens wider than the first picture. */
const RESTLESS: readonly string[] = [
  'blocks-layout-pop-up--open-on-large-screens',
  'blocks-pictures-and-video-gallery--light-box',
];
/** Pages that are open at once. */
const PAGES = 2;

const args = process.argv.slice(2);
const isUpdate = args.includes('--update');
const isBuilt = args.includes('--built');
const words = args.filter((word) => !word.startsWith('--'));
const isAsked = (id: string) => words.length === 0 || words.some((word) => id.includes(word));

process.exitCode = await main();

async function main(): Promise<number> {
  if (!isBuilt) {
    execFileSync('npm', ['run', '--silent', 'build-storybook'], { cwd: ROOT, stdio: 'inherit' });
  }
  const all = storiesIn(STORYBOOK);
  const asked = all.filter(({ id }) => isAsked(id) && !RESTLESS.includes(id));
  const baseline = readBaseline(BASELINE);
  rmSync(PICTURES, { recursive: true, force: true });
  const { seen, changed, failed } = await lookAt(asked, baseline);
  const outcome = outcomeOf(baseline, seen, changed, isAsked);
  tell(outcome, failed, asked.length);
  if (isUpdate) {
    const kept = [...baseline].filter(([key]) => !outcome.gone.includes(key));
    writeBaseline(BASELINE, new Map([...kept, ...seen]), all);
    console.log('The baseline is what was seen.');
  }
  return failed.length > 0 || (outcome.changed.length > 0 && !isUpdate) ? 1 : 0;
}

interface Seen {
  /** Packed fingerprints by `<story> <width>`. */
  seen: Map<string, string>;
  changed: string[];
  /** Stories that could not be shown, with the reason. */
  failed: string[];
}

async function lookAt(stories: readonly Story[], baseline: ReadonlyMap<string, string>) {
  const { origin, server } = await serveFolder(STORYBOOK);
  const browser = await chromium.launch(quietBrowser());
  const found: Seen = { seen: new Map(), changed: [], failed: [] };
  const left = byTitle(stories);
  const work = async () => {
    const context = await stillContext(browser, sameFonts(STORYBOOK));
    for (let stories = left.shift(); stories; stories = left.shift()) {
      await lookAtAll(stories, { context, origin, baseline, found });
      console.log(`${left.flat().length} stories left`);
    }
    await context.close();
  };
  try {
    await Promise.all(Array.from({ length: PAGES }, work));
  } finally {
    await browser.close();
    server.close();
  }
  return found;
}

/** Stories of the same block or page. */
function byTitle(stories: readonly Story[]): Story[][] {
  const groups = new Map<string, Story[]>();
  for (const story of stories) groups.set(story.title, [...(groups.get(story.title) ?? []), story]);
  return [...groups.values()];
}

interface Look {
  context: BrowserContext;
  origin: string;
  baseline: ReadonlyMap<string, string>;
  found: Seen;
}

/** Stories of one block, one after another in one page; after one that fails, in a new one. */
async function lookAtAll(stories: readonly Story[], look: Look): Promise<void> {
  const { context, origin, baseline, found } = look;
  let page: Page | undefined;
  for (const { id } of stories) {
    try {
      if (page) await changeStory(page, id);
      else {
        page = await context.newPage();
        await openStory(page, origin, id);
      }
      for (const [index, picture] of (await shoot(page, id)).entries()) {
        await judge(keyOf(id, WIDTHS[index] ?? 0), picture, baseline, found);
      }
    } catch (error) {
      found.failed.push(`${id}: ${String(error).split('\n')[0]}`);
      await page?.close();
      page = undefined;
    }
  }
  await page?.close();
}

async function judge(
  key: string,
  picture: Buffer,
  baseline: ReadonlyMap<string, string>,
  { seen, changed }: Seen,
): Promise<void> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const print = fingerprintOf({ width: info.width, height: info.height, data });
  const before = baseline.get(key);
  if (before === undefined) {
    seen.set(key, await packed(print));
    return;
  }
  const known = await unpacked(before);
  const cells = differences(known, print);
  // What looks the same keeps its line: the baseline changes where pictures do.
  seen.set(key, cells.length === 0 ? before : await packed(print));
  if (cells.length === 0) return;
  changed.push(key);
  await writePictures(key, picture, known, cells);
}

/** The picture with what differs marked, and how it was, as far as the fingerprint knows. */
async function writePictures(
  key: string,
  picture: Buffer,
  before: Fingerprint,
  cells: readonly Cell[],
): Promise<void> {
  mkdirSync(PICTURES, { recursive: true });
  const name = join(PICTURES, key.replace(' ', '-'));
  const { width = 0, height = 0 } = await sharp(picture).metadata();
  const marks = cells.map(
    ({ column, row }) =>
      `<rect x="${column * CELL}" y="${row * CELL}" width="${CELL}" height="${CELL}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="#f00" fill-opacity="0.35">${marks.join('')}</svg>`;
  await sharp(picture)
    .composite([{ input: Buffer.from(svg) }])
    .png()
    .toFile(`${name}.png`);
  const { columns, rows, points } = before;
  const bright = Buffer.from(points.map((step) => step * (255 / 63)));
  const coarse = await sharp(bright, { raw: { width: columns, height: rows, channels: 3 } })
    .resize({ width: columns * CELL, height: rows * CELL, kernel: 'nearest', fit: 'fill' })
    .png()
    .toBuffer();
  writeFileSync(`${name}-before.png`, coarse);
}

function tell({ changed, fresh, gone }: Outcome, failed: readonly string[], count: number): void {
  const lists = [
    ['look different', changed],
    ['are new (`--update` keeps them)', fresh],
    ['are gone (`--update` forgets them)', gone],
    ['could not be shown', failed],
  ] as const;
  for (const [what, list] of lists) {
    if (list.length === 0) continue;
    console.log(`\n${list.length} ${what}:\n  ${list.toSorted().join('\n  ')}`);
  }
  if (changed.length > 0) console.log(`\nPictures are in ${PICTURES}.`);
  console.log(`\n${count} stories looked at, each at ${WIDTHS.join(' and ')} px.`);
}
