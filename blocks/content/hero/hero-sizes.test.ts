import { expect, it } from 'vitest';
import { heroSizes } from './hero-sizes.ts';

it('asks for no more than the window where the picture fits its place', () => {
  expect(heroSizes('cover', 'm', 1)).toBe('(min-width: 640px) 110vw, 100vw');
  expect(heroSizes('split', 's', 1)).toBe('(min-width: 640px) 60vw, 100vw');
});

it('asks for what a wide picture needs to cover its place', () => {
  expect(heroSizes('cover', 'm', 3 / 2)).toBe('(min-width: 640px) 110vw, 150vw');
  expect(heroSizes('cover', 'l', 1)).toBe('(min-width: 640px) 110vw, 125vw');
});

it('guesses where the picture is not known', () => {
  expect(heroSizes('cover', 'm', undefined)).toBe('(min-width: 640px) 110vw, 110vw');
});
