import type { FastifyInstance } from 'fastify';
import {
  type AdminUser,
  adminCreateUser,
  adminDeleteUser,
  adminFilterUsers,
  adminGetUser,
  adminUpdateUser,
} from '#schemas/api/admin-user.ts';
import type { InputOf } from '#schemas/api/endpoint.ts';
import { NotFound } from '#server/errors.ts';
import { toRecords } from '#server/paging.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import { OwnAccount } from '../admin.errors.ts';
import { queryOf } from '../admin-query.ts';
import {
  type AdminUserRow,
  createAdminUserRepository,
  USER_FIELDS,
} from './admin-users.repository.ts';

/** What the module `auth` does to accounts. */
export interface Accounts {
  createAccount(details: NewAccount): Promise<{ id: number }>;
  setDisabled(siteId: number, id: number, disabled: boolean): Promise<void>;
}

type NewAccount = { siteId: number } & Pick<
  InputOf<typeof adminCreateUser>['body'],
  'email' | 'password' | 'scope' | 'firstName' | 'lastName'
>;

/** Accounts of shoppers and of the back office. */
export function adminUsers(app: FastifyInstance, auth: Accounts) {
  const repository = createAdminUserRepository(app.db);
  const find = async (siteId: number, id: number): Promise<AdminUser> => {
    const row = await repository.find(siteId, id);
    if (!row) throw new NotFound();
    return toUser(row);
  };

  app.implement(adminFilterUsers, async ({ body }, { site }) => {
    const query = queryOf(body, USER_FIELDS);
    const { rows, total } = await repository.page(site.id, query);
    return toRecords(rows.map(toUser), total, query);
  });

  app.implement(adminGetUser, ({ params }, { site }) => find(site.id, params.id));

  app.implement(adminCreateUser, async ({ body }, { site }) => {
    const { email, password, scope, firstName, lastName, ...others } = body;
    const person = { email, password, scope, firstName, lastName };
    const account = await auth.createAccount({ ...person, siteId: site.id });
    await repository.update(site.id, account.id, others);
    return find(site.id, account.id);
  });

  app.implement(adminUpdateUser, async ({ params, body }, ctx) => {
    const { disabled, ...details } = body;
    const before = await find(ctx.site.id, params.id);
    if (disabled !== undefined && disabled !== before.disabled) {
      refuseOwn(ctx, params.id);
      await auth.setDisabled(ctx.site.id, params.id, disabled);
    }
    await repository.update(ctx.site.id, params.id, details);
    return find(ctx.site.id, params.id);
  });

  app.implement(adminDeleteUser, async ({ params }, ctx) => {
    refuseOwn(ctx, params.id);
    if (!(await repository.remove(ctx.site.id, params.id))) throw new NotFound();
    return {};
  });
}

/** Nobody shuts out oneself, so there is always somebody left who can. */
function refuseOwn({ user }: CallContext, id: number) {
  if (user?.id === id) throw new OwnAccount();
}

function toUser(row: AdminUserRow): AdminUser {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    emailConfirmedAt: row.emailConfirmedAt?.toISOString() ?? null,
  };
}
