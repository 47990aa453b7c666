import type { Timer } from './autosave.ts';

/** The clock and timers of the browser. */
export const browserTimer: Timer = {
  now: () => Date.now(),
  after(ms, task) {
    const id = setTimeout(task, ms);
    return () => clearTimeout(id);
  },
};
