import { Value } from 'typebox/value';
import { type CommentOptions, commentOptionsSchema } from '#schemas/api/comments.ts';

/** What holds where the site says nothing. */
const DEFAULTS: CommentOptions = {
  CanCommentOnBlog: true,
  CanAddReviews: true,
  RequireAdminPublishing: true,
  OneUserOneComment: true,
  UserCanEditComment: true,
  RequireRatingForComment: false,
  RequireCommentForRating: false,
  AnonymousCanMultipleReview: false,
  NumberOfStars: 5,
};

/** Keys of the CMS options that govern comments. */
export const COMMENT_OPTION_KEYS = Object.keys(DEFAULTS);

/** The options as stored, with the default for one that is missing or makes no sense. */
export function readCommentOptions(
  stored: readonly { key: string; value: unknown }[],
): CommentOptions {
  const valid = stored.filter(({ key, value }) => {
    const rule = Object.entries(commentOptionsSchema.properties).find(([name]) => name === key);
    return rule !== undefined && Value.Check(rule[1], value);
  });
  const options = {
    ...DEFAULTS,
    ...Object.fromEntries(valid.map(({ key, value }) => [key, value])),
  };
  return Value.Parse(commentOptionsSchema, options);
}

/** What somebody says about a product or a post. */
export interface Opinion {
  /** Empty without a text. */
  body: string;
  rating: number | null;
}

/** Faults of an opinion by field (REV-01). With both options off, one of the two is still needed. */
export function opinionFaults(
  options: CommentOptions,
  { body, rating }: Opinion,
): Record<string, string> {
  if (body === '' && rating === null) return { body: 'required', rating: 'required' };
  const faults: Record<string, string> = {};
  if (options.RequireRatingForComment && rating === null) faults['rating'] = 'required';
  if (options.RequireCommentForRating && body === '') faults['body'] = 'required';
  if (rating !== null && rating > options.NumberOfStars) faults['rating'] = 'maximum';
  return faults;
}
