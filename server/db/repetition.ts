/** Pauses between one try and the next; the last one for all that follow. */
const PAUSES_MS = [100, 500, 1_000, 5_000] as const;

/** Work that is tried again in the background until it succeeds. */
export interface Repetition {
  /** Begins to try, after a first pause; does nothing while it tries already. */
  start(): void;
  /** Ends for good. */
  stop(): void;
}

/** `onFailure` is called for every failed try, and awaited before the next pause; it must not reject. */
export function createRepetition(
  work: () => Promise<void>,
  onFailure: (error: unknown) => Promise<void> = async () => undefined,
): Repetition {
  let timer: NodeJS.Timeout | null = null;
  let isTrying = false;
  let isOver = false;

  function tryAfter(failed: number) {
    timer = setTimeout(() => attempt(failed), PAUSES_MS[Math.min(failed, PAUSES_MS.length - 1)]);
    timer.unref();
  }

  async function attempt(failed: number) {
    try {
      await work();
      isTrying = false;
    } catch (error) {
      if (isOver) return;
      await onFailure(error);
      if (!isOver) tryAfter(failed + 1);
    }
  }

  return {
    start() {
      if (isTrying || isOver) return;
      isTrying = true;
      tryAfter(0);
    },
    stop() {
      isOver = true;
      if (timer) clearTimeout(timer);
    },
  };
}
