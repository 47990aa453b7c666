import { type FactBook, placeholderPattern, saidFor } from './facts.ts';

/** A part of a text, from the first to behind the last character. */
export interface Span {
  from: number;
  to: number;
}

/** Between sentences: the end of one and the capital, digit or placeholder of the next, or a new line. */
const BREAK = /(?<=[.!?…])\s+(?=[\p{Lu}\p{N}{„“"'(])|\n+/gu;

/** The sentences of a text that name what nobody knows, each with the space that parts it from the rest. */
export function unsaidSpans(text: string, book: FactBook): Span[] {
  const missing = [...text.matchAll(placeholderPattern())].filter(
    ([all]) => saidFor(all.slice(1, -1), book) === '',
  );
  if (missing.length === 0) return [];
  const breaks = [...text.matchAll(BREAK)];
  const edges = [0, ...breaks.map(({ index, 0: space }) => index + space.length), text.length];
  return edges.slice(0, -1).flatMap((from, at) => {
    const to = edges[at + 1] ?? text.length;
    const isNamed = missing.some(({ index }) => index >= from && index < to);
    return isNamed ? [{ from, to }] : [];
  });
}

/** What is left of a part of a text that begins at `start` of the whole. */
export function without(part: string, start: number, spans: readonly Span[]): string {
  let left = '';
  let at = 0;
  for (const { from, to } of spans) {
    left += part.slice(at, Math.max(at, from - start));
    at = Math.max(at, to - start);
  }
  return left + part.slice(at);
}

/** A text with its placeholders replaced, once: what stands in a fact is not looked at again. */
export function said(text: string, book: FactBook): string {
  return text.replace(placeholderPattern(), (all) => saidFor(all.slice(1, -1), book) ?? all);
}
