import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { searchResultsExamples } from './search-results.examples.ts';
import { loadResults } from './search-results.loader.ts';
import { searchResultsSchema } from './search-results.schema.ts';
import { SearchResults } from './search-results.tsx';

export const searchResults = defineBlock({
  type: 'search-results',
  version: 1,
  category: 'products',
  icon: 'text-search',
  schema: searchResultsSchema,
  texts: blockTexts('search-results'),
  contract: {
    on: ['search'],
    provides: ['search-results'],
    requires: ['search-box'],
    unique: true,
  },
  addressKeys: ['page', 'q'],
  load: loadResults,
  Component: SearchResults,
  examples: searchResultsExamples,
});
