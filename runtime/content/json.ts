import type { Unset } from '#schemas/content/values.ts';

/** True for a plain JSON object: no array, no null. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The record's own value under a key; never one inherited from `Object.prototype`. */
export function ownValue<T>(
  record: Readonly<Record<string, T>> | undefined,
  key: string,
): T | undefined {
  return record !== undefined && Object.hasOwn(record, key) ? record[key] : undefined;
}

/** True for `{"$unset": true}`: do not inherit, use the block's default. */
export function isUnset(value: unknown): value is Unset {
  return isRecord(value) && value['$unset'] === true;
}

/** True when two JSON values are equal; the order of keys does not matter. */
export function equalJson(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => equalJson(item, b[index]));
  }
  if (!(isRecord(a) && isRecord(b))) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && equalJson(a[key], b[key]))
  );
}

/** Names that must never become keys of an object built from outside data. */
const RESERVED = new Set(['__proto__', 'constructor', 'prototype']);

/** True for a key that could reach a prototype. */
export function isReservedKey(key: string | number): boolean {
  return RESERVED.has(String(key));
}

/** The record with every value mapped. */
export function mapRecord<A, B>(
  record: Readonly<Record<string, A>>,
  map: (value: A, key: string) => B,
): Record<string, B> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]));
}

/** The entries of a stored record; none of what is no record at all. */
export function recordEntries<T>(record: Readonly<Record<string, T>> | undefined): [string, T][] {
  return isRecord(record) ? Object.entries(record) : [];
}

/** Whether a value can be the id of a record. */
export function isRecordId(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) > 0;
}
