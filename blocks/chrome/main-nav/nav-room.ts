/** Mean width of a character of an entry, in pixels: Montserrat 500 at 13.5 px. */
const CHARACTER = 8.1;
/** Widths of the page at which an entry's row is tried, with the room it then has and the padding of an entry. */
const STEPS = [
  { width: 1200, room: 758, padding: 8.4 },
  { width: 1320, room: 871, padding: 10 },
  { width: 1440, room: 956, padding: 11.5 },
] as const;

/**
 * Smallest page width at which entries with these labels fit beside logo and tools; null when they
 * need a row of their own at any width. An estimate: it decides where the row is, nothing is cut.
 */
export function lineFrom(labels: readonly string[]): (typeof STEPS)[number]['width'] | null {
  const text = labels.join('').length * CHARACTER;
  const step = STEPS.find(({ room, padding }) => text + labels.length * 2 * padding <= room);
  return step?.width ?? null;
}
