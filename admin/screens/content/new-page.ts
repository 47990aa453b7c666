import { DEFAULT_LOCALE } from '#domain/locales.ts';
import { SLUG_MAX_LENGTH } from '#kit/slug-of.ts';
import { ELEMENT_TR_KEY, type ElementContent, type Node } from '#schemas/content/element.ts';
import { SLUG_MIN_LENGTH, SLUG_PATTERN } from '#schemas/primitives.ts';

const SLUG = new RegExp(SLUG_PATTERN);

/** Whether a page may have the slug (EDIT-07). */
export function isSlug(slug: string): boolean {
  return slug.length >= SLUG_MIN_LENGTH && slug.length <= SLUG_MAX_LENGTH && SLUG.test(slug);
}

/** The preset of a page that begins with nothing but its name. */
export const BLANK_PRESET = 'preset-blank';

/** A page made of a preset, under its own name and address. */
export function pageOfPreset(preset: ElementContent, title: string, slug: string): ElementContent {
  const { seo: _seo, ...meta } = preset.meta;
  return { ...preset, slug, meta: { ...meta, title }, tr: withoutTitle(preset.tr) };
}

/** What the preset is called in other languages is not what the page is called. */
function withoutTitle(tr: ElementContent['tr']): ElementContent['tr'] {
  return Object.fromEntries(
    Object.entries(tr).map(([locale, { [ELEMENT_TR_KEY]: _own, ...nodes }]) => [locale, nodes]),
  );
}

/** A page to begin with. An element without parts is refused. */
export function newPage(title: string, slug: string, section: Node): ElementContent {
  return {
    schema: 1,
    type: 'page',
    handler: null,
    slug,
    language_code: DEFAULT_LOCALE,
    meta: { title },
    mobileMeta: {},
    options: {},
    mobileOptions: {},
    parts: [section],
    tr: {},
  };
}
