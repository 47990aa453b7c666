import { createStore, get, set, type UseStore } from 'idb-keyval';

import type { LocalCopy, LocalCopyStore } from './local-copy.ts';

/** Copies in the browser's IndexedDB. A browser that refuses it keeps nothing. */
export function createBrowserCopyStore(): LocalCopyStore {
  let opened: UseStore | null = null;
  const database = () => {
    opened ??= createStore('izlog-editor', 'pages');
    return opened;
  };
  return {
    async load(page) {
      try {
        return (await get<LocalCopy>(page, database())) ?? null;
      } catch {
        return null;
      }
    },
    async save(page, copy) {
      try {
        await set(page, copy, database());
      } catch {
        // Private mode or a full disk: the work is still in memory and on its way to the server.
      }
    },
  };
}
