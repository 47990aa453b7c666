import type { Locale } from '#domain/locales.ts';
import type { ShopEvent } from '#schemas/api/events.ts';
import { MAX_ID } from '#schemas/primitives.ts';
import { NotFound } from '#server/errors.ts';
import { cleanPostHtml } from '#server/modules/content/blog/index.ts';
import type { FinderSource } from '#server/modules/content/finder/index.ts';
import type { MediaService } from '#server/modules/content/media/index.ts';
import type { EventRepository, NewEvent } from './events.repository.ts';

interface Parts {
  repository: EventRepository;
  media: Pick<MediaService, 'byIds'>;
  publish(tags: readonly string[]): Promise<void>;
}

/** Events. Every change tells the caches. */
export type EventService = ReturnType<typeof createEventService>;

export function createEventService({ repository, media, publish }: Parts) {
  return {
    /** A published event; throws `NotFound`. */
    async get(siteId: number, locale: Locale, id: number): Promise<ShopEvent> {
      const row = await repository.byId(siteId, locale, id);
      if (!row) throw new NotFound();
      const ids = row.media_id === null ? [] : [row.media_id];
      const [picture] = Object.values(await media.byIds(siteId, ids, locale));
      return {
        id: row.id,
        title: row.title,
        body: row.body,
        media: picture ?? null,
        startEvent: row.starts_at.toISOString(),
        endEvent: row.ends_at.toISOString(),
        eventAttendees: row.attendees,
      };
    },

    /** Bodies are cleaned here: what is stored may be put in a page. */
    async add(event: NewEvent): Promise<number> {
      const bodies = Object.fromEntries(
        Object.entries(event.bodies).map(([locale, html]) => [locale, cleanPostHtml(html)]),
      );
      const id = await repository.insert({ ...event, bodies });
      await publish(['events']);
      return id;
    },
  };
}

/** Events as things with addresses: the id is used where others have a slug (ROUTE-18). */
export function createEventSource(repository: EventRepository): FinderSource {
  const byId = async (siteId: number, id: number) =>
    (await repository.isPublic(siteId, id)) ? { id, slug: String(id) } : null;
  return {
    kind: 'event',
    listTag: 'events',
    byId,
    async bySlug(siteId, slug) {
      const id = /^[1-9]\d{0,9}$/.test(slug) ? Number(slug) : 0;
      return id > 0 && id <= MAX_ID ? byId(siteId, id) : null;
    },
    async search({ siteId, locale, keywords, limit }) {
      const rows = await repository.search(siteId, locale, keywords, limit);
      return rows.map(({ id, title }) => ({ id, title, slug: String(id) }));
    },
    async all(siteId) {
      const ids = await repository.publicIds(siteId);
      return ids.map((id) => ({ slug: String(id) }));
    },
  };
}
