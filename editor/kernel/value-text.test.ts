import { describe, expect, it } from 'vitest';

import { anEditor } from '../testing/an-editor.ts';
import { cardRegistry, toyCard } from '../testing/toy-card.tsx';
import { opened } from '../testing/toy-elements.ts';
import { valueText } from './value-text.ts';

const doc = {
  type: 'doc',
  content: [
    { type: 'heading', content: [{ type: 'text', text: 'More' }] },
    { type: 'paragraph', content: [{ type: 'text', text: 'i sol' }] },
  ],
};

describe('a value in words', () => {
  it.each([
    ['a text', 'title', 'Mirno more', 'Mirno more'],
    ['a choice by its label', 'tone', 'bold', 'Jak'],
    ['what is kept empty on purpose', 'title', { $unset: true }, 'namjerno prazno'],
    [
      'a link by its words and its target',
      'link',
      { kind: 'category', slug: 'ruke', label: 'Njega' },
      'Njega → ruke',
    ],
    ['a link without words', 'link', { kind: 'product', id: 7 }, 'product #7'],
    ['a picture by its description', 'media', { id: 3, alt: 'Krema' }, 'slika: Krema'],
    ['a picture that nobody described', 'media', { id: 3 }, 'slika: #3'],
    ['a list by its length', 'items', [{ name: 'a' }, { name: 'b' }], '2 stavke'],
    ['a list of words', 'items', ['a', 'b'], 'a, b'],
    ['rich text without its form', 'text', doc, 'More\ni sol'],
    ['a switch', 'on', false, 'isključeno'],
    ['nothing', 'link', null, ''],
  ])('tells %s', async (_, field, value, words) => {
    const { editor } = await anEditor(opened([]), new Map(), cardRegistry());

    expect(valueText(editor, value, { block: toyCard, field })).toBe(words);
  });
});
