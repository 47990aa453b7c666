// @vitest-environment jsdom
import { startAuthentication } from '@simplewebauthn/browser';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { logout } from '#schemas/api/auth.ts';
import type { ApiPort, ApiResult } from '#schemas/api/endpoint.ts';
import { beginPasskeyLogin, passkeyLogin } from '#schemas/api/passkeys.ts';
import { logInByPasskey } from './passkey-login.ts';

vi.mock('@simplewebauthn/browser', () => ({
  browserSupportsWebAuthnAutofill: async () => false,
  startAuthentication: vi.fn(),
}));

beforeEach(() => {
  vi.mocked(startAuthentication).mockResolvedValue({
    id: 'id',
    rawId: 'id',
    type: 'public-key',
    clientExtensionResults: {},
    response: { clientDataJSON: 'c', authenticatorData: 'a', signature: 's', userHandle: 'u' },
  });
});
afterEach(() => vi.resetAllMocks());

const failed = (statusCode: number, code: string) =>
  ({ errored: true, statusCode, message: '', error: { code, payload: { message: '' } } }) as const;

/** A server that answers so; `asked` are the calls with what they sent. */
function server(answers: Record<string, ApiResult<unknown>>) {
  const asked: [string, unknown][] = [];
  const call = async ({ key }: { key: string }, input: { body?: unknown }) => {
    asked.push([key, input.body]);
    return answers[key] ?? { errored: false, data: { user: { email: 'ana@izlog.test' } } };
  };
  return { asked, api: { call } as unknown as ApiPort };
}

it('sends what the browser answers, and nothing else of it', async () => {
  const { api, asked } = server({});

  expect(await logInByPasskey(api, {})).toBe('ok');
  expect(asked).toEqual([
    [beginPasskeyLogin.key, {}],
    [
      passkeyLogin.key,
      { id: 'id', clientDataJSON: 'c', authenticatorData: 'a', signature: 's', userHandle: 'u' },
    ],
  ]);
});

it('is over when there is no passkey, or the browser offers none at fields', async () => {
  const { api, asked } = server({});
  vi.mocked(startAuthentication).mockRejectedValue(new Error('NotAllowedError'));

  expect(await logInByPasskey(api, {})).toBe('passkeyAborted');
  expect(await logInByPasskey(api, { atFields: true })).toBe('passkeyAborted');
  expect(asked).toHaveLength(1);
});

it.each([
  [failed(401, 'PASSKEY_REFUSED'), 'passkeyRefused'],
  [failed(401, 'PASSKEY_EXPIRED'), 'passkeyExpired'],
  [failed(401, 'PASSKEY_COPIED'), 'passkeyCopied'],
  [failed(429, 'TOO_MANY_REQUESTS'), 'limited'],
  [failed(0, ''), 'offline'],
] as const)('tells what the server refused (%#)', async (answer, outcome) => {
  expect(await logInByPasskey(server({ [passkeyLogin.key]: answer }).api, {})).toBe(outcome);
  expect(await logInByPasskey(server({ [beginPasskeyLogin.key]: answer }).api, {})).toBe(outcome);
});

it('logs nobody else in than whose session ended', async () => {
  const { api, asked } = server({});

  expect(await logInByPasskey(api, { email: 'ana@izlog.test' })).toBe('ok');
  expect(await logInByPasskey(api, { email: 'ivo@izlog.test' })).toBe('passkeyRefused');
  expect(asked.at(-1)?.[0]).toBe(logout.key);
});
