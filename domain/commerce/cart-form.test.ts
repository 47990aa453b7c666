import { describe, expect, it } from 'vitest';
import {
  choiceName,
  lineOptionsOf,
  NUMBER_PATTERN,
  numberText,
  optionName,
  wordsName,
} from './cart-form.ts';

describe('the choices of a bundle in a form', () => {
  it('are read back from the names of its controls', () => {
    const values = {
      productId: '39',
      qty: '1',
      [choiceName(32)]: '3202',
      [wordsName(32, 5, false)]: 'Za Anu',
      [wordsName(30, 6, true)]: '12',
    };

    expect(lineOptionsOf(values)).toEqual({
      bundleOptions: [
        { product: 32, variant: 3202, personalizations: [{ id: 5, value: 'Za Anu' }] },
        { product: 30, personalizations: [{ id: 6, value: 12 }] },
      ],
    });
  });

  it('are none in a form without such controls, or with empty ones', () => {
    expect(lineOptionsOf({ productId: '1' })).toBeUndefined();
    expect(lineOptionsOf({ [wordsName(32, 5, false)]: '  ' })).toBeUndefined();
  });

  it('keep what is no number as a text, which the server refuses', () => {
    expect(lineOptionsOf({ [wordsName(3, 6, true)]: 'dva' })).toEqual({
      bundleOptions: [{ product: 3, personalizations: [{ id: 6, value: 'dva' }] }],
    });
  });

  it.each(['choice.', 'choice.x', 'choice.1.2', 'words.1', '__proto__', 'choice.12345678901'])(
    'do not hide behind the name %s',
    (name) => {
      expect(lineOptionsOf({ [name]: '1' })).toBeUndefined();
    },
  );
});

describe('a number in a form', () => {
  it.each([
    ['1,5', 1.5],
    ['1.5', 1.5],
    [' -12,25 ', -12.25],
    ['7', 7],
  ])('reads %s', (written, value) => {
    expect(lineOptionsOf({ [optionName(2, 'number')]: written })).toEqual({
      personalizations: [{ id: 2, value }],
    });
    expect(written.trim()).toMatch(new RegExp(`^(?:${NUMBER_PATTERN})$`, 'v'));
  });

  it.each(['1,', ',5', '1,5,5', '1.000,5', '1e3'])('does not read %s', (written) => {
    expect(lineOptionsOf({ [optionName(2, 'number')]: written })).toEqual({
      personalizations: [{ id: 2, value: written }],
    });
    expect(written).not.toMatch(new RegExp(`^(?:${NUMBER_PATTERN})$`, 'v'));
  });

  it('is shown as its language writes it, and is read again', () => {
    expect(numberText(1234.5, 'hr')).toBe('1234,5');
    expect(numberText(1234.5, 'en')).toBe('1234.5');
  });
});

describe('the options of a product in a form', () => {
  it('are read back from the names of their controls', () => {
    const values = {
      productId: '41',
      [optionName(1, 'text')]: 'BON-100',
      [optionName(2, 'number')]: '3',
      [optionName(3, 'yes')]: '1',
      [optionName(4, 'list')]: ['U-1', 'U-2'],
      [optionName(5, 'instant')]: '2027-03-08T10:30',
      [optionName(6, 'text')]: ' ',
    };

    expect(lineOptionsOf(values)).toEqual({
      personalizations: [
        { id: 1, value: 'BON-100' },
        { id: 2, value: 3 },
        { id: 3, value: true },
        { id: 4, value: ['U-1', 'U-2'] },
        { id: 5, value: '2027-03-08T10:30:00Z' },
      ],
    });
  });
});
