import { type ApiPort, apiPortOf } from '#schemas/api/endpoint.ts';

/** Whether the panel waits for a password; screens stay open behind the question. */
export interface SessionGate {
  read(): boolean;
  subscribe(changed: () => void): () => void;
  /** The user has logged in again: what was refused is sent once more. */
  open(): void;
}

/** An api whose calls wait for a new login when the session has run out, and are then made again. */
export function createSessionApi(api: ApiPort): { api: ApiPort; gate: SessionGate } {
  const listeners = new Set<() => void>();
  let waiting: { promise: Promise<void>; done(): void } | null = null;

  function show(next: typeof waiting) {
    waiting = next;
    for (const listener of listeners) listener();
  }

  function login(): Promise<void> {
    if (waiting) return waiting.promise;
    let done: () => void = () => undefined;
    const promise = new Promise<void>((resolve) => {
      done = resolve;
    });
    show({ promise, done });
    return promise;
  }

  const call: ApiPort['call'] = async (endpoint, input) => {
    const answer = await api.call(endpoint, input);
    if (!(answer.errored && answer.statusCode === 401)) return answer;
    await login();
    return api.call(endpoint, input);
  };

  return {
    api: apiPortOf(call),
    gate: {
      read: () => waiting !== null,
      subscribe(changed) {
        listeners.add(changed);
        return () => {
          listeners.delete(changed);
        };
      },
      open() {
        waiting?.done();
        show(null);
      },
    },
  };
}
