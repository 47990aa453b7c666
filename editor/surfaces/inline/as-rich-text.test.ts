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

    expect(asRichText(json)).toEqual({
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

  it('is refused when it is none', () => {
    expect(asRichText(null)).toBeNull();
    expect(asRichText({ type: 'paragraph' })).toBeNull();
  });
});
