import { type Kysely, sql } from 'kysely';
import type { ProductWrite } from '#schemas/api/admin-product.ts';
import type { Database } from '#server/db/schema.ts';
import { matching, ordering } from '../admin-query.repository.ts';
import type { AdminQuery } from '../admin-query.ts';
import type { Place } from '../record-store.ts';
import { LINK_TABLES, type LinkTable, PRICE_FIELDS, ROW_FIELDS } from './product-fields.ts';

/** A product as it is stored: every field has a value, but it may have no price in this currency. */
export type ProductRecord = Required<Omit<ProductWrite, 'retailCents' | 'vatBasisPoints'>> & {
  id: number;
  retailCents: number | null;
  vatBasisPoints: number | null;
};

const FIELDS = { ...ROW_FIELDS, ...PRICE_FIELDS };
const SEARCHED = ['product.names::text', 'product.sku', 'product.slug'];

const columns = sql.join([
  sql.ref('product.id'),
  ...Object.entries(FIELDS).map(
    ([field, { column }]) => sql`${sql.ref(column)} as ${sql.ref(field)}`,
  ),
  ...Object.entries(LINK_TABLES).map(([field, link]) => sql`${listOf(link)} as ${sql.ref(field)}`),
  sql`${optionsSql()} as options`,
]);

/** SQL that reads products as the back office writes them. */
export function createProductReader(db: Kysely<Database>) {
  const from = ({ site, store }: Place) => sql`from product
    left join product_price on product_price.product_id = product.id
      and product_price.currency_id = ${store.currencyId}
    where product.site_id = ${site.id}`;

  return {
    fields: FIELDS,

    async page(place: Place, query: AdminQuery): Promise<{ rows: ProductRecord[]; total: number }> {
      const where = sql`${from(place)} and ${matching(query, FIELDS, SEARCHED)}`;
      const { rows } = await sql<ProductRecord>`select ${columns} ${where}
        order by ${ordering(query, FIELDS, 'id', 'product.id')}
        limit ${query.limit} offset ${query.offset}`.execute(db);
      const counted = await sql<{ total: number }>`select count(*) as total ${where}`.execute(db);
      return { rows, total: counted.rows[0]?.total ?? 0 };
    },

    async byIds(
      place: Place,
      ids: readonly number[],
      handle: Kysely<Database> = db,
    ): Promise<Map<number, ProductRecord>> {
      if (ids.length === 0) return new Map();
      const { rows } = await sql<ProductRecord>`
        select ${columns} ${from(place)} and product.id = any(${ids})`.execute(handle);
      return new Map(rows.map((row) => [row.id, row]));
    },

    async idsBySku(
      place: Place,
      skus: readonly string[],
      handle: Kysely<Database> = db,
    ): Promise<Map<string, number>> {
      const rows = await handle
        .selectFrom('product')
        .select(['id', 'sku'])
        .where('site_id', '=', place.site.id)
        .where('sku', 'in', [...skus, ''])
        .execute();
      return new Map(rows.map(({ sku, id }) => [sku, id]));
    },
  };
}

export type ProductReader = ReturnType<typeof createProductReader>;

/** A list of ids, or of objects without what is null in them. */
function listOf({ table, owner, columns: named, position }: LinkTable) {
  const [first = 'id', ...others] = Object.keys(named);
  const order = sql.join([
    ...(position ? [sql.ref('position')] : []),
    ...Object.values(named).map((column) => sql.ref(column)),
  ]);
  const entry =
    first === 'id' && others.length === 0
      ? sql`to_jsonb(${sql.ref(named[first] ?? '')})`
      : sql`jsonb_strip_nulls(jsonb_build_object(${sql.join(
          Object.entries(named).flatMap(([field, column]) => [sql.lit(field), sql.ref(column)]),
        )}))`;
  return sql`(select coalesce(jsonb_agg(${entry} order by ${order}), '[]')
    from ${sql.table(table)} where ${sql.ref(owner)} = product.id)`;
}

function optionsSql() {
  return sql`(select coalesce(jsonb_agg(jsonb_build_object(
      'kind', o.kind, 'titles', o.titles, 'required', o.required, 'maxLength', o.max_length,
      'values', (select coalesce(jsonb_agg(jsonb_build_object('labels', v.labels, 'sku', v.sku,
        'priceCents', v.price_cents, 'color', v.color) order by v.position, v.id), '[]')
        from custom_option_value as v where v.option_id = o.id)
    ) order by o.position, o.id), '[]') from custom_option as o where o.product_id = product.id)`;
}
