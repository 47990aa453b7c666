import { codeOf, stepAt } from '#server/modules/people/auth/factors/totp.ts';
import { waitUntil } from './wait-until.ts';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** The server is content with a code that is this many steps early. */
const EARLY = 1;

/** An app on a phone, given the secret as somebody copies it from the screen. */
export function authenticatorApp(typed: string) {
  const bits = [...typed.replaceAll(/\s/g, '')]
    .map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const bytes = bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? [];
  const secret = Buffer.from(bytes);
  let used = 0;
  return {
    /** What it shows now, or so many steps of half a minute later. */
    code: (by = 0): string => codeOf(secret, stepAt(new Date()) + by),
    /** A code that was not answered before; each is good once. */
    async nextCode(): Promise<string> {
      const next = Math.max(used + 1, stepAt(new Date()));
      await waitUntil(async () => stepAt(new Date()) + EARLY >= next, 60_000);
      used = next;
      return codeOf(secret, next);
    },
  };
}
