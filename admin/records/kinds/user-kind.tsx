import { DEFAULT_LOCALE } from '#domain/locales.ts';
import type { BackOfficeUser } from '#kit/back-office-context.ts';
import {
  adminCreateUser,
  adminDeleteUser,
  adminFilterUsers,
  adminGetUser,
  adminUpdateUser,
} from '#schemas/api/admin-user.ts';
import { SharedCustomersNote } from '../own-records.tsx';
import type { FieldSpec, RecordKind } from '../record-kind.ts';
import { choiceColumn, dayOf, plainColumn } from './cells.tsx';

const details: readonly FieldSpec[] = [
  { name: 'firstName', control: 'text', isHalf: true },
  { name: 'lastName', control: 'text', isHalf: true },
  { name: 'companyName', control: 'text', isHalf: true },
  { name: 'memberCardBarcode', control: 'text', isHalf: true },
  { name: 'adminLanguage', control: 'select', isHalf: true },
];

/** Who works in the back office is for its owners to say. */
const isOwner = (viewer: Pick<BackOfficeUser, 'role'>) => viewer.role === 'owner';

const role: FieldSpec = {
  name: 'role',
  control: 'select',
  isHalf: true,
  hasHint: true,
  when: ({ scope }) => scope === 'backoffice',
  isFor: isOwner,
};

export const userKind: RecordKind = {
  name: 'users',
  path: 'users',
  Note: SharedCustomersNote,
  endpoints: {
    filter: adminFilterUsers,
    get: adminGetUser,
    create: adminCreateUser,
    update: adminUpdateUser,
    remove: adminDeleteUser,
  },
  ...(adminCreateUser.body && { createRules: adminCreateUser.body }),
  ...(adminUpdateUser.body && { updateRules: adminUpdateUser.body }),
  titleOf: ({ email }) => String(email),
  columns: (tools) => [
    plainColumn('users', 'email', tools, { sort: 'email' }),
    plainColumn('users', 'name', tools, {
      cell: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim(),
    }),
    choiceColumn('users', 'scope', tools, { backoffice: 'accent' }),
    plainColumn('users', 'role', tools, {
      cell: ({ role }) => (role ? tools.t(`admin.choice.role.${role}`) : ''),
    }),
    plainColumn('users', 'createdAt', tools, {
      cell: ({ createdAt }) => dayOf(createdAt, tools.locale),
      sort: 'createdAt',
    }),
    plainColumn('users', 'disabled', tools, {
      cell: ({ disabled }) => (disabled ? tools.t('admin.yes') : ''),
    }),
  ],
  filters: (t) => [
    {
      name: 'scope',
      label: t('admin.field.users.scope'),
      options: ['web', 'backoffice'].map((value) => ({
        value,
        label: t(`admin.choice.scope.${value}`),
      })),
    },
  ],
  blank: { scope: 'web', role: 'editor', adminLanguage: DEFAULT_LOCALE },
  newGroups: [
    {
      name: 'basics',
      fields: [
        { name: 'email', control: 'text', isHalf: true },
        { name: 'password', control: 'password', isHalf: true, hasHint: true },
        {
          name: 'scope',
          control: 'select',
          isHalf: true,
          isFor: isOwner,
        },
        role,
        ...details,
      ],
    },
  ],
  groups: [
    {
      name: 'basics',
      fields: [
        ...details,
        role,
        {
          name: 'disabled',
          control: 'toggle',
          hasHint: true,
          isFor: (viewer, { scope }) => scope === 'web' || isOwner(viewer),
        },
      ],
    },
  ],
};
