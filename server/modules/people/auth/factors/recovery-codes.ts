import { createHash, randomBytes } from 'node:crypto';
import { toBase32 } from './totp.ts';

const COUNT = 10;
/** 80 bits: more than anybody tries out, also of somebody who has the hashes. */
const BYTES = 10;

/** Fresh codes as people read them: four groups of four. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => {
    const code = toBase32(randomBytes(BYTES)).toLowerCase();
    return code.replace(/.{4}(?=.)/g, '$&-');
  });
}

/** The same however the code is typed; its letters have no zero and no one to mix up. */
export function hashOfRecoveryCode(code: string): Buffer {
  const plain = code.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l');
  return createHash('sha256')
    .update(plain.replace(/[^a-z2-7]/g, ''))
    .digest();
}
