import { COMMENTS_QUERY } from '#blocks/_ui/comments/comments-query.ts';
import { WORDS_QUERY } from '#blocks/_ui/search-form/words.ts';
import { ADDED_QUERY } from '#schemas/added-to-cart.ts';
import { FIELD_QUERY } from '#schemas/cart-form.ts';
import { EDITED_LINE_QUERY } from '#schemas/edited-line.ts';
import { VERIFICATION_QUERY } from '#schemas/mail-query.ts';
import { NOTICE_QUERY } from '#schemas/notices.ts';
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
  VERIFICATION_QUERY,
  NOTICE_QUERY,
  REDIRECT_QUERY,
  WORDS_QUERY,
] as const;
