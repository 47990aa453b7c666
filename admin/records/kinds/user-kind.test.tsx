import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Role } from '#domain/people/roles.ts';
import { createFakeApi, success } from '#editor/testing/fake-api.ts';
import { editorUser, renderAdmin } from '#editor/testing/render-admin.tsx';
import { type AdminUser, adminGetUser } from '#schemas/api/admin-user.ts';
import { RecordScreen } from '../record-screen.tsx';
import { userKind } from './user-kind.tsx';

afterEach(cleanup);

const COLLEAGUE: AdminUser = {
  id: 7,
  email: 'ivo@izlog.test',
  scope: 'backoffice',
  role: 'editor',
  firstName: 'Ivo',
  lastName: 'Horvat',
  companyName: '',
  memberCardBarcode: '',
  adminLanguage: 'hr',
  disabled: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  emailConfirmedAt: null,
};

it.each<[Role, AdminUser['scope'], boolean]>([
  ['owner', 'backoffice', true],
  ['editor', 'backoffice', false],
  ['editor', 'web', true],
])('shows an %s what it may do about somebody of the scope %s', async (role, scope, mayShutOut) => {
  const api = createFakeApi();
  api.on(adminGetUser, () => success({ ...COLLEAGUE, scope }));

  renderAdmin(api, <RecordScreen kind={userKind} />, '/users/7', '/users/:id', {
    ...editorUser,
    role,
  });

  await screen.findByLabelText('Ime');
  expect(screen.queryByLabelText('Uloga') !== null).toBe(role === 'owner');
  expect(screen.queryByLabelText('Isključen') !== null).toBe(mayShutOut);
});
