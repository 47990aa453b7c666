import { type Kysely, sql, type Transaction } from 'kysely';
import type { Held } from '#schemas/api/setting-history.ts';
import { jsonb } from '#server/db/jsonb.ts';
import type { Database } from '#server/db/schema.ts';
import type { Paging } from '#server/paging.ts';

/** Class of the locks that keep two changes of the same settings apart. */
const LOCK = 112;
/** Changes that are kept of a site, and for how long. */
const MAX_CHANGES = 1_000;
const MAX_AGE = '2 years';

interface NewChange {
  siteId: number;
  accountId: number | null;
  setting: string;
  kept: { before: Held; after: Held } | null;
  undoes: number | null;
}

/** SQL of changes of settings. */
export type HistoryRepository = ReturnType<typeof createHistoryRepository>;

export function createHistoryRepository(db: Kysely<Database>) {
  const changes = () =>
    db
      .selectFrom('setting_change as c')
      .leftJoin('account as a', 'a.id', 'c.account_id')
      .select(['c.id', 'c.at', 'c.setting', 'c.before', 'c.after', 'c.is_kept', 'c.undoes'])
      .select('c.account_id as accountId')
      .select(
        sql<string>`coalesce(nullif(trim(concat_ws(' ', a.first_name, a.last_name)), ''), a.email, '')`.as(
          'who',
        ),
      );

  return {
    async lock(trx: Transaction<Database>, place: string) {
      await sql`select pg_advisory_xact_lock(${LOCK}, hashtext(${place}))`.execute(trx);
    },

    async add(trx: Transaction<Database>, change: NewChange) {
      const { siteId, accountId, setting, kept, undoes } = change;
      await trx
        .insertInto('setting_change')
        .values({
          site_id: siteId,
          account_id: accountId,
          setting,
          before: kept?.before ? jsonb(kept.before) : null,
          after: kept?.after ? jsonb(kept.after) : null,
          is_kept: kept !== null,
          undoes,
        })
        .execute();
    },

    byId: (siteId: number, id: number) =>
      changes().where('c.site_id', '=', siteId).where('c.id', '=', id).executeTakeFirst(),

    /** The newest first. */
    async list(siteId: number, setting: string | undefined, { limit, offset }: Paging) {
      const matching = changes()
        .where('c.site_id', '=', siteId)
        .$if(setting !== undefined, (query) => query.where('c.setting', '=', setting ?? ''));
      const records = await matching.orderBy('c.id', 'desc').limit(limit).offset(offset).execute();
      const { total } = await db
        .selectFrom('setting_change as c')
        .select(({ fn }) => fn.countAll<string>().as('total'))
        .where('c.site_id', '=', siteId)
        .$if(setting !== undefined, (query) => query.where('c.setting', '=', setting ?? ''))
        .executeTakeFirstOrThrow();
      return { records, total: Number(total) };
    },

    /** The newest of each setting. */
    last: (siteId: number) =>
      changes()
        .where('c.site_id', '=', siteId)
        .distinctOn('c.setting')
        .orderBy('c.setting')
        .orderBy('c.id', 'desc')
        .execute(),

    /** Forgets what is too old, and what is too much of a site. */
    async forget() {
      await sql`delete from setting_change
        where at < now() - ${MAX_AGE}::interval`.execute(db);
      await sql`delete from setting_change as c using (
          select id, row_number() over (partition by site_id order by id desc) as place
          from setting_change
        ) as placed
        where placed.id = c.id and placed.place > ${MAX_CHANGES}`.execute(db);
    },
  };
}
