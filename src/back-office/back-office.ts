import type { CaptchaSettings } from '#domain/web/captcha.ts';
import { browser, createApiClient } from '#runtime/http/api-client.ts';
import { login, logout } from '#schemas/api/auth.ts';
import type { ApiPort } from '#schemas/api/endpoint.ts';
import { hasCookie } from '../storefront/browser/page/cookies.ts';
import type { EditorData } from './editor-data.ts';

/**
 * Outcome of a login: `refused` for wrong words, `unknown` for an account without a back office
 * (G-057). Only who knows the password of the account is told which.
 */
export type LoginOutcome = 'ok' | 'refused' | 'unknown' | 'offline';

/** What the back office's pages do with the API. */
export interface BackOffice {
  api: ApiPort;
  login(email: string, password: string): Promise<LoginOutcome>;
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
  return {
    api,
    guestHeaders,
    async login(email, password) {
      const body = { username: email, password, apiKey: config.apiKey };
      const result = await api.call(login, { body, ...(await guestHeaders()) });
      if (result.errored) return result.statusCode === 0 ? 'offline' : 'refused';
      if (result.data.user.scope === 'backoffice') return 'ok';
      await api.call(logout, { body: {} });
      return 'unknown';
    },
  };
}

async function captchaHeaders(settings: CaptchaSettings): Promise<Record<string, string>> {
  const { captchaToken } = await import('../storefront/browser/forms/captcha-call.ts');
  return { captchaToken: await captchaToken(settings).catch(() => '') };
}
