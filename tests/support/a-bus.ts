type Listener = (tags: readonly string[]) => void;

/** A bus that knows no database. */
export function aBus() {
  const listeners = new Set<Listener>();
  return {
    publish: async (tags: readonly string[]) => {
      for (const listener of listeners) listener(tags);
    },
    subscribe(listener: Listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onFailure: () => () => undefined,
    close: async () => undefined,
  };
}
