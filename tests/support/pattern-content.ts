import type { Element } from '#schemas/content/element.ts';
import type { PatternFile } from '#schemas/content/pattern.ts';
import type { Media } from '#schemas/media.ts';
import own from '../../patterns/media/manifest.json' with { type: 'json' };
import sample from '../../presets/bonaca/media/manifest.json' with { type: 'json' };
import { sampleMedia } from './sample-media.ts';

/** Pictures beside the patterns are numbered behind all of the sample shop's. */
const OWN_FROM = 10_000;
const REFERENCE = /^@media:(.+)$/;

/** Name of a picture: its file without folder and ending. */
const keyOf = (file: string) => file.replace(/^.*\/|\.\w+$/g, '');

const ids = new Map([
  ...sample.items.map(({ file }, index) => [keyOf(file), index + 1] as const),
  ...own.items.map(({ file }, index) => [keyOf(file), OWN_FROM + index] as const),
]);

/** A record of what patterns show, where stories and browser tests serve it. */
export function patternMedia(id: number): Media | undefined {
  const item = own.items[id - OWN_FROM];
  const model = sampleMedia(1);
  if (!item || !model) return sampleMedia(id);
  const path = `/pattern-media/${item.file}`;
  const { width, height, dominantColor } = item;
  return {
    ...model,
    id,
    title: item.name.hr,
    description: item.alt.hr,
    path,
    newPath: path,
    alternativePaths: [{ size: `w${width}`, format: 'webp', path, width, height }],
    originalName: item.file,
    width,
    height,
    dominantColor,
  };
}

/** A pattern as a published page that shows those records. */
export function patternPage({ element }: PatternFile): Element {
  return { ...named(element), id: 1, rev: 1, status: 'published' };
}

function named<T>(value: T): T;
function named(value: unknown): unknown {
  if (typeof value === 'string') {
    const [, key] = REFERENCE.exec(value) ?? [];
    return key === undefined ? value : (ids.get(key) ?? 0);
  }
  if (Array.isArray(value)) return value.map((item) => named(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, named(item)]));
}
