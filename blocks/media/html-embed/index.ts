import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { htmlEmbedExamples } from './html-embed.examples.ts';
import { loadHtmlEmbed } from './html-embed.loader.ts';
import { htmlEmbedSchema } from './html-embed.schema.ts';
import { HtmlEmbed } from './html-embed.tsx';

export const htmlEmbed = defineBlock({
  type: 'html-embed',
  version: 1,
  category: 'media',
  icon: 'code-xml',
  schema: htmlEmbedSchema,
  texts: blockTexts('html-embed'),
  load: loadHtmlEmbed,
  Component: HtmlEmbed,
  examples: htmlEmbedExamples,
});
