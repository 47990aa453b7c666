import { type RawBuilder, sql } from 'kysely';
import { DEFAULT_LOCALE, type Locale } from '#domain/locales.ts';

/**
 * SQL for one language of a jsonb column of texts by locale; the default language replaces a
 * missing one. `column` is a literal of the calling code, e.g. `product.names`.
 */
export function textIn(column: string, locale: Locale): RawBuilder<string> {
  const texts = sql.ref(column);
  return sql<string>`coalesce(${texts}->>${sql.lit(locale)}, ${texts}->>${sql.lit(DEFAULT_LOCALE)}, '')`;
}

const MAX_WORDS = 8;

/** SQL that is true when every word of `keywords` occurs in `text`, whatever the case and diacritics. */
export function containsWords(text: RawBuilder<string>, keywords: string): RawBuilder<boolean> {
  const words = keywords.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  const matches = words.map((word) => {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
    return sql<boolean>`unaccent(${text}) ilike unaccent(${pattern})`;
  });
  return matches.length === 0
    ? sql<boolean>`true`
    : sql<boolean>`(${sql.join(matches, sql` and `)})`;
}
