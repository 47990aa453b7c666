import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A new cart id or protect code: 128 random bits. */
export function newSecret(): string {
  return randomBytes(16).toString('base64url');
}

/** What is stored of a code. */
export function hashOf(code: string): Buffer {
  return createHash('sha256').update(code).digest();
}

/** Stands in for the hash of a cart that does not exist, so that both refusals take equally long. */
const NO_HASH = Buffer.alloc(32);

/** Compares in constant time. */
export function isRightCode(code: string, stored: Buffer | null | undefined): boolean {
  const isEqual = timingSafeEqual(hashOf(code), stored ?? NO_HASH);
  return isEqual && stored !== null && stored !== undefined;
}
