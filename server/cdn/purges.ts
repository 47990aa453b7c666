import type { FastifyBaseLogger } from 'fastify';
import type { ServiceDeps } from '#server/plugins/core.ts';
import type { Cdn } from './cdn.ts';
import { tagsToPurge } from './edge-tags.ts';

type Bus = ServiceDeps['bus'];

export interface PurgeTiming {
  /** Changes within this time are told in one call. */
  gatherMs: number;
  /**
   * After the first call the same is told again so much later each: meanwhile another process, which
   * had not heard of the change yet, may have sent the old page.
   */
  againMs: readonly number[];
  /** How long to wait before each further try of a call that failed. */
  retryMs: readonly number[];
}

const TIMING: PurgeTiming = {
  gatherMs: 30,
  againMs: [1_000, 10_000],
  retryMs: [200, 1_000, 5_000],
};

/** Tells a CDN of changes, in the background. */
export interface Purges {
  /** Never waits and never throws. */
  note(tags: readonly string[]): void;
  /** Tells at once what is still to be told, for the last time. */
  close(): Promise<void>;
}

export function createPurges(
  cdn: Pick<Cdn, 'purge'>,
  log: Pick<FastifyBaseLogger, 'error'>,
  { gatherMs, againMs, retryMs }: PurgeTiming = TIMING,
): Purges {
  let gathered: Set<string> | null = null;
  let isAway = false;
  /** What each timer will do; the tags that it will tell. */
  const waiting = new Map<NodeJS.Timeout, readonly string[]>();

  function later(ms: number, tags: readonly string[], run: () => Promise<void>) {
    const timer = setTimeout(() => {
      waiting.delete(timer);
      void run();
    }, ms);
    timer.unref();
    waiting.set(timer, tags);
  }

  async function tell(tags: readonly string[], tries: readonly number[]): Promise<void> {
    try {
      await cdn.purge(tagsToPurge(tags));
      isAway = false;
    } catch (err) {
      const [wait, ...rest] = tries;
      if (wait !== undefined) return later(wait, tags, () => tell(tags, rest));
      // Once, however much changes meanwhile.
      if (!isAway)
        log.error({ err }, 'the CDN cannot be told of changes: it shows old pages for minutes');
      isAway = true;
    }
  }

  /** Each time is told on its own, so that one that fails does not hold up the next. */
  async function tellAndRepeat(tags: readonly string[]) {
    for (const ms of againMs) later(ms, tags, () => tell(tags, []));
    await tell(tags, retryMs);
  }

  return {
    note(tags) {
      if (tags.length === 0) return;
      if (gathered) {
        for (const tag of tags) gathered.add(tag);
        return;
      }
      const own = new Set(tags);
      gathered = own;
      later(gatherMs, [], () => {
        gathered = null;
        return tellAndRepeat([...own]);
      });
    },
    async close() {
      const tags = [...new Set([...(gathered ?? []), ...[...waiting.values()].flat()])];
      for (const timer of waiting.keys()) clearTimeout(timer);
      waiting.clear();
      gathered = null;
      if (tags.length > 0) await tell(tags, []);
    },
  };
}

/** A bus whose changes are told to a CDN, too. Only the process in which a change was made tells it. */
export function purgingBus(bus: Bus, purges: Purges): Bus {
  return {
    ...bus,
    publish(tags) {
      const told = bus.publish(tags);
      purges.note(tags);
      return told;
    },
  };
}
