import { type Kysely, sql, type Transaction } from 'kysely';
import type { ProductWrite } from '#schemas/api/admin-product.ts';
import { jsonb } from '#server/db/jsonb.ts';
import type { Database } from '#server/db/schema.ts';
import type { Column } from '../admin-table.ts';
import type { Fields, Place } from '../record-store.ts';
import { vatRatesOf } from '../vat/vat.repository.ts';
import { LINK_TABLES, type LinkTable, PRICE_FIELDS, ROW_FIELDS } from './product-fields.ts';
import type { ProductRecord } from './product-read.repository.ts';

type Trx = Transaction<Database>;

/** What one product is to become: `given` replaces fields of `before`, which is null for a new one. */
export interface ProductChange {
  before: ProductRecord | null;
  given: Partial<ProductWrite>;
}

/** A change whose product is stored. */
interface Stored extends ProductChange {
  id: number;
}

/**
 * Stores many products in few statements; only the columns that are given, so that pieces sold
 * meanwhile stay sold. Answers their ids in the order of the changes.
 */
export async function storeProducts(
  trx: Trx,
  place: Place,
  changes: readonly ProductChange[],
): Promise<number[]> {
  const known = changes.flatMap(({ before }) => (before ? [before.id] : []));
  // In the order in which sales lock them.
  await trx
    .selectFrom('product')
    .select('id')
    .where('id', 'in', [0, ...known])
    .orderBy('id')
    .forUpdate()
    .execute();
  const created = await insertRows(trx, place, changes);
  const stored = changes.map((change): Stored => {
    const id = change.before?.id ?? created.get(change.given.sku ?? '') ?? 0;
    return { ...change, id };
  });
  for (const group of byGivenColumns(stored)) await updateRows(trx, group);
  await storePrices(trx, place, stored, (await vatRatesOf(trx, place.site.id)).standard);
  for (const [field, link] of Object.entries(LINK_TABLES)) {
    await storeLinks(trx, link, listsOf(stored, field));
  }
  await storeOptions(trx, stored);
  return stored.map(({ id }) => id);
}

function columnsOf(fields: Record<string, Column>, given: Fields): [string, unknown][] {
  return Object.entries(given).flatMap(([field, value]) => {
    const column = fields[field]?.column.split('.')[1];
    return column === undefined || value === undefined ? [] : [[column, value] as const];
  });
}

async function insertRows(trx: Trx, { site }: Place, changes: readonly ProductChange[]) {
  const fresh = changes.filter(({ before }) => before === null);
  if (fresh.length === 0) return new Map<string, number>();
  const rows = fresh.map(({ given: { sku, slug, names } }) => ({
    site_id: site.id,
    sku,
    slug,
    names,
    descriptions: {},
  }));
  const inserted = await sql<{ id: number; sku: string }>`
    insert into product (site_id, sku, slug, names, descriptions)
    select site_id, sku, slug, names, descriptions
    from jsonb_populate_recordset(null::product, ${JSON.stringify(rows)}::jsonb)
    returning id, sku`.execute(trx);
  return new Map(inserted.rows.map(({ sku, id }) => [sku, id]));
}

/** Changes that set the same columns are stored by one statement. */
function byGivenColumns(stored: readonly Stored[]): Stored[][] {
  const groups = new Map<string, Stored[]>();
  for (const change of stored) {
    const names = columnsOf(ROW_FIELDS, change.given).map(([column]) => column);
    if (names.length === 0) continue;
    const key = names.sort().join();
    groups.set(key, [...(groups.get(key) ?? []), change]);
  }
  return [...groups.values()];
}

async function updateRows(trx: Trx, group: readonly Stored[]) {
  const rows = group.map(({ id, given }) => ({
    id,
    ...Object.fromEntries(columnsOf(ROW_FIELDS, given)),
  }));
  const names = Object.keys(rows[0] ?? {}).filter((column) => column !== 'id');
  const changes = names.map((column) => sql`${sql.ref(column)} = given.${sql.ref(column)}`);
  await sql`update product set ${sql.join(changes)}, updated_at = now()
    from jsonb_populate_recordset(null::product, ${JSON.stringify(rows)}::jsonb) as given
    where product.id = given.id`.execute(trx);
}

async function storePrices(
  trx: Trx,
  { store }: Place,
  stored: readonly Stored[],
  standardVat: number,
) {
  const rows = stored.flatMap(({ id, before, given }) => {
    const changes = columnsOf(PRICE_FIELDS, given);
    if (changes.length === 0) return [];
    return [
      {
        product_id: id,
        currency_id: store.currencyId,
        vat_basis_points: standardVat,
        ...Object.fromEntries(
          columnsOf(PRICE_FIELDS, before ?? {}).filter(([, value]) => value !== null),
        ),
        ...Object.fromEntries(changes),
      },
    ];
  });
  if (rows.length === 0) return;
  const names = Object.values(PRICE_FIELDS).map(({ column }) =>
    sql.ref(column.split('.')[1] ?? ''),
  );
  const columns = sql.join([sql.ref('product_id'), sql.ref('currency_id'), ...names]);
  const updates = sql.join(names.map((name) => sql`${name} = excluded.${name}`));
  await sql`insert into product_price (${columns}) select ${columns}
    from jsonb_populate_recordset(null::product_price, ${JSON.stringify(rows)}::jsonb)
    on conflict (product_id, currency_id) do update set ${updates}`.execute(trx);
}

interface LinkLists {
  ids: number[];
  entries: { owner: number; entry: Fields; position: number }[];
}

/** The lists of one field; products that do not name it keep theirs. */
function listsOf(stored: readonly Stored[], field: string): LinkLists {
  const lists: LinkLists = { ids: [], entries: [] };
  for (const { id, before, given } of stored) {
    const list: unknown = Object.entries(given).find(([name]) => name === field)?.[1];
    if (!Array.isArray(list)) continue;
    // A new product has nothing to be replaced.
    if (before) lists.ids.push(id);
    for (const [position, item] of list.entries()) {
      const entry = typeof item === 'number' ? { id: item } : { ...item };
      lists.entries.push({ owner: id, entry, position });
    }
  }
  return lists;
}

async function storeLinks(trx: Trx, link: LinkTable, { ids, entries }: LinkLists) {
  const table = sql.table(link.table);
  if (ids.length > 0) {
    await sql`delete from ${table} where ${sql.ref(link.owner)} = any(${ids})`.execute(trx);
  }
  if (entries.length === 0) return;
  const rows = entries.map(({ owner, entry, position }) => ({
    [link.owner]: owner,
    ...(link.position && { position }),
    ...Object.fromEntries(
      Object.entries(link.columns).map(([field, column]) => [column, entry[field] ?? null]),
    ),
  }));
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)));
  await sql`insert into ${table} (${columns}) select ${columns}
    from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb)`.execute(trx);
}

type Option = NonNullable<ProductWrite['options']>[number];

async function storeOptions(trx: Trx, stored: readonly Stored[]) {
  for (const { id, before, given } of stored) {
    if (!given.options) continue;
    if (before) await trx.deleteFrom('custom_option').where('product_id', '=', id).execute();
    for (const [position, option] of given.options.entries()) {
      await insertOption(trx, id, option, position);
    }
  }
}

async function insertOption(trx: Trx, productId: number, option: Option, position: number) {
  const { kind, titles, required = false, maxLength = null, values = [] } = option;
  const { id: optionId } = await trx
    .insertInto('custom_option')
    .values({
      product_id: productId,
      kind,
      titles: jsonb(titles),
      required,
      max_length: maxLength,
      position,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (values.length === 0) return;
  await trx
    .insertInto('custom_option_value')
    .values(
      values.map(({ labels, sku, priceCents = null, color = null }, place) => ({
        option_id: optionId,
        labels: jsonb(labels),
        sku,
        price_cents: priceCents,
        color,
        position: place,
      })),
    )
    .execute();
}

/** Whether a product was ordered, lies in an open cart, has variants, or is a fee of the shop. */
export async function isProductUsed(
  handle: Kysely<Database>,
  siteId: number,
  id: number,
): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`select
    exists (select from order_line where product_id = ${id})
    or exists (select from cart_item join cart on cart.id = cart_item.cart_id
      where cart_item.product_id = ${id} and cart.status = 'open')
    or exists (select from product where main_product_id = ${id})
    or exists (select from store where site_id = ${siteId}
      and (checkout->>'cashOnDeliveryProductId')::int = ${id}) as used`.execute(handle);
  return rows[0]?.used === true;
}
