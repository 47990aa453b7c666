import { useEffect, useState, useSyncExternalStore } from 'react';

/** Answer to the newest question; the one before stays until it comes. */
export interface Latest<T> {
  status: 'loading' | 'ready' | 'failed';
  value: T | undefined;
}

/**
 * Asks when the component shows and whenever `key` changes, after a pause; late answers to earlier
 * questions are ignored. A `null` key asks nothing. `load` itself may be new on every render.
 */
export function useLatest<T>(key: string | null, load: () => Promise<T>, pauseMs = 0): Latest<T> {
  const [question] = useState(() => createQuestion<T>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for everything that `load` depends on
  useEffect(() => (key === null ? undefined : question.ask(load, pauseMs)), [question, key]);
  return useSyncExternalStore(question.subscribe, question.read);
}

function createQuestion<T>() {
  const listeners = new Set<() => void>();
  let latest: Latest<T> = { status: 'loading', value: undefined };

  const show = (next: Latest<T>) => {
    latest = next;
    for (const listener of listeners) listener();
  };

  return {
    read: () => latest,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** The function that is returned calls the question off. */
    ask(load: () => Promise<T>, pauseMs: number) {
      let isCurrent = true;
      const timer = setTimeout(() => {
        show({ ...latest, status: 'loading' });
        load().then(
          (value) => isCurrent && show({ status: 'ready', value }),
          () => isCurrent && show({ ...latest, status: 'failed' }),
        );
      }, pauseMs);
      return () => {
        isCurrent = false;
        clearTimeout(timer);
      };
    },
  };
}
