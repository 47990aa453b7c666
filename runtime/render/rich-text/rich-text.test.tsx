import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import type { RichTextDoc } from '#schemas/content/values.ts';
import { aMediaRecord } from '#tests/support/rendering/media-record.ts';
import { aPage } from '#tests/support/rendering/page-context.ts';
import { PageContext } from '../page-context.ts';
import { RichText } from './rich-text.tsx';

const aDoc = (...content: unknown[]) => ({ type: 'doc', content }) as RichTextDoc;

function render(content: unknown): string {
  const doc = { type: 'doc', content } as RichTextDoc;
  return renderToStaticMarkup(<RichText doc={doc} />);
}

const text = (value: string, ...marks: object[]) => ({ type: 'text', text: value, marks });
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const link = (href: unknown) => ({ type: 'link', attrs: { href } });

describe('rich text', () => {
  it('renders headings, lists, quotes and marks as plain elements', () => {
    const html = render([
      { type: 'heading', attrs: { level: 2 }, content: [text('Njega')] },
      paragraph(text('Blago', { type: 'bold' }, { type: 'italic' })),
      {
        type: 'orderedList',
        attrs: { start: 3 },
        content: [{ type: 'listItem', content: [paragraph(text('Nanesite'))] }],
      },
      { type: 'blockquote', content: [paragraph(text('„Koža diše.“'))] },
      { type: 'horizontalRule' },
    ]);

    expect(html).toBe(
      '<div><h2>Njega</h2><p><strong><em>Blago</em></strong></p>' +
        '<ol start="3"><li><p>Nanesite</p></li></ol>' +
        '<blockquote><p>„Koža diše.“</p></blockquote><hr/></div>',
    );
  });

  it('opens links that leave the site in a new tab, without access to this one', () => {
    expect(render([paragraph(text('van', link('https://example.com/')))])).toContain(
      '<a href="https://example.com/" target="_blank" rel="noopener">van</a>',
    );
    expect(render([paragraph(text('tu', link('/kosarica')))])).toContain(
      '<a href="/kosarica">tu</a>',
    );
  });

  it('shows the text of a link that may not stand in a page', () => {
    for (const href of [
      'javascript:alert(1)',
      ' javascript:alert(1)',
      'java\nscript:alert(1)',
      'data:text/html,<script>',
      '//evil.example',
      '/\\evil.example',
      { toString: () => 'javascript:1' },
      null,
    ]) {
      expect(render([paragraph(text('mamac', link(href)))])).toBe('<div><p>mamac</p></div>');
    }
  });

  it('leads to things of the shop in the language of the page, and to files', () => {
    const page = aPage({
      locale: 'en',
      media: (id) => (id === 4 ? { ...aMediaRecord(4), path: '/media/cjenik.pdf' } : undefined),
    });
    const html = renderToStaticMarkup(
      <PageContext value={page}>
        <RichText
          doc={aDoc(
            paragraph(
              text('krema', { type: 'link', attrs: { kind: 'product', id: 3, slug: 'krema' } }),
              text('cjenik', { type: 'link', attrs: { file: { id: 4 } } }),
              text('nestalo', { type: 'link', attrs: { file: { id: 5 } } }),
            ),
          )}
        />
      </PageContext>,
    );

    expect(html).toBe(
      '<div><p><a href="/en/product/krema">krema</a><a href="/media/cjenik.pdf">cjenik</a>nestalo</p></div>',
    );
  });

  it('shows pictures of the library, with their description for this place', () => {
    const html = renderToStaticMarkup(
      <PageContext value={aPage({ media: (id) => (id === 1 ? aMediaRecord(1) : undefined) })}>
        <RichText
          doc={aDoc(
            { type: 'picture', attrs: { id: 1, alt: 'Lavanda' } },
            { type: 'picture', attrs: { id: 2 } },
          )}
        />
      </PageContext>,
    );

    expect(html.match(/alt="[^"]*"/g)).toEqual(['alt="Lavanda"']);
  });

  it('aligns paragraphs and headings, and knows no other style', () => {
    expect(
      render([
        { ...paragraph(text('u sredini')), attrs: { textAlign: 'center' } },
        { ...paragraph(text('zlo')), attrs: { textAlign: 'center;color:red' } },
      ]),
    ).toBe('<div><p style="text-align:center">u sredini</p><p>zlo</p></div>');
  });

  it('renders tables of rows and cells, with headings that say what they head', () => {
    const cell = (type: string, word: string, attrs = {}) => ({
      type,
      attrs,
      content: [paragraph(text(word))],
    });
    const row = (...content: object[]) => ({ type: 'tableRow', content });

    expect(
      render([
        {
          type: 'table',
          content: [
            row(cell('tableHeader', 'Mjera', { colspan: 2 })),
            row(cell('tableHeader', 'M'), cell('tableCell', '38')),
            row({ type: 'tableHeader', content: [paragraph()] }, cell('tableCell', '40')),
            paragraph(text('nije redak')),
          ],
        },
      ]),
    ).toBe(
      '<div><div data-table="true"><table><tbody><tr><th scope="col" colSpan="2"><p>Mjera</p></th></tr>' +
        '<tr><th scope="row"><p>M</p></th><td><p>38</p></td></tr>' +
        '<tr><td><p><br/></p></td><td><p>40</p></td></tr></tbody></table></div></div>',
    );
  });

  it('renders nothing for a document that is empty or of another shape', () => {
    for (const content of [[], undefined, null, 'x', {}, 7]) expect(render(content)).toBe('');
  });

  it('leaves out what nests too deep', () => {
    let node: object = paragraph(text('dno'));
    for (let depth = 0; depth < 5000; depth += 1) node = { type: 'blockquote', content: [node] };

    expect(render([node])).not.toContain('dno');
  });

  it('never lets a document decide about elements or attributes', () => {
    const names = fc.constantFrom(
      'text',
      'paragraph',
      'script',
      'constructor',
      '__proto__',
      'link',
    );
    const strings = fc.constantFrom(
      '<script>x</script>',
      '"onload="x',
      'javascript:x',
      '&lt;',
      'a',
    );
    const attrs = fc.dictionary(fc.constantFrom('href', 'onclick', 'style', 'level'), strings);
    const { node } = fc.letrec((tie) => ({
      node: fc.record({
        type: names,
        text: strings,
        attrs,
        marks: fc.array(fc.record({ type: names, attrs }), { maxLength: 2 }),
        content: fc.oneof(
          { maxDepth: 4 },
          fc.constant([]),
          fc.array(tie('node'), { maxLength: 3 }),
        ),
      }),
    }));

    fc.assert(
      fc.property(fc.array(node, { maxLength: 3 }), (content) => {
        const html = render(content);

        expect(html).not.toMatch(/<(?!\/?(?:div|p|br|a)[\s>/])/);
        expect(html).not.toMatch(/<[^>]*\s(?:on\w+|style)=/);
        expect(html).not.toContain('href="javascript');
      }),
    );
  });
});
