import { createContext } from 'react';
import type { NoticeAction } from '#kit/back-office-context.ts';

/** How long a notice stays, in ms; one that offers something has to be read, reached and pressed. */
const STAY_MS = 6000;
const OFFER_MS = 20_000;

/** A sentence about what was done; equal sentences in a row are read out again. */
export interface Notice {
  text: string;
  count: number;
  action?: NoticeAction;
}

export type Notices = ReturnType<typeof createNotices>;

/** The last notice of the panel, for a while. */
export function createNotices() {
  const listeners = new Set<() => void>();
  let current: Notice | null = null;
  let count = 0;
  let stay = STAY_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function set(next: Notice | null) {
    current = next;
    for (const listener of listeners) listener();
  }

  function release() {
    clearTimeout(timer);
    timer = setTimeout(() => set(null), stay);
  }

  return {
    read: () => current,
    subscribe(changed: () => void) {
      listeners.add(changed);
      return () => {
        listeners.delete(changed);
      };
    },
    show(text: string, stayMs?: number, action?: NoticeAction) {
      count += 1;
      stay = stayMs ?? (action ? OFFER_MS : STAY_MS);
      set({ text, count, ...(action && { action }) });
      release();
    },
    /** It stays while somebody is about to press something on it, and its time begins anew afterwards. */
    hold: () => clearTimeout(timer),
    release,
    close: () => set(null),
  };
}

export const NoticesContext = createContext<Notices | null>(null);
