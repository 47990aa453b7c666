import { type Kysely, sql, type Transaction } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { DEFAULT_LOCALE, type Locale } from '#domain/locales.ts';
import type { CheckoutConfig } from '#schemas/api/settings.ts';
import type { NavNode } from '#schemas/api/site.ts';
import { jsonb } from '#server/db/jsonb.ts';
import type { Database } from '#server/db/schema.ts';
import { optionQueries } from './options/option.repository.ts';

/** What may change about a store. */
export interface StoreChanges {
  name?: string;
  free_delivery_cents?: number;
  loyalty?: boolean;
  points_per_euro?: number;
  points_days?: number;
  checkout: Partial<CheckoutConfig>;
}

async function rename(trx: Transaction<Database>, id: number, name: string) {
  await trx.updateTable('site').set({ name }).where('id', '=', id).execute();
  await trx.updateTable('store').set({ name }).where('site_id', '=', id).execute();
}

/** SQL of sites, options and navigations. */
export type SiteRepository = ReturnType<typeof createSiteRepository>;
/** A site with what a request has to know of it. */
export type SiteRow = NonNullable<Awaited<ReturnType<SiteRepository['siteRow']>>>;

export function createSiteRepository(db: Kysely<Database>) {
  return {
    languages: () => db.selectFrom('language').selectAll().orderBy('id').execute(),
    renameSite: (id: number, name: string) =>
      db.transaction().execute((trx) => rename(trx, id, name)),
    /** Changes what is given; of `checkout` the keys that are given. */
    async changeStore(
      trx: Transaction<Database>,
      { siteId, storeId }: { siteId: number; storeId: number },
      changes: StoreChanges,
    ) {
      const { name, checkout, ...columns } = changes;
      if (name !== undefined) await rename(trx, siteId, name);
      await trx
        .updateTable('store')
        .set({ ...columns, checkout: sql`checkout || ${jsonb(checkout)}` })
        .where('id', '=', storeId)
        .where('site_id', '=', siteId)
        .execute();
    },
    /** Whether a catalogue has a product that may be sold. */
    async hasProduct(catalogueId: number, productId: number): Promise<boolean> {
      const row = await db
        .selectFrom('product')
        .select('id')
        .where('site_id', '=', catalogueId)
        .where('id', '=', productId)
        .where('archived', '=', false)
        .executeTakeFirst();
      return row !== undefined;
    },
    /** The language that an editor works in; empty when none was chosen. */
    async adminLanguage(accountId: number): Promise<string> {
      const account = await db
        .selectFrom('account')
        .select('admin_language')
        .where('id', '=', accountId)
        .executeTakeFirst();
      return account?.admin_language ?? '';
    },
    ...placeQueries(db),
    ...settingQueries(db),
    ...optionQueries(db),
    ...navigationQueries(db),
  };
}

/** Options that shape how requests are read. */
const SITE_OPTIONS = ['DefaultLanguage', 'AllowedLanguages', 'SearchEngines', 'RobotsLines'];

/** Origins that are good on one machine only; `isLocal` in `own-address.ts` looks closer. */
const LOCAL_ORIGIN = '^https?://(localhost|[0-9.]+|\\[[0-9a-f:.]+\\])(:[0-9]+)?/?$';

/** How requests find their site: by key, host or id, each by an index. */
function placeQueries(db: Kysely<Database>) {
  return {
    async siteRow(id: number) {
      return (
        (await db
          .selectFrom('site')
          .selectAll('site')
          .select((eb) => [
            jsonArrayFrom(
              eb
                .selectFrom('store')
                .innerJoin('currency', 'currency.id', 'store.currency_id')
                .select(['store.id', 'store.currency_id', 'store.loyalty'])
                .select(['currency.label', 'currency.symbol'])
                .whereRef('store.site_id', '=', 'site.id')
                .orderBy('store.id'),
            ).as('stores'),
            jsonObjectFrom(
              eb
                .selectFrom('api_key')
                .select(['api_key.id', 'api_key.token'])
                .whereRef('api_key.site_id', '=', 'site.id')
                .where('revoked_at', 'is', null)
                .orderBy('api_key.id')
                .limit(1),
            ).as('key'),
            jsonArrayFrom(
              eb
                .selectFrom('cms_option')
                .select(['cms_option.key', 'cms_option.value'])
                .whereRef('cms_option.site_id', '=', 'site.id')
                .where('cms_option.key', 'in', SITE_OPTIONS),
            ).as('options'),
          ])
          .where('site.id', '=', id)
          .executeTakeFirst()) ?? null
      );
    },
    async siteOfHost(host: string): Promise<number | null> {
      const row = await db
        .selectFrom('domain')
        .select('site_id')
        .where('host', '=', host)
        .executeTakeFirst();
      return row?.site_id ?? null;
    },
    async siteOfKey(token: string): Promise<number | null> {
      const row = await db
        .selectFrom('api_key')
        .select('site_id')
        .where('token', '=', token)
        .where('revoked_at', 'is', null)
        .executeTakeFirst();
      return row?.site_id ?? null;
    },
    /** The oldest open site; 0 when there is none. */
    async firstSite(): Promise<number> {
      const row = await db
        .selectFrom('site')
        .select('id')
        .where('closed_at', 'is', null)
        .orderBy('id')
        .limit(1)
        .executeTakeFirst();
      return row?.id ?? 0;
    },
    /** As many addresses of sites as tell whether there is one only, or one only of this machine. */
    async addresses(): Promise<string[]> {
      const rows = await db
        .selectFrom('site')
        .select('url')
        .orderBy(sql`url ~* ${LOCAL_ORIGIN}`, 'desc')
        .orderBy('id')
        .limit(2)
        .execute();
      return rows.map(({ url }) => url);
    },
    /** Every host with its site and the key of that site. */
    domains: () =>
      db
        .selectFrom('domain')
        .innerJoin('site', 'site.id', 'domain.site_id')
        .select((eb) => [
          'domain.host',
          'site.id',
          'site.url',
          eb
            .selectFrom('api_key')
            .select('token')
            .whereRef('api_key.site_id', '=', 'site.id')
            .where('revoked_at', 'is', null)
            .orderBy('api_key.id')
            .limit(1)
            .as('key'),
        ])
        .orderBy('domain.id')
        .execute(),
  };
}

function settingQueries(db: Kysely<Database>) {
  return {
    /** The store's own currency and those it shows beside, by id. */
    currencies: (storeId: number) =>
      db
        .selectFrom('currency as c')
        .selectAll('c')
        .where((eb) =>
          eb.or([
            eb(
              'c.id',
              'in',
              eb.selectFrom('store').select('currency_id').where('id', '=', storeId),
            ),
            eb(
              'c.id',
              'in',
              eb.selectFrom('store_currency').select('currency_id').where('store_id', '=', storeId),
            ),
          ]),
        )
        .orderBy('c.id')
        .execute(),
    store: (id: number, handle: Kysely<Database> = db) =>
      handle.selectFrom('store').selectAll().where('id', '=', id).executeTakeFirst(),
    /** All countries by name; `place` is null where the store does not sell. */
    async countries(locale: Locale, storeId: number) {
      const { rows } = await sql<{
        id: number;
        iso: string;
        code: string;
        name: string;
        place: number | null;
        standard: boolean;
      }>`
        select c.id, c.iso, c.code, s.place,
          coalesce(s.standard, false) as standard,
          coalesce(c.names ->> ${locale}::text, c.names ->> ${DEFAULT_LOCALE}::text) as name
        from country c
        left join store_country s on s.country_id = c.id and s.store_id = ${storeId}
        order by coalesce(c.names ->> ${locale}::text, c.names ->> ${DEFAULT_LOCALE}::text) collate hr`.execute(
        db,
      );
      return rows;
    },
  };
}

function navigationQueries(db: Kysely<Database>) {
  return {
    navigations: (siteId: number, name: string) =>
      db
        .selectFrom('navigation')
        .select(['locale', 'tree'])
        .where('site_id', '=', siteId)
        .where('name', '=', name)
        .execute(),
    navigationSizes: (siteId: number) =>
      db
        .selectFrom('navigation')
        .select(['name', 'locale', sql<number>`jsonb_array_length(tree)`.as('entries')])
        .where('site_id', '=', siteId)
        .orderBy('name')
        .orderBy('locale')
        .execute(),
    async saveNavigation(siteId: number, name: string, locale: Locale, tree: readonly NavNode[]) {
      await db
        .insertInto('navigation')
        .values({ site_id: siteId, name, locale, tree: jsonb(tree) })
        .onConflict((conflict) =>
          conflict.columns(['site_id', 'name', 'locale']).doUpdateSet({ tree: jsonb(tree) }),
        )
        .execute();
    },
  };
}
