import { describe, expect, it } from 'vitest';

import { lineFrom } from './nav-room.ts';

describe('lineFrom', () => {
  it('lets a few short entries stand beside the logo at the smallest width', () => {
    expect(lineFrom(['Lice', 'Tijelo', 'Kosa', 'Sunce'])).toBe(1200);
  });

  it('asks for a wider page as the labels grow', () => {
    const labels = ['Njega lica', 'Njega tijela', 'Njega kose', 'Sunce', 'Dodaci prehrani'];

    expect(lineFrom(labels)).toBe(1200);
    expect(lineFrom([...labels, 'Šminka i usne', 'Pokloni', 'Objave'])).toBe(1320);
  });

  it('gives long German labels a row of their own at any width', () => {
    const labels = ['Gesichtspflege', 'Körperpflege', 'Haarpflege', 'Sonnenpflege'];

    expect(
      lineFrom([...labels, 'Nahrungsergänzung', 'Make-up und Lippen', 'Geschenke', 'Journal']),
    ).toBe(null);
  });

  it('needs no room without entries', () => {
    expect(lineFrom([])).toBe(1200);
  });
});
