import type { CaptchaSettings } from '#domain/web/captcha.ts';
import type { Login, LoginOutcome } from '#kit/back-office-context.ts';
import { browser, createApiClient } from '#runtime/http/api-client.ts';
import type { ApiPort } from '#schemas/api/endpoint.ts';
import { hasCookie } from '../storefront/browser/page/cookies.ts';
import type { EditorData } from './editor-data.ts';
import type { PasskeyRequest } from './passkey-login.ts';

/** What the back office's pages do with the API. */
export interface BackOffice {
  api: ApiPort;
  login: Login;
  /** Its library comes with the first call. */
  loginByPasskey(request: PasskeyRequest): Promise<LoginOutcome>;
  /** What a guest sends along with a call; a captcha that cannot be had is missing (G-055). */
  guestHeaders(): Promise<{ headers?: Record<string, string> }>;
}

/** Calls of a back-office page. A session that ended is answered by 401; the page asks for a login. */
export function createBackOffice({ api: config, captcha: settings }: EditorData): BackOffice {
  const api = createApiClient(config, {
    ...browser,
    hasSession: () => hasCookie('izlog_session'),
    onSessionEnd: () => undefined,
  });
  const guestHeaders = async () => (settings ? { headers: await captchaHeaders(settings) } : {});
  // Whoever is logged in needs none of it.
  let logIn: Login | undefined;
  async function loginByPasskey(request: PasskeyRequest): Promise<LoginOutcome> {
    try {
      return (await import('./passkey-login.ts')).logInByPasskey(api, request);
    } catch {
      return 'offline';
    }
  }
  return {
    api,
    guestHeaders,
    loginByPasskey,
    async login(...words) {
      try {
        logIn ??= (await import('./log-in.ts')).createLogin({
          api,
          apiKey: config.apiKey,
          guestHeaders,
          loginByPasskey,
        });
      } catch {
        return 'offline';
      }
      return logIn(...words);
    },
  };
}

async function captchaHeaders(settings: CaptchaSettings): Promise<Record<string, string>> {
  const { captchaToken } = await import('../storefront/browser/forms/captcha-call.ts');
  return { captchaToken: await captchaToken(settings).catch(() => '') };
}
