import type { Insertable, Kysely, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { MediaVariant } from '#schemas/media.ts';
import { KIND_MIMES, type MediaKind } from '#schemas/media-kinds.ts';
import { jsonb } from '#server/db/jsonb.ts';
import type { Database } from '#server/db/schema.ts';
import type { MediaTables } from '#server/db/tables/media.ts';
import { hasSizes } from './media-keys.ts';

export type MediaRow = Selectable<MediaTables['media']>;
export type NewMediaRow = Insertable<MediaTables['media']>;

/** A try that is not heard of again after this time counts as lost with its process. */
const LEASE_SECONDS = 120;
const MAX_ATTEMPTS = 5;
const RETRY_SECONDS = 30;

export interface MediaPage {
  siteId: number;
  keywords: string;
  /** Absent: the whole library; null: its top. */
  directoryId?: number | null;
  /** Absent: files of every kind. */
  kind?: MediaKind;
  limit: number;
  offset: number;
}

export type MediaRepository = ReturnType<typeof createMediaRepository>;

export function createMediaRepository(db: Kysely<Database>) {
  return {
    async byIds(siteId: number, ids: readonly number[]): Promise<MediaRow[]> {
      if (ids.length === 0) return [];
      return db
        .selectFrom('media')
        .selectAll()
        .where('site_id', '=', siteId)
        .where('id', 'in', [...new Set(ids)])
        .execute();
    },

    byId(id: number): Promise<MediaRow | undefined> {
      return db.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst();
    },

    byHash(siteId: number, hash: string): Promise<MediaRow | undefined> {
      return db
        .selectFrom('media')
        .selectAll()
        .where('site_id', '=', siteId)
        .where('hash', '=', hash)
        .executeTakeFirst();
    },

    byKey(siteId: number, key: string): Promise<MediaRow | undefined> {
      return db
        .selectFrom('media')
        .selectAll()
        .where('site_id', '=', siteId)
        .where('key', '=', key)
        .executeTakeFirst();
    },

    /** Sites whose library holds a content, and who may see it; `prefix` begins its hash. */
    holders(prefix: string) {
      return db
        .selectFrom('media')
        .select(['site_id as siteId', 'access'])
        .where('hash', '>=', prefix)
        .where('hash', '<', `${prefix}g`)
        .execute();
    },

    async byHashes(siteId: number, hashes: readonly string[]): Promise<MediaRow[]> {
      if (hashes.length === 0) return [];
      return db
        .selectFrom('media')
        .selectAll()
        .where('site_id', '=', siteId)
        .where('hash', 'in', [...new Set(hashes)])
        .execute();
    },

    /** Who uploads a deleted file again gets its record back. */
    async takeOutOfBin(siteId: number, hashes: readonly string[]): Promise<void> {
      if (hashes.length === 0) return;
      await db
        .updateTable('media')
        .set({ binned_at: null, binned_by: null })
        .where('site_id', '=', siteId)
        .where('hash', 'in', [...new Set(hashes)])
        .where('binned_at', 'is not', null)
        .execute();
    },

    async isHashInUse(hash: string): Promise<boolean> {
      const row = await db
        .selectFrom('media')
        .select('id')
        .where('hash', '=', hash)
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },

    async page({ siteId, keywords, directoryId, kind, limit, offset }: MediaPage) {
      const words = keywords.split(/\s+/).filter(Boolean).slice(0, 8);
      let found = db
        .selectFrom('media')
        .where('site_id', '=', siteId)
        .where('binned_at', 'is', null);
      if (directoryId !== undefined) {
        found = found.where('directory_id', 'is not distinct from', directoryId);
      }
      if (kind) found = found.where('mime', 'in', [...KIND_MIMES[kind]]);
      for (const word of words) {
        const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
        found = found.where(
          sql<boolean>`unaccent(title || ' ' || original_name || ' ' || descriptions::text)
            ilike unaccent(${pattern})`,
        );
      }
      const { total } = await found
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      const rows = await found
        .selectAll()
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute();
      return { rows, total };
    },

    /**
     * Stores records, and work for the pictures among them. Content that the site already has is
     * left as it is.
     */
    async insert(rows: readonly NewMediaRow[]): Promise<void> {
      if (rows.length === 0) return;
      const values = rows.map((row) => ({
        ...row,
        descriptions: jsonb(row.descriptions),
        variants: jsonb(row.variants),
      }));
      await db.transaction().execute(async (trx) => {
        const added = await trx
          .insertInto('media')
          .values(values)
          .onConflict((conflict) => conflict.columns(['site_id', 'hash']).doNothing())
          .returning(['id', 'mime'])
          .execute();
        const jobs = added.filter(({ mime }) => hasSizes(mime));
        if (jobs.length === 0) return;
        await trx
          .insertInto('media_job')
          .values(jobs.map(({ id }) => ({ media_id: id })))
          .execute();
      });
    },

    async update(
      siteId: number,
      id: number,
      change: {
        title?: string;
        descriptions?: Record<string, string>;
        access?: MediaRow['access'];
      },
    ): Promise<MediaRow | undefined> {
      return db
        .updateTable('media')
        .set({
          // A change of nothing still has to be a sentence of SQL.
          id,
          ...(change.title !== undefined && { title: change.title }),
          ...(change.access && { access: change.access }),
          ...(change.descriptions && {
            descriptions: sql`descriptions || ${jsonb(change.descriptions)}`,
          }),
        })
        .where('site_id', '=', siteId)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst();
    },

    remove(siteId: number, id: number): Promise<MediaRow | undefined> {
      return db
        .deleteFrom('media')
        .where('site_id', '=', siteId)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst();
    },

    /**
     * Takes a waiting picture for a while: the first of `preferred`, else the newest. One that its
     * worker lost comes back.
     */
    async takeJob(preferred: readonly number[]): Promise<number | null> {
      const { rows } = await sql<{ media_id: number }>`
        update media_job set attempts = attempts + 1,
          run_after = now() + ${LEASE_SECONDS} * interval '1 second'
        where media_id = (
          select media_id from media_job
          where run_after <= now() and attempts < ${MAX_ATTEMPTS}
          order by array_position(${[...preferred]}::integer[], media_id), media_id desc
          limit 1 for update skip locked
        ) returning media_id`.execute(db);
      return rows[0]?.media_id ?? null;
    },

    /** Who works on a picture says so again before each of its files. */
    async keepJob(mediaId: number): Promise<void> {
      await sql`update media_job set run_after = now() + ${LEASE_SECONDS} * interval '1 second'
        where media_id = ${mediaId}`.execute(db);
    },

    async finishJob(mediaId: number): Promise<void> {
      await db.deleteFrom('media_job').where('media_id', '=', mediaId).execute();
    },

    /** Somebody else may take it, as if it had never been taken. */
    async returnJob(mediaId: number): Promise<void> {
      await sql`update media_job set attempts = attempts - 1, run_after = now()
        where media_id = ${mediaId}`.execute(db);
    },

    async failJob(mediaId: number, reason: string): Promise<void> {
      await sql`update media_job set last_error = ${reason.slice(0, 500)},
        run_after = now() + attempts * ${RETRY_SECONDS} * interval '1 second'
        where media_id = ${mediaId}`.execute(db);
    },

    /** Adds files to a picture; names it already has are not doubled. */
    async addVariants(mediaId: number, variants: readonly MediaVariant[]): Promise<void> {
      await sql`update media set variants = variants || (
          select coalesce(jsonb_agg(fresh), '[]'::jsonb)
          from jsonb_array_elements(${JSON.stringify(variants)}::jsonb) as fresh
          where not exists (
            select 1 from jsonb_array_elements(media.variants) as known
            where known->>'size' = fresh->>'size' and known->>'format' = fresh->>'format'
          )
        ) where id = ${mediaId}`.execute(db);
    },
  };
}
