import { describe, expect, it } from 'vitest';
import { choiceName, lineOptionsOf, wordsName } from './cart-form.ts';

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
