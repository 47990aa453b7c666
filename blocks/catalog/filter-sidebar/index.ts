import { defineBlock } from '#runtime/define-block.ts';
import { filterSidebarExamples } from './filter-sidebar.examples.ts';
import { loadFilters } from './filter-sidebar.loader.ts';
import { filterSidebarSchema } from './filter-sidebar.schema.ts';
import { filterSidebarTexts } from './filter-sidebar.texts.ts';
import { FilterSidebar } from './filter-sidebar.tsx';

export const filterSidebar = defineBlock({
  type: 'filter-sidebar',
  version: 1,
  category: 'catalogue',
  icon: 'sliders-horizontal',
  schema: filterSidebarSchema,
  texts: filterSidebarTexts,
  contract: { unique: true },
  load: loadFilters,
  Component: FilterSidebar,
  examples: filterSidebarExamples,
});
