import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Locale } from '#domain/locales.ts';
import { catalogueOf } from '#server/db/catalogue.ts';
import { jsonb } from '#server/db/jsonb.ts';
import { containsWords, textIn } from '#server/db/localized.ts';
import type { Database } from '#server/db/schema.ts';

/** Which posts to list; absent parts do not narrow. */
export interface PostQuery {
  siteId: number;
  locale: Locale;
  /** Posts under any of these terms. */
  termSlugs?: readonly string[];
  /** Posts of any of these types. */
  typeSlugs?: readonly string[];
  /** Only posts of the category `featured`. */
  isFeatured?: boolean;
  dateFrom?: string;
  dateTo?: string;
  ids?: readonly number[];
  order: 'asc' | 'desc';
  limit: number;
  offset: number;
}

export interface TermRow {
  id: number;
  title: string;
  slug: string;
  type: 'category' | 'tag';
}

export interface PostRow {
  id: number;
  slug: string;
  title: string;
  excerpt: string;
  media_id: number | null;
  published_at: Date;
  categories: TermRow[];
}

/** A post with its body in one language and the products that go with it, in their order. */
export interface WholePostRow extends PostRow {
  body: string;
  productIds: number[];
}

/** Text by locale. */
type Texts = Record<string, string>;

export interface NewTerm {
  siteId: number;
  type: TermRow['type'];
  slug: string;
  titles: Texts;
  position: number;
}

export interface NewPost {
  siteId: number;
  slug: string;
  titles: Texts;
  excerpts: Texts;
  /** HTML. */
  bodies: Texts;
  mediaId: number | null;
  publishedAt: Date | null;
  termIds: readonly number[];
  /** Products that go with it, in their order. */
  productIds?: readonly number[];
  /** Default `post`. */
  typeSlug?: string;
}

const IS_PUBLIC = sql<boolean>`p.published_at <= now()`;

function categoriesIn(locale: Locale): RawBuilder<TermRow[]> {
  return sql`coalesce((
    select jsonb_agg(jsonb_build_object('id', t.id, 'slug', t.slug, 'type', t.type,
      'title', ${textIn('t.titles', locale)}) order by t.position, t.id)
    from post_term as pt join term as t on t.id = pt.term_id
    where pt.post_id = p.id and t.type = 'category'
  ), '[]'::jsonb)`;
}

/** The category of posts that are shown first (BLOG-05). */
const FEATURED = 'featured';

function isUnder(termSlugs: readonly string[]): RawBuilder<boolean> {
  return sql`exists (
    select 1 from post_term as pt join term as t on t.id = pt.term_id
    where pt.post_id = p.id and t.slug = any(${termSlugs}))`;
}

function partsIn(locale: Locale): RawBuilder<PostRow> {
  return sql`p.id, p.slug, p.media_id, p.published_at,
    ${textIn('p.titles', locale)} as title, ${textIn('p.excerpts', locale)} as excerpt,
    ${categoriesIn(locale)} as categories`;
}

function conditionsOf(query: PostQuery): RawBuilder<boolean>[] {
  const conditions = [sql<boolean>`p.site_id = ${query.siteId} and ${IS_PUBLIC}`];
  if (query.termSlugs) conditions.push(isUnder(query.termSlugs));
  if (query.isFeatured) conditions.push(isUnder([FEATURED]));
  if (query.typeSlugs) conditions.push(sql`p.type_slug = any(${query.typeSlugs})`);
  if (query.dateFrom) conditions.push(sql`p.published_at >= ${query.dateFrom}`);
  if (query.dateTo) conditions.push(sql`p.published_at <= ${query.dateTo}`);
  if (query.ids) conditions.push(sql`p.id = any(${query.ids}::integer[])`);
  return conditions;
}

export type BlogRepository = ReturnType<typeof createBlogRepository>;

export function createBlogRepository(db: Kysely<Database>) {
  return {
    /** One page and the exact number of all matches, from one snapshot. */
    async page(query: PostQuery): Promise<{ rows: PostRow[]; total: number }> {
      const { locale, limit, offset } = query;
      const direction = sql.raw(query.order);
      const { rows } = await sql<PostRow & { total: number; rank: number | null }>`
        with found as (
          select p.id, row_number() over (order by p.published_at ${direction}, p.id ${direction}) as rank
          from post as p where ${sql.join(conditionsOf(query), sql` and `)}
        ), total as (select count(*) as total from found)
        select total.total, found.rank, ${partsIn(locale)}
        from total
        left join found on found.rank > ${offset} and found.rank <= ${offset + limit}
        left join post as p on p.id = found.id
        order by found.rank`.execute(db);
      return { rows: rows.filter((row) => row.rank !== null), total: rows[0]?.total ?? 0 };
    },

    async terms(siteId: number, locale: Locale): Promise<TermRow[]> {
      const { rows } = await sql<TermRow>`
        select id, slug, type, ${textIn('term.titles', locale)} as title
        from term where site_id = ${siteId} order by position, id`.execute(db);
      return rows;
    },

    /** A public post with all its parts. */
    async post(siteId: number, locale: Locale, slug: string): Promise<WholePostRow | null> {
      const { rows } = await sql<WholePostRow>`
        select ${partsIn(locale)}, ${textIn('p.bodies', locale)} as body, coalesce((
          select jsonb_agg(pp.product_id order by pp.position, pp.product_id)
          from post_product as pp where pp.post_id = p.id
        ), '[]'::jsonb) as "productIds"
        from post as p
        where p.site_id = ${siteId} and p.slug = ${slug} and ${IS_PUBLIC}`.execute(db);
      return rows[0] ?? null;
    },

    async postBySlug(siteId: number, slug: string): Promise<{ id: number; slug: string } | null> {
      const { rows } = await sql<{ id: number; slug: string }>`
        select id, slug from post as p
        where p.site_id = ${siteId} and p.slug = ${slug} and ${IS_PUBLIC}`.execute(db);
      return rows[0] ?? null;
    },

    async termBySlug(siteId: number, slug: string): Promise<{ id: number; slug: string } | null> {
      const row = await db
        .selectFrom('term')
        .select(['id', 'slug'])
        .where('site_id', '=', siteId)
        .where('slug', '=', slug)
        .executeTakeFirst();
      return row ?? null;
    },

    async searchPosts(siteId: number, locale: Locale, keywords: string, limit: number) {
      const title = textIn('p.titles', locale);
      const { rows } = await sql<{ id: number; slug: string; title: string }>`
        select p.id, p.slug, ${title} as title from post as p
        where p.site_id = ${siteId} and ${IS_PUBLIC} and ${containsWords(title, keywords)}
        order by p.published_at desc, p.id desc limit ${limit}`.execute(db);
      return rows;
    },

    async searchTerms(siteId: number, locale: Locale, keywords: string, limit: number) {
      const title = textIn('term.titles', locale);
      const { rows } = await sql<{ id: number; slug: string; title: string }>`
        select id, slug, ${title} as title from term
        where site_id = ${siteId} and ${containsWords(title, keywords)}
        order by ${title} collate hr, id limit ${limit}`.execute(db);
      return rows;
    },

    async insertTerm(term: NewTerm): Promise<number> {
      const { siteId, type, slug, titles, position } = term;
      const row = await db
        .insertInto('term')
        .values({ site_id: siteId, type, slug, titles: jsonb(titles), position })
        .returning('id')
        .executeTakeFirstOrThrow();
      return row.id;
    },

    async insertPost(post: NewPost): Promise<number> {
      return db.transaction().execute(async (trx) => {
        const { id } = await trx
          .insertInto('post')
          .values({
            site_id: post.siteId,
            slug: post.slug,
            titles: jsonb(post.titles),
            excerpts: jsonb(post.excerpts),
            bodies: jsonb(post.bodies),
            media_id: post.mediaId,
            published_at: post.publishedAt,
            type_slug: post.typeSlug ?? 'post',
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        if (post.termIds.length > 0) {
          await trx
            .insertInto('post_term')
            .values(post.termIds.map((term_id) => ({ post_id: id, term_id })))
            .execute();
        }
        await insertProducts(trx, post, id);
        return id;
      });
    },
  };
}

/** Products of another site, and unknown ones, are left out. */
async function insertProducts(trx: Kysely<Database>, post: NewPost, postId: number) {
  const ids = post.productIds ?? [];
  if (ids.length === 0) return;
  await sql`
    insert into post_product (post_id, product_id, position)
    select ${postId}, product.id, array_position(${ids}::integer[], product.id)
    from product where site_id = ${catalogueOf(post.siteId)} and id = any(${ids}::integer[])`.execute(
    trx,
  );
}
