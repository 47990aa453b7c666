import { NOTICE_QUERY } from '#schemas/notices.ts';
import { REDIRECT_QUERY } from './guard.ts';

/** Query keys that change a page; all others neither do nor enter the cache's key. */
export const QUERY_KEYS = [
  'category',
  'editPage',
  'mobileView',
  'page',
  'section',
  'token',
  NOTICE_QUERY,
  REDIRECT_QUERY,
] as const;
