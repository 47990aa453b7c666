import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '#server/config.ts';

/** Keys that must survive a restart and stay out of the database and the logs. */
export interface Secrets {
  /** HMAC key of access tokens, at least 32 bytes. */
  token: Uint8Array;
}

/** The configured secrets, else those of the data folder, which are made on first start (mode 600). */
export function readSecrets(config: Pick<Config, 'dataDir' | 'tokenSecret'>): Secrets {
  if (config.tokenSecret) return { token: new TextEncoder().encode(config.tokenSecret) };
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  const file = join(config.dataDir, 'token-secret');
  createOnce(file);
  return { token: Buffer.from(readFileSync(file, 'utf8').trim(), 'base64url') };
}

/** `wx` makes creation exclusive, so two processes that start at once end up with one secret. */
function createOnce(file: string) {
  try {
    writeFileSync(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}
