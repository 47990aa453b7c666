import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Locale } from '#domain/locales.ts';
import { createFakeApi, failure, success } from '#editor/testing/fake-api.ts';
import { editorUser } from '#editor/testing/render-admin.tsx';
import { fillGaps } from '#editor/testing/render-editor.tsx';
import type { Login, LoginOutcome } from '#kit/back-office-context.ts';
import { adminUpdateUser } from '#schemas/api/admin-user.ts';
import { changePassword } from '#schemas/api/auth.ts';
import { listCaches } from '#schemas/api/caches.ts';
import {
  beginFactor,
  confirmFactor,
  factorState,
  newRecoveryCodes,
  removeFactor,
} from '#schemas/api/second-factor.ts';
import { EUROS } from '#schemas/api/site.ts';
import { AdminRoot } from './admin-root.tsx';
import { createAdminRouter } from './routes.tsx';

const logout = vi.fn(async () => undefined);

afterEach(() => {
  cleanup();
  logout.mockClear();
  history.replaceState(null, '', '/');
});

function openPanel(
  loadTexts: (locale: Locale) => Promise<void>,
  login: Login = async () => 'ok',
  user = editorUser,
) {
  fillGaps();
  window.scrollTo = () => undefined;
  const api = createFakeApi();
  history.replaceState(null, '', '/admin/cache');
  render(
    <AdminRoot
      api={api}
      locale="hr"
      currency={EUROS}
      loadTexts={loadTexts}
      user={user}
      login={login}
      logout={logout}
      upload={async () => failure(0)}
      sendTo={vi.fn()}
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
  const changes = calls.filter(({ key }) => key === adminUpdateUser.key);
  expect(changes).toMatchObject([{ input: { body: { adminLanguage: 'de' } } }]);
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

describe('the code at the login', () => {
  const RECOVERY = ['abcd-efgh-ijkl-mnop', 'qrst-uvwx-yz23-4567'];
  async function openDialog(isOn: boolean) {
    const api = openPanel(async () => undefined);
    api.on(factorState, () => success({ isOn, recoveryCodesLeft: isOn ? 3 : 0 }));
    fireEvent.click(await screen.findByRole('button', { name: 'IU: Vaš račun' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Kôd pri prijavi' }));
    await screen.findByLabelText('Dosadašnja lozinka');
    return api;
  }
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const send = () =>
    fireEvent.submit(screen.getByRole('dialog').querySelector('form') ?? document.body);

  it('is turned on by password, picture and first code, and shows recovery codes', async () => {
    const api = await openDialog(false);
    api.on(beginFactor, ({ body }) =>
      body.password === 'Stara#123'
        ? success({
            secret: 'ABCDEFGH',
            address: 'otpauth://x',
            qr: { size: 1, path: 'M0 0h1v1h-1z' },
          })
        : failure(409, 'INCORRECT_PASSWORD'),
    );
    api.on(confirmFactor, ({ body }) =>
      body.code === '123456' ? success({ recoveryCodes: RECOVERY }) : failure(409, 'WRONG_CODE'),
    );
    type('Dosadašnja lozinka', 'Kriva#123');
    send();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('409'));
    type('Dosadašnja lozinka', 'Stara#123');
    send();

    const code = await screen.findByLabelText('Kôd iz aplikacije');
    expect(code.getAttribute('autocomplete')).toBe('one-time-code');
    expect(screen.getByRole('img', { name: 'QR kôd za aplikaciju' })).toBeTruthy();
    expect(screen.getByText('ABCD EFGH')).toBeTruthy();
    type('Kôd iz aplikacije', '000000');
    send();
    await waitFor(() => expect(code.getAttribute('aria-invalid')).toBe('true'));
    type('Kôd iz aplikacije', '123456');
    send();

    expect(await screen.findByText(RECOVERY[1] ?? '')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Spremljeni su' }));
    await waitFor(() => expect(document.body.textContent).toContain('Kôd pri prijavi je uključen'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('gets new recovery codes, and is turned off, by password and code', async () => {
    const api = await openDialog(true);
    api.on(newRecoveryCodes, () => failure(409, 'WRONG_CODE'));
    api.on(removeFactor, () => success({}));
    type('Dosadašnja lozinka', 'Stara#123');
    type('Kôd iz aplikacije ili kôd za oporavak', '111111');
    send();
    const code = screen.getByLabelText('Kôd iz aplikacije ili kôd za oporavak');
    await waitFor(() => expect(code.getAttribute('aria-invalid')).toBe('true'));
    fireEvent.click(screen.getByRole('button', { name: 'Isključi', pressed: false }));
    send();

    await waitFor(() => expect(document.body.textContent).toContain('je isključen.'));
    expect(api.calls).toContainEqual({
      key: removeFactor.key,
      input: { body: { password: 'Stara#123', code: '111111' } },
    });
  });

  it('comes before everything else where the shop demands it', async () => {
    const user = { ...editorUser, mustSetFactor: true };
    const api = openPanel(async () => undefined, undefined, user);
    api.on(factorState, () => success({ isOn: false, recoveryCodesLeft: 0 }));

    const dialog = await screen.findByRole('dialog', { name: 'Kôd pri prijavi' });
    expect(dialog.textContent).toContain('Dok to ne postavite, administracija je zatvorena');
    expect(api.calls.map(({ key }) => key)).not.toContain(listCaches.key);
    fireEvent.click(screen.getByRole('button', { name: 'Odjava' }));
    expect(logout).toHaveBeenCalledOnce();
  });

  it('is asked for when the session has run out', async () => {
    const outcomes: LoginOutcome[] = ['code', 'wrongCode', 'ok'];
    const login = vi.fn(async () => outcomes.shift() ?? 'ok');
    const api = openPanel(async () => undefined, login);
    api.on(changePassword, () => (outcomes.length > 0 ? failure(401) : success({})));
    fireEvent.click(await screen.findByRole('button', { name: 'IU: Vaš račun' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Promjena lozinke' }));
    await screen.findByLabelText('Dosadašnja lozinka');
    send();
    const dialog = await screen.findByRole('dialog', { name: 'Prijavite se ponovno' });
    const form = dialog.querySelector('form') ?? document.body;
    fireEvent.change(await screen.findByLabelText('Lozinka'), { target: { value: 'Stara#123' } });
    fireEvent.submit(form);
    const code = await screen.findByLabelText('Kôd iz aplikacije');
    expect(document.activeElement).toBe(code);
    fireEvent.change(code, { target: { value: '000000' } });
    fireEvent.submit(form);
    await waitFor(() => expect(dialog.textContent).toContain('Kôd nije ispravan'));
    fireEvent.change(code, { target: { value: '123456' } });
    fireEvent.submit(form);

    await waitFor(() => expect(document.body.textContent).toContain('Lozinka je promijenjena.'));
    expect(login).toHaveBeenLastCalledWith(editorUser.email, '', '123456');
  });
});
