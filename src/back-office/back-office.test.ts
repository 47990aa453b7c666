// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { createBackOffice } from './back-office.ts';

afterEach(() => vi.unstubAllGlobals());

const api = { base: '', siteId: 1, storeId: 1, apiKey: 'key', languageCode: 'hr' } as const;

/** A shop that knows one account, of this scope; the paths that it was asked. */
function aShop(scope: string) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string, { body }: { body: string }) => {
    asked.push(url);
    const isRight = url.includes('logout') || JSON.parse(body).password === 'Tajna-1234';
    const answer = isRight
      ? { data: { user: { scope } } }
      : {
          errored: true,
          statusCode: 401,
          message: '',
          error: { code: 'INVALID_LOGIN', payload: {} },
        };
    return Promise.resolve(Response.json(answer, { status: isRight ? 200 : 401 }));
  });
  return { asked, ...createBackOffice({ api, captcha: null, locale: 'hr', path: '/', nonce: '' }) };
}

it('a customer is unknown to the back office, and stays logged out (AUTH-24, G-057)', async () => {
  const { login, asked } = aShop('user');

  expect(await login('kupac@izlog.test', 'Tajna-1234')).toBe('unknown');
  expect(asked.at(-1)).toMatch(/logout$/);
});

it('a wrong password tells nobody whether the account may edit (S31)', async () => {
  expect(await aShop('user').login('kupac@izlog.test', 'kriva')).toBe('refused');
  expect(await aShop('backoffice').login('urednik@izlog.test', 'kriva')).toBe('refused');
});

it('an editor is let in', async () => {
  expect(await aShop('backoffice').login('urednik@izlog.test', 'Tajna-1234')).toBe('ok');
});

/** A shop whose login asks for a code; `end` is what it answers to one. */
function aShopWithCodes(end: { status: number; code: string }) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', (url: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    const first = { status: 401, code: 'SECOND_FACTOR_REQUIRED' };
    const { status, code } = url.endsWith('/login') ? first : end;
    const error = { code, payload: { message: '', ...(status === 401 && { factorToken: 'abc' }) } };
    const answer =
      status === 200
        ? { data: { user: { scope: 'backoffice' } } }
        : { errored: true, statusCode: status, message: '', error };
    return Promise.resolve(Response.json(answer, { status }));
  });
  return { sent, ...createBackOffice({ api, captcha: null, locale: 'hr', path: '/', nonce: '' }) };
}

it.each([
  [200, 'OK', 'ok'],
  [409, 'WRONG_CODE', 'wrongCode'],
  [400, 'VALIDATION_FAILED', 'wrongCode'],
  [401, 'FACTOR_LOGIN_EXPIRED', 'expired'],
  [429, 'TOO_MANY_REQUESTS', 'limited'],
])('a code that is answered by %i %s ends as %s', async (status, code, outcome) => {
  const { login, sent } = aShopWithCodes({ status, code });

  expect(await login('ana@izlog.test', 'Tajna-1234')).toBe('code');
  expect(await login('ana@izlog.test', 'Tajna-1234', '123456')).toBe(outcome);
  expect(sent.at(-1)).toEqual({ factorToken: 'abc', code: '123456' });
});
