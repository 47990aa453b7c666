import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { filterSidebarExamples } from './filter-sidebar.examples.ts';
import { loadFilters } from './filter-sidebar.loader.ts';
import { filterSidebarSchema } from './filter-sidebar.schema.ts';
import { FilterSidebar } from './filter-sidebar.tsx';

export const filterSidebar = defineBlock({
  type: 'filter-sidebar',
  version: 1,
  category: 'products',
  icon: 'sliders-horizontal',
  schema: filterSidebarSchema,
  texts: blockTexts('filter-sidebar'),
  contract: { requires: ['product-list'], unique: true },
  load: loadFilters,
  Component: FilterSidebar,
  examples: filterSidebarExamples,
});
