import { describe, expect, it } from 'vitest';
import { foldCode, foldEmail } from './coupon-texts.ts';

describe('a customer', () => {
  it.each([
    ['Ana@Izlog.test', 'ana@izlog.test'],
    [' ana+popust@izlog.test ', 'ana@izlog.test'],
    ['ana+a+b@izlog.test', 'ana@izlog.test'],
    ['a.na@izlog.test', 'a.na@izlog.test'],
  ])('%s is the same as %s (I27)', (written, folded) => {
    expect(foldEmail(written)).toBe(folded);
  });
});

describe('a code', () => {
  it('may be typed in any case', () => {
    expect(foldCode(' dobrodošli10 ')).toBe('DOBRODOŠLI10');
  });
});
