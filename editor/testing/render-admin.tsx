import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import { AdminContext } from '#admin/admin-context.ts';
import { BackOfficeContext, type BackOfficeUser } from '#kit/back-office-context.ts';
import { createBackOfficeTexts } from '#kit/back-office-texts.ts';
import { UploadContext } from '#kit/media/upload-context.ts';
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
 * `announced` notes what is read out. Every other address is another page.
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
    announce: (sentence: string) => void announced.push(sentence),
  };
  const admin = {
    locale: 'hr' as const,
    setLocale: vi.fn(),
    theme: 'light' as const,
    setTheme: vi.fn(),
    sitesVersion: 0,
    sitesChanged: vi.fn(),
    sendTo: vi.fn(),
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
  return { announced, router };
}

/** A page of a list as the api answers it. */
export function listed<R>(...records: R[]) {
  return { records, totalPages: 1, totalRecords: records.length, page: 1, limit: 20 };
}
