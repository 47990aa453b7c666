import { describe, expect, it } from 'vitest';
import { opinionFaults, readCommentOptions } from './comment-rules.ts';

const BOTH = [false, true].flatMap((a) => [false, true].map((b) => [a, b] as const));

describe.each(BOTH)(
  'with a rating needed: %s and a text needed: %s',
  (ratingNeeded, textNeeded) => {
    const options = readCommentOptions([
      { key: 'RequireRatingForComment', value: ratingNeeded },
      { key: 'RequireCommentForRating', value: textNeeded },
    ]);

    it('nothing at all is too little', () => {
      expect(opinionFaults(options, { body: '', rating: null })).toEqual({
        body: 'required',
        rating: 'required',
      });
    });

    it('a text alone is judged by whether it needs stars', () => {
      const faults = opinionFaults(options, { body: 'Odlično', rating: null });

      expect(faults).toEqual(ratingNeeded ? { rating: 'required' } : {});
    });

    it('stars alone are judged by whether they need a text', () => {
      const faults = opinionFaults(options, { body: '', rating: 5 });

      expect(faults).toEqual(textNeeded ? { body: 'required' } : {});
    });

    it('both are always enough', () => {
      expect(opinionFaults(options, { body: 'Odlično', rating: 5 })).toEqual({});
    });
  },
);

describe('the options', () => {
  it('have defaults: registered users, one comment each, published by an editor', () => {
    expect(readCommentOptions([])).toEqual({
      CanCommentOnBlog: true,
      CanAddReviews: true,
      RequireAdminPublishing: true,
      OneUserOneComment: true,
      UserCanEditComment: true,
      RequireRatingForComment: false,
      RequireCommentForRating: false,
      AnonymousCanMultipleReview: false,
      NumberOfStars: 5,
    });
  });

  it.each([0, 11, '5', null, 2.5])('take no %s stars', (value) => {
    expect(readCommentOptions([{ key: 'NumberOfStars', value }]).NumberOfStars).toBe(5);
  });

  it('limit the stars', () => {
    const options = readCommentOptions([{ key: 'NumberOfStars', value: 3 }]);

    expect(opinionFaults(options, { body: '', rating: 4 })).toEqual({ rating: 'maximum' });
    expect(opinionFaults(options, { body: '', rating: 3 })).toEqual({});
  });
});
