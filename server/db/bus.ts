export type BusListener = (tags: readonly string[]) => void;

/**
 * Tells every process which cached things changed. Publish after the transaction has committed:
 * a listener that reads again must see the new state.
 */
export interface Bus {
  /**
   * Delivers to this process before it resolves, to others soon after. Never rejects: the change is
   * stored; what others could not be told they are told later.
   */
  publish(tags: readonly string[]): Promise<void>;
  /** Returns the way to unsubscribe. A listener must not throw. */
  subscribe(listener: BusListener): () => void;
  /** Told why others could not be told, or not be heard; for a log. Returns the way to unsubscribe. */
  onFailure(listener: (error: unknown) => void): () => void;
  close(): Promise<void>;
}

/** The listeners of one process. */
export interface Listeners {
  add(listener: BusListener): () => void;
  notify(tags: readonly string[]): void;
}

export function createListeners(): Listeners {
  const listeners = new Set<BusListener>();
  return {
    add(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify(tags) {
      if (tags.length === 0) return;
      for (const listener of listeners) listener(tags);
    },
  };
}

/** Who is told of failures. */
export interface Failures {
  add(listener: (error: unknown) => void): () => void;
  notify(error: unknown): void;
}

export function createFailures(): Failures {
  const listeners = new Set<(error: unknown) => void>();
  return {
    add(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify(error) {
      for (const listener of listeners) listener(error);
    },
  };
}

/** Bus of a single process; for the embedded database, which only one process can open. */
export function createMemoryBus(): Bus {
  const listeners = createListeners();
  return {
    publish: async (tags) => listeners.notify(tags),
    subscribe: (listener) => listeners.add(listener),
    onFailure: () => () => undefined,
    close: async () => undefined,
  };
}
