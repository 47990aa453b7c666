import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { ServiceUnavailable } from '#server/errors.ts';
import { RETRY_SECONDS } from './failures.ts';
import { type Excuses, turnAway } from './plain-page.ts';

/** How often the delay is looked at. */
const SAMPLE_MS = 1_000;
/** What the histogram adds to every value by the way it measures. */
const RESOLUTION_MS = 10;

/** How busy this process is. */
export interface Load {
  /** Requests are turned away just now. */
  readonly isShedding: boolean;
  /** Milliseconds by which work was late in the last second. */
  readonly delay: number;
  /** Requests turned away since the start. */
  readonly shed: number;
  /** Told every second by how much work was late. */
  note(delay: number): void;
  /** Told of every request that was turned away. */
  turnedAway(): void;
}

/** `limit` in milliseconds; 0: nothing is ever turned away. */
export function createLoad(limit: number, log: FastifyBaseLogger): Load {
  const isTooBusy = lateTwice(limit);
  const load = {
    isShedding: false,
    delay: 0,
    shed: 0,
    note(delay: number) {
      load.delay = delay;
      const isShedding = limit > 0 && isTooBusy(delay);
      if (isShedding !== load.isShedding) tell(log, { ...load, isShedding });
      load.isShedding = isShedding;
    },
    turnedAway() {
      load.shed += 1;
    },
  };
  return load;
}

interface Watched {
  load: Load;
  excuses: Excuses;
}

/**
 * Turns requests away with 503 and `Retry-After` while the event loop has been late by more than
 * `overloadMs` for two seconds in a row: those at hand are finished, instead of all getting slower
 * and slower (F33). One long piece of work sheds nothing. Quiet routes (`/healthz`, `/metrics`) are
 * always answered. The loop is watched while the server listens.
 */
export const overload = fp(async (app: FastifyInstance, { load, excuses }: Watched) => {
  if (app.config.overloadMs === 0) return;

  let stop: () => void = () => undefined;
  app.addHook('onListen', async () => {
    stop = watchDelay(load.note);
  });
  app.addHook('onClose', async () => stop());
  app.addHook('onRequest', async (request, reply) => {
    if (!load.isShedding || request.routeOptions.config.quiet) return;
    load.turnedAway();
    reply.header('retry-after', RETRY_SECONDS);
    const busy = new ServiceUnavailable({ retryAfter: RETRY_SECONDS });
    return turnAway(request, reply, busy, (locale) => excuses('busy', locale));
  });
});

/**
 * The delay that somebody meets who comes at any moment, in nanoseconds: a long one counts for as long
 * as it lasts. The plain mean would hide it among the many short ones.
 */
function delayMet({ mean, stddev }: Pick<IntervalHistogram, 'mean' | 'stddev'>): number {
  return mean > 0 ? (mean ** 2 + stddev ** 2) / mean : 0;
}

/** Tells every second how late the event loop was, in milliseconds. Answers the way to end it. */
export function watchDelay(note: (delay: number) => void): () => void {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  const timer = setInterval(() => {
    note(Math.max(0, delayMet(histogram) / 1e6 - RESOLUTION_MS));
    histogram.reset();
  }, SAMPLE_MS).unref();
  histogram.enable();
  return () => {
    clearInterval(timer);
    histogram.disable();
  };
}

/** Whether a delay and the one before it are above the limit; to be told of each in turn. */
export function lateTwice(limit: number): (delay: number) => boolean {
  let wasLate = false;
  return (delay) => {
    const isLate = delay > limit;
    const isTooBusy = isLate && wasLate;
    wasLate = isLate;
    return isTooBusy;
  };
}

/** One line when it begins and one when it ends: a line for each request would be work again. */
function tell(
  log: FastifyBaseLogger,
  { isShedding, delay, shed }: Pick<Load, 'isShedding' | 'delay' | 'shed'>,
) {
  if (isShedding) log.warn({ delay }, 'too busy: requests are turned away');
  else log.info({ delay, shed }, 'requests are taken again');
}
