import { MEDIA_SIZES, RESPONSIVE_WIDTHS } from '#schemas/media.ts';
import { PAGE_FORMATS, type PLAIN_FORMATS } from '#schemas/media-formats.ts';

/**
 * Formats made from a bitmap (MEDIA-03): webp while the editor waits, the others by the worker. One of
 * jpeg and png, for mails and other shops' readers, which know no newer ones.
 */
export type VariantFormat = (typeof PAGE_FORMATS | typeof PLAIN_FORMATS)[number];

/** The formats of a picture, in the order in which they are made. */
export function formatsOf({ channels }: { channels: 3 | 4 }): readonly VariantFormat[] {
  return ['webp', 'avif', channels === 4 ? 'png' : 'jpeg'];
}

/** One picture file to be made, and the names under which pages may ask for it. */
export interface PlannedFile {
  width: number;
  height: number;
  sizes: string[];
}

interface Box {
  width: number;
  height: number;
}

const WIDEST = Math.max(...RESPONSIVE_WIDTHS);

/** How much wider than the last step a picture must be to get a file at its own width. */
const WORTH_OWN_STEP = 1.08;

function fitInside(picture: Box, bounds: Box): Box {
  const scale = Math.min(1, bounds.width / picture.width, bounds.height / picture.height);
  return {
    width: Math.max(1, Math.round(picture.width * scale)),
    height: Math.max(1, Math.round(picture.height * scale)),
  };
}

function responsiveWidths(picture: Box): number[] {
  const steps = RESPONSIVE_WIDTHS.filter((width) => width <= picture.width);
  const own = Math.min(picture.width, WIDEST);
  const last = steps.at(-1) ?? 0;
  return own > last * WORTH_OWN_STEP ? [...steps, own] : steps;
}

/**
 * Files to make of a picture, never larger than itself: the named sizes of MEDIA-02 and, in the
 * formats that pages use, the responsive widths `w<width>`. Names that come to the same width share a file.
 */
export function planFiles(picture: Box, format: VariantFormat): PlannedFile[] {
  const files = new Map<number, PlannedFile>();
  const add = (size: string, box: Box) => {
    const known = files.get(box.width);
    if (known) known.sizes.push(size);
    else files.set(box.width, { ...box, sizes: [size] });
  };
  const forPages: readonly VariantFormat[] = PAGE_FORMATS;
  const widths = forPages.includes(format) ? responsiveWidths(picture) : [];
  for (const width of widths) {
    add(`w${width}`, fitInside(picture, { width, height: Number.POSITIVE_INFINITY }));
  }
  for (const [size, bounds] of Object.entries(MEDIA_SIZES)) add(size, fitInside(picture, bounds));
  return [...files.values()].sort((a, b) => a.width - b.width);
}
