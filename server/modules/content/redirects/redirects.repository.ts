import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/db/schema.ts';

/** SQL of redirects, of the database or of one transaction. Every query is keyed by the site. */
export type RedirectRepository = ReturnType<typeof createRedirectRepository>;

export interface RedirectRow {
  id: number;
  from_path: string;
  to_path: string;
  permanent: boolean;
}

interface Page {
  limit: number;
  offset: number;
}

/** Path of a stored target, without its query and fragment. */
const TARGET = sql<string>`regexp_replace(to_path, '[?#].*$', '')`;

export function createRedirectRepository(db: Kysely<Database>) {
  const ofSite = (siteId: number) => db.selectFrom('redirect').where('site_id', '=', siteId);
  const columns = ['id', 'from_path', 'to_path', 'permanent'] as const;

  return {
    /** Changes of one site happen one after the other, so that two halves of a loop see each other. */
    async lock(siteId: number) {
      await sql`select id from site where id = ${siteId} for no key update`.execute(db);
    },

    byId: (siteId: number, id: number): Promise<RedirectRow | undefined> =>
      ofSite(siteId).select(columns).where('id', '=', id).executeTakeFirst(),

    from: (siteId: number, path: string): Promise<RedirectRow | undefined> =>
      ofSite(siteId).select(columns).where('from_path', '=', path).executeTakeFirst(),

    /** Any redirect that leads to the path. */
    to: (siteId: number, path: string): Promise<RedirectRow | undefined> =>
      ofSite(siteId).select(columns).where(TARGET, '=', path).limit(1).executeTakeFirst(),

    insert: (siteId: number, from: string, to: string, permanent: boolean): Promise<RedirectRow> =>
      db
        .insertInto('redirect')
        .values({ site_id: siteId, from_path: from, to_path: to, permanent })
        .returning(columns)
        .executeTakeFirstOrThrow(),

    async remove(siteId: number, id: number): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('redirect')
        .where('site_id', '=', siteId)
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    async page(siteId: number, keywords: string, { limit, offset }: Page) {
      const pattern = `%${keywords.replace(/[\\%_]/g, '\\$&')}%`;
      const found = ofSite(siteId).where((eb) =>
        eb.or([eb('from_path', 'ilike', pattern), eb('to_path', 'ilike', pattern)]),
      );
      const { total } = await found
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      const rows: RedirectRow[] = await found
        .select(columns)
        .orderBy('from_path')
        .limit(limit)
        .offset(offset)
        .execute();
      return { rows, total };
    },

    /** Paths that led nowhere. */
    async failed(siteId: number, { limit, offset }: Page) {
      const failed = db.selectFrom('failed_request').where('site_id', '=', siteId);
      const { total } = await failed
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      const rows = await failed
        .select(['path', 'hits', 'first_at', 'last_at'])
        .orderBy('hits', 'desc')
        .orderBy('path')
        .limit(limit)
        .offset(offset)
        .execute();
      return { rows, total };
    },
  };
}
