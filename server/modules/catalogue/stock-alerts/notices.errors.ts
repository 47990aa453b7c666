import { defineError } from '#server/errors.ts';

export const AlertExists = defineError('ALERT_EXISTS', 'Already subscribed to this product.', 409);
export const ProductAvailable = defineError('PRODUCT_AVAILABLE', 'Product is available.', 409);
