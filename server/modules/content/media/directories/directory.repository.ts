import { type Kysely, sql } from 'kysely';
import type { MediaDirectory } from '#schemas/api/directories.ts';
import type { Database } from '#server/db/schema.ts';
import { createMediaBinRepository } from '../bin/media-bin.repository.ts';

/** SQL of folders. Every query is keyed by the site. */
export type DirectoryRepository = ReturnType<typeof createDirectoryRepository>;

/** Changes of one site's folders happen one after the other, so that no two make a loop. */
export type InSite = <T>(
  siteId: number,
  run: (inside: DirectoryRepository) => Promise<T>,
) => Promise<T>;

export function createInSite(db: Kysely<Database>): InSite {
  return (siteId, run) =>
    db.transaction().execute(async (trx) => {
      await sql`select id from site where id = ${siteId} for no key update`.execute(trx);
      return run(createDirectoryRepository(trx));
    });
}

const COUNTED = sql`d.id, d.name, d.parent_id as "parentId",
  (select count(*) from media as m where m.directory_id = d.id
    and m.binned_at is null) as items,
  (select count(*) from media_directory as c where c.parent_id = d.id) as directories`;

export function createDirectoryRepository(db: Kysely<Database>) {
  return {
    /** All folders of the site when `parentId` is undefined. */
    async list(siteId: number, parentId: number | null | undefined): Promise<MediaDirectory[]> {
      const where =
        parentId === undefined
          ? sql`true`
          : sql`d.parent_id is not distinct from ${parentId}::integer`;
      const { rows } = await sql<MediaDirectory>`
        select ${COUNTED} from media_directory as d
        where d.site_id = ${siteId} and ${where}
        order by d.name collate hr, d.id`.execute(db);
      return rows;
    },

    async find(siteId: number, id: number): Promise<MediaDirectory | null> {
      const { rows } = await sql<MediaDirectory>`
        select ${COUNTED} from media_directory as d
        where d.site_id = ${siteId} and d.id = ${id}`.execute(db);
      return rows[0] ?? null;
    },

    /** The folder of that name in a folder. */
    async named(siteId: number, parentId: number | null, name: string): Promise<number | null> {
      const { rows } = await sql<{ id: number }>`
        select id from media_directory
        where site_id = ${siteId} and name = ${name}
          and parent_id is not distinct from ${parentId}::integer`.execute(db);
      return rows[0]?.id ?? null;
    },

    /** The folder and all that it lies in, nearest first. */
    async pathTo(siteId: number, id: number): Promise<number[]> {
      const { rows } = await sql<{ id: number }>`
        with recursive above as (
          select id, parent_id, 1 as step from media_directory
          where site_id = ${siteId} and id = ${id}
          union all
          select d.id, d.parent_id, above.step + 1 from media_directory as d
          join above on d.id = above.parent_id
        ) select id from above order by step`.execute(db);
      return rows.map((row) => row.id);
    },

    async insert(siteId: number, name: string, parentId: number | null): Promise<number> {
      const { id } = await db
        .insertInto('media_directory')
        .values({ site_id: siteId, name, parent_id: parentId })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    async update(id: number, name: string, parentId: number | null): Promise<void> {
      await db
        .updateTable('media_directory')
        .set({ name, parent_id: parentId })
        .where('id', '=', id)
        .execute();
    },

    /** What of it lies in the bin comes back to the top of the library. */
    async remove(id: number): Promise<void> {
      await db
        .updateTable('media')
        .set({ directory_id: null })
        .where('directory_id', '=', id)
        .where('binned_at', 'is not', null)
        .execute();
      await db.deleteFrom('media_directory').where('id', '=', id).execute();
    },

    /** How many of the media exist and were moved. */
    async moveItems(siteId: number, ids: readonly number[], directoryId: number | null) {
      const { numUpdatedRows } = await db
        .updateTable('media')
        .set({ directory_id: directoryId })
        .where('site_id', '=', siteId)
        .where('id', 'in', [...ids])
        .where('binned_at', 'is', null)
        .executeTakeFirst();
      return Number(numUpdatedRows);
    },

    putItemsInBin: createMediaBinRepository(db).putInBin,
  };
}
