import { BitSet } from './bit-set.ts';
import { tellingWords, wordsOf } from './fold.ts';
import { type KnownSynonyms, type Phrase, partsOf } from './synonyms.ts';
import { isWithin, type SignedWord, signed } from './typos.ts';

/** Where a word may be found. One hit in a field outweighs any hit in all those behind it. */
export const WEIGHTS = { name: 512, brand: 64, category: 8, text: 1 } as const;
/** How well a word fits: as typed, in another form or begun, mistyped. */
const QUALITY = { exact: 4, begun: 3, mistyped: 2 } as const;

const MAX_WORDS = 8;
/** What is looked for in place of one word. */
const MAX_PHRASES = 40;
const MIN_PREFIX = 2;
const MIN_STEM = 4;
/** Letters of a word from which on one or two mistakes are forgiven. */
const ONE_MISTAKE_FROM = 4;
const TWO_MISTAKES_FROM = 8;

/** What a search found. */
export interface TextHits {
  slots: BitSet;
  /** How well each slot fits; more is better. */
  score(slot: number): number;
}

/** A word and the slots that have it: `slot * 2`, and one more when only the text has it. */
interface Vocable extends SignedWord {
  postings: number[];
}

/** Words that stand for many products, e.g. the name of a brand. */
export interface Label {
  words: readonly SignedWord[];
  weight: number;
  slots(): BitSet;
}

/** How well a word fits what was typed; 0 not at all. */
type Rating = (candidate: SignedWord) => number;

/**
 * Words of all products. A slot is added once and never changed: a product whose text changes gets
 * a new slot, and callers drop hits of slots that are gone.
 */
export class TextIndex {
  private readonly vocables = new Map<string, Vocable>();
  private sorted: Vocable[] | null = null;
  private slots = 0;

  add(slot: number, name: string, text: string) {
    this.slots = Math.max(this.slots, slot + 1);
    const inName = new Set(wordsOf(name));
    for (const word of inName) this.vocableOf(word).postings.push(slot * 2);
    for (const word of new Set(wordsOf(text))) {
      if (!inName.has(word)) this.vocableOf(word).postings.push(slot * 2 + 1);
    }
  }

  /** Slots that have every word of the keywords, or a synonym; null when there is no word in them. */
  search(keywords: string, labels: readonly Label[], synonyms?: KnownSynonyms): TextHits | null {
    const words = tellingWords(keywords).slice(0, MAX_WORDS);
    if (words.length === 0) return null;
    const parts = partsOf(words, synonyms);
    const [first, ...others] = parts.map((phrases) =>
      // Most words have no synonym, and are looked for in one go.
      phrases.length === 1 && phrases[0]?.length === 1
        ? this.scoresOf(phrases[0][0] ?? '', labels)
        : this.scoresOfPart(phrases, labels),
    );
    const scores = others.reduce(addWhereBoth, first ?? new Int32Array(0));
    const slots = new BitSet();
    for (let slot = 0; slot < scores.length; slot += 1) if (scores[slot]) slots.add(slot);
    return { slots, score: (slot) => scores[slot] ?? 0 };
  }

  /** The best that any of the phrases scores; what was typed comes before what means the same. */
  private scoresOfPart([typed = [], ...same]: readonly Phrase[], labels: readonly Label[]) {
    const scores = new Int32Array(this.slots);
    let isFound = false;
    for (const phrase of [typed, ...same].slice(0, MAX_PHRASES)) {
      const less = phrase === typed ? 0 : 1;
      for (const [slot, score] of this.begunScores(phrase, labels).entries()) {
        if (score === 0) continue;
        isFound = true;
        scores[slot] = Math.max(scores[slot] ?? 0, score - less);
      }
    }
    if (isFound) return scores;
    const all = typed.map((word) => this.scoresOf(word, labels));
    return all.slice(1).reduce(addWhereBoth, all[0] ?? scores);
  }

  /** What a phrase scores where all its words are found without a mistake. */
  private begunScores(phrase: Phrase, labels: readonly Label[]): Int32Array {
    const all = phrase.map((word) => {
      const scores = new Int32Array(this.slots);
      addFits(scores, this.begunWith(word), labels, begunRating(word));
      return scores;
    });
    return all.slice(1).reduce(addWhereBoth, all[0] ?? new Int32Array(this.slots));
  }

  /** The best that a word scores in each slot; 0 where it is not found. Mistakes count only when nothing fits. */
  private scoresOf(word: string, labels: readonly Label[]): Int32Array {
    const scores = new Int32Array(this.slots);
    const isFound = addFits(scores, this.begunWith(word), labels, begunRating(word));
    if (!isFound) addFits(scores, this.vocables.values(), labels, mistypedRating(word));
    return scores;
  }

  /** Words that begin like it, its other forms among them. */
  private begunWith(word: string): readonly Vocable[] {
    const stem = stemOf(word);
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
    const vocable = { ...signed(word), postings: [] };
    this.vocables.set(word, vocable);
    this.sorted = null;
    return vocable;
  }
}

/** Notes the score of every slot that a fitting word or label stands for; tells whether there is one. */
function addFits(
  scores: Int32Array,
  vocables: Iterable<Vocable>,
  labels: readonly Label[],
  rate: Rating,
): boolean {
  let isFound = false;
  const note = (slot: number, score: number) => {
    isFound = true;
    if (score > (scores[slot] ?? 0)) scores[slot] = score;
  };
  for (const vocable of vocables) {
    const quality = rate(vocable);
    if (quality === 0) continue;
    for (const posting of vocable.postings) {
      note(posting >>> 1, quality * (posting & 1 ? WEIGHTS.text : WEIGHTS.name));
    }
  }
  for (const { words, weight, slots } of labels) {
    const quality = Math.max(0, ...words.map(rate));
    if (quality > 0) slots().eachValue((slot) => note(slot, quality * weight));
  }
  return isFound;
}

/** Also other forms of the word: krema finds kremu, kreme and kremasti. */
function begunRating(word: string): Rating {
  const stem = stemOf(word);
  return (candidate) => {
    if (candidate.word === word) return QUALITY.exact;
    return stem.length >= MIN_PREFIX && candidate.word.startsWith(stem) ? QUALITY.begun : 0;
  };
}

function mistypedRating(word: string): Rating {
  const mistakes = mistakesIn(word);
  const typed = signed(word);
  return (candidate) =>
    mistakes > 0 && isWithin(mistakes, typed, candidate) ? QUALITY.mistyped : 0;
}

function addWhereBoth(sums: Int32Array, scores: Int32Array): Int32Array {
  for (let slot = 0; slot < sums.length; slot += 1) {
    const sum = sums[slot] ?? 0;
    const score = scores[slot] ?? 0;
    sums[slot] = sum > 0 && score > 0 ? sum + score : 0;
  }
  return sums;
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
