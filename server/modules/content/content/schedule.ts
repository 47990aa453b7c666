import type { FastifyInstance } from 'fastify';
import { periodically } from '#server/plugins/periodic.ts';
import type { ContentService } from './content.service.ts';

/** A scheduled publication happens at most this late. */
const EVERY_MS = 15_000;

/** Publishes what is due, again and again; several processes may do so at once. */
export function keepSchedule(app: FastifyInstance, content: ContentService) {
  periodically(app, { name: 'publishing on schedule', everyMs: EVERY_MS }, async () => {
    for (const { id, refusal } of await content.publishDue(new Date())) {
      if (refusal) app.log.warn({ elementId: id, refusal }, 'scheduled publication given up');
      else app.log.info({ elementId: id }, 'published on schedule');
    }
  });
}
