import type { Kysely } from 'kysely';
import type { Database } from '#server/db/schema.ts';
import type { Names } from './names.repository.ts';
import { groupBy, known, textsOf, titlesOf } from './texts.ts';

type Db = Kysely<Database>;

export async function brandsOf(db: Db, siteId: number) {
  return db
    .selectFrom('brand')
    .select(['slug', 'name', 'manufacturer', 'contact'])
    .where('site_id', '=', siteId)
    .orderBy('id')
    .execute();
}

export async function tagsOf(db: Db, siteId: number, names: Names) {
  const rows = await db
    .selectFrom('tag')
    .select(['id', 'names'])
    .where('site_id', '=', siteId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    key: names.tag.get(row.id),
    names: titlesOf(row.names),
  }));
}

interface CategoryEntry {
  slug: string;
  children?: CategoryEntry[];
}

export async function categoriesOf(db: Db, siteId: number, names: Names) {
  const rows = await db
    .selectFrom('category')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const byParent = groupBy(rows, ({ parent_id }) => parent_id);
  const below = (parentId: number | null): CategoryEntry[] =>
    (byParent.get(parentId) ?? []).map((row) => {
      const children = below(row.id);
      const { sort_default: first, sort_types: sorts } = row;
      return {
        slug: row.slug,
        names: titlesOf(row.names),
        descriptions: textsOf(row.descriptions),
        ...(row.image_id !== null && { image: names.of('media', row.image_id) }),
        ...(sorts.length > 0 && {
          sorts: first === null ? sorts : [first, ...sorts.filter((sort) => sort !== first)],
        }),
        ...(children.length > 0 && { children }),
      };
    });
  return below(null);
}

export async function attributesOf(db: Db, siteId: number, names: Names) {
  const rows = await db
    .selectFrom('attribute')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const values = await db
    .selectFrom('attribute_value')
    .innerJoin('attribute', 'attribute.id', 'attribute_value.attribute_id')
    .selectAll('attribute_value')
    .where('attribute.site_id', '=', siteId)
    .orderBy('attribute_value.position')
    .orderBy('attribute_value.id')
    .execute();
  const byAttribute = groupBy(values, ({ attribute_id }) => attribute_id);
  return rows.map(({ id, code, labels, type, unit, filterable }) => ({
    code,
    labels: titlesOf(labels),
    type,
    unit,
    filterable,
    values: (byAttribute.get(id) ?? []).map((value) => ({
      key: String(value.id),
      labels: titlesOf(value.labels),
      color: known(value.color),
      media: value.media_id === null ? undefined : names.of('media', value.media_id),
      shopDefault: value.shop_default,
    })),
  }));
}

/** What belongs to products, by product. */
async function partsOf(db: Db, siteId: number) {
  const ids = db.selectFrom('product').select('id').where('site_id', '=', siteId);
  const categories = await db
    .selectFrom('product_category as pc')
    .innerJoin('category as c', 'c.id', 'pc.category_id')
    .select(['pc.product_id', 'c.slug'])
    .where('c.site_id', '=', siteId)
    .orderBy('c.id')
    .execute();
  const tags = await db
    .selectFrom('product_tag')
    .selectAll()
    .where('product_id', 'in', ids)
    .orderBy('tag_id')
    .execute();
  const media = await db
    .selectFrom('product_media')
    .selectAll()
    .where('product_id', 'in', ids)
    .orderBy('position')
    .execute();
  const related = await db
    .selectFrom('product_related')
    .selectAll()
    .where('product_id', 'in', ids)
    .orderBy('position')
    .execute();
  const members = await db
    .selectFrom('bundle_member')
    .selectAll()
    .where('bundle_id', 'in', ids)
    .orderBy('position')
    .execute();
  const chosen = await db
    .selectFrom('product_attribute as pa')
    .innerJoin('attribute as a', 'a.id', 'pa.attribute_id')
    .select(['pa.product_id', 'a.code', 'pa.value_id', 'pa.number'])
    .where('a.site_id', '=', siteId)
    .orderBy('pa.id')
    .execute();
  const differing = await db
    .selectFrom('product_variant_attribute as pa')
    .innerJoin('attribute as a', 'a.id', 'pa.attribute_id')
    .select(['pa.product_id', 'a.code'])
    .where('a.site_id', '=', siteId)
    .orderBy('pa.position')
    .execute();
  return {
    categories: groupBy(categories, ({ product_id }) => product_id),
    tags: groupBy(tags, ({ product_id }) => product_id),
    media: groupBy(media, ({ product_id }) => product_id),
    related: groupBy(related, ({ product_id }) => product_id),
    members: groupBy(members, ({ bundle_id }) => bundle_id),
    chosen: groupBy(chosen, ({ product_id }) => product_id),
    differing: groupBy(differing, ({ product_id }) => product_id),
    options: await optionsOf(db, siteId),
  };
}

async function optionsOf(db: Db, siteId: number) {
  const options = await db
    .selectFrom('custom_option')
    .innerJoin('product', 'product.id', 'custom_option.product_id')
    .selectAll('custom_option')
    .where('product.site_id', '=', siteId)
    .orderBy('custom_option.position')
    .execute();
  const ids = options.map(({ id }) => id);
  const values =
    ids.length === 0
      ? []
      : await db
          .selectFrom('custom_option_value')
          .selectAll()
          .where('option_id', 'in', ids)
          .orderBy('position')
          .execute();
  const byOption = groupBy(values, ({ option_id }) => option_id);
  const entries = options.map(({ id, product_id, kind, titles, required, max_length }) => ({
    product_id,
    entry: {
      kind,
      titles: titlesOf(titles),
      required,
      maxLength: known(max_length),
      values: (byOption.get(id) ?? []).map(({ labels, sku, price_cents, color }) => ({
        labels: titlesOf(labels),
        sku,
        cents: known(price_cents),
        color: known(color),
      })),
    },
  }));
  return groupBy(entries, ({ product_id }) => product_id);
}

/** Products that are on sale, variants among them, in the order they were made. */
export async function productsOf(
  db: Db,
  { siteId, currencyId }: { siteId: number; currencyId: number },
  names: Names,
) {
  const rows = await db
    .selectFrom('product as p')
    .innerJoin('product_price as price', (join) =>
      join.onRef('price.product_id', '=', 'p.id').on('price.currency_id', '=', currencyId),
    )
    .leftJoin('brand as b', 'b.id', 'p.brand_id')
    .selectAll('p')
    .select(['retail_cents', 'discount_cents', 'membership_cents', 'vat_basis_points'])
    .select('b.name as brand')
    .where('p.site_id', '=', siteId)
    .where('p.archived', '=', false)
    .orderBy('p.id')
    .execute();
  const parts = await partsOf(db, siteId);
  const product = (id: number) => names.of('product', id);
  return rows
    .filter((row) => row.main_product_id === null || product(row.main_product_id) !== undefined)
    .map(({ id, net_amount: amount, net_unit: unit, ...row }) => ({
      id,
      slug: row.slug,
      sku: row.sku,
      type: row.type,
      format: row.format,
      visible: row.visible,
      stock: row.stock,
      priority: row.category_priority,
      brand: known(row.brand),
      variantOf: product(row.main_product_id ?? 0),
      names: titlesOf(row.names),
      descriptions: textsOf(row.descriptions),
      shortDescriptions: textsOf(row.short_descriptions),
      notices: textsOf(row.notices),
      cents: row.retail_cents,
      reducedCents: known(row.discount_cents),
      membershipCents: known(row.membership_cents),
      vatBasisPoints: row.vat_basis_points,
      net: netOf(amount, unit),
      categories: (parts.categories.get(id) ?? []).map(({ slug }) => slug),
      tags: (parts.tags.get(id) ?? []).flatMap(({ tag_id }) => names.of('tag', tag_id) ?? []),
      media: (parts.media.get(id) ?? []).flatMap(
        ({ media_id }) => names.of('media', media_id) ?? [],
      ),
      related: (parts.related.get(id) ?? []).flatMap(({ related_id }) => product(related_id) ?? []),
      members: (parts.members.get(id) ?? []).flatMap(({ product_id, qty }) => {
        const member = product(product_id);
        return member === undefined ? [] : [{ id: member, qty }];
      }),
      attributes: choicesOf(parts.chosen.get(id) ?? []),
      variantAttributes: (parts.differing.get(id) ?? []).map(({ code }) => code),
      options: (parts.options.get(id) ?? []).map(({ entry }) => entry),
    }));
}

function choicesOf(
  rows: readonly { code: string; value_id: number | null; number: number | null }[],
) {
  const choices: Record<string, string[] | number> = {};
  for (const { code, value_id, number } of rows) {
    const before = choices[code];
    if (value_id === null) choices[code] = Number(number ?? 0);
    else choices[code] = [...(Array.isArray(before) ? before : []), String(value_id)];
  }
  return choices;
}

function netOf(amount: number | null, unit: string | null) {
  return amount !== null && unit !== null ? { amount: Number(amount), unit } : undefined;
}
