import { expect, it } from 'vitest';
import { codeOf, stepAt, stepOfCode, toBase32, totpAddress } from './totp.ts';

/** Key of the test vectors of RFC 6238, appendix B. */
const RFC_KEY = Buffer.from('12345678901234567890');

it.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('has the code of RFC 6238 at second %i', (seconds, code) => {
  expect(codeOf(RFC_KEY, stepAt(new Date(seconds * 1000)))).toBe(code.slice(-6));
});

it('takes codes of the step before, the present one and the next', () => {
  const now = new Date(1_234_567_890_000);
  const steps = [-2, -1, 0, 1, 2].map((by) =>
    stepOfCode(RFC_KEY, codeOf(RFC_KEY, stepAt(now) + by), now),
  );

  expect(steps).toEqual([null, stepAt(now) - 1, stepAt(now), stepAt(now) + 1, null]);
  expect(stepOfCode(RFC_KEY, '', now)).toBeNull();
});

it.each([
  ['', ''],
  ['f', 'MY'],
  ['foobar', 'MZXW6YTBOI'],
])('writes %j in base 32 as RFC 4648 does', (text, base32) => {
  expect(toBase32(Buffer.from(text))).toBe(base32);
});

it('makes an address that apps read', () => {
  const address = totpAddress('Kava & čaj', 'ana@bonaca.example', RFC_KEY);

  expect(address).toBe(
    'otpauth://totp/Kava%20%26%20%C4%8Daj:ana%40bonaca.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Kava%20%26%20%C4%8Daj',
  );
});
