import type { Post } from '#schemas/api/blog.ts';
import { samplePosts } from './posts.ts';
import { sampleProducts } from './products.ts';

function related(products: typeof sampleProducts): Post['relatedEntities'] {
  const items = products.map((product, index) => ({ id: index + 1, product }));
  return [{ connectedProduct: { data: { items } } }];
}

const [first] = samplePosts;

/** A post as `getPost` answers it: a quote in its body, products that go with it. */
export const samplePost: Post = {
  id: 1,
  slug: 'kako-sloziti-jutarnju-njegu',
  title: 'Kako složiti jutarnju njegu u tri koraka',
  excerpt:
    'Čišćenje, serum, zaštita: redoslijed je važniji od broja bočica. Vodimo vas kroz jutro koje traje manje od pet minuta.',
  media: first?.media ?? null,
  date: '2026-10-12T08:00:00Z',
  terms: {
    categories: [
      { id: 1, title: 'Njega kože', slug: 'njega-koze', slugMain: 'njega-koze', type: 'category' },
      { id: 2, title: 'Kosa', slug: 'kosa', slugMain: 'kosa', type: 'category' },
    ],
  },
  body: `<p>Red je važniji od broja bočica na polici. Kad ga jednom naučite, <strong>ruke ga odrađuju same</strong>, a vama ostaje vremena za <a href="/shop">kavu</a>.</p>
<h2>Voda, pa tek onda gel</h2>
<p>Ujutro koža nije prljava, samo je pospana. Ako vam je lice suho, dovoljna je mlaka voda.</p>
<blockquote><p>Njega koja se lako ponavlja uvijek je bolja od savršene.</p></blockquote>
<h2>Jedan serum, ne tri</h2>
<ul><li>dvije do tri kapi,</li><li>od sredine lica prema van,</li><li>i mjesec dana strpljenja.</li></ul>`,
  relatedEntities: related(sampleProducts.slice(0, 5)),
};

const SENTENCE =
  'Regenerirajuća dvadesetčetverosatna antioksidativna njega osjetljive kože sklone nepravilnostima. ';

/** Long words everywhere, two quotes, one product. */
export const longPost: Post = {
  ...samplePost,
  title: SENTENCE.repeat(2).trim(),
  excerpt: SENTENCE.repeat(6).trim(),
  body: `<p>${SENTENCE.repeat(8)}</p><blockquote><p>${SENTENCE.repeat(3)}</p></blockquote><h2>${SENTENCE}</h2><p>${'predugačkariječ'.repeat(12)}</p><blockquote><p>${SENTENCE}</p></blockquote>`,
  relatedEntities: related(sampleProducts.slice(0, 1)),
};
