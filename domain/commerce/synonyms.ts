import { LOCALES, type Locale } from '../locales.ts';

/** The site's option that holds them. */
export const SYNONYMS_OPTION = 'SearchSynonyms';

export const SYNONYM_LIMITS = { groups: 200, words: 20, letters: 60 };

/** Groups of words that mean the same, of each language. */
export type Synonyms = Record<Locale, string[][]>;

export type SynonymFault = 'few' | 'many' | 'long' | 'letters';

/** What an option holds; whatever is none is left out. */
export function readSynonyms(value: unknown): Synonyms {
  const stored: Record<string, unknown> =
    typeof value === 'object' && value !== null ? { ...value } : {};
  const groupsOf = (locale: Locale) => {
    const groups = stored[locale];
    return Array.isArray(groups) ? groups.flatMap(groupOf).slice(0, SYNONYM_LIMITS.groups) : [];
  };
  return { hr: groupsOf('hr'), en: groupsOf('en'), de: groupsOf('de') };
}

function groupOf(group: unknown): string[][] {
  if (!Array.isArray(group)) return [];
  const words = tidyGroup(group.filter((word): word is string => typeof word === 'string'));
  return groupFault(words) === null ? [words] : [];
}

/** Without blanks and repetitions. */
export function tidyGroup(words: readonly string[]): string[] {
  const tidy = words.map((word) => word.trim().replace(/\s+/g, ' ')).filter((word) => word !== '');
  const seen = new Set<string>();
  return tidy.filter((word) => {
    const key = word.toLowerCase();
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/** What keeps a tidy group from being used. */
export function groupFault(words: readonly string[]): SynonymFault | null {
  if (words.length < 2) return 'few';
  if (words.length > SYNONYM_LIMITS.words) return 'many';
  if (words.some((word) => word.length > SYNONYM_LIMITS.letters)) return 'long';
  return words.every((word) => /[\p{L}\p{N}]/u.test(word)) ? null : 'letters';
}

/** Tidy groups of every language, and what is wrong by `<language>.<place>`. */
export function checkSynonyms(given: Synonyms): {
  synonyms: Synonyms;
  faults: Record<string, SynonymFault>;
} {
  const tidy = (locale: Locale) => given[locale].map(tidyGroup);
  const synonyms = { hr: tidy('hr'), en: tidy('en'), de: tidy('de') };
  const faults = LOCALES.flatMap((locale) =>
    synonyms[locale].flatMap((words, place) => {
      const fault = groupFault(words);
      return fault ? [[`${locale}.${place}`, fault] as const] : [];
    }),
  );
  return { synonyms, faults: Object.fromEntries(faults) };
}
