import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { getEvent } from '#schemas/api/events.ts';
import { createEventRepository, type NewEvent } from './events.repository.ts';
import { createEventService, createEventSource, type EventService } from './events.service.ts';

export type { NewEvent };

declare module 'fastify' {
  interface FastifyInstance {
    /** Events, for sample data. */
    events: EventService;
  }
}

/** Events and their addresses (G-010). Needs the media library and the finder. */
export const eventsModule = fp(async (app: FastifyInstance) => {
  const repository = createEventRepository(app.db);
  const events = createEventService({
    repository,
    media: app.media,
    publish: (tags) => app.bus.publish(tags),
  });
  app.decorate('events', events);
  app.finder.register(createEventSource(repository));
  app.implement(getEvent, ({ params }, { site, locale }) => events.get(site.id, locale, params.id));
});
