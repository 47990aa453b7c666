import { type Excerpt, MAX_EXCERPTS, type Replacing } from '#schemas/content/replacing.ts';

/** Characters around what was found. */
const CONTEXT = 40;

/** What was done to a value: itself where nothing was found in it. */
export interface Outcome<T = unknown> {
  value: T;
  count: number;
  excerpts: readonly Excerpt[];
}

/** Changes a text. */
export type ChangeWords = (text: string) => Outcome<string>;

/** The outcome for a value in which nothing was found. */
export function untouched<T>(value: T): Outcome<T> {
  return { value, count: 0, excerpts: [] };
}

/** Counts and excerpts of several values as one. */
export function together(outcomes: readonly Outcome[]): Pick<Outcome, 'count' | 'excerpts'> {
  return {
    count: outcomes.reduce((sum, { count }) => sum + count, 0),
    excerpts: outcomes.flatMap(({ excerpts }) => excerpts).slice(0, MAX_EXCERPTS),
  };
}

/** What replaces words in a text; whole words end where no letter, digit or underscore follows. */
export function wordChanger(sought: Extract<Replacing, { kind: 'text' }>): ChangeWords {
  const plain = sought.find.normalize('NFC').replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  const pattern = sought.wholeWords ? `(?<![\\p{L}\\p{N}_])${plain}(?![\\p{L}\\p{N}_])` : plain;
  const flags = sought.matchCase ? 'gu' : 'giu';
  return (text) => {
    const matches = [...text.matchAll(new RegExp(pattern, flags))];
    if (matches.length === 0) return untouched(text);
    return {
      value: text.replace(new RegExp(pattern, flags), () => sought.replace),
      count: matches.length,
      excerpts: matches
        .slice(0, MAX_EXCERPTS)
        .map(({ index, 0: found }) => excerptOf(text, index, found)),
    };
  };
}

function excerptOf(text: string, index: number, found: string): Excerpt {
  const end = index + found.length;
  const lead = text.slice(Math.max(0, index - CONTEXT), index);
  const tail = text.slice(end, end + CONTEXT);
  return {
    lead: index > CONTEXT ? `… ${lead.trimStart()}` : lead,
    found,
    tail: text.length > end + CONTEXT ? `${tail.trimEnd()} …` : tail,
  };
}
