import { awkwardItems, sampleCart, sampleItems } from '#blocks/_fixtures/cart.ts';
import { awkwardProducts, sampleProducts } from '#blocks/_fixtures/products.ts';
import type { BlockExample } from '#runtime/define-block.ts';

const data = { cart: sampleCart(sampleItems), related: sampleProducts.slice(3, 7) };

export const addToCartModalExamples: readonly BlockExample[] = [
  { name: 'typical', data },
  { name: 'empty', data: { cart: null, related: [] } },
  { name: 'last-line-gone', data: { cart: sampleCart([]), related: [] } },
  {
    name: 'long-text',
    meta: {
      title: 'Proizvod ste upravo dodali u svoju košaricu, a ljekarnik je već na redu',
      goOn: 'Pogledajte košaricu i nastavite dalje',
      keepShopping: 'Vratite se razgledavanju ponude',
      relatedTitle: 'Uz ono što ste odabrali naši magistri farmacije često preporučuju i ovo',
    },
    data: { cart: sampleCart(awkwardItems), related: awkwardProducts },
  },
  {
    name: 'mobile-overrides',
    meta: { relatedTitle: 'Moglo bi vas zanimati' },
    mobileMeta: { relatedTitle: 'Još za vas' },
    data,
  },
];
