import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/db/schema.ts';
import type { MasterPlace } from './master-places.ts';

/** SQL of where masters are placed. */
export function createUsageQueries(db: Kysely<Database>) {
  const masters = (siteId: number, ids: readonly number[] | undefined) => {
    const query = db
      .selectFrom('element')
      .where('site_id', '=', siteId)
      .where('type', '=', 'section')
      .where('binned_at', 'is', null);
    return ids ? query.where('id', 'in', [...ids, 0]) : query;
  };

  return {
    /** Replaces what is known of the places in an element. */
    async replaceUsage(elementId: number, places: readonly MasterPlace[]) {
      await db.deleteFrom('master_usage').where('element_id', '=', elementId).execute();
      if (places.length === 0) return;
      await db
        .insertInto('master_usage')
        .values(
          places.map(({ nodeId, master, overrides }) => ({
            element_id: elementId,
            node_id: nodeId,
            master_id: master.id,
            overrides,
          })),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    usagesOf: (siteId: number, masterId: number) =>
      db
        .selectFrom('master_usage as u')
        .innerJoin('element as e', 'e.id', 'u.element_id')
        .select([
          'u.element_id as elementId',
          'u.node_id as nodeId',
          'u.overrides',
          sql<string>`coalesce(nullif(e.draft -> 'meta' ->> 'title', ''), nullif(e.slug, ''), e.handler, e.type)`.as(
            'title',
          ),
        ])
        .where('e.site_id', '=', siteId)
        .where('u.master_id', '=', masterId)
        .where('e.binned_at', 'is', null)
        .orderBy('u.element_id')
        .orderBy('u.node_id')
        .execute(),

    listMasters: (
      siteId: number,
      ids: readonly number[] | undefined,
      offset: number,
      limit: number,
    ) =>
      masters(siteId, ids)
        .selectAll()
        .select((eb) =>
          eb
            .selectFrom('master_usage')
            .innerJoin('element as e', 'e.id', 'master_usage.element_id')
            .whereRef('master_usage.master_id', '=', 'element.id')
            .where('e.binned_at', 'is', null)
            .select((count) => count.fn.countAll<number>().as('uses'))
            .as('uses'),
        )
        .orderBy('id')
        .offset(offset)
        .limit(limit)
        .execute(),
    countMasters: async (siteId: number, ids: readonly number[] | undefined) =>
      (
        await masters(siteId, ids)
          .select((eb) => eb.fn.countAll<number>().as('total'))
          .executeTakeFirstOrThrow()
      ).total,
  };
}
