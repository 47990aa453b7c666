import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import { AdminContext } from '#admin/admin-context.ts';
import {
  BackOfficeContext,
  type BackOfficeUser,
  type NoticeAction,
} from '#kit/back-office-context.ts';
import { createBackOfficeTexts } from '#kit/back-office-texts.ts';
import { UploadContext } from '#kit/media/upload-context.ts';
import { EUROS } from '#schemas/api/site.ts';
import { aNode } from '#tests/support/content/builders.ts';
import { type FakeApi, failure } from './fake-api.ts';
import { fillGaps } from './render-editor.tsx';

/** Who is at work in tests of the panel. */
export const editorUser: BackOfficeUser = {
  id: 1,
  email: 'urednik@izlog.test',
  scope: 'backoffice',
  isBackofficeUser: true,
  role: 'owner',
  memberCardBarcode: '',
  details: { firstName: 'Ivan', lastName: 'Urednik' },
  company: { name: '' },
  addresses: [],
  adminLanguage: 'hr',
};

/**
 * Shows a screen of the admin panel in jsdom, in Croatian, at an address that `pattern` matches;
 * `announced` notes what is read out, `offered` what may be done about it, `sendTo` which files are
 * sent. Every other address is another page.
 */
export function renderAdmin(
  api: FakeApi,
  screen: ReactElement,
  path = '/',
  pattern = path,
  user = editorUser,
) {
  fillGaps();
  const announced: string[] = [];
  const offered: NoticeAction[] = [];
  const sendTo = vi.fn();
  const router = createMemoryRouter(
    [
      { path: pattern.replace(/\?.*/, ''), element: screen },
      { path: '*', element: <p>Druga stranica</p> },
    ],
    { initialEntries: [path] },
  );
  const backOffice = {
    api,
    user,
    t: createBackOfficeTexts('hr'),
    login: async () => 'ok' as const,
    announce(sentence: string, _stayMs?: number, action?: NoticeAction) {
      announced.push(sentence);
      if (action) offered.push(action);
    },
  };
  const admin = {
    locale: 'hr' as const,
    currency: EUROS,
    setLocale: vi.fn(),
    theme: 'light' as const,
    setTheme: vi.fn(),
    sitesVersion: 0,
    sitesChanged: vi.fn(),
    sendTo,
    firstSection: (title: string) => aNode(title),
    logout: vi.fn(),
  };
  render(
    <BackOfficeContext value={backOffice}>
      <AdminContext value={admin}>
        <UploadContext value={() => Promise.resolve(failure(0))}>
          <main>
            <RouterProvider router={router} />
          </main>
        </UploadContext>
      </AdminContext>
    </BackOfficeContext>,
  );
  return { announced, offered, router, sendTo };
}

/** A page of a list as the api answers it. */
export function listed<R>(...records: R[]) {
  return { records, totalPages: 1, totalRecords: records.length, page: 1, limit: 20 };
}
