import { type Insertable, type Kysely, sql, type Updateable } from 'kysely';
import type { Locale } from '#domain/locales.ts';
import type { ElementContent, StaticHandler, TemplateKind } from '#schemas/content/element.ts';
import { jsonb } from '#server/db/jsonb.ts';
import type { Database } from '#server/db/schema.ts';
import type { ContentTables } from '#server/db/tables/content.ts';
import type { ElementRow } from './element-row.ts';

type NewElement = Omit<Insertable<ContentTables['element']>, 'draft'> & { draft: ElementContent };
type Change = Omit<Updateable<ContentTables['element']>, 'draft' | 'published'> & {
  draft?: ElementContent;
  published?: ElementContent | null;
};

/** Part of a list, and what was asked for. */
export interface Page {
  keywords?: string;
  offset: number;
  limit: number;
}

/** Which templates to list. */
export interface TemplatePage extends Page {
  kind?: TemplateKind;
}

/** Finds words anywhere in a text; `%` and `_` of the words mean themselves. */
export function containing(keywords: string): string {
  return `%${keywords.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}

/** SQL of elements, without those in the bin. Every query is keyed by the site. */
export function createElementQueries(db: Kysely<Database>) {
  const ofSite = (siteId: number) =>
    db
      .selectFrom('element')
      .selectAll()
      .where('site_id', '=', siteId)
      .where('binned_at', 'is', null);

  function templates(
    siteId: number,
    { keywords = '', kind }: Omit<TemplatePage, 'offset' | 'limit'>,
  ) {
    const name = sql<string>`coalesce(draft -> 'meta' ->> 'name', '')`;
    const pattern = containing(keywords);
    const query = db
      .selectFrom('element')
      .where('site_id', '=', siteId)
      .where('type', '=', 'template')
      .where('binned_at', 'is', null)
      .where((eb) => eb.or([eb(name, 'ilike', pattern), eb('slug', 'ilike', pattern)]));
    return kind ? query.where(sql<boolean>`draft -> 'meta' ->> 'kind' = ${kind}`) : query;
  }

  return {
    find: (siteId: number, id: number) => ofSite(siteId).where('id', '=', id).executeTakeFirst(),

    /** Holds the row until the transaction ends: saves of one element happen one after the other. */
    lock: (siteId: number, id: number) =>
      ofSite(siteId).where('id', '=', id).forUpdate().executeTakeFirst(),

    byIds: (siteId: number, ids: readonly number[]): Promise<ElementRow[]> =>
      ids.length === 0
        ? Promise.resolve([])
        : ofSite(siteId)
            .where('id', 'in', [...ids])
            .execute(),

    insert: ({ draft, ...values }: NewElement) =>
      db
        .insertInto('element')
        .values({ ...values, draft: jsonb(draft) })
        .returningAll()
        .executeTakeFirstOrThrow(),

    update: (id: number, { draft, published, ...values }: Change) =>
      db
        .updateTable('element')
        .set({
          ...values,
          ...(draft && { draft: jsonb(draft) }),
          ...(published !== undefined && { published: published && jsonb(published) }),
          updated_at: new Date(),
        })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow(),

    /** Without the draft, which is as large: every render of a page begins with this. */
    publishedPage: (siteId: number, slug: string) =>
      db
        .selectFrom('element')
        .select(['id', 'status', 'published', 'published_rev'])
        .where('site_id', '=', siteId)
        .where('type', '=', 'page')
        .where('published_slug', '=', slug)
        .executeTakeFirst(),

    draftPage: (siteId: number, slug: string) =>
      ofSite(siteId).where('type', '=', 'page').where('slug', '=', slug).executeTakeFirst(),

    theme: (siteId: number) => ofSite(siteId).where('type', '=', 'theme').executeTakeFirst(),

    /** Another element of the type whose draft or published version has the slug. */
    slugOwner: (siteId: number, type: ElementRow['type'], slug: string, exceptId: number) =>
      db
        .selectFrom('element')
        .select('id')
        .where('site_id', '=', siteId)
        .where('type', '=', type)
        .where('id', '<>', exceptId)
        .where((eb) => eb.or([eb('slug', '=', slug), eb('published_slug', '=', slug)]))
        .executeTakeFirst(),

    statics: (siteId: number, handlers: readonly StaticHandler[]) =>
      ofSite(siteId)
        .where('handler', 'in', [...handlers])
        .orderBy('id')
        .execute(),

    listTemplates: (siteId: number, { offset, limit, ...query }: TemplatePage) =>
      templates(siteId, query).selectAll().orderBy('slug').offset(offset).limit(limit).execute(),
    countTemplates: async (siteId: number, query: Omit<TemplatePage, 'offset' | 'limit'>) =>
      (
        await templates(siteId, query)
          .select((eb) => eb.fn.countAll<number>().as('total'))
          .executeTakeFirstOrThrow()
      ).total,

    /** Whether a page of the site was made from the template. */
    async isTemplateUsed(siteId: number, id: number): Promise<boolean> {
      const page = await db
        .selectFrom('element')
        .select('id')
        .where('site_id', '=', siteId)
        .where('type', '=', 'page')
        .where('binned_at', 'is', null)
        .where(sql<boolean>`draft -> 'meta' ->> 'templateId' = ${String(id)}`)
        .limit(1)
        .executeTakeFirst();
      return page !== undefined;
    },

    /** Published pages that anybody may see, for the sitemap. */
    publicAddresses: (siteId: number) =>
      db
        .selectFrom('element')
        .select(['published_slug as slug', 'updated_at as changedAt'])
        .select(
          sql<
            Locale[]
          >`array(select language_code union select key from jsonb_each(coalesce(published -> 'tr', '{}')) where value <> '{}')`.as(
            'languages',
          ),
        )
        .where('site_id', '=', siteId)
        .where('type', '=', 'page')
        .where('published_slug', '<>', '')
        .where(
          sql<boolean>`not published @? '$ ? (@.options.requiresLogin == true || @.meta.seo.noindex == true)'`,
        )
        .orderBy('published_slug')
        .execute(),

    /** Elements that may be system pages of a site: by slug, by id, or by what they are. */
    systemElements: (siteId: number, slugs: readonly string[], ids: readonly number[]) =>
      db
        .selectFrom('element')
        .select(['id', 'type', 'handler', 'slug', 'language_code', 'status'])
        .select(['published_slug', 'published_rev'])
        .where('site_id', '=', siteId)
        .where('binned_at', 'is', null)
        .where((eb) =>
          eb.or([
            eb('handler', 'is not', null),
            eb.and([eb('type', '=', 'page'), eb('slug', 'in', [...slugs])]),
            eb.and([eb('type', '=', 'page'), eb('published_slug', 'in', [...slugs])]),
            ...(ids.length > 0 ? [eb('id', 'in', [...ids])] : []),
          ]),
        )
        .orderBy('id')
        .execute(),

    /** Those of the slugs at which a page is published, whoever may see it. */
    async publishedSlugs(siteId: number, slugs: readonly string[]): Promise<string[]> {
      const rows = await db
        .selectFrom('element')
        .select('published_slug as slug')
        .where('site_id', '=', siteId)
        .where('type', '=', 'page')
        .where('published_slug', 'in', [...slugs])
        .execute();
      return rows.flatMap(({ slug }) => slug ?? []);
    },

    /** Scheduled elements whose time has come; other processes skip what is taken here. */
    due: (now: Date, limit: number) =>
      db
        .selectFrom('element')
        .selectAll()
        .where('scheduled_at', '<=', now)
        .orderBy('scheduled_at')
        .orderBy('id')
        .limit(limit)
        .forUpdate()
        .skipLocked()
        .execute(),

    /** The name people know an account by. */
    async authorName(accountId: number): Promise<string> {
      const account = await db
        .selectFrom('account')
        .select(['first_name', 'last_name', 'email'])
        .where('id', '=', accountId)
        .executeTakeFirst();
      const name = `${account?.first_name ?? ''} ${account?.last_name ?? ''}`.trim();
      return name || (account?.email ?? '');
    },
  };
}
