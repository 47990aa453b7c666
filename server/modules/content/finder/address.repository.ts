import { type Kysely, sql } from 'kysely';
import type { FoundKind } from '#schemas/api/finder.ts';
import { catalogueOf } from '#server/db/catalogue.ts';
import type { Database } from '#server/db/schema.ts';
import type { Found, SitemapEntry } from './sources.ts';

/** Kinds that are rows of a table with a slug. */
export type RowKind = 'product' | 'category' | 'post' | 'term';

const IS_PUBLIC = {
  product: sql<boolean>`visible and not archived`,
  category: sql<boolean>`true`,
  post: sql<boolean>`published_at <= now()`,
  term: sql<boolean>`true`,
};

const CHANGED_AT = {
  product: sql<Date | null>`null::timestamptz`,
  category: sql<Date | null>`null::timestamptz`,
  post: sql<Date | null>`published_at`,
  term: sql<Date | null>`null::timestamptz`,
};

export type AddressRepository = ReturnType<typeof createAddressRepository>;

/** Addresses of public things, straight from their tables. */
export function createAddressRepository(db: Kysely<Database>) {
  return {
    async byId(kind: RowKind, siteId: number, id: number): Promise<Found | null> {
      const { rows } = await sql<Found>`
        select id, slug from ${sql.table(kind)}
        where site_id = ${ownerOf(kind, siteId)} and id = ${id} and ${IS_PUBLIC[kind]}`.execute(db);
      return rows[0] ?? null;
    },

    async count(kind: RowKind, siteId: number): Promise<number> {
      const { rows } = await sql<{ total: number }>`
        select count(*)::int as total from ${sql.table(kind)}
        where site_id = ${ownerOf(kind, siteId)} and ${IS_PUBLIC[kind]}`.execute(db);
      return rows[0]?.total ?? 0;
    },

    /** The thing that had a slug before; null when none did. */
    async formerOwner(kind: FoundKind, siteId: number, slug: string): Promise<number | null> {
      const { rows } = await sql<{ id: number }>`
        select thing_id as id from old_slug
        where site_id = ${ownerOf(kind, siteId)} and kind = ${kind} and slug = ${slug}`.execute(db);
      return rows[0]?.id ?? null;
    },

    async all(kind: RowKind, siteId: number): Promise<SitemapEntry[]> {
      const { rows } = await sql<{ slug: string; changedAt: Date | null }>`
        select slug, ${CHANGED_AT[kind]} as "changedAt" from ${sql.table(kind)}
        where site_id = ${ownerOf(kind, siteId)} and ${IS_PUBLIC[kind]}
        order by id`.execute(db);
      return rows.map(({ slug, changedAt }) => ({ slug, ...(changedAt && { changedAt }) }));
    },
  };
}

/** The site whose things of a kind a site shows. */
function ownerOf(kind: FoundKind, siteId: number) {
  return kind === 'product' || kind === 'category' ? catalogueOf(siteId) : sql<number>`${siteId}`;
}
