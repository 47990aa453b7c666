import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/db/schema.ts';

/** Paths kept for each site; the ones that failed longest ago make room. */
const MAX_PATHS = 5000;

export type FailedRequestRepository = ReturnType<typeof createFailedRequestRepository>;

/** SQL of the paths that led nowhere. */
export function createFailedRequestRepository(db: Kysely<Database>) {
  return {
    async add(counts: readonly { siteId: number; path: string; hits: number }[]) {
      await db
        .insertInto('failed_request')
        .values(counts.map(({ siteId, path, hits }) => ({ site_id: siteId, path, hits })))
        .onConflict((conflict) =>
          conflict.columns(['site_id', 'path']).doUpdateSet({
            hits: sql`failed_request.hits + excluded.hits`,
            last_at: sql`now()`,
          }),
        )
        .execute();
      await sql`
        delete from failed_request as f using (
          select site_id, path,
            row_number() over (partition by site_id order by last_at desc, path) as place
          from failed_request
        ) as ranked
        where ranked.site_id = f.site_id and ranked.path = f.path and ranked.place > ${MAX_PATHS}`.execute(
        db,
      );
    },
  };
}
