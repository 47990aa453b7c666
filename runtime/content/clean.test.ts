import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { RICH_TEXT_MARKS, RICH_TEXT_NODES } from '#schemas/fields.ts';
import { safeUrl } from '#schemas/formats.ts';
import { someContent } from '#tests/support/content/arbitraries.ts';
import { aChild, aContent, aNode } from '#tests/support/content/builders.ts';
import { toyRegistry } from '#tests/support/content/toy-blocks.ts';
import { MARKUP_VECTORS, URL_VECTORS } from '#tests/support/content/xss-vectors.ts';
import { createContentCheck } from './check.ts';
import { cleanRichText } from './clean/clean-rich-text.ts';
import { cleanText } from './clean/clean-text.ts';
import { createContentCleaner } from './clean.ts';
import { isRecord } from './json.ts';

const clean = createContentCleaner(toyRegistry);
const everything = {
  nodes: new Set<string>(RICH_TEXT_NODES),
  marks: new Set<string>(RICH_TEXT_MARKS),
};

function doc(...content: unknown[]) {
  return { type: 'doc', content };
}

function text(value: string, ...marks: unknown[]) {
  return marks.length > 0 ? { type: 'text', text: value, marks } : { type: 'text', text: value };
}

function paragraph(...content: unknown[]) {
  return { type: 'paragraph', content };
}

function cell(type: string, words: string, attrs?: object) {
  return { type, ...(attrs && { attrs }), content: [paragraph(text(words))] };
}

function cleaned(...content: unknown[]): unknown[] {
  return cleanRichText(doc(...content), everything).content;
}

describe('cleanText', () => {
  it('composes characters and makes line breaks alike', () => {
    expect(cleanText('c\u030ca\u030c\r\nb\rc\u2028d\u2029e')).toBe('čǎ\nb\nc\nd\ne');
  });

  it('drops control characters and what turns the direction of text, and keeps tabs', () => {
    expect(cleanText('a\u0000b\u001f\u007f\u0085c\u202ed\u2066e\ufefff\tg')).toBe('abcdef\tg');
  });

  it('replaces half characters, which a database refuses', () => {
    expect(cleanText('a\ud83db\udc4dc👍')).toBe('a\ufffdb\ufffdc👍');
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (value) => {
        expect(cleanText(cleanText(value))).toBe(cleanText(value));
      }),
    );
  });
});

describe('cleanRichText', () => {
  it('keeps what the editor makes', () => {
    const made = [
      { type: 'heading', content: [text('Naslov')], attrs: { level: 3 } },
      paragraph(text('jedan '), text('dva', { type: 'bold' }, { type: 'italic' }), {
        type: 'hardBreak',
      }),
      paragraph(text('veza', { type: 'link', attrs: { href: '/shop' } })),
      {
        type: 'bulletList',
        content: [
          {
            type: 'listItem',
            content: [
              paragraph(text('a')),
              {
                type: 'orderedList',
                attrs: { start: 3 },
                content: [{ type: 'listItem', content: [paragraph(text('b'))] }],
              },
            ],
          },
        ],
      },
      { type: 'blockquote', content: [paragraph(text('citat'))] },
      { type: 'horizontalRule' },
      { type: 'paragraph' },
      { type: 'heading', attrs: { level: 2, textAlign: 'center' }, content: [text('U sredini')] },
      { type: 'paragraph', attrs: { textAlign: 'end' }, content: [text('Desno')] },
      { type: 'picture', attrs: { id: 7, alt: 'Lavanda' } },
      {
        type: 'table',
        content: [
          { type: 'tableRow', content: [cell('tableHeader', 'Mjera', { colspan: 2 })] },
          { type: 'tableRow', content: [cell('tableHeader', 'M'), cell('tableCell', '38')] },
        ],
      },
      paragraph(
        text('krema', { type: 'link', attrs: { kind: 'product', id: 3, slug: 'krema' } }),
        text('cjenik', { type: 'link', attrs: { file: { id: 4 } } }),
      ),
    ];

    expect(cleaned(...made)).toEqual(made);
  });

  it('lets what is not allowed give way to its own text', () => {
    const script = { type: 'script', attrs: { src: '//evil.test' }, content: [text('alert(1)')] };
    const sheet = {
      type: 'spreadsheet',
      content: [{ type: 'cell', content: [paragraph(text('polje'))] }],
    };

    expect(cleaned(script, sheet)).toEqual([paragraph(text('alert(1)')), paragraph(text('polje'))]);
    expect(cleaned(paragraph(text('a'), sheet, text('b')))).toEqual([
      paragraph(text('a'), text('polje'), text('b')),
    ]);
  });

  it('allows no more than the field does', () => {
    const rules = { nodes: new Set(['paragraph', 'text']), marks: new Set(['bold']) };
    const list = {
      type: 'bulletList',
      content: [{ type: 'listItem', content: [paragraph(text('a'))] }],
    };
    const marked = text('b', { type: 'link', attrs: { href: '/' } }, { type: 'bold' });

    expect(cleanRichText(doc(list, { type: 'heading', content: [marked] }), rules).content).toEqual(
      [paragraph(text('a')), paragraph(text('b', { type: 'bold' }))],
    );
  });

  it('keeps of attributes only heading level, list start and safe address', () => {
    const onclick = { onclick: 'globalThis.hit=1', style: 'position:fixed', class: 'x' };
    const heading = (level: unknown) => ({
      type: 'heading',
      attrs: { level, ...onclick },
      content: [text('a')],
    });
    const link = text('b', {
      type: 'link',
      attrs: { href: 'https://a.hr', target: '_top', ...onclick },
    });

    expect(cleaned(heading(1), heading(6), heading('3'), heading(NaN)).map(levelOf)).toEqual([
      2, 4, 3, 2,
    ]);
    expect(cleaned({ ...paragraph(link), attrs: onclick, extra: 1 })).toEqual([
      paragraph(text('b', { type: 'link', attrs: { href: 'https://a.hr' } })),
    ]);
  });

  it('keeps no alignment, picture, span or target that is none', () => {
    const odd = { ...paragraph(text('a')), attrs: { textAlign: 'justify' } };
    const picture = (attrs: unknown) => ({ type: 'picture', attrs });
    const link = (attrs: unknown) => paragraph(text('b', { type: 'link', attrs }));

    expect(cleaned(odd, picture({ id: '7' }), picture({ id: -1 }), picture(null))).toEqual([
      paragraph(text('a')),
    ]);
    expect(cleaned(picture({ id: 7, alt: '', src: '//evil.test/x.png' }))).toEqual([
      picture({ id: 7 }),
    ]);
    expect(
      cleaned(
        link({ kind: 'url', id: 1 }),
        link({ kind: 'nonsense', id: 1 }),
        link({ kind: 'page' }),
        link({ file: { id: 0 }, href: '/a' }),
      ),
    ).toEqual([
      paragraph(text('b')),
      paragraph(text('b')),
      paragraph(text('b')),
      paragraph(text('b')),
    ]);
  });

  it('makes rows and cells of what is loose in a table, and no table in a cell', () => {
    const inner = {
      type: 'table',
      content: [{ type: 'tableRow', content: [cell('tableCell', 'c')] }],
    };
    const outer = { type: 'tableCell', attrs: { colspan: 999 }, content: [inner] };

    expect(
      cleaned({ type: 'table', content: [text('a'), { type: 'tableRow', content: [outer] }] }),
    ).toEqual([
      {
        type: 'table',
        content: [
          { type: 'tableRow', content: [cell('tableCell', 'a')] },
          { type: 'tableRow', content: [cell('tableCell', 'c')] },
        ],
      },
    ]);
    expect(cleaned({ type: 'table', content: [] })).toEqual([]);
  });

  it.each(URL_VECTORS)('drops a link to %j and keeps its text', (href) => {
    expect(cleaned(paragraph(text('veza', { type: 'link', attrs: { href } })))).toSatisfy(
      (content: unknown) => linksIn(content).every((link) => safeUrl(link) === link),
    );
    expect(
      JSON.stringify(cleaned(paragraph(text('veza', { type: 'link', attrs: { href } })))),
    ).toContain('veza');
  });

  it('gathers loose text into paragraphs and puts loose blocks into list items', () => {
    expect(cleaned(text('a'), text('b'), { type: 'horizontalRule' }, text('c'))).toEqual([
      paragraph(text('a'), text('b')),
      { type: 'horizontalRule' },
      paragraph(text('c')),
    ]);
    expect(
      cleaned({ type: 'bulletList', content: [text('a'), { type: 'listItem', content: [] }] }),
    ).toEqual([
      { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text('a'))] }] },
    ]);
  });

  it.each([
    [null],
    [7],
    ['<b>'],
    [[]],
    [{}],
    [{ content: 7 }],
    [{ content: [null, 7, [[]], { text: {} }] }],
  ])('makes an empty document of %j', (value) => {
    expect(cleanRichText(value, everything)).toEqual({ type: 'doc', content: [] });
  });

  it('never throws, allows nothing else, and changes nothing the second time', () => {
    fc.assert(
      fc.property(hostileDoc, (value) => {
        const once = cleanRichText(value, everything);

        expect(strangeParts(once)).toEqual([]);
        expect(cleanRichText(once, everything)).toEqual(once);
      }),
      { numRuns: 200 },
    );
  }, 30_000);

  it('survives a document nested a hundred thousand times', () => {
    let nested: unknown = paragraph(text('dno'));
    for (let depth = 0; depth < 100_000; depth += 1)
      nested = { type: 'blockquote', content: [nested] };

    expect(() => cleanRichText(doc(nested), everything)).not.toThrow();
  });
});

function levelOf(node: unknown): unknown {
  return isRecord(node) && isRecord(node['attrs']) ? node['attrs']['level'] : undefined;
}

function linksIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = isRecord(value) && typeof value['href'] === 'string' ? [value['href']] : [];
  return [...own, ...Object.values(value).flatMap(linksIn)];
}

const hostileText = fc.oneof(
  fc.constantFrom(...MARKUP_VECTORS, ...URL_VECTORS),
  fc.string({ unit: 'binary' }),
);
const hostileAttrs = fc.oneof(
  fc.dictionary(
    fc.constantFrom('href', 'level', 'start', 'src', 'onclick', 'style', '__proto__'),
    fc.oneof(hostileText, fc.jsonValue()),
  ),
  fc.jsonValue(),
);
const nodeTypes = fc.constantFrom<unknown>(
  ...RICH_TEXT_NODES,
  'script',
  'iframe',
  'image',
  'doc',
  '__proto__',
  7,
  null,
);
const markTypes = fc.constantFrom<unknown>(...RICH_TEXT_MARKS, 'style', 'constructor', 7);
const hostileMarks = fc.array(fc.record({ type: markTypes, attrs: hostileAttrs }), {
  maxLength: 3,
});

const { node: hostileNode } = fc.letrec((tie) => ({
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.record({
      type: fc.constant('text'),
      text: hostileText,
      marks: fc.oneof(hostileMarks, fc.jsonValue()),
    }),
    fc.record({
      type: nodeTypes,
      attrs: hostileAttrs,
      content: fc.oneof(fc.array(tie('node'), { maxLength: 4 }), fc.jsonValue()),
    }),
    fc.jsonValue(),
  ),
}));
const hostileDoc = fc.array(hostileNode, { maxLength: 4 }).map((content) => doc(...content));

const NODE_KEYS = new Set(['type', 'content', 'text', 'marks', 'attrs']);

/** Everything in a clean document that may not be there. */
function strangeParts(node: unknown): unknown[] {
  if (!isRecord(node)) return [node];
  const { type, content, marks, attrs = {} } = node;
  const isKnown = type === 'doc' || everything.nodes.has(String(type));
  return [
    ...(isKnown ? [] : [type]),
    ...Object.keys(node).filter((key) => !NODE_KEYS.has(key)),
    ...strangeText(node),
    ...listOf(marks).flatMap(strangeMark),
    ...Object.entries(isRecord(attrs) ? attrs : { attrs }).filter(([name, value]) => {
      return !(Number.isInteger(value) && (name === 'level' || name === 'start'));
    }),
    ...listOf(content).flatMap(strangeParts),
  ];
}

function strangeText({ type, text: value }: Record<string, unknown>): unknown[] {
  if (type !== 'text') return value === undefined ? [] : [value];
  const isClean = typeof value === 'string' && value !== '' && cleanText(value) === value;
  return isClean ? [] : [value];
}

function listOf(value: unknown): unknown[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

function strangeMark(mark: unknown): unknown[] {
  if (!isRecord(mark) || !everything.marks.has(String(mark['type']))) return [mark];
  if (mark['type'] !== 'link') return Object.keys(mark).filter((key) => key !== 'type');
  const href = isRecord(mark['attrs']) ? mark['attrs']['href'] : undefined;
  const isSafe = typeof href === 'string' && safeUrl(href) === href;
  return isSafe && Object.keys(mark['attrs'] ?? {}).length === 1 ? [] : [mark];
}

describe('cleaning an element', () => {
  const hostile = doc({ type: 'script', content: [text('alert(1)')] });
  const harmless = doc(paragraph(text('alert(1)')));

  it('filters rich text in every bag, in lists, in overrides and in translations', () => {
    const content = aContent({
      parts: [
        aNode('one', { block: 'prose', meta: { body: hostile }, mobileMeta: { body: hostile } }),
        aChild('two', 7, { overrides: { inner: { meta: { body: hostile } } } }),
      ],
      tr: {
        de: { one: { meta: { body: hostile } }, 'two/inner': { mobileMeta: { body: hostile } } },
      },
    });

    const result = clean(content);

    expect(result).toEqual({
      ...content,
      parts: [
        aNode('one', { block: 'prose', meta: { body: harmless }, mobileMeta: { body: harmless } }),
        aChild('two', 7, { overrides: { inner: { meta: { body: harmless } } } }),
      ],
      tr: {
        de: { one: { meta: { body: harmless } }, 'two/inner': { mobileMeta: { body: harmless } } },
      },
    });
  });

  it('normalises every text and name, of unknown blocks too, and leaves their structure alone', () => {
    const content = aContent({
      slug: 'poc\u0000etna',
      parts: [aNode('one', { block: 'retired', meta: { 'na\u0000me': ['c\u030c', hostile] } })],
    });

    const result = clean(content);

    expect(result.slug).toBe('pocetna');
    expect(result.parts[0]?.meta).toEqual({ name: ['č', hostile] });
  });

  it('leaves an unsafe address in a link field for the check to refuse', () => {
    const parts = [
      aNode('one', { meta: { title: 'x', cta: { kind: 'url', href: 'javascript:hit' } } }),
    ];

    const result = clean(aContent({ parts }));

    expect(createContentCheck(toyRegistry)(result, {})).toMatchObject([
      { path: 'parts[0].meta.cta.href', rule: 'format' },
    ]);
  });

  it('keeps hostile strings in plain fields as the text they are', () => {
    for (const vector of MARKUP_VECTORS) {
      const { parts } = clean(aContent({ parts: [aNode('one', { meta: { title: vector } })] }));

      expect(parts[0]?.meta?.['title']).toBe(cleanText(vector));
    }
  });

  it('changes nothing in clean content', () => {
    fc.assert(
      fc.property(someContent, (content) => {
        expect(clean(content)).toEqual(content);
      }),
    );
  });

  it('never throws and lets no key reach a prototype', () => {
    const broken = JSON.parse(
      '{"parts":[null,7,{"id":"abc","block":"prose","meta":{"body":7,"lines":[7]}}],"tr":{"de":7,"en":{"abc":7}},"__proto__":{"x":1}}',
    );

    const result = clean(broken);

    expect(result).toMatchObject({ parts: [null, 7, { id: 'abc' }] });
    expect(Object.hasOwn(result, '__proto__')).toBe(false);
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(() => clean(value as never)).not.toThrow();
        expect(() => clean({ parts: value, tr: value } as never)).not.toThrow();
      }),
    );
  });
});
