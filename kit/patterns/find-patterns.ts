import type { Locale } from '#domain/locales.ts';
import { matchesQuery } from '#kit/fold-text.ts';
import type { ReadyPattern } from '#schemas/api/patterns.ts';

/** Those that the words of a search are found in: by name, purpose and other words for it. */
export function matchingPatterns(
  patterns: readonly ReadyPattern[],
  query: string,
  locale: Locale,
): ReadyPattern[] {
  return patterns.filter(({ about: { titles, texts, words } }) =>
    matchesQuery(query, [titles[locale], texts[locale], words[locale]]),
  );
}
