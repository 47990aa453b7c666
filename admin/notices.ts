import { createContext } from 'react';

/** How long a notice stays, in ms. */
const STAY_MS = 6000;

/** A sentence about what was done; equal sentences in a row are read out again. */
export interface Notice {
  text: string;
  count: number;
}

export type Notices = ReturnType<typeof createNotices>;

/** The last notice of the panel, for a while. */
export function createNotices() {
  const listeners = new Set<() => void>();
  let current: Notice | null = null;
  let count = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function set(next: Notice | null) {
    current = next;
    for (const listener of listeners) listener();
  }

  return {
    read: () => current,
    subscribe(changed: () => void) {
      listeners.add(changed);
      return () => {
        listeners.delete(changed);
      };
    },
    show(text: string, stayMs = STAY_MS) {
      count += 1;
      set({ text, count });
      clearTimeout(timer);
      timer = setTimeout(() => set(null), stayMs);
    },
    close: () => set(null),
  };
}

export const NoticesContext = createContext<Notices | null>(null);
