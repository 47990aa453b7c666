import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { searchBoxExamples } from './search-box.examples.ts';
import { loadWords } from './search-box.loader.ts';
import { searchBoxSchema } from './search-box.schema.ts';
import { SearchBox } from './search-box.tsx';

export const searchBox = defineBlock({
  type: 'search-box',
  version: 1,
  category: 'products',
  icon: 'search',
  schema: searchBoxSchema,
  texts: blockTexts('search-box'),
  contract: { provides: ['search-box'] },
  load: loadWords,
  Component: SearchBox,
  examples: searchBoxExamples,
});
