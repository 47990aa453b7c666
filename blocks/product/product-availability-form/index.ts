import { defineBlock } from '#runtime/define-block.ts';
import { productAvailabilityFormExamples } from './product-availability-form.examples.ts';
import { loadProductAvailability } from './product-availability-form.loader.ts';
import { productAvailabilityFormSchema } from './product-availability-form.schema.ts';
import { productAvailabilityFormTexts } from './product-availability-form.texts.ts';
import { ProductAvailabilityForm } from './product-availability-form.tsx';

export const productAvailabilityForm = defineBlock({
  type: 'product-availability-form',
  version: 1,
  category: 'catalogue',
  icon: 'bell',
  schema: productAvailabilityFormSchema,
  texts: productAvailabilityFormTexts,
  load: loadProductAvailability,
  Component: ProductAvailabilityForm,
  examples: productAvailabilityFormExamples,
});
