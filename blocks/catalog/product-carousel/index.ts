import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { productCarouselExamples } from './product-carousel.examples.ts';
import { loadProducts } from './product-carousel.loader.ts';
import { productCarouselSchema } from './product-carousel.schema.ts';
import { ProductCarousel } from './product-carousel.tsx';

export const productCarousel = defineBlock({
  type: 'product-carousel',
  version: 1,
  category: 'products',
  icon: 'gallery-horizontal',
  schema: productCarouselSchema,
  texts: blockTexts('product-carousel'),
  load: loadProducts,
  Component: ProductCarousel,
  examples: productCarouselExamples,
});
