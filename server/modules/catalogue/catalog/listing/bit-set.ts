/** A set of small whole numbers, one bit each. */
export class BitSet {
  private words: Uint32Array;

  constructor(words: Uint32Array = new Uint32Array(0)) {
    this.words = words;
  }

  add(value: number) {
    const word = value >>> 5;
    if (word >= this.words.length) this.grow(word + 1);
    this.words[word] = (this.words[word] ?? 0) | (1 << (value & 31));
  }

  delete(value: number) {
    const word = value >>> 5;
    if (word < this.words.length) this.words[word] = (this.words[word] ?? 0) & ~(1 << (value & 31));
  }

  has(value: number): boolean {
    return ((this.words[value >>> 5] ?? 0) & (1 << (value & 31))) !== 0;
  }

  /** How many values it holds. */
  get size(): number {
    let total = 0;
    for (const word of this.words) total += bitsOf(word);
    return total;
  }

  /** How many values both hold. */
  sharedWith(other: BitSet): number {
    const length = Math.min(this.words.length, other.words.length);
    let total = 0;
    for (let word = 0; word < length; word += 1) {
      total += bitsOf((this.words[word] ?? 0) & (other.words[word] ?? 0));
    }
    return total;
  }

  /** The values that both hold. */
  and(other: BitSet): BitSet {
    const length = Math.min(this.words.length, other.words.length);
    const words = this.words.slice(0, length);
    for (let word = 0; word < length; word += 1) {
      words[word] = (words[word] ?? 0) & (other.words[word] ?? 0);
    }
    return new BitSet(words);
  }

  /** Takes in all values of the other. */
  addAll(other: BitSet) {
    if (other.words.length > this.words.length) this.grow(other.words.length);
    for (let word = 0; word < other.words.length; word += 1) {
      this.words[word] = (this.words[word] ?? 0) | (other.words[word] ?? 0);
    }
  }

  /** Calls `visit` with every value, the smallest first. */
  eachValue(visit: (value: number) => void) {
    for (let index = 0; index < this.words.length; index += 1) {
      let word = this.words[index] ?? 0;
      while (word !== 0) {
        const lowest = word & -word;
        visit((index << 5) + (31 - Math.clz32(lowest)));
        word ^= lowest;
      }
    }
  }

  private grow(needed: number) {
    const words = new Uint32Array(Math.max(needed, this.words.length * 2, 4));
    words.set(this.words);
    this.words = words;
  }
}

/** Number of ones in 32 bits, by adding up ever wider fields in parallel. */
function bitsOf(word: number): number {
  let fields = word - ((word >>> 1) & 0x55555555);
  fields = (fields & 0x33333333) + ((fields >>> 2) & 0x33333333);
  return (((fields + (fields >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
