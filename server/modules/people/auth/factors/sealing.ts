import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts what the database has to give back, so that a copy of the database alone is worth nothing. */
export interface Sealing {
  seal(plain: Buffer, about: string): Buffer;
  /** null for what was sealed about something else, or with the key of another installation. */
  open(sealed: Buffer, about: string): Buffer | null;
}

export function createSealing(secret: Uint8Array): Sealing {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'izlog second factor', 32));
  return {
    seal(plain, about) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(about));
      const text = Buffer.concat([cipher.update(plain), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), text]);
    },
    open(sealed, about) {
      const iv = sealed.subarray(0, IV_BYTES);
      const tag = sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
      try {
        const decipher = createDecipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES });
        decipher.setAAD(Buffer.from(about)).setAuthTag(tag);
        const text = decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES));
        return Buffer.concat([text, decipher.final()]);
      } catch {
        return null;
      }
    },
  };
}
