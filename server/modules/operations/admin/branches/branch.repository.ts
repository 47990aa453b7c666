import type { Handle } from '#server/plugins/database.ts';

/** A way of delivery, as far as its places need it. */
export interface PlaceMethod {
  id: number;
  code: number;
  kind: string;
}

/** SQL of what places refer to. */
export const branchQueries = {
  methods: (handle: Handle, storeId: number): Promise<PlaceMethod[]> =>
    handle
      .selectFrom('delivery_method')
      .select(['id', 'code', 'kind'])
      .where('store_id', '=', storeId)
      .orderBy('position')
      .orderBy('id')
      .execute(),

  async count(handle: Handle, storeId: number): Promise<number> {
    const { total } = await handle
      .selectFrom('delivery_branch')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where('store_id', '=', storeId)
      .executeTakeFirstOrThrow();
    return Number(total);
  },
};
