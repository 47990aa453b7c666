import { useEffect, useState, useSyncExternalStore } from 'react';

import type { ApiFailure, ApiResult } from '#schemas/api/endpoint.ts';

/** What a call has brought so far. */
export type Loaded<T> =
  | { status: 'loading' }
  | { status: 'ready'; data: T }
  | { status: 'failed'; failure: ApiFailure };

/**
 * Makes a call when the component shows and whenever `key` changes; answers of earlier keys are
 * ignored. `load` itself may be new on every render.
 */
export function useLoaded<T>(key: string, load: () => Promise<ApiResult<T>>): Loaded<T> {
  const [call] = useState(() => createCall<T>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for everything that `load` depends on
  useEffect(() => call.start(load), [call, key]);
  return useSyncExternalStore(call.subscribe, call.read);
}

function createCall<T>() {
  const loading: Loaded<T> = { status: 'loading' };
  const listeners = new Set<() => void>();
  let current: Loaded<T> = loading;
  let newest = 0;

  const show = (next: Loaded<T>) => {
    current = next;
    for (const listener of listeners) listener();
  };

  return {
    read: () => current,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    start(load: () => Promise<ApiResult<T>>) {
      newest += 1;
      const mine = newest;
      show(loading);
      void load().then((answer) => {
        if (mine !== newest) return;
        show(
          answer.errored
            ? { status: 'failed', failure: answer }
            : { status: 'ready', data: answer.data },
        );
      });
    },
  };
}
