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
