import type { FastifyBaseLogger } from 'fastify';
import type { FailedRequestRepository } from './failed-request.repository.ts';

/** Different paths that are remembered until they are written down; what comes on top is not counted. */
const MAX_PENDING = 500;
const MAX_PATH = 500;

/** Counts paths that led nowhere (ROUTE-45). */
export interface FailedRequests {
  note(siteId: number, path: string): void;
  /** Writes the counts down: a storm of paths costs one statement. Never rejects. */
  flush(): Promise<void>;
}

export function createFailedRequests(
  repository: FailedRequestRepository,
  log: FastifyBaseLogger,
): FailedRequests {
  let pending = new Map<string, { siteId: number; path: string; hits: number }>();

  async function flush() {
    const counts = [...pending.values()];
    pending = new Map();
    try {
      if (counts.length > 0) await repository.add(counts);
    } catch (error) {
      log.warn({ err: error, paths: counts.length }, 'failed requests were not recorded');
    }
  }

  return {
    note(siteId, text) {
      const path = toPlainPath(text);
      const key = `${siteId} ${path}`;
      const count = pending.get(key);
      if (count) count.hits += 1;
      else if (pending.size < MAX_PENDING) pending.set(key, { siteId, path, hits: 1 });
    },
    flush,
  };
}

/** Without query (it may hold personal data) and control characters, within the length that is kept. */
function toPlainPath(text: string): string {
  const [path = ''] = text.split(/[?#]/, 1);
  return path.replace(/\p{C}/gu, '').slice(0, MAX_PATH) || '/';
}
