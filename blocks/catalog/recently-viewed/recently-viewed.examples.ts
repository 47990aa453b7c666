import { awkwardProducts, sampleProducts } from '#blocks/_fixtures/products.ts';
import type { BlockExample } from '#runtime/define-block.ts';

export const recentlyViewedExamples: readonly BlockExample[] = [
  { name: 'typical', met: ['list:full'], data: { except: null, products: sampleProducts } },
  { name: 'empty', met: ['list:empty'], data: { except: null, products: [] } },
  {
    name: 'long-text',
    meta: { title: 'Proizvodi koje ste gledali u posljednje vrijeme i možda im se želite vratiti' },
    options: { background: 'soft' },
    data: { except: null, products: [...awkwardProducts, ...sampleProducts.slice(0, 4)] },
  },
  {
    name: 'mobile-overrides',
    meta: { title: 'Nedavno ste gledali' },
    mobileMeta: { title: 'Gledali ste' },
    options: { limit: 4 },
    data: { except: null, products: sampleProducts.slice(2, 7) },
  },
  {
    name: 'only-one',
    met: ['list:one'],
    data: { except: 101, products: sampleProducts.slice(0, 1) },
  },
];
