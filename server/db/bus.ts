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

/** The listeners inside one process. */
export interface Listeners<Told> {
  /** Returns the way to leave. */
  add(listener: (told: Told) => void): () => void;
  notify(told: Told): void;
}

export function createListeners<Told>(): Listeners<Told> {
  const listeners = new Set<(told: Told) => void>();
  return {
    add(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify(told) {
      for (const listener of listeners) listener(told);
    },
  };
}

/** Bus of a single process; for the embedded database, which only one process can open. */
export function createMemoryBus(): Bus {
  const listeners = createListeners<readonly string[]>();
  return {
    async publish(tags) {
      if (tags.length > 0) listeners.notify(tags);
    },
    subscribe: (listener) => listeners.add(listener),
    onFailure: () => () => undefined,
    close: async () => undefined,
  };
}
