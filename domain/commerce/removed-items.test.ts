import { describe, expect, it } from 'vitest';
import { readList, withoutRemoved, withRemoved } from './removed-items.ts';

const item = (productId: number) => JSON.stringify({ productId });

describe('the list of what was taken out of the cart', () => {
  it('has the last one first and each once', () => {
    const list = [1, 2, 1].reduce((text, id) => withRemoved(text, item(id)), '');

    expect(readList(list)).toEqual([{ productId: 1 }, { productId: 2 }]);
    expect(readList(withoutRemoved(list, item(1)))).toEqual([{ productId: 2 }]);
  });

  it('keeps what a cookie can hold', () => {
    const ids = Array.from({ length: 30 }, (_none, index) => index + 1);
    const many = ids.reduce((text, id) => withRemoved(text, item(id)), '');
    const long = (text: string) =>
      JSON.stringify({
        productId: 1,
        options: { personalizations: [{ id: 1, value: text.repeat(500) }] },
      });

    expect(readList(many)).toHaveLength(8);
    expect(readList(many)[0]).toEqual({ productId: 30 });
    const words = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].reduce(
      (text, letter) => withRemoved(text, long(letter)),
      '',
    );
    expect(encodeURIComponent(words).length).toBeLessThanOrEqual(3000);
    expect(readList(words).length).toBeGreaterThan(1);
    expect(withRemoved('[]', long('"'.repeat(4)))).toBe('[]');
  });

  it.each(['', 'x', '{}', 'null'])('%j holds nothing', (text) => {
    expect(readList(text)).toEqual([]);
  });
});
