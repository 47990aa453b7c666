import { sql } from 'kysely';
import type { Handle } from '#server/plugins/database.ts';

/** Rows that are removed at a time, so that no lock is held for long. */
const AT_ONCE = 1000;

/** How long carts are kept after their last change. A browser keeps its key for a year (CART-05). */
const LIFE = {
  /** Started, and nothing was ever put in. */
  empty: '2 days',
  guest: '60 days',
  customer: '365 days',
  /** Ordered, or taken over by another cart. */
  archived: '90 days',
} as const;

/**
 * Removes carts whose time is over, and guests that neither a cart nor an order knows any more
 * (F23). Answers how many carts it removed.
 */
export async function removeExpiredCarts(db: Handle): Promise<number> {
  let removed = 0;
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from cart where id in (
        select id from cart as c
        where updated_at < now() - interval '2 days' and updated_at < now() - (case
          when c.status = 'archived' then ${LIFE.archived}
          when not exists (select 1 from cart_item where cart_id = c.id) then ${LIFE.empty}
          when c.account_id is null then ${LIFE.guest}
          else ${LIFE.customer} end)::interval
        order by updated_at limit ${AT_ONCE} for update skip locked)`.execute(db);
    removed += Number(numAffectedRows);
    if (numAffectedRows < AT_ONCE) break;
  }
  await sql`
    delete from guest as g where g.created_at < now() - ${LIFE.archived}::interval
      and not exists (select 1 from cart where guest_id = g.id)
      and not exists (select 1 from shop_order where guest_id = g.id)`.execute(db);
  return removed;
}
