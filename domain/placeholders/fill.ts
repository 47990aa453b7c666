import type { FactBook } from './facts.ts';
import { type Span, said, unsaidSpans, without } from './sentences.ts';

type Entry = Readonly<Record<string, unknown>>;

/**
 * A copy of a JSON value whose texts have their placeholders replaced. Sentences that name what is
 * not known are left out; so are paragraphs of rich text, and entries of lists, that had nothing else
 * to say. A placeholder of a group that nobody knows stays as it was typed.
 */
export function fillTexts<T>(value: T, book: FactBook): T;
export function fillTexts(value: unknown, book: FactBook): unknown {
  if (typeof value === 'string') return filledText(value, book);
  if (Array.isArray(value)) return filledList(value, book);
  if (!isEntry(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, fillTexts(part, book)]),
  );
}

function filledText(text: string, book: FactBook): string {
  if (!text.includes('{')) return text;
  const spans = unsaidSpans(text, book);
  // A space that parted what is gone from what stays would stand at the end.
  const filled = said(spans.length > 0 ? without(text, 0, spans).trimEnd() : text, book);
  return filled.startsWith(CALL) ? CALL + filled.replace(/[^+\d]/g, '') : filled;
}

/** An address that is called: numbers are written with spaces, and addresses have none. */
const CALL = 'tel:';

function filledList(list: readonly unknown[], book: FactBook): unknown[] {
  const runs = isLine(list) ? withoutUnsaid(list, book) : list;
  return runs.flatMap((before) => {
    const after = fillTexts(before, book);
    return saysNothing(before, after) ? [] : [after];
  });
}

/** The words and breaks of one line: runs of rich text, or of a mail. */
function isLine(list: readonly unknown[]): list is readonly Entry[] {
  return list.some(isRun) && list.every(isEntry);
}

/** Words of one look. An entry of a list that says `text` has something beside it. */
function isRun(value: unknown): boolean {
  if (!isEntry(value) || typeof value['text'] !== 'string') return false;
  return value['type'] === 'text' || Object.keys(value).every((key) => RUN_KEYS.includes(key));
}

const RUN_KEYS = ['text', 'bold', 'italic', 'href'];

/** A sentence may go on from one run into the next, so that all of a line are looked at as one text. */
function withoutUnsaid(runs: readonly Entry[], book: FactBook): readonly Entry[] {
  const texts = runs.map(({ text }) => (typeof text === 'string' ? text : '\n'));
  const spans = unsaidSpans(texts.join(''), book);
  if (spans.length === 0) return runs;
  let start = 0;
  return runs.flatMap((run, at) => {
    const text = texts[at] ?? '';
    const left = leftOf(run, text, start, spans);
    start += text.length;
    return left;
  });
}

function leftOf(run: Entry, text: string, start: number, spans: readonly Span[]): Entry[] {
  const left = without(text, start, spans);
  if (left === '') return [];
  return typeof run['text'] === 'string' ? [{ ...run, text: left }] : [run];
}

/** Whether an entry of a list had something to say before it was filled, and has not any more. */
function saysNothing(before: unknown, after: unknown): boolean {
  if (typeof before === 'string') return before !== '' && after === '';
  if (!isEntry(before) || !isEntry(after)) return false;
  return Object.entries(before).some(([key, part]) => {
    const left = after[key];
    if (typeof part === 'string') return part !== '' && left === '';
    return HOLDERS.includes(key) && isFull(part) && Array.isArray(left) && left.length === 0;
  });
}

/** Where rich text and mails keep their lines. */
const HOLDERS = ['content', 'runs'];

const isFull = (part: unknown) => Array.isArray(part) && part.length > 0;

function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
