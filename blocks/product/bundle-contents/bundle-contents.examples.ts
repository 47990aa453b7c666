import { sampleProducts } from '#blocks/_fixtures/products.ts';
import type { BlockExample } from '#runtime/define-block.ts';
import type { BundleContentsData, BundlePart } from './bundle-contents.loader.ts';

function part(index: number, facts: Partial<BundlePart> = {}): BundlePart {
  const product = sampleProducts[index];
  return {
    id: product?.id ?? index,
    name: product?.name ?? '',
    slug: product?.slug ?? '',
    picture: product?.media[0] ?? null,
    quantity: 1,
    price: product?.finalPrice ?? 0,
    isFrom: false,
    ...facts,
  };
}

const data: BundleContentsData = {
  parts: [part(0), part(1), part(2, { quantity: 2 })],
  saving: { single: 102.89, amount: 13, isLeast: false },
};

export const bundleContentsExamples: readonly BlockExample[] = [
  { name: 'typical', met: ['product:bundle'], data },
  {
    name: 'empty',
    met: ['product:simple', 'product:configurable', 'product:custom', 'product:sold-out'],
    data: { parts: [], saving: null },
  },
  {
    name: 'long-text',
    meta: {
      title: 'Sve što ćete pronaći u kutiji, i koliko bi stajalo da kupujete jedno po jedno',
    },
    options: { background: 'soft' },
    data: {
      parts: [
        part(0, {
          name: 'Regenerirajući serum s retinalom, bakučiolom i peptidima za zrelu i osjetljivu kožu lica i vrata',
          picture: null,
          price: 1234.5,
          quantity: 12,
          isFrom: true,
        }),
        part(3, { name: 'Najnepostojanijedezodoransnoprotuznojnosredstvo', isFrom: true }),
      ],
      saving: { single: 14_823.4, amount: 1482.34, isLeast: true },
    },
  },
  {
    name: 'mobile-overrides',
    meta: { title: 'Sadržaj paketa' },
    mobileMeta: { title: 'U paketu' },
    options: { showSaving: false },
    data,
  },
  {
    name: 'cards',
    options: { layout: 'cards', background: 'night' },
    data: { ...data, parts: [...data.parts, part(4)] },
  },
  { name: 'no-saving', data: { ...data, saving: null } },
];
