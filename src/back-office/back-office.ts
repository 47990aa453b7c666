import type { CaptchaSettings } from '#domain/web/captcha.ts';
import { browser, createApiClient } from '#runtime/http/api-client.ts';
import type { ApiPort } from '#schemas/api/endpoint.ts';
import { hasCookie } from '../storefront/browser/page/cookies.ts';
import type { EditorData } from './editor-data.ts';

/**
 * Outcome of a login: `refused` for wrong words, `unknown` for an account without a back office
 * (G-057). Only who knows the password of the account is told which. `limited`: too many were wrong.
 * `code`: the password was right, and the same call with a code ends the login; then `wrongCode`, or
 * `expired` when it has to begin again.
 */
export type LoginOutcome =
  | 'ok'
  | 'refused'
  | 'unknown'
  | 'offline'
  | 'limited'
  | 'code'
  | 'wrongCode'
  | 'expired';

/** What the back office's pages do with the API. */
export interface BackOffice {
  api: ApiPort;
  login(email: string, password: string, code?: string): Promise<LoginOutcome>;
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
  let logIn: BackOffice['login'] | undefined;
  return {
    api,
    guestHeaders,
    async login(...words) {
      try {
        logIn ??= (await import('./log-in.ts')).createLogin({
          api,
          apiKey: config.apiKey,
          guestHeaders,
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
