import { sql } from 'kysely';
import { anAccount, logIn } from './accounts.ts';
import type { TestApp } from './test-app.ts';

/** Id of the site that `addSecondSite` makes. */
export const SECOND_SITE = 2;

/**
 * Adds a second site with a store of its own, and answers the headers of its clients. What belongs to
 * the first site must not be seen or changed with them.
 */
export async function addSecondSite({ app, database }: TestApp): Promise<Record<string, string>> {
  const apikey = 'key-of-the-second-site';
  await sql`with site as (
      insert into site (id, name, url) values (${SECOND_SITE}, 'Drugi', 'http://drugi.test')
      returning id
    ), domain as (
      insert into domain (site_id, host) select id, 'drugi.test' from site
    ), key as (
      insert into api_key (site_id, token, revoked_at) select id, ${apikey}, null from site
    ), store as (
      insert into store (site_id, name, currency_id, language_code, loyalty, free_delivery_cents, checkout)
      select site.id, 'Drugi', currency.id, 'hr', false, 3000, '{}'
      from site, (select id from currency order by id limit 1) as currency
      returning id
    )
    insert into store_country (store_id, country_id)
    select store.id, country.id from store, country where country.iso = 'AT'`.execute(database.db);
  await app.bus.publish(['settings']);
  return { apikey };
}

/** Makes an editor of the second site, and answers the headers of their calls. */
export async function logInToSecondSite(
  { app, services }: TestApp,
  headers: Record<string, string>,
): Promise<Record<string, string>> {
  const email = 'urednica@drugi.test';
  await services.auth.createAccount(anAccount({ siteId: SECOND_SITE, email, scope: 'backoffice' }));
  const { tokens } = await logIn(app, headers, email);
  return { ...headers, accesstoken: tokens.accessToken };
}
