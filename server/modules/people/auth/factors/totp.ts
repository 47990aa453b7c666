import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const STEP_SECONDS = 30;
const DIGITS = 6;
/** Steps before and after the present one whose codes are good: clocks differ, and typing takes time. */
const TOLERANCE = 1;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** As long as the hash, which RFC 4226 recommends. */
export const newTotpSecret = (): Buffer => randomBytes(20);

/** Number of the step of RFC 6238 at a moment. */
export function stepAt(moment: Date): number {
  return Math.floor(moment.getTime() / 1000 / STEP_SECONDS);
}

/** The code of a step: RFC 6238 with SHA-1 and six digits, which is what every app knows. */
export function codeOf(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) % 16;
  const number = mac.readUInt32BE(offset) % 2 ** 31;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** The step that a code belongs to, near a moment; null when it belongs to none. */
export function stepOfCode(secret: Buffer, code: string, moment: Date): number | null {
  const present = stepAt(moment);
  for (let step = present - TOLERANCE; step <= present + TOLERANCE; step += 1) {
    const [given, expected] = [Buffer.from(code), Buffer.from(codeOf(secret, step))];
    if (given.length === expected.length && timingSafeEqual(given, expected)) return step;
  }
  return null;
}

/** What an app reads out of the picture. */
export function totpAddress(issuer: string, email: string, secret: Buffer): string {
  const label = [issuer, email].map(encodeURIComponent).join(':');
  const query = new URLSearchParams({ secret: toBase32(secret), issuer });
  return `otpauth://totp/${label}?${query.toString().replaceAll('+', '%20')}`;
}

/** RFC 4648 without padding, as apps take it. */
export function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => BASE32.charAt(Number.parseInt(group.padEnd(5, '0'), 2))).join('');
}
