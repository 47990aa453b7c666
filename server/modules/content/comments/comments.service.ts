import type { CommentOptions, CommentRow } from '#schemas/api/comments.ts';
import { NotFound, ValidationFailed } from '#server/errors.ts';
import type { SiteService } from '#server/modules/site/site/index.ts';
import { type Paging, toRecords } from '#server/paging.ts';
import type { CallUser } from '#server/plugins/call-context.ts';
import {
  COMMENT_OPTION_KEYS,
  type Opinion,
  opinionFaults,
  readCommentOptions,
} from './comment-rules.ts';
import { CommentEditingNotAllowed, CommentExists, CommentsDisabled } from './comments.errors.ts';
import type { CommentRepository, StoredComment, Target } from './comments.repository.ts';

/** What is commented on, as the API names it. */
export interface ApiTarget {
  type: Target['target_type'];
  id: number;
}

/** What a call says; `published` is for editors. */
export interface CommentChange {
  body?: string;
  rating?: number;
  published?: boolean;
}

interface Parts {
  repository: CommentRepository;
  options: SiteService['options'];
  publish(tags: readonly string[]): Promise<void>;
}

export type CommentService = ReturnType<typeof createCommentService>;

/** Comments and reviews (REV-01). Every change that visitors see tells the caches. */
export function createCommentService({ repository, options: readOptions, publish }: Parts) {
  const optionsOf = async (siteId: number) =>
    readCommentOptions(await readOptions(siteId, COMMENT_OPTION_KEYS));

  return {
    options: optionsOf,

    async page(siteId: number, target: ApiTarget, paging: Paging) {
      const { rows, total, average } = await repository.page(siteId, toColumns(target), paging);
      return { ...toRecords(rows.map(toRow), total, paging), averageRating: average };
    },

    /** What a new comment would take the place of; null where it would be one more. */
    async own(siteId: number, user: CallUser, target: ApiTarget): Promise<CommentRow | null> {
      const { OneUserOneComment, UserCanEditComment } = await optionsOf(siteId);
      if (!(OneUserOneComment && UserCanEditComment)) return null;
      const own = await repository.ownComment(null, siteId, user.id, toColumns(target));
      return own && toRow(own);
    },

    /** Throws `NotFound`, `CommentsDisabled`, `ValidationFailed`, `CommentExists`. */
    async create(
      siteId: number,
      user: CallUser,
      target: ApiTarget,
      { body = '', rating }: CommentChange,
    ): Promise<CommentRow> {
      const options = await optionsOf(siteId);
      const columns = toColumns(target);
      if (!(await repository.isShown(siteId, columns))) throw new NotFound();
      if (!isOpen(options, target)) throw new CommentsDisabled();
      const opinion: Opinion = { body: body.trim(), rating: rating ?? null };
      refuseFaults(options, opinion);

      const row = await repository.transaction(async (trx) => {
        const author = await repository.lockAuthor(trx, user.id);
        const own = await repository.ownComment(trx, siteId, user.id, columns);
        if (options.OneUserOneComment && own) throw new CommentExists({ id: own.id });
        return repository.insert(trx, {
          site_id: siteId,
          ...columns,
          ...opinion,
          account_id: user.id,
          author: nameOf(author),
          published: !options.RequireAdminPublishing,
        });
      });
      if (row.published) await publish(['comments']);
      return toRow(row);
    },

    /** Throws `NotFound` for a comment of somebody else, `CommentEditingNotAllowed`, `ValidationFailed`. */
    async update(siteId: number, user: CallUser, id: number, change: CommentChange) {
      const isEditor = user.scope === 'backoffice';
      const options = await optionsOf(siteId);
      const { before, after } = await repository.transaction(async (trx) => {
        const stored = await repository.lock(trx, siteId, id);
        if (!stored || !(isEditor || stored.account_id === user.id)) throw new NotFound();
        if (!isEditor) refuseAuthor(options, change);
        const wanted = changed(stored, change, isEditor || !options.RequireAdminPublishing);
        refuseFaults(options, wanted);
        return { before: stored, after: await repository.update(trx, id, wanted) };
      });
      if (before.published || after.published) await publish(['comments']);
      return toRow(after);
    },
  };
}

/** `staysPublished`: a text that somebody read before it was published may change afterwards. */
function changed(
  stored: StoredComment,
  { body, rating, published }: CommentChange,
  staysPublished: boolean,
) {
  return {
    body: body?.trim() ?? stored.body,
    rating: rating ?? stored.rating,
    published: staysPublished && (published ?? stored.published),
  };
}

function isOpen(options: CommentOptions, { type }: ApiTarget): boolean {
  return type === 'product' ? options.CanAddReviews : options.CanCommentOnBlog;
}

/** What an author may not do. */
function refuseAuthor(options: CommentOptions, { published }: CommentChange) {
  if (published !== undefined) throw new ValidationFailed({ fields: { published: 'backoffice' } });
  if (!options.UserCanEditComment) throw new CommentEditingNotAllowed();
}

function refuseFaults(options: CommentOptions, opinion: Opinion) {
  const fields = opinionFaults(options, opinion);
  if (Object.keys(fields).length > 0) throw new ValidationFailed({ fields });
}

/** `Ana K.`: a visitor can be told from another, and is not found by name. */
function nameOf({ first_name, last_name }: { first_name: string; last_name: string }): string {
  const [initial] = last_name;
  return [first_name, initial && `${initial}.`].filter(Boolean).join(' ');
}

function toColumns({ type, id }: ApiTarget): Target {
  return { target_type: type, target_id: id };
}

function toRow({ id, body, rating, author, created_at, published }: StoredComment): CommentRow {
  return { id, body, rating, author, created_at: created_at.toISOString(), published };
}
