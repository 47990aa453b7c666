import { type Kysely, sql } from 'kysely';
import type { AdminUser } from '#schemas/api/admin-user.ts';
import type { Database } from '#server/db/schema.ts';
import { matching, ordering } from '../admin-query.repository.ts';
import type { AdminQuery } from '../admin-query.ts';
import type { Column } from '../admin-table.ts';

/** Fields of an account; its password is none of them. */
export const USER_FIELDS = {
  email: { column: 'email' },
  scope: { column: 'scope' },
  role: { column: 'role' },
  firstName: { column: 'first_name' },
  lastName: { column: 'last_name' },
  companyName: { column: 'company_name' },
  memberCardBarcode: { column: 'member_card_barcode' },
  adminLanguage: { column: 'admin_language' },
  disabled: { column: 'disabled' },
  createdAt: { column: 'created_at', moment: true },
  emailConfirmedAt: { column: 'email_confirmed_at', moment: true },
} satisfies Record<string, Column>;
const SEARCHED = ["email || ' ' || first_name || ' ' || last_name || ' ' || company_name"];

/** An account as it is read. */
export type AdminUserRow = Omit<AdminUser, 'createdAt' | 'emailConfirmedAt'> & {
  createdAt: Date;
  emailConfirmedAt: Date | null;
};
/** What the back office changes by itself; the rest goes through the logins. */
export type UserDetails = Partial<
  Pick<AdminUser, 'firstName' | 'lastName' | 'companyName' | 'memberCardBarcode' | 'adminLanguage'>
>;

const columns = sql.join([
  sql.ref('id'),
  ...Object.entries(USER_FIELDS).map(
    ([field, { column }]) => sql`${sql.ref(column)} as ${sql.ref(field)}`,
  ),
]);

/** SQL of the accounts of a site for the back office. */
export function createAdminUserRepository(db: Kysely<Database>) {
  return {
    async page(
      siteId: number,
      query: AdminQuery,
    ): Promise<{ rows: AdminUserRow[]; total: number }> {
      const where = sql`site_id = ${siteId} and ${matching(query, USER_FIELDS, SEARCHED)}`;
      const { rows } = await sql<AdminUserRow>`select ${columns} from account where ${where}
        order by ${ordering(query, USER_FIELDS, 'email')}
        limit ${query.limit} offset ${query.offset}`.execute(db);
      const counted = await sql<{ total: number }>`
        select count(*) as total from account where ${where}`.execute(db);
      return { rows, total: counted.rows[0]?.total ?? 0 };
    },

    async find(siteId: number, id: number): Promise<AdminUserRow | null> {
      const { rows } = await sql<AdminUserRow>`select ${columns} from account
        where site_id = ${siteId} and id = ${id}`.execute(db);
      return rows[0] ?? null;
    },

    async update(siteId: number, id: number, details: UserDetails) {
      const changes = Object.entries(details).flatMap(([field, value]) => {
        const column = Object.entries(USER_FIELDS).find(([name]) => name === field)?.[1].column;
        return column === undefined ? [] : [sql`${sql.ref(column)} = ${value}`];
      });
      if (changes.length === 0) return;
      await sql`update account set ${sql.join(changes)}
        where site_id = ${siteId} and id = ${id}`.execute(db);
    },
  };
}
