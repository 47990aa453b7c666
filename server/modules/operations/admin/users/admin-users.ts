import type { FastifyInstance } from 'fastify';
import type { Role } from '#domain/people/roles.ts';
import {
  type AdminUser,
  adminCreateUser,
  adminDeleteUser,
  adminFilterUsers,
  adminGetUser,
  adminUpdateUser,
} from '#schemas/api/admin-user.ts';
import type { InputOf } from '#schemas/api/endpoint.ts';
import { NotFound, OwnerRequired, ValidationFailed } from '#server/errors.ts';
import { toRecords } from '#server/paging.ts';
import type { CallContext, CallUser } from '#server/plugins/call-context.ts';
import { OwnAccount } from '../admin.errors.ts';
import { requireOwnCustomers } from '../admin-kind.ts';
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
  setRole(siteId: number, id: number, role: Role): Promise<void>;
  remove(siteId: number, id: number): Promise<void>;
}

type NewAccount = { siteId: number } & Pick<
  InputOf<typeof adminCreateUser>['body'],
  'email' | 'password' | 'scope' | 'firstName' | 'lastName'
> & { role: Role | undefined };

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

  app.implement(adminCreateUser, async ({ body }, ctx) => {
    const { site, user } = ctx;
    const { email, password, scope, role, firstName, lastName, ...others } = body;
    if (scope === 'backoffice') refuseEditor(user);
    else refuseCustomer(ctx, role);
    const person = { email, password, scope, role, firstName, lastName };
    const account = await auth.createAccount({ ...person, siteId: site.id });
    await repository.update(site.id, account.id, others);
    return find(site.id, account.id);
  });

  app.implement(adminUpdateUser, async ({ params, body }, ctx) => {
    const { disabled, role, ...details } = body;
    const { site, user } = ctx;
    const before = await find(site.id, params.id);
    const standing = changesOf({ role, disabled }, before);
    const isNewStanding = Object.keys(standing).length > 0;
    const isOwnDetails = user?.id === params.id && !isNewStanding;
    if (before.scope === 'backoffice' && !isOwnDetails) refuseEditor(user);
    if (isNewStanding) refuseOwn(ctx, params.id);
    if (standing.disabled !== undefined) {
      await auth.setDisabled(site.id, params.id, standing.disabled);
    }
    if (standing.role) await auth.setRole(site.id, params.id, standing.role);
    await repository.update(ctx.site.id, params.id, details);
    return find(ctx.site.id, params.id);
  });

  app.implement(adminDeleteUser, async ({ params }, ctx) => {
    refuseOwn(ctx, params.id);
    const { scope } = await find(ctx.site.id, params.id);
    if (scope === 'backoffice') refuseEditor(ctx.user);
    await auth.remove(ctx.site.id, params.id);
    return {};
  });
}

type Standing = { role?: Role | undefined; disabled?: boolean | undefined };

/** What changes about somebody's rights. Customers have no role. */
function changesOf({ role, disabled }: Standing, before: AdminUser): Standing {
  if (role && before.scope === 'web') refuseRole();
  return {
    ...(role && role !== before.role && { role }),
    ...(disabled !== undefined && disabled !== before.disabled && { disabled }),
  };
}

function refuseRole(): never {
  throw new ValidationFailed({ fields: { role: 'backoffice' } });
}

/** Throws `CustomersOfAnotherSite`, and `ValidationFailed` for a customer with a role. */
function refuseCustomer(ctx: CallContext, role: Role | undefined) {
  requireOwnCustomers(ctx);
  if (role) refuseRole();
}

/** Who works in the back office is for its owners to say. */
function refuseEditor(user: CallUser | null) {
  if (user?.role !== 'owner') throw new OwnerRequired();
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
