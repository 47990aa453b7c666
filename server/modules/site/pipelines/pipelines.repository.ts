import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/db/schema.ts';

/** A run that was not heard of for so long died with its process. */
const SILENCE_SECONDS = 60;

export function createPipelineRepository(db: Kysely<Database>) {
  return {
    async begin(siteId: number, name: string): Promise<number> {
      const { id } = await db
        .insertInto('pipeline_run')
        .values({ site_id: siteId, name })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    async renew(id: number): Promise<void> {
      await sql`update pipeline_run set heard_at = now() where id = ${id}`.execute(db);
    },

    async end(id: number): Promise<void> {
      await sql`delete from pipeline_run where id = ${id}
        or heard_at < now() - ${SILENCE_SECONDS} * interval '1 second'`.execute(db);
    },

    async isRunning(siteId: number): Promise<boolean> {
      const { rows } = await sql<{ id: number }>`
        select id from pipeline_run where site_id = ${siteId}
          and heard_at >= now() - ${SILENCE_SECONDS} * interval '1 second' limit 1`.execute(db);
      return rows.length > 0;
    },
  };
}
