import type { Insertable, Kysely, Selectable } from 'kysely';
import { sql } from 'kysely';
import { customersOf, isGoodAt } from '#server/db/customers.ts';
import type { Database } from '#server/db/schema.ts';
import type { SiteContext } from '#server/plugins/call-context.ts';
import type { Handle, Transaction } from '#server/plugins/database.ts';

export type Account = Selectable<Database['account']>;
/** The site of a login, and the one whose customers it knows. */
export type AccountPlace = Pick<SiteContext, 'id' | 'customersId'>;
export type NewAccount = Omit<Insertable<Database['account']>, 'id' | 'created_at' | 'disabled'>;
/** What only the shop itself changes about an account. */
export type Standing = Partial<Pick<Account, 'disabled' | 'scope' | 'role'>>;

export type AccountRepository = ReturnType<typeof createAccountRepository>;

/** SQL of accounts as logins see them. */
export function createAccountRepository(db: Kysely<Database>) {
  return {
    /**
     * Who logs in by an e-mail: an owner, of this site first, who is good at every site; else somebody
     * of the site's back office; else a customer that the site knows. A customer who takes the address
     * of any of the others shuts nobody out.
     */
    async forLogin(siteId: number, email: string): Promise<Account | null> {
      const row = await db
        .selectFrom('account')
        .selectAll()
        .where('email', '=', email.toLowerCase())
        .where(isGoodAt(siteId))
        .orderBy(sql`role is not distinct from 'owner'`, 'desc')
        .orderBy(sql`scope = 'backoffice'`, 'desc')
        .orderBy(sql`site_id = ${siteId}`, 'desc')
        .orderBy('id')
        .limit(1)
        .executeTakeFirst();
      return row ?? null;
    },

    /** Runs `work` in a transaction. */
    transaction: <T>(work: (trx: Transaction) => Promise<T>): Promise<T> =>
      db.transaction().execute(work),

    /** Of the accounts that were made for a site, whoever may use them there. */
    async byEmail(
      siteId: number,
      email: string,
      handle: Kysely<Database> = db,
    ): Promise<Account | null> {
      const row = await handle
        .selectFrom('account')
        .selectAll()
        .where('site_id', '=', siteId)
        .where('email', '=', email.toLowerCase())
        .executeTakeFirst();
      return row ?? null;
    },

    /** Enabled accounts of every site: all that may do more than shop, and those with these e-mails. */
    ofNote(
      emails: readonly string[],
    ): Promise<Pick<Account, 'email' | 'scope' | 'password_hash'>[]> {
      return db
        .selectFrom('account')
        .select(['email', 'scope', 'password_hash'])
        .where('disabled', '=', false)
        .where(sql<boolean>`(scope <> 'web' or email = any(${[...emails]}))`)
        .orderBy('id')
        .execute();
    },

    /** All that may do more than shop on a site, of all sites for null; disabled ones too. */
    staffOf(siteId: number | null) {
      return db
        .selectFrom('account')
        .select(['email', 'scope', 'role', 'disabled', 'site_id as siteId'])
        .$if(siteId !== null, (query) => query.where('site_id', '=', siteId ?? 0))
        .where('scope', '<>', 'web')
        .orderBy('site_id')
        .orderBy('email')
        .execute();
    },

    /** Whether anybody was ever let into the back office, of whichever site; disabled accounts count. */
    async hasStaff(handle: Kysely<Database> = db): Promise<boolean> {
      const row = await handle
        .selectFrom('account')
        .select('id')
        .where('scope', '=', 'backoffice')
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Two who set up the same site follow each other. */
    async lockSite(trx: Transaction, siteId: number) {
      await trx.selectFrom('site').select('id').where('id', '=', siteId).forUpdate().execute();
    },

    /** The account of a caller, of whatever site it is. */
    async self(id: number): Promise<Account | null> {
      const row = await db
        .selectFrom('account')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      return row ?? null;
    },

    /** An account that is good at a site. */
    async byId(siteId: number, id: number): Promise<Account | null> {
      const row = await db
        .selectFrom('account')
        .selectAll()
        .where(isGoodAt(siteId))
        .where('id', '=', id)
        .executeTakeFirst();
      return row ?? null;
    },

    /** Locks an account that is good at a site, before anything else of it is locked. */
    async lock(trx: Transaction, siteId: number, id: number): Promise<Account | null> {
      const row = await trx
        .selectFrom('account')
        .selectAll()
        .where(isGoodAt(siteId))
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      return row ?? null;
    },

    /** Whether the e-mail is that of a customer whom the site knows, or of its back office. */
    async isTaken(siteId: number, email: string): Promise<boolean> {
      const row = await db
        .selectFrom('account')
        .select('id')
        .where('email', '=', email.toLowerCase())
        .where(sql<boolean>`site_id in (${siteId}, ${customersOf(siteId)})`)
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** The site that a customer of `siteId` belongs to, which cannot become another before `trx` ends. */
    async customersHome(siteId: number, trx: Handle = db): Promise<number> {
      const row = await trx
        .selectFrom('site')
        .select(sql<number>`coalesce(customers_site_id, id)`.as('home'))
        .where('id', '=', siteId)
        .forShare()
        .executeTakeFirst();
      return row?.home ?? siteId;
    },

    /** null when the e-mail is somebody's already, also when that happens at this very moment. */
    async insert(account: NewAccount, handle: Kysely<Database> = db): Promise<Account | null> {
      const row = await handle
        .insertInto('account')
        .values({ ...account, email: account.email.toLowerCase() })
        .onConflict((conflict) => conflict.columns(['site_id', 'email']).doNothing())
        .returningAll()
        .executeTakeFirst();
      return row ?? null;
    },

    async setPassword(trx: Transaction, id: number, passwordHash: string) {
      await trx
        .updateTable('account')
        .set({ password_hash: passwordHash })
        .where('id', '=', id)
        .execute();
    },

    /** Keeps the moment of the first confirmation. */
    async confirmEmail(trx: Transaction, id: number) {
      await trx
        .updateTable('account')
        .set({ email_confirmed_at: sql`coalesce(email_confirmed_at, now())` })
        .where('id', '=', id)
        .execute();
    },

    /** Owners of a site that may log in; none is demoted, shut out or deleted until `trx` ends. */
    async lockOwners(trx: Transaction, siteId: number): Promise<number[]> {
      const rows = await trx
        .selectFrom('account')
        .select('id')
        .where('site_id', '=', siteId)
        .where('role', '=', 'owner')
        .where('disabled', '=', false)
        .orderBy('id')
        .forUpdate()
        .execute();
      return rows.map(({ id }) => id);
    },

    /** Deletes an account with all that is its own; orders and comments stay, without it. */
    async remove(trx: Transaction, siteId: number, id: number): Promise<boolean> {
      const { numDeletedRows } = await trx
        .deleteFrom('account')
        .where('site_id', '=', siteId)
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows === 1n;
    },

    async setStanding(trx: Transaction, id: number, standing: Standing) {
      await trx.updateTable('account').set(standing).where('id', '=', id).execute();
    },
  };
}
