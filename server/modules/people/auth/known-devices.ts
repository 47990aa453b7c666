import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Account } from './account.repository.ts';

/** What a browser proves with that somebody has logged in to an account in it before. */
export const DEVICE_COOKIE = 'izlog_device';
/** A browser that nobody logs in with for a year is forgotten. */
export const DEVICE_SECONDS = 365 * 24 * 60 * 60;

/** Accounts that one browser is known to, e.g. of a family; the newest are kept. */
const MAX_PROOFS = 5;
const PROOF = /^[\w-]{16}~[\w-]{22}$/;

type Owner = Pick<Account, 'id' | 'site_id'>;

/** Recognises browsers that have logged in to an account; nothing is stored of them. */
export interface KnownDevices {
  /** Random name of the device, for counters; null when it has not logged in to the account. */
  nameOf(cookie: string | undefined, owner: Owner): string | null;
  /** Value of the cookie from now on: whose device it was, and `owner`'s. */
  remember(cookie: string | undefined, owner: Owner): string;
}

/** A cookie holds proofs: a random name, and 128 bits that bind it to the account. */
export function createKnownDevices(secret: Uint8Array): KnownDevices {
  const macOf = (name: string, { id, site_id }: Owner) =>
    createHmac('sha256', secret).update(`known-device:${site_id}:${id}:${name}`).digest();
  const proofOf = (name: string, owner: Owner) =>
    `${name}~${macOf(name, owner).subarray(0, 16).toString('base64url')}`;

  function isOf(proof: string, owner: Owner): boolean {
    const [name = ''] = proof.split('~');
    const [given, expected] = [Buffer.from(proof), Buffer.from(proofOf(name, owner))];
    return given.length === expected.length && timingSafeEqual(given, expected);
  }

  const find = (cookie: string | undefined, owner: Owner) =>
    proofsIn(cookie).find((proof) => isOf(proof, owner));

  return {
    nameOf: (cookie, owner) => find(cookie, owner)?.split('~')[0] ?? null,
    remember(cookie, owner) {
      const own = find(cookie, owner) ?? proofOf(randomBytes(12).toString('base64url'), owner);
      const others = proofsIn(cookie).filter((proof) => proof !== own);
      return [own, ...others].slice(0, MAX_PROOFS).join('.');
    },
  };
}

function proofsIn(cookie = ''): string[] {
  return cookie.split('.', MAX_PROOFS).filter((proof) => PROOF.test(proof));
}
