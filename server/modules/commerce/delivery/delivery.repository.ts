import { type Selectable, sql } from 'kysely';
import type { DeliveryTables } from '#server/db/tables/delivery.ts';
import { soldVat } from '#server/db/vat.ts';
import type { Handle } from '#server/plugins/database.ts';

export type BranchRow = Selectable<DeliveryTables['delivery_branch']>;

/** A way of delivery. */
export type MethodRow = Selectable<DeliveryTables['delivery_method']> & {
  /** There are places to choose from. */
  has_branches: boolean;
};

const HAS_BRANCHES = sql<boolean>`exists (
  select 1 from delivery_branch as b where b.method_id = delivery_method.id and b.active)`;

/** The rate at which its site sells it. */
const RATE = soldVat(
  sql<number>`(select site_id from store where store.id = delivery_method.store_id)`,
  'delivery_method.vat_basis_points',
);

/** Where the method goes: those of its countries that its store sells in now. */
const COUNTRIES = sql<string[]>`(
  select coalesce(jsonb_agg(c.iso), '[]') from store_country as s
  join country as c on c.id = s.country_id
  where s.store_id = delivery_method.store_id and delivery_method.countries ? c.iso)`;

/** Which of the places of some methods are asked for. */
export interface BranchPart {
  /** In any case of its letters; empty for all towns. */
  town: string;
  limit: number;
  offset: number;
}

const BRANCH_ORDER = sql`position, town collate hr, name collate hr, id`;

/** Places of methods that shoppers see. */
const shownBranches = (handle: Handle, methodIds: readonly number[]) =>
  handle
    .selectFrom('delivery_branch')
    .where('method_id', 'in', [...methodIds, 0])
    .where('active', '=', true);

/** SQL of delivery. A method may have thousands of places: they are read where they are shown. */
export const deliveryQueries = {
  /** What a store offers, in its order. */
  methods: (handle: Handle, storeId: number): Promise<MethodRow[]> =>
    handle
      .selectFrom('delivery_method')
      .selectAll()
      .select(HAS_BRANCHES.as('has_branches'))
      .select(COUNTRIES.as('countries'))
      .select(RATE.as('vat_basis_points'))
      .where('store_id', '=', storeId)
      .where('active', '=', true)
      .orderBy('position')
      .orderBy('id')
      .execute(),

  /** What a store offers, with all countries that were said of it. */
  routes: (handle: Handle, storeId: number) =>
    handle
      .selectFrom('delivery_method')
      .select(['id', 'kind', 'names', 'countries'])
      .where('store_id', '=', storeId)
      .where('active', '=', true)
      .orderBy('position')
      .orderBy('id')
      .execute(),

  /** What any store of a site offers. */
  ofSite: (handle: Handle, siteId: number): Promise<MethodRow[]> =>
    handle
      .selectFrom('delivery_method')
      .innerJoin('store', 'store.id', 'delivery_method.store_id')
      .selectAll('delivery_method')
      .select(HAS_BRANCHES.as('has_branches'))
      .where('store.site_id', '=', siteId)
      .where('delivery_method.active', '=', true)
      .execute(),

  /** Countries that any store of a site sells in. */
  soldIn: async (handle: Handle, siteId: number): Promise<string[]> => {
    const rows = await handle
      .selectFrom('store_country')
      .innerJoin('store', 'store.id', 'store_country.store_id')
      .innerJoin('country', 'country.id', 'store_country.country_id')
      .select('country.iso')
      .where('store.site_id', '=', siteId)
      .execute();
    return rows.map(({ iso }) => iso);
  },

  method: (handle: Handle, storeId: number, id: number): Promise<MethodRow | undefined> =>
    handle
      .selectFrom('delivery_method')
      .selectAll()
      .select(HAS_BRANCHES.as('has_branches'))
      .select(COUNTRIES.as('countries'))
      .select(RATE.as('vat_basis_points'))
      .where('store_id', '=', storeId)
      .where('active', '=', true)
      .where('id', '=', id)
      .executeTakeFirst(),

  /** The places of methods, in the order in which they are shown. */
  branches: (handle: Handle, methodIds: readonly number[]): Promise<BranchRow[]> =>
    shownBranches(handle, methodIds).selectAll().orderBy(BRANCH_ORDER).execute(),

  /** A part of them in the same order, and how many there are in all. */
  async branchPart(
    handle: Handle,
    methodIds: readonly number[],
    { town, limit, offset }: BranchPart,
  ): Promise<{ rows: BranchRow[]; total: number }> {
    const asked = shownBranches(handle, methodIds).$if(town !== '', (all) =>
      all.where(sql<boolean>`lower(town collate hr) = lower(${town}::text collate hr)`),
    );
    const [rows, { total }] = await Promise.all([
      asked.selectAll().orderBy(BRANCH_ORDER).limit(limit).offset(offset).execute(),
      asked.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    ]);
    return { rows, total: Number(total) };
  },

  branch: (handle: Handle, methodId: number, id: number): Promise<BranchRow | undefined> =>
    handle
      .selectFrom('delivery_branch')
      .selectAll()
      .where('method_id', '=', methodId)
      .where('active', '=', true)
      .where('id', '=', id)
      .executeTakeFirst(),
};
