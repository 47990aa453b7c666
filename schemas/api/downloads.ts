import { type Static, Type } from 'typebox';
import { rowIdSchema } from '#schemas/primitives.ts';
import { defineEndpoint } from './endpoint.ts';

/** Most bytes of the file of an e-product. */
export const PRODUCT_FILE_BYTES = 20 * 1024 * 1024;

/** What an e-product is: the file that its buyers may fetch (CART-32). */
export const productFileSchema = Type.Object({
  productId: Type.Integer(),
  name: Type.String(),
  /** Bytes. */
  size: Type.Integer(),
});
export type ProductFile = Static<typeof productFileSchema>;

const params = Type.Object({ productId: rowIdSchema });

/**
 * Multipart with one part `file`, which takes the place of the file before: who bought the product
 * fetches the new one. 400 no file, 404 for an unknown product, 413 too large.
 */
export const setProductFile = defineEndpoint({
  key: 'downloads.set',
  method: 'PUT',
  path: '/api/v1/admin/product-file/update/:productId',
  summary: 'Set the file of an e-product',
  access: 'backoffice',
  params,
  multipart: Type.Object({ file: Type.String({ format: 'binary' }) }),
  data: productFileSchema,
});

/** 404 for a product without a file. */
export const getProductFile = defineEndpoint({
  key: 'downloads.get',
  method: 'GET',
  path: '/api/v1/admin/product-file/get/:productId',
  summary: 'The file of an e-product',
  access: 'backoffice',
  params,
  data: productFileSchema,
});

/** Nobody can fetch it any more, also who bought it. 404 for a product without a file. */
export const deleteProductFile = defineEndpoint({
  key: 'downloads.delete',
  method: 'DELETE',
  path: '/api/v1/admin/product-file/delete/:productId',
  summary: 'Delete the file of an e-product',
  access: 'backoffice',
  params,
  data: Type.Object({}),
});
