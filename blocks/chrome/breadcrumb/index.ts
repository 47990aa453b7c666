import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { breadcrumbExamples } from './breadcrumb.examples.ts';
import { loadTrail } from './breadcrumb.loader.ts';
import { breadcrumbSchema } from './breadcrumb.schema.ts';
import { Breadcrumb } from './breadcrumb.tsx';

export const breadcrumb = defineBlock({
  type: 'breadcrumb',
  version: 1,
  category: 'layout',
  icon: 'chevrons-right',
  schema: breadcrumbSchema,
  texts: blockTexts('breadcrumb'),
  load: loadTrail,
  Component: Breadcrumb,
  examples: breadcrumbExamples,
});
