import { type Kysely, sql, type Transaction } from 'kysely';
import { jsonb } from '#server/db/jsonb.ts';
import type { Database } from '#server/db/schema.ts';

/** What an option is to hold. */
export interface OptionChange {
  key: string;
  value: unknown;
  /** `undefined` keeps the picture, null takes it away. */
  mediaId?: number | null | undefined;
}

/** SQL of options. */
export function optionQueries(db: Kysely<Database>) {
  return {
    /** All options of the site when `keys` is null. */
    options(siteId: number, keys: readonly string[] | null) {
      const query = db.selectFrom('cms_option').selectAll().where('site_id', '=', siteId);
      return (keys ? query.where('key', '=', sql<string>`any(${[...keys]}::text[])`) : query)
        .orderBy('key')
        .execute();
    },
    /** What one option holds; `undefined`: nothing was ever set. */
    option: (siteId: number, key: string, handle: Kysely<Database> = db) =>
      handle
        .selectFrom('cms_option')
        .selectAll()
        .where('site_id', '=', siteId)
        .where('key', '=', key)
        .executeTakeFirst(),
    async forgetOption(trx: Transaction<Database>, siteId: number, key: string) {
      await trx
        .deleteFrom('cms_option')
        .where('site_id', '=', siteId)
        .where('key', '=', key)
        .execute();
    },
    /** `mediaId` undefined keeps the picture. */
    saveOption: (
      siteId: number,
      { key, value, mediaId }: OptionChange,
      handle: Kysely<Database> = db,
    ) =>
      handle
        .insertInto('cms_option')
        .values({ site_id: siteId, key, value: jsonb(value), media_id: mediaId ?? null })
        .onConflict((conflict) =>
          conflict.columns(['site_id', 'key']).doUpdateSet({
            value: jsonb(value),
            ...(mediaId !== undefined && { media_id: mediaId }),
          }),
        )
        .returningAll()
        .executeTakeFirstOrThrow(),
  };
}
