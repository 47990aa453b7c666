import { loadPageProduct } from '#blocks/_ui/product-page/page-product.ts';
import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { productGalleryExamples } from './product-gallery.examples.ts';
import { productGallerySchema } from './product-gallery.schema.ts';
import { ProductGallery } from './product-gallery.tsx';

export const productGallery = defineBlock({
  type: 'product-gallery',
  version: 1,
  category: 'products',
  icon: 'images',
  schema: productGallerySchema,
  texts: blockTexts('product-gallery'),
  contract: { on: ['product'], unique: true },
  load: loadPageProduct,
  Component: ProductGallery,
  examples: productGalleryExamples,
});
