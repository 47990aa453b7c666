import type { Locale } from '#domain/locales.ts';
import type { ThemeValues } from '#domain/theme/theme.ts';
import {
  ELEMENT_SCHEMA_VERSION,
  type ElementContent,
  THEME_SLUG,
} from '#schemas/content/element.ts';

/** A theme as it is stored. */
export function themeContent(name: string, values: ThemeValues, locale: Locale): ElementContent {
  return {
    schema: ELEMENT_SCHEMA_VERSION,
    type: 'theme',
    handler: null,
    slug: THEME_SLUG,
    language_code: locale,
    meta: { name },
    mobileMeta: {},
    options: { ...values },
    mobileOptions: {},
    parts: [],
    tr: {},
  };
}
