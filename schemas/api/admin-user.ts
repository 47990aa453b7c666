import { type Static, Type } from 'typebox';
import { instantSchema, localeSchema, nullable } from '#schemas/primitives.ts';
import { createOf, filterOf, getOf, removeOf, updateOf } from './admin-endpoints.ts';
import { newPasswordSchema } from './auth.ts';
import { emailSchema, roleSchema } from './users.ts';

const name = Type.String({ maxLength: 80 });
const strict = { additionalProperties: false };

const details = {
  firstName: name,
  lastName: name,
  companyName: Type.Optional(Type.String({ maxLength: 120 })),
  memberCardBarcode: Type.Optional(
    Type.String({ pattern: '^(?:[0-9A-Za-z-]{4,40})?$', maxLength: 40 }),
  ),
  adminLanguage: Type.Optional(localeSchema),
};

/** An account as the back office sees it; never its password. */
export const adminUserSchema = Type.Object({
  id: Type.Integer(),
  email: Type.String(),
  scope: Type.Enum(['web', 'backoffice']),
  /** null for customers. */
  role: nullable(roleSchema),
  firstName: Type.String(),
  lastName: Type.String(),
  companyName: Type.String(),
  memberCardBarcode: Type.String(),
  adminLanguage: Type.String(),
  disabled: Type.Boolean(),
  createdAt: instantSchema,
  emailConfirmedAt: nullable(instantSchema),
});
export type AdminUser = Static<typeof adminUserSchema>;

export const adminFilterUsers = filterOf('user', adminUserSchema);
export const adminGetUser = getOf('user', adminUserSchema);
/**
 * The e-mail counts as confirmed. Without a role somebody of the back office is an editor. 409
 * USER_EXISTS; 403 OWNER_REQUIRED when an editor makes somebody of the back office.
 */
export const adminCreateUser = createOf(
  'user',
  adminUserSchema,
  Type.Object(
    {
      email: emailSchema,
      password: newPasswordSchema,
      scope: Type.Enum(['web', 'backoffice']),
      role: Type.Optional(roleSchema),
      ...details,
    },
    strict,
  ),
);
/**
 * `disabled` shuts the account out at once, another role ends its logins. 409 OWN_ACCOUNT when one
 * would shut out or demote oneself, LAST_OWNER when no owner would be left. 403 OWNER_REQUIRED when
 * an editor changes more of people of the back office than their own details.
 */
export const adminUpdateUser = updateOf(
  'user',
  adminUserSchema,
  Type.Partial(Type.Object({ ...details, disabled: Type.Boolean(), role: roleSchema }), {
    ...strict,
    minProperties: 1,
  }),
);
/** Deletes an account; its orders stay, without it. 409 OWN_ACCOUNT, LAST_OWNER; 403 OWNER_REQUIRED. */
export const adminDeleteUser = removeOf('user');
