import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { getEvent } from '#schemas/api/events.ts';
import type { FinderService } from '#server/modules/content/finder/index.ts';
import type { MediaService } from '#server/modules/content/media/index.ts';
import type { ServiceDeps } from '#server/plugins/core.ts';
import { createEventRepository, type NewEvent } from './events.repository.ts';
import { createEventService, createEventSource, type EventService } from './events.service.ts';

export type { NewEvent };

interface EventDeps extends Pick<ServiceDeps, 'db' | 'bus'> {
  media: MediaService;
  finder: Pick<FinderService, 'register'>;
}

/** Events and their addresses (G-010). */
export function createEvents({ db, bus, media, finder }: EventDeps): EventService {
  const repository = createEventRepository(db);
  finder.register(createEventSource(repository));
  return createEventService({ repository, media, publish: (tags) => bus.publish(tags) });
}

export const eventsModule = fp(
  async (app: FastifyInstance, { events }: { events: EventService }) => {
    app.implement(getEvent, ({ params }, { site, locale }) =>
      events.get(site.id, locale, params.id),
    );
  },
);
