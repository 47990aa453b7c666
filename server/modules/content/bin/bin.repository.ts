import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { BinKind } from '#schemas/api/bin.ts';
import { containsWords } from '#server/db/localized.ts';
import type { Database } from '#server/db/schema.ts';

/** A thing in the bin, as its table holds it. */
export interface BinRow {
  kind: BinKind;
  id: number;
  name: string;
  slug: string | null;
  wasPublic: boolean;
  deletedAt: Date;
  deletedBy: string;
}

/** Which part of the bin. */
export interface BinPage {
  kind?: BinKind | undefined;
  keywords: string;
  limit: number;
  offset: number;
}

export type BinRepository = ReturnType<typeof createBinRepository>;

/** SQL over all that lies in the bin, whatever its table. */
export function createBinRepository(db: Kysely<Database>) {
  return {
    async list(siteId: number, { limit, offset, ...narrowing }: BinPage) {
      const found = itemsOf(siteId, narrowing);
      const [page, count] = await Promise.all([
        sql<BinRow>`select * from (${found}) as item
          order by "deletedAt" desc, kind, id desc limit ${limit} offset ${offset}`.execute(db),
        sql<{ total: number }>`select count(*)::int as total from (${found}) as item`.execute(db),
      ]);
      return { rows: page.rows, total: count.rows[0]?.total ?? 0 };
    },

    /** Sites that have something in the bin. */
    async sites(): Promise<number[]> {
      const { rows } = await sql<{ id: number }>`
        select site_id as id from element where binned_at is not null
        union select site_id from media where binned_at is not null order by id`.execute(db);
      return rows.map(({ id }) => id);
    },
  };
}

const DELETED_BY = sql<string>`coalesce(nullif(trim(coalesce(a.first_name, '') || ' '
  || coalesce(a.last_name, '')), ''), a.email, '')`;

/** Elements and media of the bin in one shape. */
function itemsOf(
  siteId: number,
  { kind, keywords }: Pick<BinPage, 'kind' | 'keywords'>,
): RawBuilder<BinRow> {
  const isWanted = kind ? sql<boolean>`kind = ${kind}` : sql<boolean>`true`;
  return sql<BinRow>`select * from (
      select e.type as kind, e.id,
        coalesce(nullif(e.draft -> 'meta' ->> 'title', ''), nullif(e.draft -> 'meta' ->> 'name', ''),
          e.draft ->> 'slug') as name,
        nullif(e.draft ->> 'slug', '') as slug,
        coalesce(e.binned ->> 'publishedRev', '') <> '' as "wasPublic",
        e.binned_at as "deletedAt", ${DELETED_BY} as "deletedBy"
      from element as e left join account as a on a.id = e.binned_by
      where e.site_id = ${siteId} and e.binned_at is not null
      union all
      select 'media', m.id, coalesce(nullif(m.title, ''), m.original_name), null, true,
        m.binned_at, ${DELETED_BY}
      from media as m left join account as a on a.id = m.binned_by
      where m.site_id = ${siteId} and m.binned_at is not null
    ) as every
    where ${isWanted} and ${containsWords(sql<string>`name || ' ' || coalesce(slug, '')`, keywords)}`;
}
