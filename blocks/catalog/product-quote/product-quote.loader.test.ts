import { expect, it } from 'vitest';
import { sampleProducts } from '#blocks/_fixtures/products.ts';
import { answeringApi, SAMPLE_REQUEST } from '#tests/support/loader-api.ts';
import { loadQuoted } from './product-quote.loader.ts';
import type { ProductQuoteValues } from './product-quote.schema.ts';

const [product] = sampleProducts;

/** A shop that has one product, and so many stars for it. */
function load(productId: number | undefined, averageRating: number | null = null) {
  const api = answeringApi({
    get({ key }, { body }) {
      if (key === 'comments.options') return { NumberOfStars: 5 };
      if (key === 'comments.filter') return { records: [], totalRecords: 12, averageRating };
      const [{ value }] = body['filters'] as [{ value: string }];
      return { records: value === String(product?.id) ? [product] : [] };
    },
  });
  const values = { productId } as ProductQuoteValues;
  return loadQuoted({ values, api, ...SAMPLE_REQUEST });
}

it('shows the chosen product with its rating', async () => {
  expect(await load(product?.id, 4.62)).toEqual({
    product,
    rating: { stars: 4.62, max: 5, reviews: 12 },
  });
});

it('shows a product that nobody has rated without stars', async () => {
  expect(await load(product?.id)).toEqual({ product, rating: null });
});

it('shows no product where none is chosen, or where it is gone', async () => {
  expect(await load(undefined)).toEqual({ product: null, rating: null });
  expect(await load(999, 5)).toEqual({ product: null, rating: null });
});
