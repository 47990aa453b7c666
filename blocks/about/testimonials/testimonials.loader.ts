import type { LoadContext } from '#runtime/define-block.ts';
import { type CommentRow, commentOptions, filterComments } from '#schemas/api/comments.ts';
import type { TestimonialsValues } from './testimonials.schema.ts';

/** Reviews that the shop has of the chosen products. */
export interface TestimonialsData {
  reviews: readonly Pick<CommentRow, 'id' | 'body' | 'author' | 'rating'>[];
  /** Most stars of a review. */
  maxStars: number;
}

/** Newest reviews with words and enough stars, of all chosen products together. */
export async function loadTestimonials({
  values: { reviewedProductIds, leastStars, most },
  api,
}: LoadContext<TestimonialsValues>): Promise<TestimonialsData> {
  if (reviewedProductIds.length === 0) return { reviews: [], maxStars: 5 };
  const [options, ...answers] = await Promise.all([
    api.get(commentOptions, { query: {} }),
    ...reviewedProductIds.map((id) =>
      api.get(filterComments, {
        body: { target: { type: 'product', id }, page: 1, limit: most },
      }),
    ),
  ]);
  const maxStars = options.NumberOfStars;
  // Stars are asked for out of five, whatever the shop counts to.
  const least = (leastStars / 5) * maxStars;
  const reviews = answers
    .flatMap(({ records }) => records)
    .filter(({ body, rating }) => body !== '' && rating !== null && rating >= least)
    .sort((a, b) => b.created_at.localeCompare(a.created_at))
    .slice(0, most)
    .map(({ id, body, author, rating }) => ({ id, body, author, rating }));
  return { reviews, maxStars };
}
