import { type RawBuilder, sql } from 'kysely';
import { VAT_OPTION } from '#domain/commerce/vat-rates.ts';
import type { Handle } from '#server/plugins/database.ts';

function isVatExempt(siteId: number | RawBuilder<number>): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from cms_option as vat where vat.site_id = ${siteId}
    and vat.key = ${VAT_OPTION} and vat.value @> '{"isExempt": true}')`;
}

/**
 * SQL for the rate at which a site sells what has a rate of its own: none outside the VAT system. The
 * rate is kept, for the day on which the shop enters the system.
 */
export function soldVat(siteId: number | RawBuilder<number>, column: string): RawBuilder<number> {
  return sql<number>`case when ${isVatExempt(siteId)} then 0 else ${sql.ref(column)} end`;
}

/** Whether a site is outside the VAT system. */
export async function isOutsideVat(handle: Handle, siteId: number): Promise<boolean> {
  const { rows } = await sql<{
    isOutside: boolean;
  }>`select ${isVatExempt(siteId)} as "isOutside"`.execute(handle);
  return rows[0]?.isOutside ?? false;
}
