import { useEffect, useState } from 'react';

/** Pause in typing before a search is sent (CONST-02). */
const SEARCH_MS = 300;

/** Results of a search while the user types; late answers of earlier searches are ignored. */
export function useSearch<T>(
  query: string | null,
  search: (query: string) => Promise<readonly T[]>,
): readonly T[] {
  const [found, setFound] = useState<readonly T[]>([]);
  useEffect(() => {
    if (query === null) return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      search(query).then(
        (results) => isCurrent && setFound(results),
        () => isCurrent && setFound([]),
      );
    }, SEARCH_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [query, search]);
  return query === null ? [] : found;
}
