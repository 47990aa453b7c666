import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** A moment is quiet after this long without a request. */
const QUIET_MS = 1000;
/** A shop that is never quiet gets its pictures all the same. */
const LONGEST_WAIT_MS = 5000;

/**
 * Gives a function that waits for a moment in which nobody asks for anything, so that work beside
 * the serving of pages does not slow them down. It ends at once when `signal` is aborted, and where
 * the server does not listen.
 */
export function createQuietMoment(app: FastifyInstance) {
  let lastRequestAt = 0;
  app.addHook('onRequest', async () => {
    lastRequestAt = Date.now();
  });
  // A shortcut answers before this hook of a request.
  app.addHook('onResponse', (_request, _reply, done) => {
    lastRequestAt = Date.now();
    done();
  });
  return async (signal: AbortSignal): Promise<void> => {
    const deadline = Date.now() + LONGEST_WAIT_MS;
    while (app.server.listening && !signal.aborted) {
      const rest = Math.min(lastRequestAt + QUIET_MS, deadline) - Date.now();
      if (rest <= 0) return;
      await wait(rest, undefined, { signal, ref: false }).catch(() => undefined);
    }
  };
}
