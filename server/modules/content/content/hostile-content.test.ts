import { beforeEach, describe, expect, it } from 'vitest';
import type { Element } from '#schemas/content/element.ts';
import { aNode } from '#tests/support/content/builders.ts';
import { aPage, createEditor, type EditorClient, toyEntry } from '#tests/support/editor-client.ts';
import { createTestApp } from '#tests/support/test-app.ts';

const SETTINGS = { entry: toyEntry };

let ema: EditorClient;

beforeEach(async () => {
  ema = await createEditor(await createTestApp(SETTINGS));
});

const SCRIPTS = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'vbscript:msgbox(1)',
  '//evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  'blob:https://evil.test/1',
  'file:///etc/passwd',
];

const link = (href: string) => ({ type: 'link', attrs: { href } });
const text = (value: string, marks?: object[]) => ({
  type: 'text',
  text: value,
  ...(marks && { marks }),
});
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const prose = (...content: object[]) =>
  aPage({ parts: [aNode('text', { block: 'prose', meta: { body: { type: 'doc', content } } })] });

/** Rich text that is stored, but only with what is left of it. */
const DOCUMENTS: readonly [string, object][] = [
  ...SCRIPTS.map((href): [string, object] => [
    `a link to ${JSON.stringify(href)}`,
    paragraph(text('x', [link(href)])),
  ]),
  [
    'a mark that is not allowed',
    paragraph(text('x', [{ type: 'evil', attrs: { onclick: 'alert(1)' } }])),
  ],
  [
    'a link with handlers',
    paragraph(
      text('x', [
        {
          type: 'link',
          attrs: { href: '/a', onclick: 'alert(1)', style: 'x:y', target: 'evil', class: 'a' },
        },
      ]),
    ),
  ],
  ['a node that is not allowed', { type: 'script', content: [text('alert(1)')] }],
  ['an iframe', { type: 'iframe', attrs: { src: 'https://evil.test' } }],
  ['an image', { type: 'image', attrs: { src: 'x', onerror: 'alert(1)' } }],
  ['raw html', { type: 'html', attrs: { innerHTML: '<img src=x onerror=alert(1)>' } }],
  [
    'a heading with attributes',
    { type: 'heading', attrs: { level: 99, onclick: 'alert(1)' }, content: [text('x')] },
  ],
];

describe('hostile content', () => {
  it.each(DOCUMENTS)('in rich text is stored without %s', async (_name, node) => {
    const page = await ema.create(prose(paragraph(text('pošteno')), node));

    const stored = JSON.stringify((await ema.draft(page.id)).parts);

    expect(stored).toContain('pošteno');
    expect(stored).not.toMatch(
      /script:|text\/html|evil|onclick|onerror|innerHTML|iframe|blob:|file:/i,
    );
  });

  it.each(SCRIPTS)('in a link field is refused: %j', async (href) => {
    const parts = [aNode('hero', { meta: { title: 'x', cta: { kind: 'url', href } } })];

    const response = await ema.send('POST', '/element/create', aPage({ parts }));

    expect(response.statusCode).toBe(400);
  });

  it('in plain text stays text, as it was written', async () => {
    const title = '<img src=x onerror=alert(1)> & "</script>"';

    const page = await ema.create(aPage({ parts: [aNode('hero', { meta: { title } })] }));

    expect((await ema.draft(page.id)).parts[0]?.meta).toEqual({ title });
  });

  it.each(['nul \u0000 sign', 'half a pair \ud800', 'other half \udc00'])(
    'with characters that the database refuses never fails: %j',
    async (title) => {
      const response = await ema.send(
        'POST',
        '/element/create',
        aPage({ meta: { title }, parts: [aNode('hero', { meta: { title } })] }),
      );

      expect(response.statusCode).toBe(200);
      expect(response.json<{ data: Element }>().data.parts[0]?.meta?.['title']).toMatch(
        /^[\p{L} \ufffd]+$/u,
      );
    },
  );

  it('that reaches for prototypes is refused and changes none', async () => {
    const payload = JSON.stringify(aPage()).replace(
      '"meta":{',
      '"meta":{"__proto__":{"polluted":1},',
    );

    const response = await ema.send('POST', '/element/create', JSON.parse(payload));
    const page = await ema.create(aPage());
    const patched = await ema.patch(page.id, 1, [
      { op: 'add', path: ['nodes', '__proto__', 'polluted'], value: 1 },
    ]);

    expect([200, 400]).toContain(response.statusCode);
    expect(patched.statusCode).toBe(400);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  it('beyond the limits is refused and never fails', async () => {
    const parts = Array.from({ length: 61 }, (_, n) => aNode(`node${n}`, { meta: { title: 'x' } }));
    let deep = aNode('leaf', { meta: { title: 'x' } });
    for (let n = 0; n < 12; n += 1)
      deep = aNode(`deep${n}`, { block: 'grid', slots: { main: [deep] } });

    for (const content of [
      aPage({ parts }),
      aPage({ parts: [deep] }),
      aPage({ parts: [aNode('hero', { meta: { title: 'x'.repeat(600_000) } })] }),
    ]) {
      expect((await ema.send('POST', '/element/create', content)).statusCode).toBe(400);
    }
    const huge = { ...aPage(), meta: { title: 'x'.repeat(2_200_000) } };
    expect((await ema.send('POST', '/element/create', huge)).statusCode).toBe(413);
  });
});
