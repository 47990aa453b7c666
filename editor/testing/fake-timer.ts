import type { Timer } from '../kernel/store/saving/autosave.ts';

/** A clock that stops until it is moved. */
export interface FakeTimer extends Timer {
  /** Moves the clock and runs what is due, in order; waits for what that starts. */
  advance(ms: number): Promise<void>;
}

export function createFakeTimer(start = 1_000_000): FakeTimer {
  let now = start;
  let tasks: { at: number; task: () => void }[] = [];
  return {
    now: () => now,
    after(ms, task) {
      const entry = { at: now + ms, task };
      tasks.push(entry);
      return () => {
        tasks = tasks.filter((other) => other !== entry);
      };
    },
    async advance(ms) {
      const until = now + ms;
      for (;;) {
        const due = tasks.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
        const [next] = due;
        if (!next) break;
        now = next.at;
        tasks = tasks.filter((other) => other !== next);
        next.task();
        await settle();
      }
      now = until;
    },
  };
}

/** Lets promises that are under way finish. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}
