import { describe, expect, it } from 'vitest';
import { BitSet } from './bit-set.ts';
import { foldText, wordsOf } from './fold.ts';
import { type Label, TextIndex, WEIGHTS } from './text-index.ts';
import { isWithin, signed } from './typos.ts';

const isLike = (mistakes: number, a: string, b: string) => isWithin(mistakes, signed(a), signed(b));

/** Slots of `name|text`, the best first. */
function searchIn(
  texts: readonly string[],
  keywords: string,
  labels: readonly Label[] = [],
): number[] {
  const index = new TextIndex();
  for (const [slot, line] of texts.entries()) {
    const [name = '', text = ''] = line.split('|');
    index.add(slot, name, text);
  }
  const hits = index.search(keywords, labels);
  const found: number[] = [];
  hits?.slots.eachValue((slot) => found.push(slot));
  return found.sort((a, b) => (hits?.score(b) ?? 0) - (hits?.score(a) ?? 0));
}

function labelOf(name: string, weight: number, slot: number): Label {
  const slots = new BitSet();
  slots.add(slot);
  return { words: wordsOf(name).map(signed), weight, slots: () => slots };
}

describe('folding', () => {
  it('takes c, č and ć for one letter, and đ for d and dj', () => {
    expect(foldText('Čičak ĆUP')).toBe('cicak cup');
    expect(new Set(['đumbir', 'dumbir', 'djumbir', 'ĐUMBIR'].map(foldText))).toEqual(
      new Set(['dumbir']),
    );
    expect(foldText('Straße Öl')).toBe('strasse ol');
  });

  it('parts words from numbers and signs', () => {
    expect(wordsOf('SPF50, KAD-1046 15%')).toEqual(['spf', '50', 'kad', '1046', '15']);
  });
});

describe('typing mistakes', () => {
  it('are letters changed, left out, added or swapped', () => {
    for (const typed of ['kreme', 'krma', 'kreema', 'kerma']) {
      expect(isLike(1, typed, 'krema')).toBe(true);
    }
    expect(isLike(1, 'krom', 'krema')).toBe(false);
    expect(isLike(2, 'hijalronskoi', 'hijaluronski')).toBe(true);
  });
});

describe('a search', () => {
  it('finds the beginning of words, and their other forms', () => {
    const texts = ['krema za lice', 'kremasta pjena', 'serum'];

    expect(searchIn(texts, 'kre')).toEqual([0, 1]);
    expect(searchIn(texts, 'kremu')).toEqual([0, 1]);
    expect(searchIn(texts, 'krema')).toEqual([0, 1]);
  });

  it('wants every word, but no small words', () => {
    const texts = ['serum lice', 'krema lice', 'serum za tijelo'];

    expect(searchIn(texts, 'serum za lice')).toEqual([0]);
    expect(searchIn(texts, 'za')).toEqual([2]);
    expect(searchIn(texts, 'lice serum')).toEqual([0]);
  });

  it('ranks name before brand before category before text', () => {
    const texts = ['x|lavanda', 'x', 'x', 'lavanda', 'lavandin sapun'];
    const labels = [
      labelOf('Lavanda i more', WEIGHTS.category, 1),
      labelOf('Lavanda', WEIGHTS.brand, 2),
    ];

    expect(searchIn(texts, 'lavanda', labels)).toEqual([3, 4, 2, 1, 0]);
    expect(searchIn(texts, 'lavnda more', labels)).toEqual([1]);
  });

  it('forgives mistakes only where nothing fits', () => {
    expect(searchIn(['šampon', 'šamponi'], 'sampno')).toEqual([0]);
    expect(searchIn(['serum', 'serim'], 'serim')).toEqual([1]);
    expect(searchIn(['ruka'], 'roka')).toEqual([0]);
    expect(searchIn(['sok'], 'sak')).toEqual([]);
  });

  it('without any word finds nothing', () => {
    expect(new TextIndex().search(' %!? ', [])).toBeNull();
  });
});
