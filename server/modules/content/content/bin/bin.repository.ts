import { type Kysely, sql } from 'kysely';
import { jsonb } from '#server/db/jsonb.ts';
import type { Database } from '#server/db/schema.ts';
import type { BinnedState } from '#server/db/tables/bin.ts';

/** SQL of elements in the bin. */
export function createBinQueries(db: Kysely<Database>) {
  return {
    /** It keeps its draft and its history; its address is free, and shoppers see it no more. */
    putInBin: (id: number, by: number | null, was: BinnedState) =>
      db
        .updateTable('element')
        .set({
          slug: '',
          published: null,
          published_rev: null,
          published_slug: null,
          status: 'draft',
          scheduled_at: null,
          scheduled_rev: null,
          binned_at: new Date(),
          binned_by: by,
          binned: jsonb(was),
        })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow(),

    /** Holds the row until the transaction ends. */
    lockBinned: (siteId: number, id: number) =>
      db
        .selectFrom('element')
        .selectAll()
        .where('site_id', '=', siteId)
        .where('id', '=', id)
        .where('binned_at', 'is not', null)
        .forUpdate()
        .executeTakeFirst(),

    /** A draft again, at an address. */
    takeOut: (id: number, slug: string) =>
      db
        .updateTable('element')
        .set({ slug, binned_at: null, binned_by: null, binned: null })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow(),

    /** Whether draft or published version of an element outside of the bin show the master. */
    async isMasterPlaced(siteId: number, masterId: number): Promise<boolean> {
      const master = sql`'$.parts.**.master ? (@.id == $id)', ${jsonb({ id: masterId })}`;
      const place = await db
        .selectFrom('element')
        .select('id')
        .where('site_id', '=', siteId)
        .where('id', '<>', masterId)
        .where('binned_at', 'is', null)
        .where(
          sql<boolean>`(jsonb_path_exists(draft, ${master}) or jsonb_path_exists(published, ${master}))`,
        )
        .limit(1)
        .executeTakeFirst();
      return place !== undefined;
    },

    /** Takes elements out of the database for ever, with their history. */
    async removeBinned(ids: readonly number[]): Promise<void> {
      await db
        .deleteFrom('master_usage')
        .where('master_id', 'in', [...ids])
        .execute();
      await db
        .deleteFrom('element')
        .where('id', 'in', [...ids])
        .execute();
    },

    /** Elements of a site that were deleted before a moment. */
    async binnedBefore(siteId: number, before: Date, limit: number): Promise<number[]> {
      const rows = await db
        .selectFrom('element')
        .select('id')
        .where('site_id', '=', siteId)
        .where('binned_at', '<', before)
        .orderBy('id')
        .limit(limit)
        .forUpdate()
        .execute();
      return rows.map(({ id }) => id);
    },
  };
}
