import { useSearchParams } from 'react-router-dom';

import type { Sort } from './data-table.tsx';

/** What a list shows; it is in the address, so that back and forward lead through it. */
export interface ListQuery {
  keywords: string;
  page: number;
  sort: Sort | null;
  /** Choice of a filter by its name; absent where nothing is chosen. */
  filters: Readonly<Record<string, string>>;
}

const OWN = ['q', 'page', 'sort'];

/** The list's query and what changes it; a new search begins at the first page. */
export function useListQuery() {
  const [params, setParams] = useSearchParams();
  const query: ListQuery = {
    keywords: params.get('q') ?? '',
    page: Math.max(1, Math.trunc(Number(params.get('page') ?? 1)) || 1),
    sort: sortOf(params.get('sort')),
    filters: Object.fromEntries([...params].filter(([name]) => !OWN.includes(name))),
  };

  function change(changes: Record<string, string>, replace = false) {
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (!('page' in changes)) next.delete('page');
        for (const [name, value] of Object.entries(changes)) {
          if (value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace, preventScrollReset: true },
    );
  }

  return {
    query,
    search: (keywords: string) => change({ q: keywords }, true),
    go: (page: number) => change({ page: page === 1 ? '' : String(page) }),
    sortBy: ({ param, order }: Sort) => change({ sort: order === 'desc' ? `-${param}` : param }),
    filterBy: (name: string, value: string) => change({ [name]: value }),
  };
}

function sortOf(text: string | null): Sort | null {
  if (!text) return null;
  const isDown = text.startsWith('-');
  return { param: isDown ? text.slice(1) : text, order: isDown ? 'desc' : 'asc' };
}
