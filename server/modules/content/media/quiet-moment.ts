import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** A moment is quiet after this long without a request. */
const QUIET_MS = 1000;
/** A shop that is never quiet gets its pictures all the same. */
const LONGEST_WAIT_MS = 5000;

/** Keeps work beside the serving of pages from slowing them down. */
export interface QuietMoment {
  /** Whose requests count. */
  watch(app: FastifyInstance): void;
  /**
   * Waits for a moment in which nobody asks for anything. Ends at once when `signal` is aborted, and
   * where the server does not listen.
   */
  until(signal: AbortSignal): Promise<void>;
}

export function createQuietMoment(): QuietMoment {
  let lastRequestAt = 0;
  let isListening = () => false;
  return {
    watch(app) {
      isListening = () => app.server.listening;
      app.addHook('onRequest', async () => {
        lastRequestAt = Date.now();
      });
      // A shortcut answers before this hook of a request.
      app.addHook('onResponse', (_request, _reply, done) => {
        lastRequestAt = Date.now();
        done();
      });
    },
    async until(signal) {
      const deadline = Date.now() + LONGEST_WAIT_MS;
      while (isListening() && !signal.aborted) {
        const rest = Math.min(lastRequestAt + QUIET_MS, deadline) - Date.now();
        if (rest <= 0) return;
        await wait(rest, undefined, { signal, ref: false }).catch(() => undefined);
      }
    },
  };
}
