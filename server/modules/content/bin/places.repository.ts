import { type Kysely, type RawBuilder, sql } from 'kysely';
import { LOCALES, type Locale } from '#domain/locales.ts';
import type { PlaceKind } from '#schemas/api/bin.ts';
import type { Element, ElementContent } from '#schemas/content/element.ts';
import { jsonb } from '#server/db/jsonb.ts';
import { textIn } from '#server/db/localized.ts';
import type { Database } from '#server/db/schema.ts';

/** Elements that are looked at for one question; a shop with more has a different problem. */
const MOST = 500;

/** A version of an element that names what was asked for. */
export interface ElementPlace extends Pick<Element, 'id' | 'type' | 'handler' | 'slug'> {
  title: string;
  /** Contents that name it; null where that version does not. */
  draft: ElementContent | null;
  published: ElementContent | null;
}

/** A record, a menu or a setting. */
export interface RowPlace {
  kind: Exclude<PlaceKind, 'page' | 'template' | 'section' | 'static-element'>;
  id: number;
  title: string;
  slug: string | null;
}

export type PlacesRepository = ReturnType<typeof createPlacesRepository>;

/** SQL that finds where something is named. Nothing in the bin counts. */
export function createPlacesRepository(db: Kysely<Database>) {
  /** `path` finds it in a content, by the variables of `names`. */
  async function elementsWith(
    siteId: number,
    path: string,
    names: object,
    exceptId = 0,
  ): Promise<ElementPlace[]> {
    const named = (column: RawBuilder<unknown>) =>
      sql<boolean>`coalesce(jsonb_path_exists(${column}, ${path}::jsonpath, ${jsonb(names)}), false)`;
    const inDraft = named(sql`draft`);
    const inPublished = named(sql`published`);
    const { rows } = await sql<ElementPlace>`select * from (
        select id, type, handler, coalesce(published_slug, slug) as slug,
          coalesce(nullif(draft -> 'meta' ->> 'title', ''),
            nullif(draft -> 'meta' ->> 'name', ''), slug) as title,
          case when ${inDraft} then draft end as draft,
          case when ${inPublished} then published end as published
        from element
        where site_id = ${siteId} and binned_at is null and id <> ${exceptId}
      ) as found
      where draft is not null or published is not null
      order by type, title, id limit ${MOST}`.execute(db);
    return rows;
  }

  return {
    /** Elements that lead to a page: by its id, its slug, or its path in any language. */
    linksTo: (siteId: number, { id, slug }: { id: number; slug: string }) =>
      elementsWith(
        siteId,
        '$.** ? ((@.kind == "page" && (@.id == $id || @.slug == $slug)) || @.href == $hrefs[*])',
        { id, slug, hrefs: hrefsOf(slug) },
        id,
      ),

    /** Elements that show a master. */
    showing: (siteId: number, id: number) =>
      elementsWith(siteId, '$.parts.**.master ? (@.id == $id)', { id }, id),

    /** Pages that are made from a template. */
    madeFrom: (siteId: number, id: number) =>
      elementsWith(siteId, '$.meta ? (@.templateId == $id || @.templateId == $text)', {
        id,
        text: String(id),
      }),

    /** Elements that may show a picture: each has its id somewhere, if not as a picture. */
    mayShow: (siteId: number, id: number) => elementsWith(siteId, '$.** ? (@.id == $id)', { id }),

    /** Menus that lead to a page, in any language, each once. */
    async menusTo(siteId: number, { id, slug }: { id: number; slug: string }): Promise<RowPlace[]> {
      const path =
        '$.** ? ((@.kind == "page" && (@.id == $id || @.slug == $slug)) || @.href == $hrefs[*])';
      const { rows } = await sql<RowPlace>`
        select distinct 'menu' as kind, 0 as id, name as title, null as slug from navigation
        where site_id = ${siteId} and jsonb_path_exists(tree, ${path}::jsonpath,
          ${jsonb({ id, slug, hrefs: hrefsOf(slug) })})
        order by title`.execute(db);
      return rows;
    },

    /** Options that have one of the values, of those that may name such a thing. */
    async options(siteId: number, keys: readonly string[], values: readonly string[]) {
      const { rows } = await sql<RowPlace>`
        select 'setting' as kind, 0 as id, key as title, null as slug from cms_option
        where site_id = ${siteId} and key = any(${[...keys]}::text[])
          and value #>> '{}' = any(${[...values]}::text[]) order by key`.execute(db);
      return rows;
    },

    /** Records and settings that show a picture, also in the HTML of their texts. */
    async rowsShowing(siteId: number, id: number, locale: Locale): Promise<RowPlace[]> {
      const inHtml = `%/media/${id}-%`;
      const { rows } = await sql<RowPlace>`
        select 'product' as kind, p.id, ${textIn('p.names', locale)} as title, p.slug
          from product as p where p.site_id = ${siteId} and not p.archived
          and (exists (select 1 from product_media as m where m.product_id = p.id and m.media_id = ${id})
            or p.descriptions::text like ${inHtml})
        union all select 'category', c.id, ${textIn('c.names', locale)}, c.slug
          from category as c where c.site_id = ${siteId}
          and (c.image_id = ${id} or c.descriptions::text like ${inHtml})
        union all select distinct 'attribute', a.id, ${textIn('a.labels', locale)}, null
          from attribute as a join attribute_value as v on v.attribute_id = a.id
          where a.site_id = ${siteId} and v.media_id = ${id}
        union all select 'post', b.id, ${textIn('b.titles', locale)}, b.slug
          from post as b where b.site_id = ${siteId}
          and (b.media_id = ${id} or b.bodies::text like ${inHtml})
        union all select 'event', e.id, ${textIn('e.titles', locale)}, null
          from event as e where e.site_id = ${siteId}
          and (e.media_id = ${id} or e.bodies::text like ${inHtml})
        union all select 'hashtag', h.id, '#' || h.tag, null
          from hashtag_item as h where h.site_id = ${siteId} and h.media_id = ${id}
        union all select 'setting', 0, o.key, null
          from cms_option as o where o.site_id = ${siteId} and o.media_id = ${id}
        limit ${MOST}`.execute(db);
      return rows;
    },
  };
}

/** How a page is linked to by hand. */
function hrefsOf(slug: string): string[] {
  return [`/${slug}`, ...LOCALES.map((locale) => `/${locale}/${slug}`)];
}
