const MARKS = /\p{M}+/gu;

/** Letters of the Croatian alphabet in its order; those of two signs are one letter. */
const ALPHABET = [
  ...['a', 'b', 'c', 'č', 'ć', 'd', 'dž', 'đ', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'lj'],
  ...['m', 'n', 'nj', 'o', 'p', 'q', 'r', 's', 'š', 't', 'u', 'v', 'w', 'x', 'y', 'z', 'ž'],
];
const FIRST_LETTER = 0x100;
const RANKS = new Map(
  ALPHABET.map((letter, index) => [letter, String.fromCharCode(FIRST_LETTER + index)]),
);
const LETTERS = /dž|lj|nj|./gsu;

/**
 * A text by which names sort as Croatians sort them (with `<`): signs and digits before letters,
 * letters by the alphabet, foreign accents and case as if they were not there.
 */
export function nameKeyOf(name: string): string {
  const letters = name.toLowerCase().replaceAll('ß', 'ss').normalize('NFC').match(LETTERS) ?? [];
  return letters.map((letter) => RANKS.get(letter) ?? plainRank(letter)).join('');
}

function plainRank(letter: string): string {
  const plain = letter.normalize('NFD').replace(MARKS, '');
  return RANKS.get(plain) ?? plain;
}
