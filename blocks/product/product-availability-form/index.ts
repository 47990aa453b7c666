import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { productAvailabilityFormExamples } from './product-availability-form.examples.ts';
import { loadProductAvailability } from './product-availability-form.loader.ts';
import { productAvailabilityFormSchema } from './product-availability-form.schema.ts';
import { ProductAvailabilityForm } from './product-availability-form.tsx';

export const productAvailabilityForm = defineBlock({
  type: 'product-availability-form',
  version: 1,
  category: 'products',
  icon: 'bell',
  schema: productAvailabilityFormSchema,
  texts: blockTexts('product-availability-form'),
  load: loadProductAvailability,
  contract: { on: ['product'] },
  Component: ProductAvailabilityForm,
  examples: productAvailabilityFormExamples,
});
