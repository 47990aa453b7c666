import { useEffect, useState, useSyncExternalStore } from 'react';

/** What is known of a question: the newest answer, and whether a newer one is awaited or failed. */
export interface Answer<T> {
  status: 'loading' | 'ready' | 'failed';
  value: T | undefined;
  error?: unknown;
}

interface Asking {
  /** Waits this long before it asks, e.g. for further letters of a search. */
  pauseMs?: number;
  /** The answer before goes when the question changes; otherwise it stays until the next one comes. */
  forgets?: boolean;
}

/**
 * Asks when the component shows and whenever `key` changes; late answers to earlier questions are
 * ignored. A `null` key asks nothing. `load` itself may be new on every render.
 */
export function useQuestion<T>(
  key: string | null,
  load: () => Promise<T>,
  asking: Asking = {},
): Answer<T> {
  const [question] = useState(() => createQuestion<T>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` represents everything that `load` depends on
  useEffect(() => (key === null ? undefined : question.ask(load, asking)), [question, key]);
  return useSyncExternalStore(question.subscribe, question.read);
}

function createQuestion<T>() {
  const listeners = new Set<() => void>();
  let answer: Answer<T> = { status: 'loading', value: undefined };

  const show = (next: Answer<T>) => {
    answer = next;
    for (const listener of listeners) listener();
  };

  return {
    read: () => answer,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** The function that is returned calls the question off. */
    ask(load: () => Promise<T>, { pauseMs = 0, forgets = false }: Asking) {
      let isCurrent = true;
      const start = () => {
        show({ status: 'loading', value: forgets ? undefined : answer.value });
        load().then(
          (value) => isCurrent && show({ status: 'ready', value }),
          (error: unknown) => isCurrent && show({ status: 'failed', value: answer.value, error }),
        );
      };
      const timer = pauseMs > 0 ? setTimeout(start, pauseMs) : undefined;
      if (pauseMs === 0) start();
      return () => {
        isCurrent = false;
        clearTimeout(timer);
      };
    },
  };
}
