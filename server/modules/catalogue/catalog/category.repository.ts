import { type Kysely, sql } from 'kysely';
import type { Locale } from '#domain/locales.ts';
import { catalogueOf } from '#server/db/catalogue.ts';
import { containsWords, textIn } from '#server/db/localized.ts';
import type { Database } from '#server/db/schema.ts';

export interface CategoryRow {
  id: number;
  parent_id: number | null;
  slug: string;
  name: string;
  description: string;
  image_id: number | null;
  sort_types: string[];
  sort_default: string | null;
}

export type CategoryRepository = ReturnType<typeof createCategoryRepository>;

/** Categories and tags. */
export function createCategoryRepository(db: Kysely<Database>) {
  return {
    /** All categories of a site: siblings by position, then by name. */
    async categories(siteId: number, locale: Locale): Promise<CategoryRow[]> {
      const { rows } = await sql<CategoryRow>`
        select id, parent_id, slug, image_id, sort_types, sort_default, ${textIn('category.names', locale)} as name,
          ${textIn('category.descriptions', locale)} as description
        from category where site_id = ${catalogueOf(siteId)}
        order by position, ${textIn('category.names', locale)} collate hr, id`.execute(db);
      return rows;
    },

    async categoryBySlug(siteId: number, slug: string) {
      const row = await db
        .selectFrom('category')
        .select(['id', 'slug'])
        .where('site_id', '=', catalogueOf(siteId))
        .where('slug', '=', slug)
        .executeTakeFirst();
      return row ?? null;
    },

    async searchCategories(siteId: number, locale: Locale, keywords: string, limit: number) {
      const title = textIn('category.names', locale);
      const { rows } = await sql<{ id: number; slug: string; title: string }>`
        select id, slug, ${title} as title from category
        where site_id = ${catalogueOf(siteId)} and ${containsWords(title, keywords)}
        order by ${title} collate hr, id limit ${limit}`.execute(db);
      return rows;
    },

    /** Codes of the attributes that lists can be filtered by. */
    async filterCodes(siteId: number): Promise<string[]> {
      const rows = await db
        .selectFrom('attribute')
        .select('code')
        .where('site_id', '=', catalogueOf(siteId))
        .where('filterable', '=', true)
        .orderBy('code')
        .execute();
      return rows.map(({ code }) => code);
    },

    /** Ids of the categories whose name holds all words. */
    async categoriesNamed(siteId: number, locale: Locale, keywords: string): Promise<number[]> {
      const { rows } = await sql<{ id: number }>`
        select id from category
        where site_id = ${catalogueOf(siteId)} and ${containsWords(textIn('category.names', locale), keywords)}`.execute(
        db,
      );
      return rows.map(({ id }) => id);
    },

    async tags(
      siteId: number,
      locale: Locale,
      { ids, keywords = '' }: { ids?: readonly number[]; keywords?: string },
    ): Promise<{ id: number; name: string }[]> {
      const name = textIn('tag.names', locale);
      const isWanted = ids ? sql<boolean>`id = any(${ids}::integer[])` : sql<boolean>`true`;
      const { rows } = await sql<{ id: number; name: string }>`
        select id, ${name} as name from tag
        where site_id = ${catalogueOf(siteId)} and ${isWanted} and ${containsWords(name, keywords)}
        order by id`.execute(db);
      return rows;
    },
  };
}
