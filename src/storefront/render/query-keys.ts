import { COMMENTS_QUERY } from '#blocks/_ui/comments/comments-query.ts';
import { WORDS_QUERY } from '#blocks/_ui/search-form/words.ts';
import { FIELD_QUERY } from '#domain/commerce/cart-form.ts';
import { ADDED_QUERY } from '#domain/web/added-to-cart.ts';
import { EDITED_LINE_QUERY } from '#domain/web/edited-line.ts';
import { GOAL_SIGNATURE_QUERY, VERIFICATION_QUERY } from '#domain/web/mail-query.ts';
import { LEFT_QUERY, NOTICE_QUERY } from '#domain/web/notices.ts';
import { QUIZ_KEYS } from '#domain/web/quiz-query.ts';
import { VIEWED_QUERY } from '#domain/web/viewed-query.ts';
import { REDIRECT_QUERY } from './guard.ts';

/** Query keys that change a page; all others neither do nor enter the cache's key. */
export const QUERY_KEYS = [
  'category',
  'confirmedEmail',
  'editPage',
  'korak',
  'limit',
  'goal',
  'goalType',
  'mobileView',
  'orderSlug',
  'page',
  'section',
  'sort',
  'token',
  ADDED_QUERY,
  COMMENTS_QUERY,
  EDITED_LINE_QUERY,
  FIELD_QUERY,
  GOAL_SIGNATURE_QUERY,
  LEFT_QUERY,
  VERIFICATION_QUERY,
  VIEWED_QUERY,
  NOTICE_QUERY,
  REDIRECT_QUERY,
  WORDS_QUERY,
  ...QUIZ_KEYS,
] as const;
