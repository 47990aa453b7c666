import { describe, expect, it } from 'vitest';
import { apiPortOf } from '#schemas/api/endpoint.ts';
import { nextAddress } from './social-login.ts';

const PAGE = 'https://shop.test/social-login';

/** A browser tab at an address; `answers` by key of the call, a text is the code of a failure. */
function aTab(answers: Record<string, object | string>) {
  const kept = new Map<string, string>();
  const asked: [string, unknown][] = [];
  const memory = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const api = apiPortOf(async ({ key }, input) => {
    asked.push([key, input]);
    const answer = answers[key] ?? 'NOT_FOUND';
    if (typeof answer === 'object') return { errored: false, data: answer as never };
    const error = { code: answer, payload: { message: '' } };
    return { errored: true, statusCode: 401, message: '', error };
  });
  const open = (search: string) =>
    nextAddress({ api, locale: 'hr', here: new URL(PAGE + search), memory });
  return { open, asked };
}

const GOOGLE = { 'auth.socialRedirect': { url: 'https://accounts.test/' }, 'auth.social': {} };

describe('a login by a provider', () => {
  it('leads to the provider and back to the page that was asked for', async () => {
    const { open, asked } = aTab(GOOGLE);

    expect(await open('?provider=google&to=%2Fprofil')).toBe('https://accounts.test/');
    expect(await open('?code=abc&state=s&iss=i')).toBe('/profil?poruka=logged-in');
    expect(asked[1]?.[1]).toEqual({
      body: {
        provider: 'google',
        code: 'abc',
        redirectUri: PAGE,
        apiKey: '',
        state: 's',
        iss: 'i',
      },
    });
  });

  it('never leads to another site', async () => {
    const { open } = aTab(GOOGLE);
    await open('?provider=google&to=//evil.test');

    expect(await open('?code=abc')).toBe('/?poruka=logged-in');
  });

  it.each([
    ['SOCIAL_ACCOUNT_EXISTS', 'user-exists'],
    ['SOCIAL_EMAIL_UNVERIFIED', 'social-login-without-email'],
    ['SOCIAL_LOGIN_REFUSED', 'social-login-failed'],
  ])('that ends with %s leads to the login with the notice %s', async (code, notice) => {
    const { open } = aTab({ ...GOOGLE, 'auth.social': code });
    await open('?provider=google');

    expect(await open('?code=abc')).toBe(`/prijava?poruka=${notice}`);
  });

  it.each(['', '?provider=myspace', '?code=abc', '?error=access_denied'])(
    'that was not begun in this tab (%j) leads to the login',
    async (search) => {
      const { open, asked } = aTab(GOOGLE);

      expect(await open(search)).toBe('/prijava?poruka=social-login-failed');
      expect(asked).toEqual([]);
    },
  );
});
