import { startRegistration } from '@simplewebauthn/browser';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeApi, failure, success } from '#editor/testing/fake-api.ts';
import { editorUser, renderAdmin } from '#editor/testing/render-admin.tsx';
import type { DataOf } from '#schemas/api/endpoint.ts';
import {
  addPasskey,
  beginPasskey,
  type Passkey,
  passkeys,
  removePasskey,
} from '#schemas/api/passkeys.ts';
import { factorState } from '#schemas/api/second-factor.ts';
import { FactorDialog } from '../factor/factor-dialog.tsx';
import { PasskeysDialog } from './passkeys-dialog.tsx';

vi.mock('@simplewebauthn/browser', () => ({ startRegistration: vi.fn() }));

const PHONE: Passkey = {
  id: 4,
  name: 'Mobitel',
  host: 'shop.test',
  createdAt: '2026-11-20T10:00:00.000Z',
  lastUsedAt: null,
};
const OPTIONS: DataOf<typeof beginPasskey> = {
  challenge: 'c',
  rp: { id: 'shop.test', name: 'Shop' },
  user: { id: 'u', name: editorUser.email, displayName: 'Ivo' },
  pubKeyCredParams: [],
  timeout: 300_000,
  attestation: 'none',
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'required',
  },
};

beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', vi.fn());
  vi.mocked(startRegistration).mockResolvedValue({
    id: 'id',
    rawId: 'id',
    type: 'public-key',
    clientExtensionResults: {},
    response: { clientDataJSON: 'd', attestationObject: 'o', transports: ['internal'] },
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

async function open(own: Passkey[], host = 'shop.test') {
  const api = createFakeApi();
  const list = [...own];
  api.on(passkeys, () => success({ host, passkeys: list, recoveryCodesLeft: 7 }));
  renderAdmin(api, <PasskeysDialog onClose={vi.fn()} />);
  await screen.findByRole('dialog', { name: 'Pristupni ključevi' });
  return { api, list };
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const send = () =>
  fireEvent.submit(screen.getByRole('dialog').querySelector('form') ?? document.body);
const dialogText = () => screen.getByRole('dialog').textContent;

describe('the own passkeys', () => {
  it('are listed with where they are good', async () => {
    await open([PHONE, { ...PHONE, id: 5, name: 'Stari', host: 'drugi.test' }]);

    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows[0]).toContain('još nije korišten');
    expect(rows[0]).toContain('Vrijedi ovdje, na shop.test');
    expect(rows[1]).toContain('Vrijedi samo na drugi.test');
    expect(dialogText()).toContain('Preostali kodovi za oporavak: 7');
  });

  it('are told to have none, and no way to make one where the browser knows none', async () => {
    vi.unstubAllGlobals();
    await open([]);

    expect(dialogText()).toContain('Još nemate nijedan ključ.');
    expect(dialogText()).toContain('ne podržava pristupne ključeve');
    expect(screen.queryByRole('button', { name: 'Dodaj ključ' })).toBeNull();
  });

  it('are ten at most', async () => {
    await open(Array.from({ length: 10 }, (_, index) => ({ ...PHONE, id: index + 1 })));

    expect(dialogText()).toContain('najveći broj ključeva (10)');
    expect(screen.queryByRole('button', { name: 'Dodaj ključ' })).toBeNull();
  });

  it('are added by name and password, what the browser asks, and recovery codes', async () => {
    const { api, list } = await open([]);
    api.on(beginPasskey, ({ body }) =>
      body.password === 'Stara#123' ? success(OPTIONS) : failure(409, 'INCORRECT_PASSWORD'),
    );
    api.on(addPasskey, () => {
      list.push(PHONE);
      return success({ recoveryCodes: ['abcd-efgh'] });
    });
    press('Dodaj ključ');
    expect(dialogText()).toContain('sama lozinka više nije dovoljna');

    send();
    await waitFor(() =>
      expect(screen.getByLabelText('Ime ključa').getAttribute('aria-invalid')).toBe('true'),
    );
    type('Ime ključa', ' Mobitel ');
    type('Dosadašnja lozinka', 'Kriva#123');
    send();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('409'));
    expect(startRegistration).not.toHaveBeenCalled();
    type('Dosadašnja lozinka', 'Stara#123');
    send();

    expect(await screen.findByText('abcd-efgh')).toBeTruthy();
    press('Spremljeni su');
    expect(await screen.findByText('Mobitel')).toBeTruthy();
    expect(api.calls.find(({ key }) => key === addPasskey.key)?.input).toEqual({
      body: { name: 'Mobitel', id: 'id', clientDataJSON: 'd', attestationObject: 'o' },
    });
  });

  it.each([
    ['NotAllowedError', 'postupak je prekinut'],
    ['InvalidStateError', 'već ima ključ'],
    ['SecurityError', 'treba https'],
  ])('say why the browser made none (%s)', async (name, words) => {
    const { api } = await open([PHONE]);
    api.on(beginPasskey, () => success(OPTIONS));
    vi.mocked(startRegistration).mockRejectedValue(Object.assign(new Error(), { name }));
    press('Dodaj ključ');
    expect(dialogText()).not.toContain('sama lozinka više nije dovoljna');
    type('Ime ključa', 'Laptop');
    type('Dosadašnja lozinka', 'Stara#123');
    send();

    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(words));
    expect(screen.getByLabelText<HTMLInputElement>('Ime ključa').value).toBe('Laptop');
  });

  it('are removed by password', async () => {
    const { api, list } = await open([PHONE]);
    api.on(removePasskey, ({ body }) => {
      if (body.password !== 'Stara#123') return failure(409, 'INCORRECT_PASSWORD');
      list.pop();
      return success({});
    });
    press('Ukloni ključ Mobitel');
    expect(await screen.findByRole('dialog', { name: 'Ukloniti ključ „Mobitel”?' })).toBeTruthy();
    type('Dosadašnja lozinka', 'Kriva#123');
    send();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('409'));
    type('Dosadašnja lozinka', 'Stara#123');
    send();

    expect(await screen.findByText('Još nemate nijedan ključ.')).toBeTruthy();
    expect(api.calls.findLast(({ key }) => key === removePasskey.key)?.input).toEqual({
      body: { id: 4, password: 'Stara#123' },
    });
  });
});

it('a passkey does where the shop demands a second factor', async () => {
  const onTurnedOn = vi.fn();
  const api = createFakeApi();
  api.on(factorState, () => success({ isOn: false, recoveryCodesLeft: 0 }));
  api.on(beginPasskey, () => success(OPTIONS));
  api.on(addPasskey, () => success({ recoveryCodes: ['abcd-efgh'] }));
  renderAdmin(api, <FactorDialog isDemanded onClose={vi.fn()} onTurnedOn={onTurnedOn} />);
  await screen.findByRole('dialog', { name: 'Kôd pri prijavi' });
  press('Pristupni ključ');
  expect(dialogText()).toContain('administracija je zatvorena');
  type('Ime ključa', 'Mobitel');
  type('Dosadašnja lozinka', 'Stara#123');
  send();

  await screen.findByText('abcd-efgh');
  expect(onTurnedOn).not.toHaveBeenCalled();
  press('Spremljeni su');
  expect(onTurnedOn).toHaveBeenCalledOnce();
});
