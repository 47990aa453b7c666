import { defineError } from '#server/errors.ts';

export const CommentsDisabled = defineError('COMMENTS_DISABLED', 'Comments are turned off', 400);
export const CommentEditingNotAllowed = defineError(
  'COMMENT_EDITING_NOT_ALLOWED',
  'Editing is not allowed',
  400,
);
export const CommentExists = defineError('COMMENT_EXISTS', 'Only one comment per user', 409);
