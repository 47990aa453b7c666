import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';
import { personalWords } from './password-faults.ts';

describe('a password', () => {
  it.each([
    'Password1!',
    'P@ssw0rd123!',
    'pA$$w0rd_2024',
    '!!Lozinka#1',
    'Lòzinka99?',
    'Qwertz123.',
    'Abcd1234!',
    'Aa123456!',
    'Hrvatska2026.',
    'Dobrodošli1!',
    'Zx#11111',
  ])('%s is among the first to be tried', (password) => {
    expect(isCommonPassword(password, [])).toBe(true);
  });

  it.each([
    'Škrinja#27',
    'Morski2pas!plavi',
    'Xk9#v2!Lq',
    'Passage-Way7',
    'Ljeto kod bake 7!',
    'Žaba skače 9 puta!',
  ])('%s is not', (password) => {
    expect(isCommonPassword(password, [])).toBe(false);
  });

  it.each(['Kovačević#1', 'Ana.kov4cevic1!', 'Bonaca2026!'])(
    '%s is about its owner',
    (password) => {
      const words = personalWords('ana.kovacevic@izlog.test', 'Ana', 'Kovačević', 'Bonaca');

      expect(isCommonPassword(password, words)).toBe(true);
    },
  );
});
