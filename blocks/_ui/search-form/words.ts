/** Query key of the words on the search page. */
export const WORDS_QUERY = 'q';
/** Longest words that the search takes. */
export const MAX_WORDS = 200;

/** Words that the address of the search page asks for; empty for none. */
export function wordsOf(query: Record<string, string>): string {
  return (query[WORDS_QUERY] ?? '').replace(/\s+/g, ' ').trim().slice(0, MAX_WORDS).trim();
}

/** Joins the form of the search and the list of what was found, which are in blocks of their own. */
export const SEARCH_LIST = 'search';
