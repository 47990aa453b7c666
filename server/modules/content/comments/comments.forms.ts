import { ACTIONS } from '#domain/web/actions.ts';
import type { NoticeKey } from '#domain/web/notices.ts';
import { COMMENT_TARGETS, createComment } from '#schemas/api/comments.ts';
import { ValidationFailed } from '#server/errors.ts';
import type { FormHandler, FormRoute } from '#server/forms/handler.ts';
import { refusal } from '#server/forms/refusal.ts';

const COMMENT_REFUSED: Readonly<Record<string, NoticeKey>> = {
  UNAUTHENTICATED: 'comment-needs-login',
  SCOPE_REQUIRED: 'comment-needs-login',
  COMMENT_EXISTS: 'comment-exists',
  COMMENTS_DISABLED: 'comments-closed',
};

/** A comment, a rating, or both, as the options say (REV-01). */
const writeComment: FormHandler = async ({ app, ctx, form, to }) => {
  const type = COMMENT_TARGETS.find((known) => known === form.text('targetType'));
  if (!type) throw new ValidationFailed({ fields: { targetType: 'enum' } });
  const body = form.text('body');
  const rating = form.integer('rating');
  const result = await app.localApi(ctx).call(createComment, {
    body: {
      target: { type, id: form.integer('targetId') ?? 0 },
      ...(body !== '' && { body }),
      ...(rating !== null && { rating }),
    },
  });
  if (result.errored) return { to, ...refusal(result, COMMENT_REFUSED) };
  const { published } = result.data;
  return { to, notice: published ? 'comment-published' : 'comment-awaits-approval' };
};

/** The form for comments and reviews. */
export const commentForms: readonly FormRoute[] = [
  { path: ACTIONS.comment, handle: writeComment, needsUser: true },
];
