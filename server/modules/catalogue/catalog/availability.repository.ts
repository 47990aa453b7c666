import { type RawBuilder, sql } from 'kysely';

/** Pieces are left, or none are counted. `alias` is a literal of the calling code. */
function hasStock(alias: string): RawBuilder<boolean> {
  const product = sql.table(alias);
  return sql`(${product}.stock is null or ${product}.stock > ${product}.held)`;
}

/**
 * SQL that is true when a product can be bought in some way: a configurable product as one of its
 * variants, a bundle when each of its members is there in the needed number, all others by stock.
 * `alias` is a literal of the calling code.
 */
export function isAvailable(alias: string): RawBuilder<boolean> {
  const product = sql.table(alias);
  return sql`case ${product}.format
    when 'configurable' then exists (
      select 1 from product as v
      where v.main_product_id = ${product}.id and not v.archived and ${hasStock('v')})
    when 'bundle' then ${hasStock(alias)} and not exists (
      select 1 from bundle_member as b join product as m on m.id = b.product_id
      where b.bundle_id = ${product}.id and ${isMissing()})
    else ${hasStock(alias)} end`;
}

/** SQL that is true when the member `m` of the bundle row `b` is not there in the needed number. */
export function isMissing(): RawBuilder<boolean> {
  return sql`(m.archived or not case m.format
    when 'configurable' then exists (
      select 1 from product as mv
      where mv.main_product_id = m.id and not mv.archived
        and (mv.stock is null or mv.stock - mv.held >= b.qty))
    else m.stock is null or m.stock - m.held >= b.qty end)`;
}

/** SQL that is true when the product `p`, a variant of `main` or of none, is sold in a store. */
export function isSoldIn(storeId: number | undefined): RawBuilder<boolean> {
  if (storeId === undefined) return sql`true`;
  return sql`(
    not exists (select 1 from product_store as ps where ps.product_id = coalesce(p.main_product_id, p.id))
    or exists (select 1 from product_store as ps
      where ps.product_id = coalesce(p.main_product_id, p.id) and ps.store_id = ${storeId}))`;
}
