import { defineBlock } from '#runtime/define-block.ts';
import { productCarouselExamples } from './product-carousel.examples.ts';
import { loadProducts } from './product-carousel.loader.ts';
import { productCarouselSchema } from './product-carousel.schema.ts';
import { productCarouselTexts } from './product-carousel.texts.ts';
import { ProductCarousel } from './product-carousel.tsx';

export const productCarousel = defineBlock({
  type: 'product-carousel',
  version: 1,
  category: 'catalogue',
  icon: 'gallery-horizontal',
  schema: productCarouselSchema,
  texts: productCarouselTexts,
  load: loadProducts,
  Component: ProductCarousel,
  examples: productCarouselExamples,
});
