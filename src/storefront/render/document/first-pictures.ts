import { EAGER_PICTURE, LAZY_PICTURE } from '#runtime/render/picture-loading.ts';
import { attributes } from '../sections/markup.ts';

/** As React writes them. */
const LAZY = attributes(LAZY_PICTURE);
const EAGER = attributes(EAGER_PICTURE).toLowerCase();
/** As many cards or tiles as a phone shows at first sight. */
const FIRST = 6;

/**
 * The main content of a page whose blocks name no picture of the largest paint: its first pictures are
 * asked for at once instead of when the layout is known. Which ones are first is known here alone, for
 * a section's HTML is kept and is on many pages.
 */
export function withEagerPictures(sections: readonly string[]): string[] {
  let left = FIRST;
  return sections.map((html) => {
    let done = '';
    let from = 0;
    for (let at = html.indexOf(LAZY); at >= 0 && left > 0; at = html.indexOf(LAZY, from)) {
      done += html.slice(from, at) + EAGER;
      from = at + LAZY.length;
      left -= 1;
    }
    return done + html.slice(from);
  });
}
