import { LRUCache } from 'lru-cache';

const MAX_BYTES = 16 * 1024 * 1024;

const known = new WeakMap<object, number>();
/** Ids of texts, such as the JSON of frozen values: the same content read again has the same id. */
const ids = new LRUCache<string, number>({
  maxSize: MAX_BYTES,
  sizeCalculation: (_id, text) => text.length + 1,
});
let lastId = 0;

/**
 * A text that is the same for equal JSON values only. Answers of the server are shared and deeply
 * frozen: a frozen object is read once and costs a look-up from then on.
 */
export function fingerprint(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  if (Object.isFrozen(value)) return `#${idOf(value)}`;
  if (Array.isArray(value)) return `[${value.map(fingerprint).join()}]`;
  const fields = Object.entries(value).map(([name, part]) => `"${name}":${fingerprint(part)}`);
  return `{${fields.join()}}`;
}

/** A short text that is the same for the same text only. */
export function fingerprintOf(text: string): string {
  return `#${idOfText(text)}`;
}

function idOf(value: object): number {
  const before = known.get(value);
  if (before !== undefined) return before;
  const id = idOfText(JSON.stringify(value));
  known.set(value, id);
  return id;
}

function idOfText(text: string): number {
  const before = ids.get(text);
  if (before !== undefined) return before;
  lastId += 1;
  ids.set(text, lastId);
  return lastId;
}
