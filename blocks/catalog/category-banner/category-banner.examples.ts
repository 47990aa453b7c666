import { awkwardCategory, sampleCategories } from '#blocks/_fixtures/categories.ts';
import type { BlockExample } from '#runtime/define-block.ts';

const [face] = sampleCategories;
const description =
  'Serumi, kreme i blago čišćenje za kožu koja je prošla more, sunce i buru. Birali smo formule koje rade malo stvari, ali ih rade dobro.';

export const categoryBannerExamples: readonly BlockExample[] = [
  { name: 'typical', data: { category: { ...face, description } } },
  { name: 'empty', data: { category: null } },
  {
    name: 'long-text',
    options: { height: 'l' },
    data: {
      category: {
        ...face,
        name: awkwardCategory.name,
        description: `${description} ${description}`,
      },
    },
  },
  {
    name: 'mobile-overrides',
    mobileOptions: { space: 's' },
    data: { category: { ...face, description } },
  },
  {
    name: 'plain',
    options: { variant: 'plain' },
    data: { category: { ...face, description } },
  },
  { name: 'without-picture', data: { category: { ...awkwardCategory, description } } },
];
