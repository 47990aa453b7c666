import { describe, expect, it } from 'vitest';
import {
  DEFAULT_NUMBERS,
  formatNumber,
  NUMBER_KINDS,
  type NumberRule,
  numberExpression,
  numberFaults,
} from './number-rules.ts';

const rule = (changes: Partial<NumberRule>): NumberRule => ({
  ...DEFAULT_NUMBERS.invoice,
  ...changes,
});

describe('a number', () => {
  it('reads as its rule says', () => {
    expect(formatNumber(DEFAULT_NUMBERS.order, 2026, 7)).toBe('2026-000007');
    expect(formatNumber(DEFAULT_NUMBERS.invoice, 2026, 7)).toBe('7/WEB/1/2026');
    expect(formatNumber(DEFAULT_NUMBERS.creditNote, 2026, 1234)).toBe('1234/WEB/2/2026');
    expect(formatNumber(rule({ pattern: 'R{yy}-{number}', digits: 3 }), 2026, 12345)).toBe(
      'R26-12345',
    );
  });

  it.each([
    ['{year}', 'number'],
    ['{number}-{number}-{year}', 'number'],
    ['{number}/{month}/{year}', 'token'],
    ['{number}', 'year'],
    ['{number}-{year}-{yy}', 'year'],
    ['{number}#{year}', 'characters'],
    [' {number}/{year}', 'characters'],
    ['TEST-{number}/{year}', 'test'],
    ['{number}/{year}<b>', 'characters'],
  ])('of the pattern %j cannot be: %s', (pattern, fault) => {
    expect(numberFaults('invoice', rule({ pattern }))).toEqual({ pattern: fault });
  });

  it('of an order holds nothing that a file name or a bank would stumble over', () => {
    expect(numberFaults('order', rule({ pattern: '{number}/{year}' }))).toEqual({
      pattern: 'characters',
    });
    expect(numberFaults('order', rule({ pattern: 'WEB-{number}', yearly: false }))).toEqual({});
  });

  it('names place and till as the tax office knows them', () => {
    expect(numberFaults('invoice', rule({ premises: '', device: '0' }))).toEqual({
      premises: 'premises',
      device: 'device',
    });
    expect(numberFaults('invoice', rule({ premises: 'Šuma' }))).toEqual({ premises: 'premises' });
    for (const kind of NUMBER_KINDS) expect(numberFaults(kind, DEFAULT_NUMBERS[kind])).toEqual({});
  });

  it('is found again among others, with its count', () => {
    const find = (given: NumberRule, text: string) =>
      new RegExp(numberExpression(given, 2026)).exec(text)?.[1];
    const dotted = rule({ pattern: 'A.{number}-{year}', digits: 3 });

    expect(find(dotted, 'A.007-2026')).toBe('007');
    expect(find(dotted, 'A.1234-2026')).toBe('1234');
    for (const other of ['AX007-2026', 'A.07-2026', 'A.0123-2026', 'A.007-2025', 'xA.007-2026']) {
      expect(find(dotted, other)).toBeUndefined();
    }
    expect(find({ ...dotted, yearly: false }, 'A.007-2025')).toBe('007');
  });
});
