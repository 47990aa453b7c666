import { ACTIONS } from '#domain/web/actions.ts';
import type { NoticeKey } from '#domain/web/notices.ts';
import { COMMENT_TARGETS, createComment, updateComment } from '#schemas/api/comments.ts';
import type { ApiFailure } from '#schemas/api/endpoint.ts';
import { ValidationFailed } from '#server/errors.ts';
import type { FormHandler, FormRoute } from '#server/forms/handler.ts';
import { refusal } from '#server/forms/refusal.ts';

const COMMENT_REFUSED: Readonly<Record<string, NoticeKey>> = {
  UNAUTHENTICATED: 'comment-needs-login',
  SCOPE_REQUIRED: 'comment-needs-login',
  COMMENT_EXISTS: 'comment-exists',
  COMMENT_EDITING_NOT_ALLOWED: 'comment-exists',
  COMMENTS_DISABLED: 'comments-closed',
};

/**
 * Writes a comment, a rating, or both, as the options say (REV-01). Where one of a user is allowed, another
 * takes the place of the first if the shop lets its users change what they wrote (REV-02); what is
 * left empty stays as it was.
 */
const writeComment: FormHandler = async ({ app, ctx, form, to }) => {
  const type = COMMENT_TARGETS.find((known) => known === form.text('targetType'));
  if (!type) throw new ValidationFailed({ fields: { targetType: 'enum' } });
  const body = form.text('body');
  const rating = form.integer('rating');
  const opinion = { ...(body !== '' && { body }), ...(rating !== null && { rating }) };
  const api = app.localApi(ctx);
  const target = { type, id: form.integer('targetId') ?? 0 };
  const written = await api.call(createComment, { body: { target, ...opinion } });
  const first = written.errored ? firstOf(written) : null;
  const result =
    first === null
      ? written
      : await api.call(updateComment, { params: { id: first }, body: opinion });
  if (result.errored) return { to, ...refusal(result, COMMENT_REFUSED) };
  if (!result.data.published) return { to, notice: 'comment-awaits-approval' };
  return { to, notice: first === null ? 'comment-published' : 'comment-changed' };
};

/** Id of the comment that prevents another; null for any other refusal. */
function firstOf({ error }: ApiFailure): number | null {
  const { id } = error.payload;
  return error.code === 'COMMENT_EXISTS' && typeof id === 'number' ? id : null;
}

/** The form for comments and reviews. */
export const commentForms: readonly FormRoute[] = [
  { path: ACTIONS.comment, handle: writeComment, needsUser: true },
];
