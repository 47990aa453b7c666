import { describe, expect, it } from 'vitest';
import { withQuery } from './path-query.ts';

describe('withQuery', () => {
  it('replaces an earlier value and keeps the fragment behind the query', () => {
    expect(withQuery('/profil?poruka=a&x=1#dolje', 'poruka', 'b')).toBe(
      '/profil?poruka=b&x=1#dolje',
    );
  });

  it('gives a path without query one', () => {
    expect(withQuery('/', 'poruka', 'cart.added')).toBe('/?poruka=cart.added');
  });
});
