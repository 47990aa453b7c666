import { randomInt } from 'node:crypto';
import { isPasswordComplex } from '#domain/people/password.ts';

/** Without what looks alike: it is read from one screen and typed into another. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GROUPS = 4;
const GROUP_LENGTH = 5;

/** A password that nobody knows yet (116 bits), such as `k3Vgr-…`. */
export function newPassword(): string {
  for (;;) {
    const groups = Array.from({ length: GROUPS }, () =>
      Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''),
    );
    const password = groups.join('-');
    if (isPasswordComplex(password)) return password;
  }
}
