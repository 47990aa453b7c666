import { describe, expect, it } from 'vitest';
import { allBlocks } from '#blocks/all-blocks.ts';
import { createRegistry } from '#runtime/registry.ts';
import type { ElementContent, Node } from '#schemas/content/element.ts';
import type { Replacing } from '#schemas/content/replacing.ts';
import { aContent, aNode } from '#tests/support/content/builders.ts';
import { foundPlaces, replacePlaces } from './replacing.ts';

const registry = createRegistry(allBlocks);
const words = (find: string, replace: string, more: Partial<Replacing> = {}): Replacing =>
  ({ kind: 'text', find, replace, matchCase: false, wholeWords: false, ...more }) as Replacing;
const heading = (id: string, text: string, more: Partial<Node> = {}) =>
  aNode(id, { block: 'heading', meta: { text }, ...more });
const run = (text: string, marks?: object[]) => ({ type: 'text', text, ...(marks && { marks }) });
const prose = (id: string, ...content: object[]) =>
  aNode(id, {
    block: 'rich-text',
    meta: { text: { type: 'doc', content: [{ type: 'paragraph', content }] } },
  });

const found = (content: ElementContent, replacing: Replacing) =>
  foundPlaces(content, replacing, registry);
/** The content with the replacement wherever it is found. */
function replaced(content: ElementContent, replacing: Replacing): ElementContent {
  const keys = new Set(found(content, replacing).map(({ key }) => key));
  return replacePlaces(content, { replacing, keys }, registry);
}

describe('words', () => {
  it('are found in texts of nodes, of the page and of translations, with the words around them', () => {
    const content = aContent({
      meta: { title: 'Zimska akcija', seo: { description: 'Akcija do petka.' } },
      parts: [heading('naslov', 'Velika akcija na kreme', { mobileMeta: { text: 'Akcija' } })],
      tr: { en: { naslov: { meta: { text: 'The akcija' } }, '.': { meta: { title: 'Akcija' } } } },
    });

    const places = found(content, words('akcija', ''));

    expect(places.map(({ key, language, small }) => [key, language, small])).toEqual([
      ['hr/meta.title', 'hr', false],
      ['hr/meta.seo', 'hr', false],
      ['hr/naslov/meta.text', 'hr', false],
      ['hr/naslov/mobileMeta.text', 'hr', true],
      ['en/naslov/meta.text', 'en', false],
      ['en/./meta.title', 'en', false],
    ]);
    expect(places[2]).toMatchObject({
      nodeId: 'naslov',
      block: 'heading',
      field: 'text',
      count: 1,
      excerpts: [{ lead: 'Velika ', found: 'akcija', tail: ' na kreme' }],
    });
  });

  it('are whole ones, and of the same case, where that is asked', () => {
    const content = aContent({ parts: [heading('a', 'Krema, kremama, KREMA i krema')] });

    expect(found(content, words('krema', ''))[0]?.count).toBe(4);
    expect(found(content, words('krema', '', { matchCase: true }))[0]?.count).toBe(2);
    expect(found(content, words('krema', '', { wholeWords: true }))[0]?.count).toBe(3);
    expect(found(content, words('krem', '', { wholeWords: true }))).toEqual([]);
    expect(found(content, words('čaj', '', { wholeWords: true }))).toEqual([]);
  });

  it('are taken as they stand, not as a pattern, in what is looked for and in its place', () => {
    const content = aContent({ parts: [heading('a', '10 % (-5 €) i 10 kn')] });

    const { parts } = replaced(content, words('(-5 €)', '$& i $1'));

    expect(parts[0]?.meta).toEqual({ text: '10 % $& i $1 i 10 kn' });
  });

  it('change in the runs of a rich text, whose marks stay; an empty run goes', () => {
    const bold = [{ type: 'bold' }];
    const content = aContent({ parts: [prose('a', run('Nova '), run('akcija', bold), run('!'))] });

    expect(replaced(content, words('akcija', 'ponuda')).parts[0]).toEqual(
      prose('a', run('Nova '), run('ponuda', bold), run('!')),
    );
    expect(replaced(content, words('akcija', '')).parts[0]).toEqual(
      prose('a', run('Nova '), run('!')),
    );
  });

  it('are found in the items of lists, and in the labels of links', () => {
    const question = { question: 'Kada dolazi paket?', answer: { type: 'doc', content: [] } };
    const link = { kind: 'url', href: '/paket', label: 'Prati paket' };
    const content = aContent({
      parts: [
        aNode('pitanja', { block: 'accordion', meta: { items: [question] } }),
        aNode('gumb', { block: 'button', meta: { link } }),
      ],
    });

    const { parts } = replaced(content, words('paket', 'pošiljka'));

    expect(parts[0]?.meta?.['items']).toMatchObject([{ question: 'Kada dolazi pošiljka?' }]);
    expect(parts[1]?.meta?.['link']).toEqual({ ...link, label: 'Prati pošiljka' });
  });

  it('are not looked for in choices, addresses, and what is for the back office alone', () => {
    const content = aContent({
      parts: [
        heading('a', 'Naslov', { options: { level: 'h2' } }),
        aNode('gumb', {
          block: 'button',
          meta: { link: { kind: 'url', href: '/h2', label: 'x' } },
        }),
        aNode('obrazac', { block: 'form', options: { recipients: [{ email: 'h2@izlog.test' }] } }),
      ],
    });

    expect(found(content, words('h2', ''))).toEqual([]);
  });

  it('are found in what a child lays over its master', () => {
    const child = aNode('dijete', {
      role: 'child',
      master: { id: 5 },
      overrides: { naslov: { meta: { text: 'Akcija' } } },
    });
    const content = aContent({
      parts: [child],
      tr: { de: { 'dijete/naslov': { meta: { text: 'Akcija' } } } },
    });

    const places = found(content, words('akcija', ''));

    expect(places.map(({ key }) => key)).toEqual([
      'hr/dijete/naslov/meta.text',
      'de/dijete/naslov/meta.text',
    ]);
  });
});

describe('links', () => {
  const product = { kind: 'product', id: 12, slug: 'stara-krema' } as const;
  const post = { kind: 'post', slug: 'o-kremama' } as const;

  it('lead elsewhere and keep their labels', () => {
    const content = aContent({
      parts: [
        aNode('gumb', { block: 'button', meta: { link: { ...product, label: 'Kupi' } } }),
        aNode('drugi', { block: 'button', meta: { link: { ...post, label: 'Čitaj' } } }),
      ],
    });

    const { parts } = replaced(content, { kind: 'link', find: product, replace: post });

    expect(parts.map(({ meta }) => meta?.['link'])).toEqual([
      { ...post, label: 'Kupi' },
      { ...post, label: 'Čitaj' },
    ]);
  });

  it('are found in rich texts, by address or by record', () => {
    const link = (attrs: object) => [{ type: 'link', attrs }];
    const content = aContent({
      parts: [prose('a', run('ovdje', link({ href: '/stara' })), run('tu', link(post)))],
    });

    const moved = replaced(content, {
      kind: 'link',
      find: { kind: 'url', href: '/stara' },
      replace: product,
    });
    const back = replaced(content, {
      kind: 'link',
      find: post,
      replace: { kind: 'url', href: '/nova' },
    });

    expect(moved.parts[0]).toEqual(prose('a', run('ovdje', link(product)), run('tu', link(post))));
    expect(back.parts[0]).toEqual(
      prose('a', run('ovdje', link({ href: '/stara' })), run('tu', link({ href: '/nova' }))),
    );
  });
});

describe('pictures', () => {
  it('are replaced in fields, in texts and in the head of the page, without the words of the old one', () => {
    const picture = { type: 'picture', attrs: { id: 7, alt: 'Stara' } };
    const content = aContent({
      meta: { title: 'A', seo: { image: 7 } },
      parts: [
        aNode('slika', { block: 'image', meta: { media: { id: 7, focus: { x: 0, y: 0 } } } }),
        aNode('tekst', {
          block: 'rich-text',
          meta: { text: { type: 'doc', content: [picture] } },
        }),
      ],
    });

    const { meta, parts } = replaced(content, { kind: 'media', find: 7, replace: 9 });

    expect(meta['seo']).toEqual({ image: 9 });
    expect(parts[0]?.meta).toEqual({ media: { id: 9 } });
    expect(parts[1]?.meta?.['text']).toMatchObject({ content: [{ attrs: { id: 9 } }] });
  });
});

it('changes the chosen places alone, and never the content that it is given', () => {
  const content = aContent({ parts: [heading('a', 'Akcija'), heading('b', 'Akcija')] });
  const before = structuredClone(content);
  const keys = new Set(['hr/b/meta.text']);

  const { parts } = replacePlaces(
    content,
    { replacing: words('Akcija', 'Ponuda'), keys },
    registry,
  );

  expect(parts.map(({ meta }) => meta?.['text'])).toEqual(['Akcija', 'Ponuda']);
  expect(content).toEqual(before);
});
