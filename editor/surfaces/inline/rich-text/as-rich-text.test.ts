import { describe, expect, it } from 'vitest';

import { asRichText } from './as-rich-text.ts';

describe('the document of the rich-text editor', () => {
  it('is stored with its nodes, marks and set attributes', () => {
    const json = {
      type: 'doc',
      content: [
        {
          type: 'heading',
          attrs: { level: 2, id: null },
          content: [{ type: 'text', text: 'Čaj' }],
        },
        {
          type: 'paragraph',
          content: [
            {
              type: 'text',
              text: 'dalje',
              marks: [{ type: 'link', attrs: { href: '/a', target: null } }, { type: 'bold' }],
            },
          ],
        },
      ],
    };

    expect(asRichText(json, {})).toEqual({
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Čaj' }] },
        {
          type: 'paragraph',
          content: [
            {
              type: 'text',
              text: 'dalje',
              marks: [{ type: 'link', attrs: { href: '/a' } }, { type: 'bold' }],
            },
          ],
        },
      ],
    });
  });

  it('is what the server makes of it: without what goes without saying', () => {
    const paragraph = { type: 'paragraph', attrs: { textAlign: null } };
    const cell = { type: 'tableCell', attrs: { colspan: 1, rowspan: 1, colwidth: null } };
    const json = {
      type: 'doc',
      content: [
        {
          type: 'orderedList',
          attrs: { start: 1, type: null },
          content: [{ type: 'listItem', content: [paragraph] }],
        },
        {
          type: 'table',
          content: [{ type: 'tableRow', content: [{ ...cell, content: [paragraph] }] }],
        },
      ],
    };
    const plain = { type: 'paragraph' };

    expect(asRichText(json, {})?.content).toEqual([
      { type: 'orderedList', content: [{ type: 'listItem', content: [plain] }] },
      {
        type: 'table',
        content: [{ type: 'tableRow', content: [{ type: 'tableCell', content: [plain] }] }],
      },
    ]);
  });

  it('is refused when it is none', () => {
    expect(asRichText(null, {})).toBeNull();
    expect(asRichText({ type: 'paragraph' }, {})).toBeNull();
  });
});
