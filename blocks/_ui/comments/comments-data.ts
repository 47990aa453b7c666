import type { LoadContext } from '#runtime/define-block.ts';
import {
  type CommentOptions,
  type CommentRow,
  type CommentTarget,
  commentOptions,
  filterComments,
} from '#schemas/api/comments.ts';
import type { ApiPort } from '#schemas/api/endpoint.ts';
import { COMMENTS_QUERY } from './comments-query.ts';

/** What is said about a product or a post, and what of it a visitor may add. */
export interface CommentsData {
  /** null where there is nothing to comment on. */
  target: CommentTarget | null;
  /** What the site allows in comments and asks of them (REV-02). */
  options: CommentOptions;
  /** Published ones of the page, the newest first. */
  comments: readonly CommentRow[];
  total: number;
  /** Mean of all published ratings; null without one. */
  averageRating: number | null;
  page: number;
  pages: number;
}

type Asked = Pick<LoadContext<{ limit: number }>, 'api' | 'query' | 'values'>;

/** What visitors see of a target; an address beyond the last page shows the last one. */
export async function loadComments(
  { api, query, values: { limit } }: Asked,
  target: CommentTarget | null,
): Promise<CommentsData> {
  const options = await api.get(commentOptions, { query: {} });
  const nothing = { comments: [], total: 0, averageRating: null, page: 1, pages: 1 };
  if (target === null) return { target, options, ...nothing };
  const asked = await readPage(api, target, { page: askedPage(query), limit });
  const isBeyond = asked.comments.length === 0 && asked.total > 0;
  const shown = isBeyond ? await readPage(api, target, { page: asked.pages, limit }) : asked;
  return { target, options, ...shown };
}

async function readPage(
  api: ApiPort,
  target: CommentTarget,
  { page, limit }: { page: number; limit: number },
) {
  const answer = await api.get(filterComments, { body: { target, page, limit } });
  const { records, totalRecords, totalPages, averageRating } = answer;
  return { comments: records, total: totalRecords, averageRating, page, pages: totalPages };
}

function askedPage({ [COMMENTS_QUERY]: page = '' }: Record<string, string>): number {
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1;
}

/** Whether visitors may add something. */
export function isOpen({ target, options }: Pick<CommentsData, 'target' | 'options'>): boolean {
  if (target === null) return false;
  return target.type === 'product' ? options.CanAddReviews : options.CanCommentOnBlog;
}
