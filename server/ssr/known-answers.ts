import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { type Cacheable, createPageCache, type PageCache } from './page-cache.ts';
import { settle } from './settle.ts';

const MAX_BYTES = 32 * 1024 * 1024;
/** About what an entry takes beside its answer, so that many small ones cannot fill the memory. */
const OWN_BYTES = 500;
/** Short: what changes by the clock alone, such as a post that comes out, drops no tag. */
const FRESH_MS = 30_000;
/** Of answers given before, those that are still known among them. */
const MAX_BYTES_BEFORE = 16 * 1024 * 1024;

/** Answers to what renders ask of the server, for everybody: one page changes, the rest is still known. */
export interface KnownAnswers {
  /**
   * The answer to a question, asked of the server only when it is not known. `ask` says by tags what
   * its answer depends on; they are added to `tags`. Answers are shared, therefore frozen, and what
   * is as it was in the answer before is the same object: a render knows it again without reading it.
   */
  get<T>(question: unknown, tags: Set<string>, ask: (tags: Set<string>) => Promise<T>): Promise<T>;
  stats: PageCache<Cacheable>['stats'];
  close(): void;
}

interface Answer {
  value: unknown;
  cacheable: boolean;
  tags: readonly string[];
  size: number;
}

/** Calls that failed are asked again; the log hears of an old answer that was given in place of a new one. */
export function createKnownAnswers(app: Pick<FastifyInstance, 'bus' | 'log'>): KnownAnswers {
  const cache: PageCache<Answer> = createPageCache<Answer>(app.bus, {
    maxBytes: MAX_BYTES,
    freshMs: FRESH_MS,
    staleMs: 0,
    onError: (err) => app.log.error({ err }, 'an old answer stands in for a new one'),
  });
  const before = new LRUCache<string, Answer>({
    maxSize: MAX_BYTES_BEFORE,
    sizeCalculation: ({ size }) => size,
  });
  return {
    async get<T>(question: unknown, tags: Set<string>, ask: (tags: Set<string>) => Promise<T>) {
      const key = JSON.stringify(question);
      const { value: answer } = await cache.get(key, async () => {
        const own = new Set<string>();
        const last = before.get(key);
        const value = settle(await ask(own), last?.value);
        const size = last && value === last.value ? last.size : sizeOf(key, value);
        const answer = { value, cacheable: !isFailure(value), tags: [...own], size };
        if (answer.cacheable) before.set(key, answer);
        return answer;
      });
      for (const tag of answer.tags) tags.add(tag);
      // The question names what was asked, and each is asked in one place.
      return answer.value as T;
    },
    stats: cache.stats,
    close() {
      cache.close();
      before.clear();
    },
  };
}

function isFailure(value: unknown): boolean {
  return (
    typeof value === 'object' && value !== null && 'errored' in value && value.errored === true
  );
}

function sizeOf(key: string, value: unknown): number {
  return key.length + (JSON.stringify(value)?.length ?? 0) + OWN_BYTES;
}
