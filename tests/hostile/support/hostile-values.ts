import type { Random } from '#tests/support/random.ts';

/** Stands where a number should that JSON can write but no double can hold; see `toJson`. */
const HUGE = '@@huge@@';

/** A list in a list, `depth` times. */
export function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let at = 0; at < depth; at += 1) value = [value];
  return value;
}

/** What no field expects: each must be refused or be harmless, wherever it is. */
export const HOSTILE: readonly unknown[] = [
  null,
  '',
  ' ',
  '0',
  '-1',
  0,
  -1,
  1.5,
  1e308,
  -1e308,
  2 ** 31,
  2 ** 53,
  HUGE,
  true,
  [],
  [[]],
  [null],
  {},
  { toString: 1 },
  { length: 5 },
  { $gt: '' },
  'nul \u0000 sign',
  'half a pair \ud800',
  'other half \udc00',
  '\u202e\u2066\ufeff',
  'NaN',
  'undefined',
  '1 or 1=1',
  "'; drop table product; --",
  '%00',
  '%ff',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  '1e1000',
  '2026-02-30T00:00:00Z',
  '+010000-01-01T00:00:00Z',
  'č'.repeat(5000),
  nested(15),
  Array.from({ length: 2000 }, (_none, at) => at),
];

/** Keys that reach for prototypes, or that nobody declared. */
const KEYS = ['__proto__', 'constructor', 'prototype', 'siteId', 'scope', 'price', 'nepoznato'];

/** A copy of `body` with one place of it spoiled. */
export function spoil(body: unknown, random: Random): unknown {
  const hostile = random.pick(HOSTILE);
  if (typeof body !== 'object' || body === null) return hostile;
  const entries = Object.entries(body);
  const way = random.next();
  if (way < 0.1) return hostile;
  if (entries.length === 0 || way < 0.25) return withKey(body, random.pick(KEYS), hostile);
  const [key, value] = random.pick(entries);
  if (way < 0.35) return without(body, key);
  const isBranch = typeof value === 'object' && value !== null;
  return replaced(body, key, isBranch && random.chance(0.6) ? spoil(value, random) : hostile);
}

function withKey(body: object, key: string, value: unknown): object {
  if (Array.isArray(body)) return [...body, value];
  // An own property even where the name is special, as JSON.parse would make it.
  return Object.defineProperty({ ...body }, key, { value, enumerable: true });
}

function without(body: object, key: string): object {
  if (Array.isArray(body)) return body.filter((_item, at) => String(at) !== key);
  return Object.fromEntries(Object.entries(body).filter(([name]) => name !== key));
}

function replaced(body: object, key: string, value: unknown): object {
  if (Array.isArray(body)) return body.map((item, at) => (String(at) === key ? value : item));
  return Object.fromEntries(
    Object.entries(body).map(([name, item]) => [name, name === key ? value : item]),
  );
}

/** The body as it goes over the wire, with numbers that only JSON can write. */
export function toJson(body: unknown): string {
  return JSON.stringify(body).replaceAll(`"${HUGE}"`, '1e999');
}

/** Texts that are no JSON, or JSON that no call expects. (`null` and a byte order mark are nothing at all.) */
export const BROKEN_BODIES: readonly string[] = [
  '{',
  '{"a":}',
  '{"a":1}}',
  '[]',
  '"text"',
  'true',
  '1e999',
  'NaN',
  '\u0000',
  "{'a':1}",
  '{"__proto__":{"a":1}}',
  '{"constructor":{"prototype":{"a":1}}}',
  '{"a":1,"a":2}',
  '['.repeat(50_000),
  '<?xml version="1.0"?><a/>',
];

/** Headers that say something odd; each call carries at most one. */
export const ODD_HEADERS: readonly Record<string, string>[] = [
  { siteid: '2' },
  { siteid: '-1' },
  { siteid: 'abc' },
  { siteid: '9999999999999999999' },
  { storeid: '0' },
  { storeid: '99' },
  { storeid: '1e3' },
  { languagecode: 'de' },
  { languagecode: 'deu' },
  { languagecode: '__proto__' },
  { languagecode: 'x'.repeat(500) },
  { accesstoken: 'a.b.c' },
  { accesstoken: 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.' },
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'content-type': 'multipart/form-data; boundary=x' },
  { 'content-type': 'multipart/form-data' },
  { cookie: 'cartId=%00; protectCode=%ff' },
  { cookie: `cartId=${'a'.repeat(3000)}` },
  { cookie: 'cartId="; protectCode=\\' },
  { cookie: 'refreshToken=x; accessToken=y' },
  { host: 'evil.test' },
  { host: 'drugi.test:99' },
  { referer: 'javascript:alert(1)' },
  { referer: 'http://[::1' },
  { origin: 'null' },
  { 'x-forwarded-for': "1.2.3.4, ' or 1=1" },
  { 'x-forwarded-host': 'evil.test' },
  { 'if-none-match': '*' },
  { range: 'bytes=0-1,5-1' },
  { 'accept-encoding': 'gzip;q=abc, *;q=2' },
  { 'accept-language': ';;,q=' },
  { 'idempotency-key': 'x'.repeat(2000) },
];

/** The value as a browser would write it into an address; half a pair has no such form. */
export function encode(value: unknown): string {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return encodeURIComponent(Buffer.from(text).toString());
}
