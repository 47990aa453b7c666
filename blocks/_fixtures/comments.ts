import type { CommentsData } from '#blocks/_ui/comments/comments-data.ts';
import type { CommentTarget } from '#schemas/api/comments.ts';

type TargetType = CommentTarget['type'];

const OPTIONS = {
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

const FACTS = { created_at: '2026-10-12T08:00:00.000Z', published: true };

const COMMENTS = [
  {
    ...FACTS,
    id: 3,
    author: 'Ana K.',
    rating: 5,
    body: 'Nakon tri tjedna koža je mirnija i ujednačenija. Dovoljne su dvije kapi.',
  },
  { ...FACTS, id: 2, author: 'Marin P.', rating: 4, body: 'Lagano se upija i ne miriše.' },
  { ...FACTS, id: 1, author: 'Ivana', rating: 5, body: '' },
];

/** Nobody said anything yet. */
export function noComments(type: TargetType): CommentsData {
  return {
    target: { type, id: 7 },
    options: OPTIONS,
    comments: [],
    total: 0,
    averageRating: null,
    page: 1,
    pages: 1,
  };
}

/** Three opinions; those on a post have no stars. */
export function sampleComments(type: TargetType): CommentsData {
  const isReview = type === 'product';
  return {
    ...noComments(type),
    comments: isReview
      ? COMMENTS
      : COMMENTS.filter(({ body }) => body !== '').map((row) => ({ ...row, rating: null })),
    total: isReview ? 3 : 2,
    averageRating: isReview ? 4.67 : null,
  };
}

/** Many words, on the second of several pages, and all the options that ask for more. */
export function twoPages(type: TargetType): CommentsData {
  const body = COMMENTS.map(({ body }) => body).join(' ');
  const whole = sampleComments(type);
  return {
    ...whole,
    options: { ...OPTIONS, RequireRatingForComment: true, RequireCommentForRating: true },
    comments: whole.comments.map((row) => ({
      ...row,
      author: 'Maksimilijana-Antonija Š.',
      body: `${body}\n\n${body} Najdužauhrvatskomjezikuriječprijestolonasljednikovičičinima.`,
    })),
    total: 1204,
    page: 2,
    pages: 241,
  };
}

/** The shop takes no more; nothing was said before. */
export function closedComments(type: TargetType): CommentsData {
  const options = { ...OPTIONS, CanAddReviews: false, CanCommentOnBlog: false };
  return { ...noComments(type), options };
}
