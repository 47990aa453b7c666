import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { galleryExamples } from './gallery.examples.ts';
import { gallerySchema } from './gallery.schema.ts';
import { Gallery } from './gallery.tsx';

export const gallery = defineBlock({
  type: 'gallery',
  version: 1,
  category: 'media',
  icon: 'images',
  schema: gallerySchema,
  texts: blockTexts('gallery'),
  Component: Gallery,
  examples: galleryExamples,
});
