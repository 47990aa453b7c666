import { type Kysely, sql } from 'kysely';
import type { PresetKept, PresetRun } from '#schemas/api/presets.ts';
import { jsonb } from '#server/db/jsonb.ts';
import type { Database } from '#server/db/schema.ts';

/** An import that was not heard of for so long died with its process. */
const SILENCE_SECONDS = 60;

export type PresetsRepository = ReturnType<typeof createPresetsRepository>;

/** Imports of presets, the last of each site. */
export function createPresetsRepository(db: Kysely<Database>) {
  return {
    /** False while another import of the site is on its way, in whatever process. */
    async begin(siteId: number, name: string): Promise<boolean> {
      const fresh = { name, state: 'running' as const, done: 0, total: 0, fault: null };
      const row = await db
        .insertInto('preset_import')
        .values({ site_id: siteId, ...fresh, kept: jsonb([]) })
        .onConflict((conflict) =>
          conflict
            .column('site_id')
            .doUpdateSet({ ...fresh, kept: jsonb([]), heard_at: sql`now()` })
            .where(
              sql<boolean>`preset_import.state <> 'running' or preset_import.heard_at
                < now() - ${SILENCE_SECONDS} * interval '1 second'`,
            ),
        )
        .returning('site_id')
        .executeTakeFirst();
      return row !== undefined;
    },

    async progress(siteId: number, done: number, total: number): Promise<void> {
      await db
        .updateTable('preset_import')
        .set({ done, total, heard_at: sql`now()` })
        .where('site_id', '=', siteId)
        .execute();
    },

    async renew(siteId: number): Promise<void> {
      await db
        .updateTable('preset_import')
        .set({ heard_at: sql`now()` })
        .where('site_id', '=', siteId)
        .execute();
    },

    async end(
      siteId: number,
      outcome: { kept: readonly PresetKept[] } | { fault: string },
    ): Promise<void> {
      const changes =
        'fault' in outcome
          ? { state: 'failed' as const, fault: outcome.fault }
          : { state: 'done' as const, kept: jsonb(outcome.kept) };
      await db.updateTable('preset_import').set(changes).where('site_id', '=', siteId).execute();
    },

    async find(siteId: number): Promise<PresetRun | null> {
      const row = await db
        .selectFrom('preset_import')
        .select(['name', 'state', 'done', 'total', 'fault', 'kept'])
        .select(
          sql<boolean>`heard_at < now() - ${SILENCE_SECONDS} * interval '1 second'`.as('silent'),
        )
        .where('site_id', '=', siteId)
        .executeTakeFirst();
      if (!row) return null;
      const { silent, ...run } = row;
      return run.state === 'running' && silent ? { ...run, state: 'failed', fault: '' } : run;
    },
  };
}
