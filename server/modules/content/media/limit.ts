import { ServiceUnavailable } from '#server/errors.ts';

/**
 * Runs tasks, at most `max` at the same time, in the order they were given. Throws
 * `ServiceUnavailable` when `maxWaiting` wait already.
 */
export function createLimit(
  max: number,
  maxWaiting: number,
): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function enter() {
    if (running < max) {
      running += 1;
      return;
    }
    if (waiting.length >= maxWaiting) throw new ServiceUnavailable();
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
    });
  }

  function leave() {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  return async (task) => {
    await enter();
    try {
      return await task();
    } finally {
      leave();
    }
  };
}
