import { DEFAULT_LOCALE } from '#domain/locales.ts';
import { SLUG_MAX_LENGTH } from '#kit/slug-of.ts';
import type { ElementContent, Node } from '#schemas/content/element.ts';
import { SLUG_MIN_LENGTH, SLUG_PATTERN } from '#schemas/primitives.ts';

const SLUG = new RegExp(SLUG_PATTERN);

/** Whether a page may have the slug (EDIT-07). */
export function isSlug(slug: string): boolean {
  return slug.length >= SLUG_MIN_LENGTH && slug.length <= SLUG_MAX_LENGTH && SLUG.test(slug);
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
