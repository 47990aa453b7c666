import { awkwardProducts, sampleProducts } from '#blocks/_fixtures/products.ts';
import type { BlockExample } from '#runtime/define-block.ts';
import type { ProductQuoteData } from './product-quote.loader.ts';

const of = (product = sampleProducts[0], stars?: number): ProductQuoteData => ({
  product: product ?? null,
  rating: stars === undefined ? null : { stars, max: 5, reviews: 24 },
});

export const productQuoteExamples: readonly BlockExample[] = [
  {
    name: 'typical',
    meta: {
      productId: 101,
      text: 'Dvije kapi ujutro, prije kreme za sunce. Nakon mjesec dana svi su me pitali jesam li bila na moru.',
      author: 'Ana Bonačić',
      role: 'magistra farmacije i osnivačica',
    },
    data: of(sampleProducts[0], 4.6),
  },
  { name: 'empty', data: { product: null, rating: null } },
  {
    name: 'long-text',
    meta: {
      productId: 201,
      text: 'Kad smo počeli raditi ovu njegu, htjeli smo da je podnese i koža koja ne podnosi gotovo ništa. Trebale su nam dvije godine i devetnaest receptura.\nPrvih osamnaest bile su dobre kreme. Devetnaestu su žene iz našeg savjetovališta same prestale vraćati: jednostavno su došle po drugi lončić i nisu imale primjedbu.',
      author: 'Marija Magdalena Horvat-Šubašić',
      role: 'magistra farmacije, voditeljica laboratorija za dermatološke pripravke i savjetovališta za osjetljivu kožu',
    },
    options: { side: 'end', background: 'soft' },
    data: of(awkwardProducts[0], 3.5),
  },
  {
    name: 'mobile-overrides',
    meta: {
      productId: 105,
      text: 'Jedina krema sa zaštitom koju moja djeca ne brišu rukavom čim se okrenem.',
      author: 'Jelena, Rijeka',
    },
    mobileMeta: { text: 'Jedina koju djeca ne brišu rukavom.', author: '' },
    options: { side: 'end', background: 'tint' },
    data: of(sampleProducts[4]),
  },
  {
    name: 'without-product',
    meta: {
      text: 'Manje sastojaka, više brige.',
      author: 'Ivan Bonačić',
      role: 'voditelj laboratorija',
    },
    data: { product: null, rating: null },
  },
  {
    name: 'without-picture',
    meta: { productId: 202, text: 'Miriše na kadulju, a ne na ljekarnu.', author: 'Petra, Split' },
    options: { background: 'night' },
    data: of(awkwardProducts[1]),
  },
  { name: 'without-words', meta: { productId: 104 }, data: of(sampleProducts[3], 5) },
];
