import type { Kysely } from 'kysely';
import type { Database } from '#server/db/schema.ts';
import type { MediaRow } from '../media.repository.ts';

/**
 * SQL of media in the bin. Lists do not show them; who knows one by id reads it as before, so that
 * pages go on showing it.
 */
export type MediaBinRepository = ReturnType<typeof createMediaBinRepository>;

export function createMediaBinRepository(db: Kysely<Database>) {
  const ofSite = (siteId: number) =>
    db
      .selectFrom('media')
      .select('id')
      .where('site_id', '=', siteId)
      .where('binned_at', 'is not', null);

  return {
    /** How many of them were there and lie in the bin now. */
    async putInBin(siteId: number, ids: readonly number[], by: number | null): Promise<number> {
      const { numUpdatedRows } = await db
        .updateTable('media')
        .set({ binned_at: new Date(), binned_by: by })
        .where('site_id', '=', siteId)
        .where('id', 'in', [...ids])
        .where('binned_at', 'is', null)
        .executeTakeFirst();
      return Number(numUpdatedRows);
    },

    async takeOut(siteId: number, id: number): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('media')
        .set({ binned_at: null, binned_by: null })
        .where('site_id', '=', siteId)
        .where('id', '=', id)
        .where('binned_at', 'is not', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** Takes one out of the database for ever. */
    remove: (siteId: number, id: number): Promise<MediaRow | undefined> =>
      db
        .deleteFrom('media')
        .where('site_id', '=', siteId)
        .where('id', '=', id)
        .where('binned_at', 'is not', null)
        .returningAll()
        .executeTakeFirst(),

    /** Ids of those that were deleted before a moment, behind an id. */
    async binnedBefore(siteId: number, before: Date, afterId: number, limit: number) {
      const rows = await ofSite(siteId)
        .where('binned_at', '<', before)
        .where('id', '>', afterId)
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },
  };
}
