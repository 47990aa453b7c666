import { randomBytes } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { COUNTRIES, FIRST_COUNTRY } from '#domain/commerce/countries.ts';
import { FRESH_SHOP_NAME } from '#domain/given-names.ts';
import { byLocale, DEFAULT_LOCALE, LOCALES, type Locale } from '#domain/locales.ts';
import { serverTexts } from '#locales/server-texts.ts';
import { jsonb } from '#server/db/jsonb.ts';
import type { Database } from '#server/db/schema.ts';
import { NO_ADDRESS } from './own-address.ts';

/** Hosts of an installation that nobody gave an address. */
const LOCAL_HOSTS = ['localhost', '127.0.0.1'];

/** Held while the default site is made; any number that no other lock uses. */
const LOCK = 4_711_001;

/** Where an installation can be reached. */
export interface Reach {
  /** Configured origin; the only site follows it. */
  publicUrl: string | undefined;
  /** Origin of this process; its host names the site, but is not its address. */
  localUrl: string;
}

/**
 * Makes site 1 with one store priced in euro when the database holds no site, so that a fresh
 * installation answers at once; gives an only site the configured address. Several processes may
 * call it at the same time, so none of them stores the address that only it listens on.
 */
export async function ensureDefaultSite(db: Kysely<Database>, { publicUrl, localUrl }: Reach) {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
    await insertLanguages(trx);
    await insertCountries(trx);
    const [site, another] = await trx.selectFrom('site').select(['id', 'url']).limit(2).execute();
    const siteId = site?.id ?? (await insertSite(trx, publicUrl ?? NO_ADDRESS));
    if (another) return;
    if (publicUrl !== undefined && site && site.url !== publicUrl) {
      await trx.updateTable('site').set({ url: publicUrl }).where('id', '=', siteId).execute();
    }
    await insertDomains(trx, siteId, publicUrl ?? localUrl);
  });
}

async function insertDomains(trx: Transaction<Database>, siteId: number, url: string) {
  const hosts = new Set([...LOCAL_HOSTS, new URL(url).hostname]);
  await trx
    .insertInto('domain')
    .values([...hosts].map((host) => ({ site_id: siteId, host })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function insertSite(trx: Transaction<Database>, url: string): Promise<number> {
  const { id: siteId } = await trx
    .insertInto('site')
    .values({ name: FRESH_SHOP_NAME, url })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('api_key')
    .values({ site_id: siteId, token: randomBytes(24).toString('base64url'), revoked_at: null })
    .execute();
  await insertStore(trx, siteId);
  return siteId;
}

/** At every start: a language that a release brings is listed, and named in all others. */
async function insertLanguages(trx: Transaction<Database>) {
  await trx
    .insertInto('language')
    .values(
      LOCALES.map((code2) => ({
        code: serverTexts(code2).language.iso639,
        code2,
        name: nameIn(code2, 'language', code2),
        names: jsonb(byLocale((locale) => nameIn(locale, 'language', code2))),
      })),
    )
    .onConflict((conflict) =>
      conflict.column('code2').doUpdateSet(({ ref }) => ({ names: ref('excluded.names') })),
    )
    .execute();
}

/** At every start, too: all countries, each named in every language of the release. */
async function insertCountries(trx: Transaction<Database>) {
  const names = COUNTRIES.map(({ iso }) => byLocale((locale) => nameIn(locale, 'region', iso)));
  await sql`insert into country (iso, code, names)
    select t.iso, t.code, t.names from unnest(
      ${COUNTRIES.map(({ iso }) => iso)}::text[],
      ${COUNTRIES.map(({ code }) => code)}::text[],
      ${names.map((of) => JSON.stringify(of))}::jsonb[]
    ) as t (iso, code, names)
    on conflict (iso) do update set names = excluded.names
      where country.names is distinct from excluded.names`.execute(trx);
}

async function insertStore(trx: Transaction<Database>, siteId: number) {
  const currency = await trx
    .insertInto('currency')
    .values({ code: 'EUR', label: 'EUR', symbol: '€' })
    .onConflict((conflict) => conflict.column('code').doUpdateSet({ label: 'EUR' }))
    .returning('id')
    .executeTakeFirstOrThrow();
  const store = await trx
    .insertInto('store')
    .values({
      site_id: siteId,
      name: FRESH_SHOP_NAME,
      currency_id: currency.id,
      language_code: DEFAULT_LOCALE,
      loyalty: true,
      free_delivery_cents: 5000,
      checkout: jsonb({}),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`insert into store_country (store_id, country_id, standard)
    select ${store.id}, id, true from country where iso = ${FIRST_COUNTRY}`.execute(trx);
}

/** The name of a language or country in a language, as it is written in a list. */
function nameIn(locale: Locale, type: 'language' | 'region', code: string): string {
  const name = new Intl.DisplayNames(locale, { type }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1).replace(' & ', ' and ');
}
