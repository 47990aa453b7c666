import { awkwardProducts, sampleProducts } from '#blocks/_fixtures/products.ts';
import { SAMPLE_MEDIA } from '#blocks/sample-media.ts';
import type { BlockExample } from '#runtime/define-block.ts';

const SPOTS = [
  { x: 22, y: 52 },
  { x: 36, y: 70 },
  { x: 51, y: 51 },
  { x: 64, y: 62 },
  { x: 74, y: 56 },
  { x: 89, y: 61 },
];
const placed = (products: readonly { id: number }[]) =>
  SPOTS.flatMap((spot, index) => {
    const product = products[index];
    return product ? [{ productId: product.id, ...spot }] : [];
  });
const media = { id: SAMPLE_MEDIA.shoppableBathroomShelf };
const typical = sampleProducts.slice(0, 6);
const awkward = awkwardProducts.slice(0, 6);

export const shoppablePictureExamples: readonly BlockExample[] = [
  {
    name: 'typical',
    meta: {
      title: 'Polica koja ne stane u ladicu',
      text: 'Šest proizvoda s naše police; brojevi vode do svakog.',
      media,
      places: placed(typical),
    },
    data: { products: typical },
  },
  { name: 'empty', data: { products: [] } },
  {
    name: 'long-text',
    meta: {
      title: 'Sve što stoji na kamenoj polici u kupaonici naše osnivačice, od tonika do sapuna',
      text: 'Fotografirano onako kako doista stoji; ništa nije dodano zbog slike, a sapun je već napola potrošen.',
      media,
      places: placed(awkward),
    },
    data: { products: awkward },
  },
  {
    name: 'mobile-overrides',
    meta: { media, places: placed(typical.slice(0, 3)) },
    mobileMeta: { places: placed(typical.slice(0, 2)) },
    options: { background: 'soft' },
    data: { products: typical.slice(0, 3) },
  },
];
