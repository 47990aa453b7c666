import { type Kysely, sql } from 'kysely';
import type { PageState } from '#schemas/api/page-list.ts';
import type { Database } from '#server/db/schema.ts';
import { containing } from './element.repository.ts';

/** Which pages to list. */
export interface PageQuery {
  keywords: string;
  state?: PageState | undefined;
  offset: number;
  limit: number;
}

type Narrowing = Pick<PageQuery, 'keywords' | 'state'>;

/** SQL of the list of pages. */
export function createPageListQueries(db: Kysely<Database>) {
  const titles = sql<string>`coalesce(draft -> 'meta' ->> 'title', '')`;

  function pages(siteId: number, { keywords, state }: Narrowing) {
    const query = db
      .selectFrom('element')
      .where('site_id', '=', siteId)
      .where('type', '=', 'page')
      .where('binned_at', 'is', null)
      .where(inState(state));
    const pattern = containing(keywords);
    return keywords === ''
      ? query
      : query.where((eb) => eb.or([eb(titles, 'ilike', pattern), eb('slug', 'ilike', pattern)]));
  }

  return {
    /** With who changed a page last, and whether it ever was public. */
    listPages: (siteId: number, { offset, limit, ...narrowing }: PageQuery) =>
      pages(siteId, narrowing)
        .leftJoinLateral(
          (eb) =>
            eb
              .selectFrom('element_revision')
              .select(['author', 'element_revision.created_at as at'])
              .whereRef('element_id', '=', 'element.id')
              .orderBy('element_revision.id', 'desc')
              .limit(1)
              .as('last'),
          (join) => join.onTrue(),
        )
        .select(['element.id', 'slug', 'status', 'element.rev', 'published_rev', 'scheduled_at'])
        .select([
          titles.as('title'),
          'last.author',
          sql<Date>`coalesce(last.at, element.updated_at)`.as('changedAt'),
        ])
        .select(
          sql<boolean>`exists (select 1 from element_revision as r
            where r.element_id = element.id and r.kind = 'publish')`.as('wasPublished'),
        )
        .orderBy('slug')
        .offset(offset)
        .limit(limit)
        .execute(),

    /** Those of the pages whose draft has stamps of translations: only they can hold stale ones. */
    stampedPages: (siteId: number, ids: readonly number[]) =>
      db
        .selectFrom('element')
        .select(['id', 'status', 'rev', 'draft'])
        .where('site_id', '=', siteId)
        .where('id', 'in', [...ids])
        .where(sql<boolean>`jsonb_path_exists(draft -> 'tr', '$.*.*.of')`)
        .execute(),

    countPages: async (siteId: number, narrowing: Narrowing) =>
      (
        await pages(siteId, narrowing)
          .select((eb) => eb.fn.countAll<number>().as('total'))
          .executeTakeFirstOrThrow()
      ).total,
  };
}

function inState(state: PageState | undefined) {
  switch (state) {
    case undefined:
      return sql<boolean>`true`;
    case 'draft':
      return sql<boolean>`published_rev is null and status <> 'scheduled'`;
    case 'public':
      return sql<boolean>`published_rev is not null`;
    case 'changed':
      return sql<boolean>`rev > published_rev`;
    case 'scheduled':
      return sql<boolean>`status = 'scheduled'`;
  }
}
