import { BitSet } from './bit-set.ts';
import { wordsOf } from './fold.ts';
import { isWithin, signatureOf } from './typos.ts';

/** What of a product its words stand in, the weightiest first; lines of its search text. */
const FIELDS = ['name', 'brand', 'category', 'text'] as const;
/** One hit in a field outweighs any hit in all those behind it. */
const FIELD_WEIGHTS = [512, 64, 8, 1] as const;
/** How well a word fits: as typed, in another form or begun, mistyped. */
const QUALITY = { exact: 4, begun: 3, mistyped: 2 } as const;

const MAX_WORDS = 8;
const MIN_PREFIX = 2;
const MIN_STEM = 4;
/** Letters of a word from which on one or two mistakes are forgiven. */
const ONE_MISTAKE_FROM = 4;
const TWO_MISTAKES_FROM = 8;

/** Words that say nothing, unless nothing else is said. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  'a i u o s sa za na od do iz bez po the and of for with in und der die das fur mit von'.split(
    ' ',
  ),
);

/** What a search found. */
export interface TextHits {
  slots: BitSet;
  /** How well each slot fits; more is better. */
  score(slot: number): number;
}

interface Vocable {
  word: string;
  signature: number;
  /** Slot and field in one number: `slot * 4 + field`. */
  postings: number[];
}

/**
 * Words of all products. A slot is added once and never changed: a product whose text changes gets
 * a new slot, and callers drop hits of slots that are gone.
 */
export class TextIndex {
  private readonly vocables = new Map<string, Vocable>();
  private sorted: Vocable[] | null = null;
  private slots = 0;

  /** Takes in the words of a search text, see `refreshSearchText`. */
  add(slot: number, searchText: string) {
    this.slots = Math.max(this.slots, slot + 1);
    const lines = searchText.split('\n');
    const known = new Set<string>();
    for (const [field] of FIELDS.entries()) {
      for (const word of wordsOf(lines[field] ?? '')) {
        if (known.has(word)) continue;
        known.add(word);
        this.vocableOf(word).postings.push(slot * 4 + field);
      }
    }
  }

  /** Slots in which every word of the keywords stands. No word at all finds everything. */
  search(keywords: string): TextHits | null {
    const words = searchedWords(keywords);
    if (words.length === 0) return null;
    const [first, ...others] = words.map((word) => this.scoresOf(word));
    const scores = others.reduce(addWhereBoth, first ?? new Int32Array(0));
    const slots = new BitSet();
    for (let slot = 0; slot < scores.length; slot += 1) if (scores[slot]) slots.add(slot);
    return { slots, score: (slot) => scores[slot] ?? 0 };
  }

  /** The best that a word scores in each slot; 0 where it does not stand. */
  private scoresOf(word: string): Int32Array {
    const scores = new Int32Array(this.slots);
    for (const [vocable, quality] of this.matchesOf(word)) {
      for (const posting of vocable.postings) {
        const slot = posting >>> 2;
        const score = (FIELD_WEIGHTS[posting & 3] ?? 0) * quality;
        if (score > (scores[slot] ?? 0)) scores[slot] = score;
      }
    }
    return scores;
  }

  private *matchesOf(word: string): Iterable<[Vocable, number]> {
    const exact = this.vocables.get(word);
    const begun = this.begunWith(word);
    if (exact) yield [exact, QUALITY.exact];
    for (const vocable of begun) if (vocable !== exact) yield [vocable, QUALITY.begun];
    if (exact || begun.length > 0) return;
    const mistakes = mistakesIn(word);
    if (mistakes === 0) return;
    const signature = signatureOf(word);
    for (const vocable of this.vocables.values()) {
      const mayFit = isWithin(mistakes, { word, signature }, vocable);
      if (mayFit) yield [vocable, QUALITY.mistyped];
    }
  }

  /** Words that begin like it, its other forms among them: krema finds kremu, kreme and kremasti. */
  private begunWith(word: string): Vocable[] {
    const stem = stemOf(word);
    if (stem.length < MIN_PREFIX) return [];
    const sorted = this.inOrder();
    const found: Vocable[] = [];
    for (let place = firstFrom(sorted, stem); place < sorted.length; place += 1) {
      const vocable = sorted[place];
      if (!vocable?.word.startsWith(stem)) break;
      found.push(vocable);
    }
    return found;
  }

  private inOrder(): readonly Vocable[] {
    this.sorted ??= [...this.vocables.values()].sort((a, b) => (a.word < b.word ? -1 : 1));
    return this.sorted;
  }

  private vocableOf(word: string): Vocable {
    const known = this.vocables.get(word);
    if (known) return known;
    const vocable = { word, signature: signatureOf(word), postings: [] };
    this.vocables.set(word, vocable);
    this.sorted = null;
    return vocable;
  }
}

function addWhereBoth(sums: Int32Array, scores: Int32Array): Int32Array {
  for (let slot = 0; slot < sums.length; slot += 1) {
    const sum = sums[slot] ?? 0;
    const score = scores[slot] ?? 0;
    sums[slot] = sum > 0 && score > 0 ? sum + score : 0;
  }
  return sums;
}

function searchedWords(keywords: string): string[] {
  const all = [...new Set(wordsOf(keywords))].slice(0, MAX_WORDS);
  const telling = all.filter((word) => !STOP_WORDS.has(word));
  return telling.length > 0 ? telling : all;
}

/** A word without the vowels at its end, which Croatian changes with the case. */
function stemOf(word: string): string {
  const stem = word.replace(/[aeiou]+$/, '');
  return stem.length >= MIN_STEM ? stem : word;
}

function mistakesIn(word: string): 0 | 1 | 2 {
  if (/\d/.test(word) || word.length < ONE_MISTAKE_FROM) return 0;
  return word.length < TWO_MISTAKES_FROM ? 1 : 2;
}

function firstFrom(sorted: readonly Vocable[], prefix: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle]?.word ?? '') < prefix) low = middle + 1;
    else high = middle;
  }
  return low;
}
