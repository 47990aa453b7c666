const MARKS = /\p{M}+/gu;
/** Letters that no decomposition takes apart, and the two ways to write đ. */
const SPECIAL: Readonly<Record<string, string>> = {
  đ: 'd',
  dj: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
};
const SPECIAL_PATTERN = /đ|dj|ß|æ|œ|ø|ł/g;
const WORD = /\p{L}+|\p{N}+/gu;

/** Text in which c, č and ć are one, as are d, đ and dj, and upper and lower case. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(MARKS, '')
    .replace(SPECIAL_PATTERN, (letters) => SPECIAL[letters] ?? letters);
}

/** Folded words and numbers of a text: `SPF50` is two, a word and a number. */
export function wordsOf(text: string): string[] {
  return foldText(text).match(WORD) ?? [];
}

/** Words that say nothing, unless nothing else is said. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  'a i u o s sa za na od do iz bez po the and of for with in und der die das fur mit von'.split(
    ' ',
  ),
);

/** Folded words of a text that say something; all of them where none does. */
export function tellingWords(text: string): string[] {
  const all = [...new Set(wordsOf(text))];
  const telling = all.filter((word) => !STOP_WORDS.has(word));
  return telling.length > 0 ? telling : all;
}
