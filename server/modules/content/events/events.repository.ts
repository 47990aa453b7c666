import { type Kysely, sql } from 'kysely';
import type { Locale } from '#domain/locales.ts';
import { jsonb } from '#server/db/jsonb.ts';
import { containsWords, textIn } from '#server/db/localized.ts';
import type { Database } from '#server/db/schema.ts';

export interface EventRow {
  id: number;
  title: string;
  body: string;
  media_id: number | null;
  starts_at: Date;
  ends_at: Date;
  attendees: number;
}

/** Texts by locale; bodies are HTML. */
export interface NewEvent {
  siteId: number;
  titles: Record<string, string>;
  bodies: Record<string, string>;
  mediaId: number | null;
  startsAt: Date;
  endsAt: Date;
  attendees: number;
  published: boolean;
}

export type EventRepository = ReturnType<typeof createEventRepository>;

export function createEventRepository(db: Kysely<Database>) {
  return {
    /** A published event. */
    async byId(siteId: number, locale: Locale, id: number): Promise<EventRow | null> {
      const { rows } = await sql<EventRow>`
        select id, media_id, starts_at, ends_at, attendees,
          ${textIn('event.titles', locale)} as title, ${textIn('event.bodies', locale)} as body
        from event where site_id = ${siteId} and id = ${id} and published`.execute(db);
      return rows[0] ?? null;
    },

    async isPublic(siteId: number, id: number): Promise<boolean> {
      const { rows } = await sql<{ id: number }>`
        select id from event where site_id = ${siteId} and id = ${id} and published`.execute(db);
      return rows.length > 0;
    },

    async publicIds(siteId: number): Promise<number[]> {
      const { rows } = await sql<{ id: number }>`
        select id from event where site_id = ${siteId} and published order by id`.execute(db);
      return rows.map(({ id }) => id);
    },

    /** Published events whose title holds all words, the latest first. */
    async search(siteId: number, locale: Locale, keywords: string, limit: number) {
      const title = textIn('event.titles', locale);
      const { rows } = await sql<{ id: number; title: string }>`
        select id, ${title} as title from event
        where site_id = ${siteId} and published and ${containsWords(title, keywords)}
        order by starts_at desc, id desc limit ${limit}`.execute(db);
      return rows;
    },

    async insert(event: NewEvent): Promise<number> {
      const { id } = await db
        .insertInto('event')
        .values({
          site_id: event.siteId,
          titles: jsonb(event.titles),
          bodies: jsonb(event.bodies),
          media_id: event.mediaId,
          starts_at: event.startsAt,
          ends_at: event.endsAt,
          attendees: event.attendees,
          published: event.published,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
  };
}
