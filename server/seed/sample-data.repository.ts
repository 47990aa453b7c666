import { type Kysely, sql } from 'kysely';
import { jsonb } from '#server/db/jsonb.ts';
import type { Database } from '#server/db/schema.ts';
import { analyze } from '#server/db/upkeep.ts';
import type { PresetName } from './preset.ts';

/** Whether the sample shop has to be loaded: not yet begun on an empty site, or interrupted. */
export async function isSampleWanted(db: Kysely<Database>, siteId: number): Promise<boolean> {
  const marker = await markerOf(db, siteId);
  if (marker) return marker.preset === 'bonaca' && marker.state === 'loading';
  const { rows } = await sql<{ used: boolean }>`
    select exists (select 1 from media) or exists (select 1 from product)
      or exists (select 1 from post) or exists (select 1 from element)
      or exists (select 1 from account) as used`.execute(db);
  return rows[0]?.used === false;
}

/** Whether the pages that every shop needs have to be made: a site without any, or interrupted. */
export async function isBlankWanted(db: Kysely<Database>, siteId: number): Promise<boolean> {
  const marker = await markerOf(db, siteId);
  if (marker) return marker.preset === 'blank' && marker.state === 'loading';
  const any = await db
    .selectFrom('element')
    .select('id')
    .where('site_id', '=', siteId)
    .limit(1)
    .executeTakeFirst();
  return any === undefined;
}

async function markerOf(db: Kysely<Database>, siteId: number) {
  return db
    .selectFrom('sample_data')
    .select(['preset', 'state'])
    .where('site_id', '=', siteId)
    .executeTakeFirst();
}

export async function markPreset(
  db: Kysely<Database>,
  siteId: number,
  preset: PresetName,
  state: 'loading' | 'done',
): Promise<void> {
  await db
    .insertInto('sample_data')
    .values({ site_id: siteId, preset, state })
    .onConflict((conflict) => conflict.column('site_id').doUpdateSet({ preset, state }))
    .execute();
}

/** Lets the database count what was loaded, before queries for it are planned. */
export const countLoaded = (db: Kysely<Database>) => analyze(db);

/** Lets uploads continue after the ids that the sample pictures were given. */
export async function continueMediaIds(db: Kysely<Database>): Promise<void> {
  await sql`select setval(pg_get_serial_sequence('media', 'id'),
    (select max(id) + 1 from media), false)`.execute(db);
}

/** Gives the site and its store the name and the settings of the sample shop. */
export async function nameShop(
  db: Kysely<Database>,
  siteId: number,
  shop: { name: string; freeDeliveryCents: number; checkout: Record<string, unknown> },
): Promise<void> {
  await db.updateTable('site').set({ name: shop.name }).where('id', '=', siteId).execute();
  await db
    .updateTable('store')
    .set({
      name: shop.name,
      free_delivery_cents: shop.freeDeliveryCents,
      checkout: jsonb(shop.checkout),
    })
    .where('site_id', '=', siteId)
    .execute();
}

async function firstAccount(db: Kysely<Database>, siteId: number, scope: 'web' | 'backoffice') {
  const row = await db
    .selectFrom('account')
    .select(['id', 'email', 'scope', 'role'])
    .where('site_id', '=', siteId)
    .where('scope', '=', scope)
    .orderBy('id')
    .executeTakeFirst();
  return row ?? null;
}

async function idsBySlug(
  db: Kysely<Database>,
  siteId: number,
  table: 'category' | 'term',
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom(table)
    .select(['id', 'slug'])
    .where('site_id', '=', siteId)
    .execute();
  return new Map(rows.map(({ slug, id }) => [slug, id]));
}

/** What a run of the loader that was interrupted has stored already. */
export function createSampleLookup(db: Kysely<Database>, siteId: number) {
  return {
    async hasAccount(email: string): Promise<boolean> {
      const row = await db
        .selectFrom('account')
        .select('id')
        .where('site_id', '=', siteId)
        .where('email', '=', email)
        .executeTakeFirst();
      return row !== undefined;
    },

    firstEditor: () => firstAccount(db, siteId, 'backoffice'),
    firstCustomer: () => firstAccount(db, siteId, 'web'),

    categoryIds: () => idsBySlug(db, siteId, 'category'),

    async postSlugs(): Promise<Set<string>> {
      const rows = await db
        .selectFrom('post')
        .select('slug')
        .where('site_id', '=', siteId)
        .execute();
      return new Set(rows.map(({ slug }) => slug));
    },

    /** Croatian titles of the events. */
    async eventTitles(): Promise<Set<string>> {
      const rows = await db
        .selectFrom('event')
        .select('titles')
        .where('site_id', '=', siteId)
        .execute();
      return new Set(rows.map(({ titles }) => titles['hr'] ?? ''));
    },

    async hashtagPositions(tag: string): Promise<Set<number>> {
      const rows = await db
        .selectFrom('hashtag_item')
        .select('position')
        .where('site_id', '=', siteId)
        .where('tag', '=', tag)
        .execute();
      return new Set(rows.map(({ position }) => position));
    },

    termIds: () => idsBySlug(db, siteId, 'term'),

    /** Elements with the title of their draft. */
    async elements() {
      return db
        .selectFrom('element')
        .select(['id', 'type', 'handler', 'slug', 'status'])
        .select(sql<string | null>`draft->'meta'->>'title'`.as('title'))
        .where('site_id', '=', siteId)
        .orderBy('id')
        .execute();
    },
  };
}

export type SampleLookup = ReturnType<typeof createSampleLookup>;
