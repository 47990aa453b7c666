import type { Role } from '#domain/people/roles.ts';
import { newPassword } from '#server/modules/people/auth/index.ts';

/** A sample account; made only together with the sample data. */
export interface SampleAccount {
  email: string;
  password: string;
  scope: 'web' | 'backoffice';
  /** Of people of the back office. */
  role?: Role;
  firstName: string;
  lastName: string;
  memberCardBarcode?: string;
}

/** Everybody can read these passwords. */
export const sampleAccounts: readonly SampleAccount[] = [
  {
    email: 'urednik@izlog.test',
    password: 'Urednik#1',
    scope: 'backoffice',
    role: 'owner',
    firstName: 'Ivan',
    lastName: 'Urednik',
  },
  {
    email: 'urednica@izlog.test',
    password: 'Urednica#1',
    scope: 'backoffice',
    role: 'editor',
    firstName: 'Ana',
    lastName: 'Urednica',
  },
  {
    email: 'kupac@izlog.test',
    password: 'Kupac#123',
    scope: 'web',
    firstName: 'Marta',
    lastName: 'Kupac',
    memberCardBarcode: '3850000001234',
  },
];

/** The sample accounts of a shop: where strangers can reach it, with passwords that nobody knows yet. */
export function accountsFor({ isPublic }: { isPublic: boolean }): readonly SampleAccount[] {
  if (!isPublic) return sampleAccounts;
  return sampleAccounts.map((account) => ({ ...account, password: newPassword() }));
}
