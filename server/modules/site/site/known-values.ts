import { LRUCache } from 'lru-cache';

/** A change whose message was lost is seen after this time. */
export const MAX_AGE_MS = 60_000;
/** When it is tried again to read what could not be read. */
const RETRY_MS = 1000;

interface Kept<Value> {
  value: Value;
  until: number;
}

interface Parts<Key, Value> {
  /** Most keys that are kept, and most of those that are known to lead nowhere. */
  max: number;
  /** null for a key that leads nowhere. */
  read(key: Key): Promise<Value | null>;
  /** Hears why an old value is given in place of a new one. */
  onError(error: unknown): void;
}

/** Values that were read lately, and keys that lead nowhere; those used least are forgotten first. */
export interface KnownValues<Key, Value> {
  get(key: Key): Promise<Value | null>;
  /** Has one value read again when it is asked for, or all. */
  outdate(key?: Key): void;
  /** How many keys are kept, also of those that lead nowhere. */
  counts(): { known: number; missing: number };
}

/**
 * Reads values one at a time, as they are asked for. Keys that lead nowhere have a place of their
 * own, so that strangers who make them up push out nothing that is in use. A value that cannot be
 * read again stays as it was: without its database a shop still shows the pages that it keeps.
 */
export function createKnownValues<Key extends string | number, Value extends object | number>({
  max,
  read,
  onError,
}: Parts<Key, Value>): KnownValues<Key, Value> {
  const known = new LRUCache<Key, Kept<Value>>({ max });
  const missing = new LRUCache<Key, Kept<null>>({ max });
  const flights = new Map<Key, Promise<Value | null>>();
  let changes = 0;

  function keep(key: Key, value: Value | null) {
    const until = Date.now() + MAX_AGE_MS;
    if (value === null) {
      known.delete(key);
      missing.set(key, { value, until });
    } else {
      missing.delete(key);
      known.set(key, { value, until });
    }
  }

  async function readAgain(key: Key): Promise<Value | null> {
    const begunAt = changes;
    try {
      const value = await read(key);
      // What changed while it was read may be as it was before.
      if (changes === begunAt) keep(key, value);
      return value;
    } catch (error) {
      const before = known.get(key);
      if (!before) throw error;
      onError(error);
      before.until = Date.now() + RETRY_MS;
      return before.value;
    }
  }

  function fly(key: Key): Promise<Value | null> {
    const running = flights.get(key);
    if (running) return running;
    const flight = readAgain(key).finally(() => {
      if (flights.get(key) === flight) flights.delete(key);
    });
    flights.set(key, flight);
    return flight;
  }

  return {
    async get(key) {
      const kept = known.get(key) ?? missing.get(key);
      return kept && Date.now() < kept.until ? kept.value : fly(key);
    },
    outdate(key) {
      changes += 1;
      flights.clear();
      if (key === undefined) {
        for (const kept of known.values()) kept.until = 0;
        missing.clear();
      } else {
        const kept = known.peek(key);
        if (kept) kept.until = 0;
        missing.delete(key);
      }
    },
    counts: () => ({ known: known.size, missing: missing.size }),
  };
}
