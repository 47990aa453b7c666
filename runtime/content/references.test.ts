import { describe, expect, it } from 'vitest';

import { blockSchema, textareaField, textField } from '#schemas/fields.ts';
import { aChild, aContent, aNode } from '#tests/support/content/builders.ts';
import { toyRegistry } from '#tests/support/content/toy-blocks.ts';
import { documentsIn, masterRefs, mediaIds } from './references.ts';

describe('masterRefs', () => {
  it('names every master once, pinned ones apart, at any depth', () => {
    const content = aContent({
      parts: [
        aChild('one', 7),
        aNode('two', { slots: { main: [aChild('three', 7), aChild('four', 8)] } }),
        aChild('five', 7, {
          master: { id: 7, pin: 2 },
          overrides: { spot: { slots: { main: [aChild('six', 9)] } } },
        }),
      ],
    });

    expect(masterRefs(content)).toEqual([{ id: 7 }, { id: 8 }, { id: 7, pin: 2 }, { id: 9 }]);
  });
});

describe('mediaIds', () => {
  it('finds pictures in every bag, list, override, translation and unknown block', () => {
    const content = aContent({
      meta: { share: { id: 1, alt: 'Dijeli' } },
      parts: [
        aNode('one', {
          meta: { image: { id: 2 } },
          mobileMeta: { image: { id: 3, focus: { x: 0, y: 1 } } },
        }),
        aNode('two', {
          block: 'prose',
          meta: {
            lines: [{ picture: { id: 4 } }, { text: 'bez' }],
            body: {
              type: 'doc',
              content: [
                { type: 'picture', attrs: { id: 10, alt: 'Lavanda' } },
                {
                  type: 'paragraph',
                  content: [
                    {
                      type: 'text',
                      text: 'cjenik',
                      marks: [{ type: 'link', attrs: { file: { id: 11 } } }],
                    },
                    {
                      type: 'text',
                      text: 'krema',
                      marks: [{ type: 'link', attrs: { kind: 'product', id: 99, slug: 'k' } }],
                    },
                  ],
                },
              ],
            },
          },
        }),
        aChild('three', 7, { overrides: { spot: { meta: { image: { id: 5 } } } } }),
        aNode('four', { block: 'retired', meta: { deep: [{ shot: { id: 6 } }] } }),
        aNode('five', { block: 'card', v: 1, meta: { photo: { id: 7 } } }),
      ],
      tr: {
        de: {
          two: { meta: { lines: [{ picture: { id: 8 } }] } },
          '.': { meta: { share: { id: 9 } } },
        },
      },
    });

    expect(mediaIds(content, toyRegistry).sort((a, b) => a - b)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
    ]);
  });

  it('takes neither links nor resets nor broken ids for pictures', () => {
    const content = aContent({
      parts: [
        aNode('one', { meta: { image: { $unset: true }, cta: { kind: 'product', id: 77 } } }),
        aNode('two', { meta: { image: { id: '5' } }, mobileMeta: { image: { id: 1.5 } } }),
      ],
    });

    expect(mediaIds(content, toyRegistry)).toEqual([]);
  });
});

describe('documentsIn', () => {
  const framed = {
    type: 'framed',
    version: 1,
    schema: blockSchema({ html: textareaField({ 'x-document': true }), title: textField() }),
  };
  const registry = { get: (type: string) => (type === 'framed' ? framed : toyRegistry.get(type)) };

  it('finds the HTML of frames in bags, translations, overrides and unknown blocks, and no other text', () => {
    const content = aContent({
      parts: [
        aNode('one', { block: 'framed', meta: { html: '<b>1</b>', title: '<b>title</b>' } }),
        aNode('two', { meta: { title: '<b>banner</b>' } }),
        aNode('three', { block: 'retired', meta: { code: '<b>3</b>', words: 'bez' } }),
        aChild('four', 7, { overrides: { spot: { meta: { html: '<b>4</b>' } } } }),
      ],
      tr: { de: { one: { meta: { html: '<b>5</b>' } } } },
    });

    expect(documentsIn(content, registry).sort()).toEqual(
      ['1', '3', '4', '5'].map((name) => `<b>${name}</b>`),
    );
  });
});
