import { type Selectable, sql } from 'kysely';
import type { DeliveryTables } from '#server/db/tables/delivery.ts';
import type { Handle } from '#server/plugins/database.ts';

export type BranchRow = Selectable<DeliveryTables['delivery_branch']>;

/** A way of delivery with its branches, in their order. */
export type MethodRow = Selectable<DeliveryTables['delivery_method']> & { branches: BranchRow[] };

const BRANCHES = sql<BranchRow[]>`coalesce((
  select jsonb_agg(to_jsonb(b) order by b.position, b.id)
  from delivery_branch as b where b.method_id = delivery_method.id), '[]')`;

/** SQL of delivery. */
export const deliveryQueries = {
  /** What a store offers, in its order. */
  methods: (handle: Handle, storeId: number): Promise<MethodRow[]> =>
    handle
      .selectFrom('delivery_method')
      .selectAll()
      .select(BRANCHES.as('branches'))
      .where('store_id', '=', storeId)
      .where('active', '=', true)
      .orderBy('position')
      .orderBy('id')
      .execute(),

  method: (handle: Handle, storeId: number, id: number): Promise<MethodRow | undefined> =>
    handle
      .selectFrom('delivery_method')
      .selectAll()
      .select(BRANCHES.as('branches'))
      .where('store_id', '=', storeId)
      .where('active', '=', true)
      .where('id', '=', id)
      .executeTakeFirst(),
};
