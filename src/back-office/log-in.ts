import type { Login, LoginOutcome } from '#kit/back-office-context.ts';
import { login, logout } from '#schemas/api/auth.ts';
import type { ApiFailure, ApiPort } from '#schemas/api/endpoint.ts';
import { enterCode } from '#schemas/api/second-factor.ts';
import type { PasskeyRequest } from './passkey-login.ts';

/** What a login needs of the page. */
interface Door {
  api: ApiPort;
  apiKey: string;
  guestHeaders(): Promise<{ headers?: Record<string, string> }>;
  loginByPasskey(request: PasskeyRequest): Promise<LoginOutcome>;
}

/** Logs in by password, then by a code where the account asks for one; or by a passkey. */
export function createLogin({ api, apiKey, guestHeaders, loginByPasskey }: Door): Login {
  let factorToken = '';
  return async (email, password, code) => {
    if (password === null) return loginByPasskey({ email });
    const body = { username: email, password, apiKey };
    const result =
      code === undefined
        ? await api.call(login, { body, ...(await guestHeaders()) })
        : await api.call(enterCode, { body: { factorToken, code } });
    if (result.errored) {
      factorToken = String(result.error.payload['factorToken'] ?? factorToken);
      return outcomeOf(result, code === undefined ? 'refused' : 'wrongCode');
    }
    if (result.data.user.scope === 'backoffice') return 'ok';
    await api.call(logout, { body: {} });
    return 'unknown';
  };
}

const OUTCOMES: Readonly<Record<string, LoginOutcome>> = {
  SECOND_FACTOR_REQUIRED: 'code',
  FACTOR_LOGIN_EXPIRED: 'expired',
};

function outcomeOf({ statusCode, error }: ApiFailure, refused: LoginOutcome): LoginOutcome {
  if (statusCode === 0) return 'offline';
  if (statusCode === 429) return 'limited';
  return OUTCOMES[error.code] ?? refused;
}
