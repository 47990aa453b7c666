import { NOTICE_QUERY, NOTICES } from '#schemas/notices.ts';
import { isSafePath } from '#schemas/safe-path.ts';

/** A value beyond this length changes no page and is not kept. */
const MAX_LENGTH = 300;

/** Values that a key may have; any other value means nothing and would only fill the cache. */
const KNOWN_VALUES: Readonly<Record<string, (value: string) => boolean>> = {
  mobileView: (value) => value === 'true',
  editPage: (value) => value === 'true',
  [NOTICE_QUERY]: (value) => Object.hasOwn(NOTICES, value),
  redirect: isSafePath,
};

/** First value of each known key in the order of `known`; what changes no page is left out. */
export function readQuery(search: string, known: readonly string[]): Record<string, string> {
  const values = new URLSearchParams(search);
  const query: Record<string, string> = {};
  for (const key of known) {
    const value = values.get(key);
    if (value === null || value.length > MAX_LENGTH) continue;
    if (KNOWN_VALUES[key]?.(value) ?? true) query[key] = value;
  }
  return query;
}
