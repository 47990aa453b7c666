import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { PagePorts } from '#schemas/site-entry.ts';

export type Problem = Parameters<PagePorts['report']>[0];

const MAX_KNOWN = 2000;

/** Logs a problem of a page once: again only when the element was changed or the problem is another. */
export interface ProblemLog {
  /** `rev` is the revision of the element that was shown; 0 when it is not known. */
  note(problem: Problem, rev: number): void;
}

export function createProblemLog(log: Pick<FastifyBaseLogger, 'warn'>): ProblemLog {
  const known = new LRUCache<string, string>({ max: MAX_KNOWN });
  return {
    note(problem, rev) {
      const key = [problem.kind, problem.elementId, problem.nodeId, problem.block].join(' ');
      const state = `${rev} ${problem.message}`;
      if (known.get(key) === state) return;
      known.set(key, state);
      log.warn({ ...problem, rev }, 'a part of a page cannot be shown');
    },
  };
}
