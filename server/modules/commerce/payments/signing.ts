import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Compares in constant time; texts of unlike length are unlike. Letter case counts (I23). */
export function isSameText(given: string, expected: string): boolean {
  const [a, b] = [given, expected].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}

/** Names and values of all fields, sorted by name and joined: what form signatures cover. */
export function joinFields(fields: Readonly<Record<string, string>>): string {
  return Object.keys(fields)
    .toSorted()
    .map((name) => `${name}${fields[name]}`)
    .join('');
}

/** Hex HMAC-SHA256 over all fields. */
export function signFields(secret: string, fields: Readonly<Record<string, string>>): string {
  return createHmac('sha256', secret).update(joinFields(fields)).digest('hex');
}

/** Hex SHA-1 of the parts put together; only where a provider wants no other. */
export function sha1(...parts: readonly string[]): string {
  return createHash('sha1').update(parts.join('')).digest('hex');
}

/** Hex SHA-512 of the parts put together. */
export function sha512(...parts: readonly string[]): string {
  return createHash('sha512').update(parts.join('')).digest('hex');
}

/** Cents as `12.34`. */
export function decimalText(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** `12.34` as cents; null for any other text. */
export function centsOf(text: string): number | null {
  const match = /^(\d{1,10})(?:\.(\d{2}))?$/.exec(text);
  return match ? Number(match[1]) * 100 + Number(match[2] ?? 0) : null;
}
