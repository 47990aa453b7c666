import type { FastifyBaseLogger } from 'fastify';
import type { ContentService } from './content.service.ts';

/** A scheduled publication happens at most this late. */
const EVERY_MS = 15_000;

/** Publishes what is due, again and again; several processes may do so at once. */
export function createSchedule(content: ContentService, log: FastifyBaseLogger) {
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> = Promise.resolve();

  async function run() {
    try {
      for (const { id, refusal } of await content.publishDue(new Date())) {
        if (refusal) log.warn({ elementId: id, refusal }, 'scheduled publication given up');
        else log.info({ elementId: id }, 'published on schedule');
      }
    } catch (error) {
      log.error({ err: error }, 'scheduled publications failed; they are tried again');
    }
  }

  return {
    start() {
      timer = setInterval(() => {
        running = running.then(run);
      }, EVERY_MS);
      timer.unref();
    },
    async stop() {
      if (timer) clearInterval(timer);
      await running;
    },
  };
}
