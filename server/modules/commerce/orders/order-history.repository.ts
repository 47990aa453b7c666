import type { Kysely } from 'kysely';
import { sitesWithCustomersOf } from '#server/db/customers.ts';
import type { Database } from '#server/db/schema.ts';
import type { OrderRow } from './orders.repository.ts';

/** How a history is sorted (G-042). */
export interface OrderSort {
  param: 'id' | 'created_at' | 'finalAmount';
  order: 'asc' | 'desc';
}

interface HistoryPage {
  limit: number;
  offset: number;
  sort?: OrderSort;
}

export type HistoryRow = OrderRow & { site_name: string };

const COLUMNS = { id: 'id', created_at: 'created_at', finalAmount: 'total_cents' } as const;
const NEWEST: OrderSort = { param: 'id', order: 'desc' };

/**
 * Orders of an account at all sites that know it, the newest first unless asked otherwise; of equals the newer
 * comes first. Each with the site it was made at.
 */
export async function readHistory(
  db: Kysely<Database>,
  { siteId, accountId }: { siteId: number; accountId: number },
  { limit, offset, sort = NEWEST }: HistoryPage,
): Promise<{ rows: HistoryRow[]; total: number }> {
  const own = db
    .selectFrom('shop_order')
    .where('shop_order.site_id', 'in', sitesWithCustomersOf(siteId))
    .where('account_id', '=', accountId);
  const { total } = await own
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await own
    .innerJoin('site', 'site.id', 'shop_order.site_id')
    .selectAll('shop_order')
    .select('site.name as site_name')
    .orderBy(`shop_order.${COLUMNS[sort.param]}`, sort.order)
    .orderBy('shop_order.id', sort.param === 'id' ? sort.order : 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, total };
}
