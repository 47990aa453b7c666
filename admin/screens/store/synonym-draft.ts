import {
  groupFault,
  type SynonymFault,
  type Synonyms,
  tidyGroup,
} from '#domain/commerce/synonyms.ts';
import { byLocale, LOCALES, type Locale } from '#domain/locales.ts';

/** A group as it is typed, with commas. */
export interface SynonymLine {
  id: number;
  text: string;
}
export type SynonymDraft = Record<Locale, SynonymLine[]>;

export function draftOf(synonyms: Synonyms): SynonymDraft {
  return byLocale((locale) =>
    synonyms[locale].map((words, id): SynonymLine => ({ id, text: words.join(', ') })),
  );
}

export function wordsIn(text: string): string[] {
  return tidyGroup(text.split(/[,;\n]/));
}

/** What is sent: lines that nobody filled in are left out. */
export function synonymsOf(draft: SynonymDraft): Synonyms {
  return byLocale((locale) =>
    draft[locale].map(({ text }) => wordsIn(text)).filter((words) => words.length > 0),
  );
}

/** What is wrong with a line; an empty one is none. */
export function lineFault({ text }: SynonymLine): SynonymFault | null {
  const words = wordsIn(text);
  return words.length === 0 ? null : groupFault(words);
}

/** Language with a mistake: the one that is shown, or the first. */
export function faultyLocale(draft: SynonymDraft, shown: Locale): Locale | undefined {
  return [shown, ...LOCALES].find((locale) => draft[locale].some((line) => lineFault(line)));
}
