import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { subCategoryLinksExamples } from './sub-category-links.examples.ts';
import { loadLinks } from './sub-category-links.loader.ts';
import { subCategoryLinksSchema } from './sub-category-links.schema.ts';
import { SubCategoryLinks } from './sub-category-links.tsx';

export const subCategoryLinks = defineBlock({
  type: 'sub-category-links',
  version: 1,
  category: 'products',
  icon: 'network',
  schema: subCategoryLinksSchema,
  texts: blockTexts('sub-category-links'),
  contract: { on: ['category'], unique: true },
  load: loadLinks,
  Component: SubCategoryLinks,
  examples: subCategoryLinksExamples,
});
