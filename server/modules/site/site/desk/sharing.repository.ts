import { sql } from 'kysely';
import type { Transaction } from '#server/plugins/database.ts';

/** What stands in the way of one site that wants to share what another has. */
export interface Sharing {
  /** The other has it from a third. */
  shares: boolean;
  /** The site has such things itself. */
  hasOwn: boolean;
  /** Others have them of the site. */
  isLent: boolean;
}

export type SharingRepository = typeof sharingQueries;

/** SQL of what sites share; `id` is null for a site that is being made. Null where the other is no site. */
export const sharingQueries = {
  async ofProducts(trx: Transaction, id: number | null, lender: number) {
    // Prices are in the currency of the other.
    const { rows } = await sql<Sharing & { currency: string }>`
      select currency.code as currency, lender.catalogue_site_id is not null as shares,
        exists (select 1 from product where site_id = ${id}) as "hasOwn",
        exists (select 1 from site where catalogue_site_id = ${id}) as "isLent"
      from site as lender
      join store on store.id = (select min(id) from store where site_id = lender.id)
      join currency on currency.id = store.currency_id
      where lender.id = ${lender}`.execute(trx);
    return rows[0] ?? null;
  },

  async ofCustomers(trx: Transaction, id: number | null, home: number) {
    // Somebody who registers at this moment holds the row of the site: wait, and see who it was.
    await sql`select 1 from site where id = ${id} for update`.execute(trx);
    const { rows } = await sql<Sharing>`
      select home.customers_site_id is not null as shares,
        exists (select 1 from account where site_id = ${id} and scope = 'web')
          or exists (select 1 from member_card where site_id = ${id}) as "hasOwn",
        exists (select 1 from site where customers_site_id = ${id}) as "isLent"
      from site as home where home.id = ${home}`.execute(trx);
    return rows[0] ?? null;
  },
};
