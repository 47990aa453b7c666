const TAG = /<(\/?)blockquote[^>]*>/gi;

/** HTML before and after its first quote. */
export interface SplitBody {
  before: string;
  after: string;
}

/** Cuts the first quote out of a clean body, with those inside it; null for a body without one. */
export function splitAtQuote(html: string): SplitBody | null {
  let depth = 0;
  let start = -1;
  for (const { index, 0: tag, 1: slash } of html.matchAll(TAG)) {
    if (start < 0) {
      if (slash === '/') continue;
      start = index;
    }
    depth += slash === '/' ? -1 : 1;
    if (depth === 0) {
      return { before: html.slice(0, start), after: html.slice(index + tag.length) };
    }
  }
  return null;
}
