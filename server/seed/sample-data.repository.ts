import { type Kysely, sql } from 'kysely';
import { FIRST_COUNTRY, type SoldCountries } from '#domain/commerce/countries.ts';
import { jsonb } from '#server/db/jsonb.ts';
import type { Database } from '#server/db/schema.ts';
import { setSoldCountries, soldCountries } from '#server/db/sold-countries.ts';
import { analyze } from '#server/db/upkeep.ts';
import { type IdShift, NO_SHIFT } from './references.ts';
import type { Kept } from './replace/stored.ts';

/** How far which preset has come in a site; null where none was begun. */
export async function markerOf(db: Kysely<Database>, siteId: number) {
  const row = await db
    .selectFrom('sample_data')
    .selectAll()
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  if (!row) return null;
  const shift: IdShift = {
    media: row.media_shift,
    tag: row.tag_shift,
    product: row.product_shift,
  };
  return { preset: row.preset, state: row.state, shift };
}

/** Sites whose owner put a preset in, in a process that has died since; `except` is left out. */
export async function sitesCutOff(db: Kysely<Database>, except: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select i.site_id as id from preset_import i
    left join sample_data d on d.site_id = i.site_id
    where i.state = 'running' and i.site_id <> ${except} and (d.state = 'loading'
      or not exists (select from element e where e.site_id = i.site_id))
    order by i.site_id`.execute(db);
  return rows.map(({ id }) => id);
}

export async function markPreset(
  db: Kysely<Database>,
  siteId: number,
  preset: string,
  state: 'loading' | 'done',
  { media, tag, product }: IdShift,
  kept: Kept,
): Promise<void> {
  const shift = { media_shift: media, tag_shift: tag, product_shift: product };
  const row = { preset, state, ...shift, kept: jsonb(kept) };
  await db
    .insertInto('sample_data')
    .values({ site_id: siteId, ...row })
    .onConflict((conflict) => conflict.column('site_id').doUpdateSet(row))
    .execute();
}

/** What keeps the ids of a preset from meeting those of all sites here. */
export async function freeIds(db: Kysely<Database>): Promise<IdShift> {
  const { rows } = await sql<IdShift>`select
    (select coalesce(max(id), 0) from media) as media,
    (select coalesce(max(id), 0) from tag) as tag,
    (select coalesce(max(id), 0) from product) as product`.execute(db);
  return rows[0] ?? NO_SHIFT;
}

/** Whether anybody has put something into the database, and whether anybody may log in. */
export async function isUsed(db: Kysely<Database>) {
  const { rows } = await sql<{ content: boolean; accounts: boolean }>`
    select exists (select 1 from media) or exists (select 1 from product)
      or exists (select 1 from post) or exists (select 1 from element) as content,
      exists (select 1 from account) as accounts`.execute(db);
  return rows[0] ?? { content: true, accounts: true };
}

export async function hasElements(db: Kysely<Database>, siteId: number): Promise<boolean> {
  const any = await db
    .selectFrom('element')
    .select('id')
    .where('site_id', '=', siteId)
    .limit(1)
    .executeTakeFirst();
  return any !== undefined;
}

/** Lets the database count what was loaded, before queries for it are planned. */
export const countLoaded = (db: Kysely<Database>) => analyze(db);

/** Lets uploads continue after the ids that the sample pictures were given. */
export async function continueMediaIds(db: Kysely<Database>): Promise<void> {
  await sql`select setval(pg_get_serial_sequence('media', 'id'),
    (select max(id) + 1 from media), false)`.execute(db);
}

/** Gives the site and its store the name and the settings of a preset, where they have none of the owner's. */
export async function nameShop(
  db: Kysely<Database>,
  siteId: number,
  shop: {
    name: string;
    freeDeliveryCents: number;
    loyalty?: boolean;
    sells?: SoldCountries;
    checkout: Record<string, unknown>;
  },
  kept: Pick<Kept, 'name' | 'shop'>,
): Promise<void> {
  if (!kept.name) {
    const { name } = shop;
    await db.updateTable('site').set({ name }).where('id', '=', siteId).execute();
    await db.updateTable('store').set({ name }).where('site_id', '=', siteId).execute();
  }
  if (kept.shop) return;
  await db
    .updateTable('store')
    .set({
      free_delivery_cents: shop.freeDeliveryCents,
      ...(shop.loyalty !== undefined && { loyalty: shop.loyalty }),
      checkout: jsonb(shop.checkout),
    })
    .where('site_id', '=', siteId)
    .execute();
  if (shop.sells) await sellIn(db, siteId, shop.sells);
}

/** Countries of a preset; those that an owner chose stay. */
async function sellIn(db: Kysely<Database>, siteId: number, sells: SoldCountries): Promise<void> {
  const stores = await db.selectFrom('store').select('id').where('site_id', '=', siteId).execute();
  for (const { id } of stores) {
    const { countries } = await soldCountries(db, id);
    if (countries.some((iso) => iso !== FIRST_COUNTRY)) continue;
    await db.transaction().execute((trx) => setSoldCountries(trx, id, sells));
  }
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
  table: 'category' | 'term' | 'post',
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

    postIds: () => idsBySlug(db, siteId, 'post'),

    /** Ids of the events by their Croatian titles. */
    async eventIds(): Promise<Map<string, number>> {
      const rows = await db
        .selectFrom('event')
        .select(['id', 'titles'])
        .where('site_id', '=', siteId)
        .execute();
      return new Map(rows.map(({ id, titles }) => [titles['hr'] ?? '', id]));
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
        .where('binned_at', 'is', null)
        .orderBy('id')
        .execute();
    },
  };
}

export type SampleLookup = ReturnType<typeof createSampleLookup>;
