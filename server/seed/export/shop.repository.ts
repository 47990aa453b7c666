import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '#server/db/schema.ts';
import type { DeliveryTables } from '#server/db/tables/delivery.ts';
import { withPortableAddresses } from '../references.ts';
import type { Names } from './names.repository.ts';
import { groupBy, textsOf, titlesOf } from './texts.ts';

type Db = Kysely<Database>;
const DAY_MS = 86_400_000;

export async function deliveryOf(db: Db, storeId: number) {
  const rows = await db
    .selectFrom('delivery_method')
    .selectAll()
    .where('store_id', '=', storeId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const branches = await db
    .selectFrom('delivery_branch as b')
    .innerJoin('delivery_method as m', 'm.id', 'b.method_id')
    .selectAll('b')
    .where('m.store_id', '=', storeId)
    .orderBy('b.position')
    .execute();
  const byMethod = groupBy(branches, ({ method_id }) => method_id);
  return rows.map((row) => ({
    code: row.code,
    kind: row.kind,
    names: titlesOf(row.names),
    descriptions: textsOf(row.descriptions),
    cents: row.price_cents,
    vatBasisPoints: row.vat_basis_points,
    active: row.active,
    countries: row.countries,
    countsFreeLimit: row.counts_free_limit,
    ...(row.days_min !== null && { daysMin: row.days_min }),
    ...(row.days_max !== null && { daysMax: row.days_max }),
    ...(row.order_by !== null && { orderBy: row.order_by }),
    branches: (byMethod.get(row.id) ?? []).map(presetBranch),
  }));
}

/** What is as a new place has it is left out. */
function presetBranch(row: Selectable<DeliveryTables['delivery_branch']>) {
  const { name, address, code, post_code: postCode, town, phone, active, hours } = row;
  return {
    ...{ name, address, code, hours },
    ...(postCode && { postCode }),
    ...(town && { town }),
    ...(phone && { phone }),
    ...(!active && { active }),
  };
}

export async function paymentOf(db: Db, storeId: number) {
  const rows = await db
    .selectFrom('payment_method')
    .selectAll()
    .where('store_id', '=', storeId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    code: row.code,
    adapter: row.adapter,
    paymentType: row.payment_type,
    names: titlesOf(row.names),
    descriptions: textsOf(row.descriptions),
    active: row.active,
    notWithDelivery: row.not_with_delivery,
    isDigitalAllowed: row.is_digital_allowed,
  }));
}

/** Posts that are published, events, pictures under a hashtag, and comments that belong to no account. */
export async function blogOf(db: Db, siteId: number, names: Names) {
  const terms = await db
    .selectFrom('term')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const events = await db
    .selectFrom('event')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('id')
    .execute();
  return {
    terms: terms.map(({ slug, titles, type }) => ({ slug, titles: titlesOf(titles), type })),
    posts: await postsOf(db, siteId, names),
    events: events.map((row) => ({
      titles: titlesOf(row.titles),
      bodies: textsOf(row.bodies),
      media: mediaOf(row.media_id, names),
      startsAt: row.starts_at.toISOString(),
      endsAt: row.ends_at.toISOString(),
      attendees: row.attendees,
      published: row.published,
    })),
    hashtag: await hashtagOf(db, siteId, names),
    comments: await commentsOf(db, siteId, names),
  };
}

const mediaOf = (id: number | null, names: Names) =>
  id === null ? null : (names.of('media', id) ?? null);

async function postsOf(db: Db, siteId: number, names: Names) {
  const posts = await db
    .selectFrom('post')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('published_at', 'is not', null)
    .orderBy('id')
    .execute();
  const terms = await db
    .selectFrom('post_term')
    .innerJoin('term', 'term.id', 'post_term.term_id')
    .select(['post_id', 'slug'])
    .where('term.site_id', '=', siteId)
    .orderBy('term.position')
    .execute();
  const products = await db
    .selectFrom('post_product')
    .innerJoin('post', 'post.id', 'post_product.post_id')
    .select(['post_id', 'product_id'])
    .where('post.site_id', '=', siteId)
    .orderBy('position')
    .execute();
  const termsOf = groupBy(terms, ({ post_id }) => post_id);
  const productsOf = groupBy(products, ({ post_id }) => post_id);
  return posts.map((row) => ({
    slug: row.slug,
    titles: titlesOf(row.titles),
    excerpts: textsOf(row.excerpts),
    media: mediaOf(row.media_id, names),
    terms: (termsOf.get(row.id) ?? []).map(({ slug }) => slug),
    products: (productsOf.get(row.id) ?? []).flatMap(
      ({ product_id }) => names.of('product', product_id) ?? [],
    ),
    publishedAt: row.published_at?.toISOString(),
    body: portableTexts(textsOf(row.bodies), names),
    type: row.type_slug,
  }));
}

function portableTexts(texts: Readonly<Record<string, string>>, names: Names) {
  const portable = (html: string) => withPortableAddresses(html, (id) => names.of('media', id));
  return Object.fromEntries(
    Object.entries(texts).map(([locale, html]) => [locale, portable(html)]),
  );
}

async function hashtagOf(db: Db, siteId: number, names: Names) {
  const rows = await db
    .selectFrom('hashtag_item')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('tag')
    .orderBy('position')
    .execute();
  const [first] = rows;
  if (!first) return undefined;
  const items = rows
    .filter(({ tag }) => tag === first.tag)
    .map(({ media_id, text, link }) => ({ media: mediaOf(media_id, names), text, link }));
  return { tag: first.tag, items };
}

async function commentsOf(db: Db, siteId: number, names: Names) {
  const rows = await db
    .selectFrom('comment as c')
    .leftJoin('post as p', (join) =>
      join.onRef('p.id', '=', 'c.target_id').on('c.target_type', '=', 'post'),
    )
    .selectAll('c')
    .select('p.slug as post')
    .where('c.site_id', '=', siteId)
    .where('c.account_id', 'is', null)
    .where('c.published', '=', true)
    .orderBy('c.id')
    .execute();
  return rows.flatMap((row) => {
    const target = targetOf(row, names);
    if (!target) return [];
    const daysAgo = Math.round((Date.now() - row.created_at.getTime()) / DAY_MS);
    return [{ target, author: row.author, body: row.body, rating: row.rating, daysAgo }];
  });
}

function targetOf(
  row: { target_type: string; target_id: number; post: string | null },
  names: Names,
) {
  if (row.target_type === 'post')
    return row.post === null ? null : { type: 'post', slug: row.post };
  const id = row.target_type === 'product' ? names.of('product', row.target_id) : undefined;
  return id === undefined ? null : { type: 'product', id };
}

/** Old paths, in the order of the alphabet. */
export async function redirectsOf(db: Db, siteId: number) {
  const rows = await db
    .selectFrom('redirect')
    .select(['from_path as from', 'to_path as to', 'permanent'])
    .where('site_id', '=', siteId)
    .orderBy('from_path')
    .execute();
  return rows;
}

/** Own words of mails: of each kind and language the ones that count. */
export async function mailTextsOf(db: Db, siteId: number) {
  const rows = await db
    .selectFrom('mail_text')
    .select(['kind', 'locale', 'content as text'])
    .distinctOn(['kind', 'locale'])
    .where('site_id', '=', siteId)
    .orderBy('kind')
    .orderBy('locale')
    .orderBy('id', 'desc')
    .execute();
  return rows.filter(({ text }) => text !== null);
}

/** How many records of each kind stay behind. */
export async function leftOut(db: Db, siteId: number): Promise<Record<string, number>> {
  const { rows } = await sql<Record<string, number>>`select
    (select count(*)::int from shop_order where site_id = ${siteId}) as orders,
    (select count(*)::int from account where site_id = ${siteId} and scope = 'web') as customers,
    (select count(*)::int from account where site_id = ${siteId} and scope = 'backoffice') as staff,
    (select count(*)::int from consent_log where site_id = ${siteId}) as "consentLog",
    (select count(*)::int from member_card where site_id = ${siteId}) as "memberCards",
    (select count(*)::int from coupon where site_id = ${siteId}) as coupons,
    (select count(*)::int from newsletter_subscription where site_id = ${siteId}) as subscribers,
    (select count(*)::int from product_file f join product p on p.id = f.product_id
      where p.site_id = ${siteId}) as "productFiles",
    (select count(*)::int from product_price pp join product p on p.id = pp.product_id
      where p.site_id = ${siteId} and not p.archived and pp.currency_id <>
        (select currency_id from store where site_id = ${siteId} order by id limit 1))
      as "otherPrices",
    (select count(*)::int from comment where site_id = ${siteId}
      and (account_id is not null or not published)) as comments,
    (select count(*)::int from product where site_id = ${siteId} and archived) as "archivedProducts",
    (select count(*)::int from post where site_id = ${siteId} and published_at is null) as "draftPosts",
    (select count(*)::int from element where site_id = ${siteId} and published is null
      and binned_at is null) as "draftPages",
    (select count(*)::int from element where site_id = ${siteId}
      and published is not null and rev > published_rev) as "unpublishedChanges"
  `.execute(db);
  return Object.fromEntries(Object.entries(rows[0] ?? {}).filter(([, count]) => count > 0));
}
