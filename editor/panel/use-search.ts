import { useEffect, useState } from 'react';

/** Pause in typing before a search is sent (CONST-02). */
const SEARCH_MS = 300;

/** Results of a search; those of the last one stay until new ones come. */
export interface SearchResults<T> {
  status: 'loading' | 'found' | 'failed';
  found: readonly T[];
}

/** Searches while the user types; late answers to earlier words are ignored. `null` searches nothing. */
export function useSearch<T>(
  query: string | null,
  search: (query: string) => Promise<readonly T[]>,
): SearchResults<T> {
  const [results, setResults] = useState<SearchResults<T>>({ status: 'loading', found: [] });
  useEffect(() => {
    if (query === null) return;
    let isCurrent = true;
    const settle = (next: SearchResults<T>) => isCurrent && setResults(next);
    const timer = setTimeout(
      () => {
        search(query.trim()).then(
          (found) => settle({ status: 'found', found }),
          () => settle({ status: 'failed', found: [] }),
        );
      },
      query === '' ? 0 : SEARCH_MS,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [query, search]);
  return results;
}
