import { expect, it } from 'vitest';
import { pathOf } from './screen-links.ts';

it('the path of a screen has the prefix of every language but the main one of the site', () => {
  expect(pathOf('cart', 'hr')).toBe('/kosarica');
  expect(pathOf('cart', 'en')).toBe('/en/cart');
  expect(pathOf('cart', 'en', 'en')).toBe('/cart');
  expect(pathOf('home', 'en', 'en')).toBe('/');
  expect(pathOf('cart', 'hr', 'en')).toBe('/hr/kosarica');
  expect(pathOf('shop', 'de', 'en')).toBe('/de/shop');
});
