import type { Locale } from '#domain/locales.ts';
import { tellingWords } from './fold.ts';

/** Folded words that stand in this order. */
export type Phrase = readonly string[];

/** Groups of phrases that mean the same, found by the first stem of each. */
export interface KnownSynonyms {
  locale: Locale;
  byStem: ReadonlyMap<string, readonly Member[]>;
}

interface Member {
  phrase: Phrase;
  group: readonly Phrase[];
}

/** Endings that a word takes with case and number. */
const ENDINGS: Readonly<Record<Locale, RegExp>> = {
  hr: /(?:ovima|evima|ima|ama|ova|eva|ovi|evi|om|em|og|eg|oj|im|ih|[aeiou])$/,
  en: /(?:es|s)$/,
  de: /(?:en|er|es|em|e|n|s)$/,
};
const MIN_STEM = 3;

/** A word without its ending, so that forms of one word are alike. */
function stemOf(word: string, locale: Locale): string {
  const stem = word.replace(ENDINGS[locale], '');
  return stem.length >= MIN_STEM ? stem : word;
}

/** Prepares what a shop has said, once for all searches. */
export function knowSynonyms(
  groups: readonly (readonly string[])[],
  locale: Locale,
): KnownSynonyms {
  const byStem = new Map<string, Member[]>();
  for (const words of groups) {
    const group = words.map(tellingWords).filter((phrase) => phrase.length > 0);
    for (const phrase of group) {
      const stem = stemOf(phrase[0] ?? '', locale);
      byStem.set(stem, [...(byStem.get(stem) ?? []), { phrase, group }]);
    }
  }
  return { locale, byStem };
}

/**
 * The words of a search as parts that all have to be found; of each part any phrase does. The first
 * is what was typed.
 */
export function partsOf(words: Phrase, synonyms: KnownSynonyms | undefined): Phrase[][] {
  const parts: Phrase[][] = [];
  let place = 0;
  while (place < words.length) {
    const members = synonyms ? membersAt(words.slice(place), synonyms) : [];
    const length = members[0]?.phrase.length ?? 1;
    const others = members.flatMap(({ phrase, group }) => group.filter((one) => one !== phrase));
    parts.push([words.slice(place, place + length), ...others]);
    place += length;
  }
  return parts;
}

/** The longest phrase that the words begin with, in every group that has it. */
function membersAt(words: Phrase, { byStem, locale }: KnownSynonyms): Member[] {
  const stems = words.map((word) => stemOf(word, locale));
  const found = (byStem.get(stems[0] ?? '') ?? []).filter(({ phrase }) =>
    phrase.every((word, index) => stemOf(word, locale) === stems[index]),
  );
  const longest = Math.max(0, ...found.map(({ phrase }) => phrase.length));
  return found.filter(({ phrase }) => phrase.length === longest);
}
