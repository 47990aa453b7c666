import type { FastifyBaseLogger } from 'fastify';

/** Lines are written this long after the first hit they count. */
const EVERY_MS = 1_000;
/** Different answers that are counted before lines are written ahead of time. */
const MAX_KINDS = 1_000;

/** Counts answers out of memory: a line for each would cost more than the answer itself. */
export interface HitLog {
  note(method: string, url: string, status: number): void;
  /** Writes what is counted so far. */
  flush(): void;
}

/** One line a second for each method, path and status, with the number of answers. */
export function createHitLog(log: Pick<FastifyBaseLogger, 'info'>): HitLog {
  const hits = new Map<string, { method: string; path: string; status: number; count: number }>();
  let timer: NodeJS.Timeout | undefined;

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    for (const hit of hits.values()) log.info(hit, 'answered from memory');
    hits.clear();
  }

  return {
    note(method, url, status) {
      const path = pathOf(url);
      const key = `${method} ${status} ${path}`;
      const known = hits.get(key);
      if (known) {
        known.count += 1;
        return;
      }
      hits.set(key, { method, path, status, count: 1 });
      timer ??= setTimeout(flush, EVERY_MS).unref();
      if (hits.size >= MAX_KINDS) flush();
    },
    flush,
  };
}

/** The path of an address: its query may hold what no log should. */
export function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}
