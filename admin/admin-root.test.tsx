import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Locale } from '#domain/locales.ts';
import { createFakeApi, failure, success } from '#editor/testing/fake-api.ts';
import { editorUser } from '#editor/testing/render-admin.tsx';
import { fillGaps } from '#editor/testing/render-editor.tsx';
import { adminUpdateUser } from '#schemas/api/admin-user.ts';
import { changePassword } from '#schemas/api/auth.ts';
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

describe('the user', () => {
  async function openDialog() {
    const api = openPanel(async () => undefined);
    fireEvent.click(await screen.findByRole('button', { name: 'IU: Vaš račun' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Promjena lozinke' }));
    const type = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    await screen.findByLabelText('Dosadašnja lozinka');
    type('Dosadašnja lozinka', 'Stara#123');
    type('Nova lozinka', 'Nova#1234');
    type('Ponovite novu lozinku', 'Nova#1234');
    return api;
  }
  const send = () =>
    fireEvent.submit(screen.getByRole('dialog').querySelector('form') ?? document.body);

  it('changes the own password', async () => {
    const api = await openDialog();
    api.on(changePassword, () => success({}));
    send();

    await waitFor(() => expect(document.body.textContent).toContain('Lozinka je promijenjena.'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(api.calls.find(({ key }) => key === changePassword.key)?.input).toEqual({
      body: { oldPassword: 'Stara#123', newPassword: 'Nova#1234', newPasswordAgain: 'Nova#1234' },
    });
  });

  it.each([
    [failure(409, 'INCORRECT_OLD_PASSWORD'), 'Dosadašnja lozinka', 'failed with 409'],
    [failure(400, 'X', { fields: { newPassword: 'password' } }), 'Nova lozinka', 'posebnim znakom'],
    [failure(400, 'X', { fields: { newPassword: 'commonPassword' } }), 'Nova lozinka', 'pogoditi'],
    [failure(400, 'X', { fields: { newPassword: 'different' } }), 'Nova lozinka', 'drukčija'],
    [
      failure(400, 'X', { fields: { newPasswordAgain: 'sameAs' } }),
      'Ponovite novu lozinku',
      'ne podudaraju',
    ],
  ])('is told at the field what is wrong, and loses nothing (%#)', async (answer, label, words) => {
    const api = await openDialog();
    api.on(changePassword, () => answer);
    send();

    const field = screen.getByLabelText(label);
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByRole('alert').textContent).toContain(words);
    expect(screen.getByLabelText<HTMLInputElement>('Nova lozinka').value).toBe('Nova#1234');
  });
});
