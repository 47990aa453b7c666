const LAZY = ' loading="lazy" decoding="async"';
/** As many cards or tiles as a phone shows at first sight. */
const FIRST = 4;

/**
 * The main content of a page whose blocks name no picture of the largest paint: its first pictures are
 * asked for at once instead of when the layout is known. Which ones are first is known here alone, for
 * a section's HTML is kept and stands on many pages.
 */
export function withEagerPictures(html: string): string {
  let count = 0;
  return html.replaceAll(LAZY, () => (count++ < FIRST ? ' fetchpriority="high"' : LAZY));
}
