import { LEFT_QUERY, NOTICE_QUERY, NOTICES, readLeft } from '#domain/web/notices.ts';
import { QUIZ_KEYS, quizAnswer } from '#domain/web/quiz-query.ts';
import { isSafePath } from '#domain/web/safe-path.ts';
import { readViewedIds, VIEWED_QUERY } from '#domain/web/viewed-query.ts';
import { SORT_IDS } from '#schemas/api/catalog.ts';

/** A value beyond this length changes no page and is not kept. */
const MAX_LENGTH = 300;

const SORTS: readonly string[] = SORT_IDS;

/** Values that a key may have; any other value means nothing and would only fill the cache. */
const KNOWN_VALUES: Readonly<Record<string, (value: string) => boolean>> = {
  mobileView: (value) => value === 'true',
  editPage: (value) => value === 'true',
  [NOTICE_QUERY]: (value) => Object.hasOwn(NOTICES, value),
  [LEFT_QUERY]: (value) => readLeft(value).length > 0,
  [VIEWED_QUERY]: (value) => readViewedIds(value).length > 0,
  redirect: isSafePath,
  goalType: (value) => ['message', 'url', 'file'].includes(value),
  sort: (value) => SORTS.includes(value),
  limit: (value) => /^\d{1,2}$/.test(value),
  ...Object.fromEntries(QUIZ_KEYS.map((key) => [key, isAnswer])),
};

function isAnswer(value: string): boolean {
  return quizAnswer(value) !== undefined;
}

/** Keys of an address that change a page. */
export interface QueryKeys {
  known: readonly string[];
  /** Keys of filters of lists; a form without JavaScript repeats such a key (FILT-01). */
  filters: readonly string[];
}

/** Ids, yes and no, numbers or days, separated by commas (G-064). */
const FILTER = /^[\w.-]*(,[\w.-]*)*$/;

/**
 * First value of each known key, and all values of each filter in one, in the order of `keys` and of
 * size; what changes no page is left out. A filter under the name of another key is that other key.
 */
export function readQuery(search: string, { known, filters }: QueryKeys): Record<string, string> {
  const values = new URLSearchParams(search);
  const query: Record<string, string> = {};
  for (const key of known) {
    const value = values.get(key);
    if (value === null || value.length > MAX_LENGTH) continue;
    if (KNOWN_VALUES[key]?.(value) ?? true) query[key] = value;
  }
  for (const key of filters) {
    const value = values.getAll(key).join(',');
    const says = value.length <= MAX_LENGTH && FILTER.test(value) && /\w/.test(value);
    if (says && !known.includes(key)) query[key] = inOrder(value);
  }
  return query;
}

/** Values from small to large, so that one list has one question (I44). An open range stays as it is. */
function inOrder(value: string): string {
  const values = value.split(',');
  return values.includes('') ? value : values.sort(bySize).join(',');
}

function bySize(a: string, b: string): number {
  const difference = Number(a) - Number(b);
  if (difference) return difference;
  return a < b ? -1 : Number(a > b);
}
