import { expect, it } from 'vitest';
import { answeringApi, SAMPLE_REQUEST } from '#tests/support/loader-api.ts';
import { loadTestimonials } from './testimonials.loader.ts';
import type { TestimonialsValues } from './testimonials.schema.ts';

const review = (id: number, rating: number | null, created_at: string, body = 'Dobro.') => ({
  id,
  body,
  rating,
  author: 'Ana B.',
  created_at,
  published: true,
});

const RECORDS: Readonly<Record<number, ReturnType<typeof review>[]>> = {
  1: [review(11, 5, '2026-01-05T10:00:00Z'), review(12, 3, '2026-03-01T10:00:00Z')],
  2: [
    review(21, 4, '2026-02-01T10:00:00Z'),
    review(22, 5, '2026-01-20T10:00:00Z', ''),
    review(23, null, '2026-01-21T10:00:00Z'),
  ],
};

const api = answeringApi({
  get({ key }, { body }) {
    if (key === 'comments.options') return { NumberOfStars: 5 };
    const records = RECORDS[(body['target'] as { id: number }).id] ?? [];
    return { records, totalRecords: records.length, totalPages: 1, averageRating: null };
  },
});

const load = (values: Partial<TestimonialsValues>) =>
  loadTestimonials({
    values: { reviewedProductIds: [1, 2], leastStars: 4, most: 9, ...values } as TestimonialsValues,
    api,
    ...SAMPLE_REQUEST,
  });

it('shows reviews with words and enough stars, the newest of all products first', async () => {
  expect((await load({})).reviews.map(({ id }) => id)).toEqual([21, 11]);
  expect((await load({ leastStars: 3, most: 2 })).reviews.map(({ id }) => id)).toEqual([12, 21]);
});

it('asks for nothing where no product was chosen', async () => {
  expect(await load({ reviewedProductIds: [] })).toEqual({ reviews: [], maxStars: 5 });
});
