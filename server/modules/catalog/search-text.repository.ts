import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '#server/db/schema.ts';

/** What was written, so that it is known whose search text may have changed. */
export type SearchChange =
  | { products: readonly number[] }
  | { brand: number }
  | { category: number }
  | { tag: number }
  | { attribute: number }
  | { site: number };

/**
 * Writes `product.search_text` anew; every write of products, and every new name of a brand,
 * category, tag or attribute value, calls it in its own transaction. The text is folded and has four
 * lines, the weightiest first: names and article numbers (of variants too); brand; categories with
 * those above, and tags; descriptions and attribute values. All languages stand in it together.
 */
export async function refreshSearchText(
  handle: Kysely<Database> | Transaction<Database>,
  change: SearchChange,
): Promise<void> {
  await sql`
    with recursive wanted as materialized (
      select distinct coalesce(main_product_id, id) as id from product where ${affected(change)}
    ), family as materialized (
      select p.id, w.id as owner from wanted as w
      join product as p on p.id = w.id or p.main_product_id = w.id
    ), path as (
      select id as category_id, id as above_id from category
      union select path.category_id, c.parent_id from path join category as c on c.id = path.above_id
      where c.parent_id is not null
    ), shelf as materialized (
      select path.category_id, string_agg(words_of(c.names), ' ' order by c.id) as words
      from path join category as c on c.id = path.above_id group by path.category_id
    ), named as (
      select f.owner, string_agg(words_of(p.names) || ' ' || p.sku, ' ' order by p.id) as words
      from family as f join product as p on p.id = f.id group by f.owner
    ), shelved as (
      select w.id, string_agg(shelf.words, ' ' order by shelf.category_id) as words
      from wanted as w join product_category as pc on pc.product_id = w.id
      join shelf on shelf.category_id = pc.category_id group by w.id
    ), tagged as (
      select w.id, string_agg(words_of(t.names), ' ' order by t.id) as words
      from wanted as w join product_tag as pt on pt.product_id = w.id
      join tag as t on t.id = pt.tag_id group by w.id
    ), chosen as (
      select f.owner, string_agg(distinct words_of(v.labels), ' ') as words
      from family as f join product_attribute as pa on pa.product_id = f.id
      join attribute_value as v on v.id = pa.value_id group by f.owner
    ), written as (
      select w.id, replace(lower(unaccent(concat_ws(E'\\n',
        named.words, coalesce(b.name, ''),
        concat_ws(' ', shelved.words, tagged.words),
        concat_ws(' ', words_of(p.short_descriptions), words_of(p.descriptions), chosen.words)
      ))), 'dj', 'd') as words
      from wanted as w join product as p on p.id = w.id
      left join brand as b on b.id = p.brand_id
      left join named on named.owner = w.id
      left join shelved on shelved.id = w.id
      left join tagged on tagged.id = w.id
      left join chosen on chosen.owner = w.id
    )
    update product as p set search_text = written.words from written
    where p.id = written.id and p.search_text <> written.words`.execute(handle);
}

function affected(change: SearchChange): RawBuilder<boolean> {
  if ('products' in change) return sql`id = any(${change.products})`;
  if ('site' in change) return sql`site_id = ${change.site}`;
  if ('brand' in change) return sql`brand_id = ${change.brand}`;
  if ('tag' in change) {
    return sql`id in (select product_id from product_tag where tag_id = ${change.tag})`;
  }
  if ('attribute' in change) {
    return sql`id in (select product_id from product_attribute where attribute_id = ${change.attribute})`;
  }
  return sql`id in (
    with recursive below as (
      select id from category where id = ${change.category}
      union select c.id from category as c join below on c.parent_id = below.id
    ) select product_id from product_category where category_id in (select id from below))`;
}
