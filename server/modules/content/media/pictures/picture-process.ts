/**
 * The process that works on pictures. `pictures.ts` starts it, sends it one step after the other, and
 * ends it. It ends by itself only when nobody could send it anything any more.
 */
import { readFile, writeFile } from 'node:fs/promises';
import type { FontFacts } from '#domain/theme/own-fonts.ts';
import {
  decodePicture,
  encodeVariant,
  MAX_PIXELS,
  measurePicture,
  type Pixels,
  previewOf,
  rewritePicture,
} from './picture.ts';
import type { Inspected, PictureStep, StepAnswer } from './pictures.ts';
import { placePicture } from './placed-picture.ts';

/** Pictures that are kept decoded: as many as are worked on side by side. */
const KEPT = 3;
const decoded = new Map<string, Pixels>();

async function pixelsOf(source: string): Promise<Pixels> {
  const pixels = decoded.get(source) ?? (await decodePicture(await readFile(source)));
  decoded.delete(source);
  decoded.set(source, pixels);
  for (const oldest of [...decoded.keys()].slice(0, -KEPT)) decoded.delete(oldest);
  return pixels;
}

async function inspect(source: string): Promise<Inspected | null> {
  const { width, height } = await measurePicture(await readFile(source));
  if (width * height > MAX_PIXELS) return null;
  const pixels = await pixelsOf(source);
  return { width, height, channels: pixels.channels, preview: await previewOf(pixels) };
}

async function take(task: PictureStep): Promise<Inspected | FontFacts | null> {
  if (task.step === 'inspect') return inspect(task.source);
  if (task.step === 'font') {
    const { readFontFacts } = await import('./font-facts.ts');
    return readFontFacts(await readFile(task.source));
  }
  await writeFile(task.target, await make(task));
  return null;
}

async function make(task: Extract<PictureStep, { target: string }>): Promise<Buffer> {
  switch (task.step) {
    case 'rewrite':
      return rewritePicture(await readFile(task.source), task.mime);
    case 'place':
      return placePicture(await readFile(task.source), task.canvas);
    case 'encode':
      return encodeVariant(await pixelsOf(task.source), task.file, task.format);
  }
}

/** The code tells a full disk from a damaged picture. */
function toFailure(error: unknown): StepAnswer {
  if (!(error instanceof Error)) return { isDone: false, message: String(error) };
  const { message } = error;
  return 'code' in error && typeof error.code === 'string'
    ? { isDone: false, message, code: error.code }
    : { isDone: false, message };
}

process.on('message', async (task: PictureStep) => {
  const answer = await take(task).then((found): StepAnswer => ({ isDone: true, found }), toFailure);
  process.send?.(answer);
});
process.on('disconnect', () => process.exit());
// A terminal sends these to all processes; the one that started this one decides when it ends.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
