import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Locale } from '#domain/locales.ts';
import { createFakeApi, failure } from '#editor/testing/fake-api.ts';
import { editorUser } from '#editor/testing/render-admin.tsx';
import { fillGaps } from '#editor/testing/render-editor.tsx';
import { adminUpdateUser } from '#schemas/api/admin-user.ts';
import { AdminRoot } from './admin-root.tsx';
import { createAdminRouter } from './routes.tsx';

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

function openPanel(loadTexts: (locale: Locale) => Promise<void>) {
  fillGaps();
  window.scrollTo = () => undefined;
  const api = createFakeApi();
  history.replaceState(null, '', '/admin/cache');
  render(
    <AdminRoot
      api={api}
      locale="hr"
      loadTexts={loadTexts}
      user={editorUser}
      login={async () => 'ok'}
      logout={async () => undefined}
      upload={async () => failure(0)}
      sendProductFile={vi.fn()}
      firstSection={vi.fn()}
      router={createAdminRouter(location.pathname)}
    />,
  );
  return api;
}

async function choose(language: string) {
  fireEvent.click(await screen.findByRole('button', { name: 'Jezik administracije: hr' }));
  fireEvent.click(await screen.findByRole('menuitemradio', { name: language }));
}

it('speaks another language once its texts have come, and keeps the choice', async () => {
  const { calls } = openPanel(async () => undefined);
  await choose('Deutsch');

  expect(await screen.findByRole('button', { name: 'Sprache der Verwaltung: de' })).toBeTruthy();
  expect(calls.at(-1)).toMatchObject({
    key: adminUpdateUser.key,
    input: { body: { adminLanguage: 'de' } },
  });
});

it('stays in its language, and says so, where the texts of another do not arrive', async () => {
  openPanel(() => Promise.reject(new Error('offline')));
  await choose('Deutsch');

  await waitFor(() => expect(document.body.textContent).toContain('Ostaje dosadašnji jezik'));
  expect(screen.getByRole('button', { name: 'Jezik administracije: hr' })).toBeTruthy();
});
