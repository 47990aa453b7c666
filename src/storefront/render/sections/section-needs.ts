/** What the document needs beside the markup of a section. */
export interface SectionNeeds {
  /** Blocks that show in it: one that has nothing to say of this page (`hidden`) needs no styles. */
  blocks: readonly string[];
  /** Names of the validators of its forms. */
  validators: readonly string[];
  /** Names of the scripts that enhance what is in it. */
  enhancers: readonly string[];
  /** Frames that it may open, by their names (`FRAME_SOURCES`). */
  frames: readonly string[];
  /** It shows a cart, whose parts show and hide while the page is open. */
  hasCart: boolean;
  /** Who sees it has a cart for certain, whose script runs at once: a line of a cart, a step of the checkout. */
  usesActions: boolean;
}

/**
 * Reads off some markup what it needs. React escapes quotes in texts and `<` in values, so that an
 * attribute can be found by its beginning and its tag by the `<` before it.
 */
export function needsOf(html: string): SectionNeeds {
  const shown = attributesOf(html, 'data-block').filter(({ before }) => !/ hidden=""/.test(before));
  return {
    blocks: valuesOf(shown),
    validators: valuesOf(attributesOf(html, 'data-validate')),
    enhancers: valuesOf(attributesOf(html, 'data-enhance')),
    frames: valuesOf(attributesOf(html, 'data-frame')),
    hasCart: html.includes(' data-cart-part='),
    usesActions: / data-action="(?:checkout\.|cart\.quantity")/.test(html),
  };
}

/** One attribute in markup. */
interface Found {
  value: string;
  /** What is before it in its tag. */
  before: string;
}

function attributesOf(html: string, name: string): Found[] {
  const begin = ` ${name}="`;
  const found: Found[] = [];
  for (let at = html.indexOf(begin); at >= 0; at = html.indexOf(begin, at + begin.length)) {
    const from = at + begin.length;
    const value = html.slice(from, html.indexOf('"', from));
    found.push({ value, before: html.slice(html.lastIndexOf('<', at), at) });
  }
  return found;
}

function valuesOf(found: readonly Found[]): string[] {
  return [...new Set(found.map(({ value }) => value))];
}
