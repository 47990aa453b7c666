import { browserSupportsWebAuthnAutofill, startAuthentication } from '@simplewebauthn/browser';
import type { LoginOutcome } from '#kit/back-office-context.ts';
import { logout } from '#schemas/api/auth.ts';
import type { ApiFailure, ApiPort } from '#schemas/api/endpoint.ts';
import { beginPasskeyLogin, passkeyLogin } from '#schemas/api/passkeys.ts';

/** How a passkey is asked for. */
export interface PasskeyRequest {
  /** Waits at the fields of a login, where browsers offer passkeys among what they fill in. */
  atFields?: boolean;
  /** Whose login it has to be; absent for anybody's. */
  email?: string;
}

/** Logs in with a passkey of this address. */
export async function logInByPasskey(
  api: ApiPort,
  { atFields = false, email }: PasskeyRequest,
): Promise<LoginOutcome> {
  if (atFields && !(await browserSupportsWebAuthnAutofill())) return 'passkeyAborted';
  const begun = await api.call(beginPasskeyLogin, { body: {} });
  if (begun.errored) return outcomeOf(begun);
  const proof = await ask(begun.data, atFields);
  if (proof === null) return 'passkeyAborted';
  const result = await api.call(passkeyLogin, { body: proof });
  if (result.errored) return outcomeOf(result);
  const { user } = result.data;
  if (email === undefined || user.email === email) return 'ok';
  await api.call(logout, { body: {} });
  return 'passkeyRefused';
}

type Asked = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/** Null when there is no passkey, its owner does not want to, or something else was begun. */
async function ask(optionsJSON: Asked, useBrowserAutofill: boolean) {
  try {
    const options = { optionsJSON, useBrowserAutofill, verifyBrowserAutofillInput: false };
    const { id, response } = await startAuthentication(options);
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    const named = userHandle === undefined ? {} : { userHandle };
    return { id, clientDataJSON, authenticatorData, signature, ...named };
  } catch {
    return null;
  }
}

const OUTCOMES: Readonly<Record<string, LoginOutcome>> = {
  PASSKEY_EXPIRED: 'passkeyExpired',
  PASSKEY_COPIED: 'passkeyCopied',
};

function outcomeOf({ statusCode, error }: ApiFailure): LoginOutcome {
  if (statusCode === 0) return 'offline';
  if (statusCode === 429) return 'limited';
  return OUTCOMES[error.code] ?? 'passkeyRefused';
}
