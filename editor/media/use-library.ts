import { useEffect, useState } from 'react';

import { filterMedia } from '#schemas/api/media.ts';
import type { Media } from '#schemas/media.ts';
import { useEditor } from '../editor-context.ts';

const PAGE_SIZE = 48;
/** Pause in typing before a search is sent (CONST-02). */
const SEARCH_MS = 300;

interface LibraryPage {
  keywords: string;
  media: readonly Media[];
  page: number;
  totalPages: number;
}

const NOTHING: LibraryPage = { keywords: '', media: [], page: 0, totalPages: 0 };

/** Pictures of the library, newest first, page by page. New uploads stand in front. */
export function useLibrary(keywords: string) {
  const { api, store } = useEditor();
  const [loaded, setLoaded] = useState<LibraryPage>(NOTHING);
  const [wanted, setWanted] = useState(1);

  useEffect(() => {
    let isCurrent = true;
    const body = { page: wanted, limit: PAGE_SIZE, ...(keywords ? { keywords } : {}) };
    const timer = setTimeout(
      () => {
        void api.call(filterMedia, { body }).then((answer) => {
          if (!isCurrent || answer.errored) return;
          const { records, totalPages } = answer.data;
          remember(records);
          setLoaded((before) => ({
            keywords,
            media: wanted === 1 ? records : [...before.media, ...records],
            page: wanted,
            totalPages,
          }));
        });
      },
      keywords ? SEARCH_MS : 0,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };

    function remember(records: readonly Media[]) {
      store.setState(({ media }) => ({
        media: { ...media, ...Object.fromEntries(records.map((record) => [record.id, record])) },
      }));
    }
  }, [api, store, keywords, wanted]);

  return {
    status: loaded.page === 0 ? ('loading' as const) : ('ready' as const),
    media: loaded.media,
    hasMore: loaded.page < loaded.totalPages,
    more: () => setWanted((page) => page + 1),
    add: (media: Media) => {
      store.setState((state) => ({ media: { ...state.media, [media.id]: media } }));
      setLoaded((before) => ({ ...before, media: [media, ...before.media] }));
    },
  };
}
