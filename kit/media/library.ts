import type { ApiPort } from '#schemas/api/endpoint.ts';
import { filterMedia } from '#schemas/api/media.ts';
import type { Media } from '#schemas/media.ts';
import type { MediaKind } from '#schemas/media-kinds.ts';
import type { KeepMedia } from './keep-media.ts';

const PAGE_SIZE = 48;
/** Pause in typing before a search is sent (CONST-02). */
const SEARCH_MS = 300;

/** What the picker shows. Pictures of the last answer stay while the next one is on its way. */
export interface LibraryState {
  status: 'loading' | 'ready' | 'failed';
  keywords: string;
  /** Absent: files of every kind. */
  kind: MediaKind | undefined;
  media: readonly Media[];
  page: number;
  hasMore: boolean;
}

export type Library = ReturnType<typeof createLibrary>;

/** Files of the media library, newest first, page by page. New uploads are in front. */
export function createLibrary(api: ApiPort, keep: KeepMedia, first?: MediaKind) {
  const listeners = new Set<() => void>();
  let state: LibraryState = {
    status: 'loading',
    keywords: '',
    kind: first,
    media: [],
    page: 0,
    hasMore: false,
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let newest = 0;

  const change = (changes: Partial<LibraryState>) => {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  };

  const load = async (page: number) => {
    newest += 1;
    const mine = newest;
    const { keywords, kind } = state;
    change({ status: 'loading' });
    const words = keywords.trim();
    const body = {
      page,
      limit: PAGE_SIZE,
      ...(words && { keywords: words }),
      ...(kind && { kind }),
    };
    const answer = await api.call(filterMedia, { body });
    if (mine !== newest) return;
    if (answer.errored) {
      change({ status: 'failed' });
      return;
    }
    const { records, totalPages } = answer.data;
    keep(records);
    const media = page === 1 ? records : [...state.media, ...records];
    change({ status: 'ready', media, page, hasMore: page < totalPages });
  };

  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      if (listeners.size === 1 && state.page === 0) void load(1);
      return () => {
        listeners.delete(listener);
      };
    },
    search(keywords: string) {
      change({ keywords });
      clearTimeout(timer);
      timer = setTimeout(() => void load(1), SEARCH_MS);
    },
    show(kind: MediaKind | undefined) {
      change({ kind });
      clearTimeout(timer);
      void load(1);
    },
    more: () => void load(state.page + 1),
    /** Asks again for what did not come. */
    again: () => void load(Math.max(1, state.page)),
    /** Shows what was changed of a picture. */
    update(media: Media) {
      keep([media]);
      change({ media: state.media.map((one) => (one.id === media.id ? media : one)) });
    },
    /** It is in the library no more. */
    drop: (id: number) => change({ media: state.media.filter((one) => one.id !== id) }),
    add(media: Media) {
      keep([media]);
      change({ media: [media, ...state.media.filter(({ id }) => id !== media.id)] });
    },
  };
}
