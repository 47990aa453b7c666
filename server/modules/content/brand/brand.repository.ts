import type { Kysely, Selectable } from 'kysely';
import type { Database } from '#server/db/schema.ts';

/** Options that hold the pictures of a brand. */
export const BRAND_OPTIONS = ['Logo', 'Icon'] as const;

export type BrandPicture = Pick<
  Selectable<Database['media']>,
  'hash' | 'key' | 'mime' | 'width' | 'height' | 'variants'
>;

/** Reads the pictures that a site has as its logo and its icon. */
export function createBrandRepository(db: Kysely<Database>) {
  return {
    /** By option; only what everybody may see. */
    async pictures(siteId: number): Promise<Partial<Record<string, BrandPicture>>> {
      const rows = await db
        .selectFrom('cms_option')
        .innerJoin('media', 'media.id', 'cms_option.media_id')
        .select(['cms_option.key as option', 'media.hash', 'media.key', 'media.mime'])
        .select(['media.width', 'media.height', 'media.variants'])
        .where('cms_option.site_id', '=', siteId)
        .whereRef('media.site_id', '=', 'cms_option.site_id')
        .where('cms_option.key', 'in', BRAND_OPTIONS)
        .where('media.access', '=', 'public')
        .execute();
      return Object.fromEntries(rows.map(({ option, ...picture }) => [option, picture]));
    },
  };
}

export type BrandRepository = ReturnType<typeof createBrandRepository>;
