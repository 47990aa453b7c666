import type { NavNode } from '#schemas/api/site.ts';
import type { Node } from '#schemas/content/element.ts';
import type { RichTextDoc, RichTextMark } from '#schemas/content/values.ts';
import { aContent, aNode } from '#tests/support/content/builders.ts';

/** A heading and a paragraph. */
export const prose = (text: string, marks: RichTextMark[] = []): RichTextDoc => ({
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text }] },
    { type: 'paragraph', content: [{ type: 'text', text, ...(marks.length > 0 && { marks }) }] },
  ],
});

/** Every kind of field that shows a text, once for each text. */
function nodesOf(text: string, at: number): Node[] {
  const link = { kind: 'url' as const, href: '/a', label: text };
  return [
    aNode(`naslov${at}`, { block: 'heading', meta: { text } }),
    aNode(`tekst${at}`, { block: 'rich-text', meta: { text: prose(text, [{ type: 'bold' }]) } }),
    aNode(`slika${at}`, { block: 'image', meta: { media: { id: 1, alt: text }, caption: text } }),
    aNode(`gumb${at}`, { block: 'button', meta: { link } }),
  ];
}

/** A page of all texts, in columns, because a page holds sixty sections and a column two hundred nodes. */
export function pageOf(texts: readonly string[], slug: string) {
  const nodes = texts.map(nodesOf);
  const column = (from: number) => nodes.slice(from, from + 50).flat();
  const parts = [0, 50].map((from) =>
    aNode(`stupac${from}`, { block: 'columns', slots: { col1: column(from) } }),
  );
  const seo = { title: texts[0], description: texts[1] };
  return aContent({ slug, meta: { title: texts[2], seo }, parts });
}

/** Header and footer of all texts. */
export function chromeOf(texts: readonly string[]) {
  const fit = texts.map((text) => text.slice(0, 60));
  const items = fit.map((title) => ({
    title,
    description: title,
    icon: 'none',
    link: { kind: 'url', href: '/' },
  }));
  const links = fit.map((label) => ({ link: { kind: 'url', href: '/', label } }));
  const groups = (list: readonly object[], size: number) =>
    Array.from({ length: Math.ceil(list.length / size) }, (_none, at) =>
      list.slice(at * size, (at + 1) * size),
    );
  return {
    header: aContent({
      type: 'static-element',
      handler: 'header-section',
      slug: '',
      parts: [
        // A header is not published without its frame, which would hold one strip only.
        aNode('okvir', { block: 'site-header' }),
        aNode('nav', { block: 'main-nav' }),
        ...groups(items, 4).map((group, at) =>
          aNode(`traka${at}`, { block: 'info-strip', meta: { items: group } }),
        ),
      ],
    }),
    footer: aContent({
      type: 'static-element',
      handler: 'footer-section',
      slug: '',
      parts: [
        aNode('podnozje', { block: 'site-footer' }),
        ...groups(links, 12).map((group, at) =>
          aNode(`stupci${at}`, {
            block: 'footer-links',
            meta: { columns: [{ title: fit[at], links: group }] },
          }),
        ),
      ],
    }),
  };
}

/** An entry of the main navigation. */
export const entryOf = (title: string, id: number): NavNode => ({
  id: id + 1,
  name: title,
  title,
  link: '/shop',
  linkV2: null,
  baseLink: '',
  formattedPath: '',
  target: '_self',
  rel: '',
  externalLink: false,
  type: '',
  product: null,
  parent_id: null,
  children: [],
});
