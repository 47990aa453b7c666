import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { productReviewsExamples } from './product-reviews.examples.ts';
import { loadProductReviews } from './product-reviews.loader.ts';
import { productReviewsSchema } from './product-reviews.schema.ts';
import { ProductReviews } from './product-reviews.tsx';

export const productReviews = defineBlock({
  type: 'product-reviews',
  version: 1,
  category: 'social-proof',
  icon: 'star',
  schema: productReviewsSchema,
  texts: blockTexts('product-reviews'),
  contract: { on: ['product'], unique: true },
  load: loadProductReviews,
  Component: ProductReviews,
  examples: productReviewsExamples,
});
