import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { ALL_TAGS } from '#server/cache-tags.ts';

/** What the cache must know of a thing it keeps. */
export interface Cacheable {
  /** Equal for every visitor and worth keeping. */
  cacheable: boolean;
  /** Dropped when one of these changes. */
  tags: readonly string[];
  /** Instant in milliseconds from which it looks different by itself. */
  freshUntil?: number;
  /** Something that it shows changed while it was made: good for who asked, and for nobody else. */
  isOutdated?: boolean;
  /** Bytes it takes in memory. */
  size: number;
}

/** An answer of the cache; `isOwn` tells that this very call made it. */
export interface Cached<T> {
  value: T;
  isOwn: boolean;
}

export interface PageCacheOptions {
  maxBytes: number;
  /** How long an answer is given without asking again; varied by a fifth, so that not all end at once. */
  freshMs: number;
  /** How long after that an answer is still given while a new one is made. */
  staleMs: number;
  /** Told of a renewal in the background that failed. */
  onError(error: unknown): void;
}

interface Kept<T> {
  value: T;
  freshUntil: number;
  staleUntil: number;
}

/**
 * Keeps pages until a tag of theirs changes on any node. One render per key at a time; a page that
 * got old is given while it is made again, and also when that fails.
 */
export interface PageCache<T extends Cacheable> {
  get(key: string, render: () => Promise<T>): Promise<Cached<T>>;
  /** What is kept under a key and needs no renewal yet. */
  fresh(key: string): T | undefined;
  /** Entries and bytes under a tag, for the cache page of the back office. */
  stats(tag: string): { entries: number; bytes: number };
  close(): void;
}

export function createPageCache<T extends Cacheable>(
  bus: Pick<FastifyInstance['bus'], 'subscribe'>,
  { maxBytes, freshMs, staleMs, onError }: PageCacheOptions,
): PageCache<T> {
  const keysByTag = new Map<string, Set<string>>();
  const pages = new LRUCache<string, Kept<T>>({
    maxSize: maxBytes,
    sizeCalculation: ({ value }) => Math.max(1, value.size),
    dispose: ({ value }, key) => {
      for (const tag of value.tags) unlink(keysByTag, tag, key);
    },
  });
  const flights = new Map<string, Promise<T>>();
  const changes = createChanges();

  const unsubscribe = bus.subscribe((tags) => {
    changes.note(tags);
    // What began before the change may show the state before it; who asks from now on must not get it.
    flights.clear();
    if (tags.includes(ALL_TAGS)) pages.clear();
    for (const key of tags.flatMap((tag) => [...(keysByTag.get(tag) ?? [])])) pages.delete(key);
  });

  function keep(key: string, value: T) {
    const now = Date.now();
    const freshFor = freshMs * (0.9 + Math.random() * 0.2);
    const freshUntil = Math.min(now + freshFor, value.freshUntil ?? Number.POSITIVE_INFINITY);
    const staleUntil = value.freshUntil === undefined ? freshUntil + staleMs : freshUntil;
    pages.set(key, { value, freshUntil, staleUntil });
    for (const tag of value.tags) link(keysByTag, tag, key);
  }

  async function render(key: string, make: () => Promise<T>): Promise<T> {
    const begun = changes.begin();
    try {
      const value = await make();
      if (begun.hasChanged(value.tags)) return { ...value, isOutdated: true };
      if (value.cacheable) keep(key, value);
      return value;
    } finally {
      begun.end();
    }
  }

  function fly(key: string, make: () => Promise<T>): Cached<Promise<T>> {
    const running = flights.get(key);
    if (running) return { value: running, isOwn: false };
    const flight = render(key, make).finally(() => {
      if (flights.get(key) === flight) flights.delete(key);
    });
    flights.set(key, flight);
    return { value: flight, isOwn: true };
  }

  /** Waits for a new page; the old one is given when it cannot be made. */
  async function renewed(key: string, make: () => Promise<T>, kept: Kept<T> | undefined) {
    const { value: flight, isOwn } = fly(key, make);
    try {
      return { value: await flight, isOwn };
    } catch (error) {
      if (!kept) throw error;
      if (isOwn) onError(error);
      return { value: kept.value, isOwn: false };
    }
  }

  return {
    async get(key, make) {
      const kept = pages.get(key);
      const now = Date.now();
      if (!kept || now >= kept.staleUntil) return renewed(key, make, kept);
      if (now >= kept.freshUntil) {
        const { value: flight, isOwn } = fly(key, make);
        if (isOwn) flight.catch(onError);
      }
      return { value: kept.value, isOwn: false };
    },
    fresh(key) {
      const kept = pages.get(key);
      return kept && Date.now() < kept.freshUntil ? kept.value : undefined;
    },
    stats(tag) {
      const keys = [...(keysByTag.get(tag) ?? [])];
      const bytes = keys.reduce((sum, key) => sum + (pages.peek(key)?.value.size ?? 0), 0);
      return { entries: keys.length, bytes };
    },
    close() {
      unsubscribe();
      pages.clear();
    },
  };
}

/** Which tags changed while renders were under way. */
function createChanges() {
  let clock = 0;
  let running = 0;
  const changedAt = new Map<string, number>();
  return {
    note(tags: readonly string[]) {
      clock += 1;
      if (running > 0) for (const tag of tags) changedAt.set(tag, clock);
    },
    begin() {
      const start = clock;
      running += 1;
      return {
        hasChanged: (tags: readonly string[]) =>
          [ALL_TAGS, ...tags].some((tag) => (changedAt.get(tag) ?? 0) > start),
        end() {
          running -= 1;
          if (running === 0) changedAt.clear();
        },
      };
    },
  };
}

function link(keysByTag: Map<string, Set<string>>, tag: string, key: string) {
  const keys = keysByTag.get(tag) ?? new Set<string>();
  keysByTag.set(tag, keys.add(key));
}

function unlink(keysByTag: Map<string, Set<string>>, tag: string, key: string) {
  const keys = keysByTag.get(tag);
  keys?.delete(key);
  if (keys?.size === 0) keysByTag.delete(tag);
}
