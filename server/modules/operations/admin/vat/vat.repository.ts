import { type Kysely, sql } from 'kysely';
import { readVat, VAT_OPTION, type VatRates } from '#domain/commerce/vat-rates.ts';
import type { VatState } from '#schemas/api/admin-vat.ts';
import type { Database } from '#server/db/schema.ts';

/** The rates that a site has set. */
export async function vatRatesOf(handle: Kysely<Database>, siteId: number): Promise<VatRates> {
  const row = await handle
    .selectFrom('cms_option')
    .select('value')
    .where('site_id', '=', siteId)
    .where('key', '=', VAT_OPTION)
    .executeTakeFirst();
  return readVat(row?.value);
}

/** What is sold at each rate, the highest first. */
export async function vatUse(handle: Kysely<Database>, siteId: number): Promise<VatState['used']> {
  const { rows } = await sql<VatState['used'][number]>`
    select "basisPoints", sum(products)::integer as products,
      sum(methods)::integer as "deliveryMethods"
    from (
      select p.vat_basis_points as "basisPoints", count(distinct p.product_id) as products,
        0 as methods
      from product_price as p join product on product.id = p.product_id
      where product.site_id = ${siteId} group by 1
      union all
      select m.vat_basis_points, 0, count(*)
      from delivery_method as m join store on store.id = m.store_id
      where store.site_id = ${siteId} group by 1
    ) as used group by 1 order by 1 desc`.execute(handle);
  return rows;
}
