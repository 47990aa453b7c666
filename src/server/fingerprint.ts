import { LRUCache } from 'lru-cache';

const MAX_BYTES = 16 * 1024 * 1024;

const known = new WeakMap<object, number>();
/** Ids of frozen values by their JSON: the same content read again has the same id. */
const ids = new LRUCache<string, number>({
  maxSize: MAX_BYTES,
  sizeCalculation: (_id, json) => json.length,
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

function idOf(value: object): number {
  const id = known.get(value) ?? idOfJson(JSON.stringify(value));
  known.set(value, id);
  return id;
}

function idOfJson(json: string): number {
  const id = ids.get(json) ?? lastId + 1;
  lastId = Math.max(lastId, id);
  ids.set(json, id);
  return id;
}
