/** Runs tasks, at most `max` at the same time, in the order they were given. */
export function createLimit(max: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function enter() {
    if (running < max) {
      running += 1;
      return;
    }
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
