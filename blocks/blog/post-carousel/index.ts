import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { postCarouselExamples } from './post-carousel.examples.ts';
import { loadPosts } from './post-carousel.loader.ts';
import { postCarouselSchema } from './post-carousel.schema.ts';
import { PostCarousel } from './post-carousel.tsx';

export const postCarousel = defineBlock({
  type: 'post-carousel',
  version: 1,
  category: 'blog',
  icon: 'newspaper',
  schema: postCarouselSchema,
  texts: blockTexts('post-carousel'),
  load: loadPosts,
  Component: PostCarousel,
  examples: postCarouselExamples,
});
