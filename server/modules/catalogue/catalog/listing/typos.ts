/** A word and the set of its letters. */
export interface SignedWord {
  word: string;
  /** The letters as bits; words that differ in many bits differ in many letters. */
  signature: number;
}

export function signed(word: string): SignedWord {
  return { word, signature: signatureOf(word) };
}

function signatureOf(word: string): number {
  let signature = 0;
  for (let index = 0; index < word.length; index += 1) {
    signature |= 1 << (word.charCodeAt(index) & 31);
  }
  return signature;
}

/** Whether one word becomes the other by at most this many letters changed, left out, added or swapped. */
export function isWithin(mistakes: number, typed: SignedWord, known: SignedWord): boolean {
  if (Math.abs(typed.word.length - known.word.length) > mistakes) return false;
  // One changed letter turns off one bit and turns on another.
  if (onesIn(typed.signature ^ known.signature) > 2 * mistakes) return false;
  return distanceOf(typed.word, known.word) <= mistakes;
}

function onesIn(bits: number): number {
  let rest = bits;
  let count = 0;
  while (rest !== 0) {
    rest &= rest - 1;
    count += 1;
  }
  return count;
}

/** Changes from one word to the other, two swapped neighbours being one. */
function distanceOf(a: string, b: string): number {
  const width = b.length + 1;
  const table = new Uint8Array((a.length + 1) * width);
  const at = (row: number, column: number) => table[row * width + column] ?? 0;
  for (let column = 0; column < width; column += 1) table[column] = column;
  for (let row = 1; row <= a.length; row += 1) {
    table[row * width] = row;
    for (let column = 1; column < width; column += 1) {
      const change = a[row - 1] === b[column - 1] ? 0 : 1;
      const least = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + change,
      );
      const swapped = isSwapped(a, row, b, column) ? at(row - 2, column - 2) + 1 : least;
      table[row * width + column] = Math.min(least, swapped);
    }
  }
  return at(a.length, b.length);
}

function isSwapped(a: string, row: number, b: string, column: number): boolean {
  if (row < 2 || column < 2) return false;
  return a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
}
