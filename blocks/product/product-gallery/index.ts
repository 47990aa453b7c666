import { loadPageProduct } from '#blocks/_ui/product-page/page-product.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { productGalleryExamples } from './product-gallery.examples.ts';
import { productGallerySchema } from './product-gallery.schema.ts';
import { productGalleryTexts } from './product-gallery.texts.ts';
import { ProductGallery } from './product-gallery.tsx';

export const productGallery = defineBlock({
  type: 'product-gallery',
  version: 1,
  category: 'catalogue',
  icon: 'images',
  schema: productGallerySchema,
  texts: productGalleryTexts,
  contract: { unique: true },
  load: loadPageProduct,
  Component: ProductGallery,
  examples: productGalleryExamples,
});
