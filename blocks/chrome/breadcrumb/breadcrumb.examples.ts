import type { BlockExample } from '#runtime/define-block.ts';

const shop = [
  { label: 'Njega lica', link: { kind: 'category', slug: 'njega-lica' } },
  { label: 'Serumi', link: { kind: 'category', slug: 'serumi' } },
];

export const breadcrumbExamples: readonly BlockExample[] = [
  {
    name: 'typical',
    data: { under: null, steps: [...shop, { label: 'Serum s vitaminom C 15 %' }] },
  },
  { name: 'empty', data: { under: null, steps: [] } },
  {
    name: 'long-text',
    data: {
      under: null,
      steps: [
        ...shop,
        {
          label:
            'Regenerirajući antioksidativni koncentrat s niacinamidom, cinkom i ekstraktom smilja za kožu sklonu nepravilnostima',
        },
      ],
    },
  },
  {
    name: 'mobile-overrides',
    options: { separator: 'slash', space: 'm' },
    mobileOptions: { space: 'none' },
    data: { under: null, steps: [...shop, { label: 'Serum' }] },
  },
  { name: 'post-category', data: { under: 'blog', steps: [{ label: 'Njega kože' }] } },
];
