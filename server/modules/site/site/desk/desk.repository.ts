import { randomBytes } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Locale } from '#domain/locales.ts';
import { jsonb } from '#server/db/jsonb.ts';
import type { Database } from '#server/db/schema.ts';

/** A site as it is stored. */
export interface WantedSite {
  name: string;
  url: string;
  hosts: readonly string[];
  defaultLocale: Locale;
  locales: readonly Locale[];
  currency: { code: string; symbol: string };
  /** Absent: as it is; of a new site its own. */
  productsOf?: number | null | undefined;
  customersOf?: number | null | undefined;
}

/** Sites, with what an owner sets about them. */
export type DeskRow = Awaited<ReturnType<DeskRepository['page']>>['rows'][number];

export type DeskRepository = ReturnType<typeof createDeskRepository>;

interface Asked {
  keywords: string;
  open: boolean;
  offset: number;
  limit: number;
}

export function createDeskRepository(db: Kysely<Database>) {
  return {
    transaction: <T>(work: (trx: Transaction<Database>) => Promise<T>): Promise<T> =>
      db.transaction().execute(work),

    async page(asked: Asked) {
      const rows = await sites(db)
        .where(matching(asked))
        .orderBy('site.id')
        .offset(asked.offset)
        .limit(asked.limit)
        .execute();
      const { total } = await db
        .selectFrom('site')
        .where(matching(asked))
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return { rows, total: Number(total) };
    },

    async find(id: number, handle = db) {
      return (await sites(handle).where('site.id', '=', id).executeTakeFirst()) ?? null;
    },

    ...writes,
  };
}

/** Statements of one transaction. */
const writes = {
  /** Lets one change of sites follow the other; answers which are open and how many there are. */
  async lock(trx: Transaction<Database>): Promise<{ open: number[]; count: number }> {
    await sql`lock table site in share row exclusive mode`.execute(trx);
    const rows = await trx.selectFrom('site').select(['id', 'closed_at']).execute();
    return {
      open: rows.flatMap(({ id, closed_at }) => (closed_at ? [] : [id])),
      count: rows.length,
    };
  },

  async exists(trx: Transaction<Database>, id: number): Promise<boolean> {
    const row = await trx.selectFrom('site').select('id').where('id', '=', id).executeTakeFirst();
    return row !== undefined;
  },

  /** A site with its key and its store, which sells to the countries of another store. */
  async insert(trx: Transaction<Database>, wanted: WantedSite, countriesOf: number) {
    const { id } = await trx
      .insertInto('site')
      .values({
        name: wanted.name,
        url: wanted.url,
        opened_at: null,
        catalogue_site_id: wanted.productsOf ?? null,
        customers_site_id: wanted.customersOf ?? null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const token = randomBytes(24).toString('base64url');
    await trx.insertInto('api_key').values({ site_id: id, token, revoked_at: null }).execute();
    const store = await trx
      .insertInto('store')
      .values({
        site_id: id,
        name: wanted.name,
        currency_id: await currencyId(trx, wanted.currency),
        language_code: wanted.defaultLocale,
        loyalty: false,
        free_delivery_cents: 0,
        checkout: jsonb({}),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await sql`insert into store_country (store_id, country_id, place, standard)
      select ${store.id}, country_id, place, standard from store_country
      where store_id = ${countriesOf}`.execute(trx);
    await setLanguages(trx, id, wanted);
    return id;
  },

  async update(trx: Transaction<Database>, id: number, wanted: WantedSite) {
    const { name, url, defaultLocale, productsOf, customersOf } = wanted;
    await trx
      .updateTable('site')
      .set({
        name,
        url,
        ...(productsOf !== undefined && { catalogue_site_id: productsOf }),
        ...(customersOf !== undefined && { customers_site_id: customersOf }),
      })
      .where('id', '=', id)
      .execute();
    await trx
      .updateTable('store')
      .set({
        name,
        currency_id: await currencyId(trx, wanted.currency),
        language_code: defaultLocale,
      })
      .where('id', '=', firstStore(id))
      .execute();
    await setLanguages(trx, id, wanted);
  },

  /** Gives a site exactly these hosts; answers those that lead to another site. */
  async setHosts(trx: Transaction<Database>, id: number, hosts: readonly string[]) {
    await trx
      .deleteFrom('domain')
      .where('site_id', '=', id)
      .where('host', '<>', sql<string>`all(${[...hosts]}::text[])`)
      .execute();
    await trx
      .insertInto('domain')
      .values(hosts.map((host) => ({ site_id: id, host })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const taken = await trx
      .selectFrom('domain')
      .select('host')
      .where('site_id', '<>', id)
      .where('host', '=', sql<string>`any(${[...hosts]}::text[])`)
      .orderBy('host')
      .execute();
    return taken.map(({ host }) => host);
  },

  /** Whether prices of the site were told in its currency. */
  async hasPrices(trx: Transaction<Database>, id: number): Promise<boolean> {
    const { rows } = await sql<{ used: boolean }>`
      select exists (select 1 from product where site_id = ${id})
        or exists (select 1 from site where catalogue_site_id = ${id})
        or exists (select 1 from shop_order where site_id = ${id}) as used`.execute(trx);
    return rows[0]?.used === true;
  },

  async setClosed(trx: Transaction<Database>, id: number, isClosed: boolean) {
    await trx
      .updateTable('site')
      .set({ closed_at: isClosed ? sql<Date>`coalesce(closed_at, now())` : null })
      .where('id', '=', id)
      .execute();
  },
};

function sites(db: Kysely<Database>) {
  return db
    .selectFrom('site')
    .select(['site.id', 'site.name', 'site.url', 'site.closed_at'])
    .select(['site.catalogue_site_id', 'site.customers_site_id'])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('domain')
          .select('domain.host')
          .whereRef('domain.site_id', '=', 'site.id')
          .orderBy('domain.id'),
      ).as('hosts'),
      jsonArrayFrom(
        eb
          .selectFrom('cms_option')
          .select(['cms_option.key', 'cms_option.value'])
          .whereRef('cms_option.site_id', '=', 'site.id')
          .where('cms_option.key', 'in', ['DefaultLanguage', 'AllowedLanguages']),
      ).as('options'),
      eb
        .selectFrom('store')
        .innerJoin('currency', 'currency.id', 'store.currency_id')
        .select('currency.code')
        .whereRef('store.site_id', '=', 'site.id')
        .orderBy('store.id')
        .limit(1)
        .as('currency'),
      eb
        .selectFrom('store')
        .select('store.name')
        .whereRef('store.site_id', '=', 'site.id')
        .orderBy('store.id')
        .limit(1)
        .as('storeName'),
    ]);
}

function matching({ keywords, open }: Pick<Asked, 'keywords' | 'open'>) {
  const pattern = `%${keywords.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`(${keywords} = '' or site.name ilike ${pattern} or site.url ilike ${pattern}
      or exists (select 1 from domain where domain.site_id = site.id and host ilike ${pattern}))
    and (not ${open} or site.closed_at is null)`;
}

const firstStore = (siteId: number) =>
  sql<number>`(select min(id) from store where site_id = ${siteId})`;

async function currencyId(
  trx: Transaction<Database>,
  { code, symbol }: WantedSite['currency'],
): Promise<number> {
  const row = await trx
    .insertInto('currency')
    .values({ code, label: code, symbol })
    .onConflict((conflict) => conflict.column('code').doUpdateSet({ code }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

async function setLanguages(
  trx: Transaction<Database>,
  siteId: number,
  { defaultLocale, locales }: WantedSite,
) {
  await trx
    .insertInto('cms_option')
    .values([
      { site_id: siteId, key: 'DefaultLanguage', value: jsonb(defaultLocale) },
      { site_id: siteId, key: 'AllowedLanguages', value: jsonb(locales) },
    ])
    .onConflict((conflict) =>
      conflict
        .columns(['site_id', 'key'])
        .doUpdateSet(({ ref }) => ({ value: ref('excluded.value') })),
    )
    .execute();
}
