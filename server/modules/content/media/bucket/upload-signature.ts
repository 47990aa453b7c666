import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** How long an upload address is good for. */
const LIFETIME_SECONDS = 15 * 60;

/** Leave to put one file under one key until a time. */
export interface UploadPass {
  key: string;
  /** Seconds since 1970. */
  expires: number;
  signature: string;
}

/** Gives out and checks passes; nothing is stored, so every process knows those of the others. */
export interface UploadPasses {
  issue(key: string): UploadPass;
  isGood(pass: UploadPass): boolean;
}

/** `secret` signs other things too; the passes get a key of their own from it. */
export function createUploadPasses(secret: Uint8Array, now = () => Date.now()): UploadPasses {
  const hmacKey = Buffer.from(hkdfSync('sha256', secret, '', 'izlog media upload', 32));
  const sign = (key: string, expires: number) =>
    createHmac('sha256', hmacKey).update(`${expires}\n${key}`).digest('base64url');
  const nowSeconds = () => Math.floor(now() / 1000);

  return {
    issue(key) {
      const expires = nowSeconds() + LIFETIME_SECONDS;
      return { key, expires, signature: sign(key, expires) };
    },
    isGood({ key, expires, signature }) {
      const right = Buffer.from(sign(key, expires));
      const given = Buffer.from(signature);
      const isSigned = right.length === given.length && timingSafeEqual(right, given);
      return isSigned && expires >= nowSeconds();
    },
  };
}
