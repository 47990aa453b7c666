import type { Kysely } from 'kysely';
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

const COLUMNS = { id: 'id', created_at: 'created_at', finalAmount: 'total_cents' } as const;
const NEWEST: OrderSort = { param: 'id', order: 'desc' };

/** Orders of an account, the newest first unless asked otherwise; of equals the newer comes first. */
export async function readHistory(
  db: Kysely<Database>,
  { siteId, accountId }: { siteId: number; accountId: number },
  { limit, offset, sort = NEWEST }: HistoryPage,
): Promise<{ rows: OrderRow[]; total: number }> {
  const own = db
    .selectFrom('shop_order')
    .where('site_id', '=', siteId)
    .where('account_id', '=', accountId);
  const { total } = await own
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await own
    .selectAll()
    .orderBy(COLUMNS[sort.param], sort.order)
    .orderBy('id', sort.param === 'id' ? sort.order : 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, total };
}
