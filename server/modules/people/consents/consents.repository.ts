import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { LOCALES } from '#domain/locales.ts';
import { jsonb } from '#server/db/jsonb.ts';
import { containsWords } from '#server/db/localized.ts';
import type { Database } from '#server/db/schema.ts';
import type { ConsentForm } from '#server/db/tables/consents.ts';
import { isUniqueViolation } from '#server/db/unique-violation.ts';
import { ConsentNumberTaken } from './consents.errors.ts';

export type ConsentRow = Selectable<Database['consent']>;
export type ConsentTexts = Record<string, string>;

/** What a form asks for, in its order. */
export interface Assignment {
  form: ConsentForm;
  consents: number[];
  required: number[];
}

/** Somebody's agreement. */
export interface ConsentEntry {
  siteId: number;
  consentIds: readonly number[];
  email: string;
  form: string;
  statedAt: Date;
}

export type ConsentRepository = ReturnType<typeof createConsentRepository>;
export type ConsentChanges = ReturnType<typeof consentChanges>;

/** SQL of consents. */
export function createConsentRepository(db: Kysely<Database>) {
  return {
    ...consentReads(db),
    /** Runs `work` with changes of one transaction. Throws `ConsentNumberTaken`. */
    change: <T>(work: (changes: ConsentChanges) => Promise<T>): Promise<T> =>
      namingTaken(() => db.transaction().execute((trx) => work(consentChanges(trx)))),

    add: (entry: ConsentEntry) => insertEntry(db, entry),
    /** As `add`, in the caller's transaction. */
    log: insertEntry,
    withdraw: insertWithdrawal,
  };
}

/** Runs what may give a consent the number of another. Throws `ConsentNumberTaken`. */
export async function namingTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isUniqueViolation(error) ? new ConsentNumberTaken() : error;
  }
}

/** Notes the present version of each consent of the site. */
async function insertEntry(handle: Kysely<Database>, entry: ConsentEntry) {
  if (entry.consentIds.length === 0) return;
  await sql`insert into consent_log (site_id, consent_id, version, status, email, user_type,
          source_type, form, stated_at)
        select site_id, id, version, 'accepted', ${entry.email.toLowerCase()}, 'webUser', 'cmsSite',
          ${entry.form}, ${entry.statedAt}
        from consent where site_id = ${entry.siteId} and id = any(${entry.consentIds})
        order by id`.execute(handle);
}

/** Notes the withdrawal of the version that was accepted last, also of a consent out of use. */
async function insertWithdrawal(handle: Kysely<Database>, entry: ConsentEntry) {
  if (entry.consentIds.length === 0) return;
  await sql`insert into consent_log (site_id, consent_id, version, status, email, user_type,
          source_type, form, stated_at)
        select site_id, id, coalesce((
            select version from consent_log as said
            where said.site_id = consent.site_id and said.consent_id = consent.id
              and said.email = ${entry.email.toLowerCase()} and said.status = 'accepted'
            order by said.id desc limit 1
          ), version), 'withdrawn', ${entry.email.toLowerCase()}, 'webUser', 'cmsSite',
          ${entry.form}, ${entry.statedAt}
        from consent where site_id = ${entry.siteId} and id = any(${entry.consentIds})
        order by id`.execute(handle);
}

function consentReads(db: Kysely<Database>) {
  return {
    /** Consents in use, by id. */
    inUse: (siteId: number): Promise<ConsentRow[]> =>
      db
        .selectFrom('consent')
        .selectAll()
        .where('site_id', '=', siteId)
        .where('archived', '=', false)
        .orderBy('id')
        .execute(),

    async assignments(siteId: number): Promise<Assignment[]> {
      const rows = await db
        .selectFrom('consent_assignment')
        .selectAll()
        .where('site_id', '=', siteId)
        .execute();
      return rows.map((row) => ({
        form: row.assigned_to,
        consents: row.consents,
        required: row.required_consents,
      }));
    },

    /** What somebody's last word of each consent accepts. */
    async acceptedSince(siteId: number, email: string, since: Date): Promise<number[]> {
      const said = db
        .selectFrom('consent_log')
        .distinctOn('consent_id')
        .select(['consent_id as id', 'status'])
        .where('site_id', '=', siteId)
        .where('email', '=', email.toLowerCase())
        .where('created_at', '>', since)
        .orderBy('consent_id')
        .orderBy('id', 'desc');
      const rows = await db
        .selectFrom(said.as('said'))
        .select('said.id')
        .where('said.status', '=', 'accepted')
        .execute();
      return rows.map(({ id }) => id);
    },

    async page(siteId: number, keywords: string, { limit, offset }: Page) {
      const query = db
        .selectFrom('consent')
        .where('site_id', '=', siteId)
        .where('archived', '=', false)
        .where(containsWords(sql`unique_number || ' ' || display_names::text`, keywords));
      const rows = await query.selectAll().orderBy('id').limit(limit).offset(offset).execute();
      const { total } = await query
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return { rows, total };
    },
  };
}

interface Page {
  limit: number;
  offset: number;
}

export function consentChanges(trx: Transaction<Database>) {
  return {
    /** Locks the consents that are in use and belong to the site; answers their ids. */
    async lockInUse(siteId: number, ids: readonly number[]): Promise<number[]> {
      if (ids.length === 0) return [];
      const rows = await trx
        .selectFrom('consent')
        .select('id')
        .where('site_id', '=', siteId)
        .where('archived', '=', false)
        .where('id', 'in', ids)
        .orderBy('id')
        .forUpdate()
        .execute();
      return rows.map(({ id }) => id);
    },

    async find(siteId: number, id: number): Promise<ConsentRow | null> {
      const row = await trx
        .selectFrom('consent')
        .selectAll()
        .where('site_id', '=', siteId)
        .where('id', '=', id)
        .where('archived', '=', false)
        .forUpdate()
        .executeTakeFirst();
      return row ?? null;
    },

    async insert(siteId: number, uniqueNumber: string, texts: ConsentTexts): Promise<ConsentRow> {
      const row = await trx
        .insertInto('consent')
        .values({ site_id: siteId, unique_number: uniqueNumber, display_names: jsonb(texts) })
        .returningAll()
        .executeTakeFirstOrThrow();
      await keepVersion(trx, row);
      return row;
    },

    async update(row: ConsentRow, uniqueNumber: string, texts: ConsentTexts): Promise<ConsentRow> {
      const isNewText = LOCALES.some((locale) => texts[locale] !== row.display_names[locale]);
      const updated = await trx
        .updateTable('consent')
        .set({
          unique_number: uniqueNumber,
          display_names: jsonb(texts),
          version: row.version + (isNewText ? 1 : 0),
        })
        .where('id', '=', row.id)
        .returningAll()
        .executeTakeFirstOrThrow();
      if (isNewText) await keepVersion(trx, updated);
      return updated;
    },

    /** What a form asks for; null for one that was never told. */
    async assigned(siteId: number, form: ConsentForm): Promise<Omit<Assignment, 'form'> | null> {
      const row = await trx
        .selectFrom('consent_assignment')
        .select(['consents', 'required_consents as required'])
        .where('site_id', '=', siteId)
        .where('assigned_to', '=', form)
        .executeTakeFirst();
      return row ?? null;
    },

    /** As before anybody told what the form asks for. */
    async forget(siteId: number, form: ConsentForm) {
      await trx
        .deleteFrom('consent_assignment')
        .where('site_id', '=', siteId)
        .where('assigned_to', '=', form)
        .execute();
    },

    /** Takes it out of use; what was agreed to stays. */
    async archive(id: number) {
      await trx.updateTable('consent').set({ archived: true }).where('id', '=', id).execute();
    },

    async isAssigned(siteId: number, id: number): Promise<boolean> {
      const row = await trx
        .selectFrom('consent_assignment')
        .select('assigned_to')
        .where('site_id', '=', siteId)
        .where(sql<boolean>`consents @> ${jsonb([id])}`)
        .executeTakeFirst();
      return row !== undefined;
    },

    async assign(siteId: number, { form, consents, required }: Assignment) {
      const values = { consents: jsonb(consents), required_consents: jsonb(required) };
      await trx
        .insertInto('consent_assignment')
        .values({ site_id: siteId, assigned_to: form, ...values })
        .onConflict((conflict) => conflict.columns(['site_id', 'assigned_to']).doUpdateSet(values))
        .execute();
    },
  };
}

async function keepVersion(trx: Transaction<Database>, row: ConsentRow) {
  await trx
    .insertInto('consent_version')
    .values({
      consent_id: row.id,
      version: row.version,
      display_names: jsonb(row.display_names),
    })
    .execute();
}
