import { beforeEach, describe, expect, it } from 'vitest';
import { anAccount, logIn, PASSWORD } from '#tests/support/accounts.ts';
import { CookieJar } from '#tests/support/cookie-jar.ts';
import { createTestApp, type TestApp, type TestSettings } from '#tests/support/test-app.ts';

const PROFILE = '/api/v1/user/web/profile';
const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' };

let test: TestApp;

describe('in a browser', () => {
  beforeEach(async () => {
    test = await createTestApp();
    await test.services.auth.createAccount(anAccount());
  });
  const jarOf = async () => {
    const response = await test.app.inject({
      method: 'POST',
      url: '/api/v1/login',
      headers: { ...SAME_ORIGIN, 'x-izlog-client': 'browser' },
      payload: { username: 'kupac@izlog.test', password: PASSWORD, apiKey: '' },
    });
    return new CookieJar().take(response);
  };
  const get = (jar: CookieJar, url: string) =>
    test.app.inject({ url, headers: { ...SAME_ORIGIN, cookie: jar.header } });
  const logout = (jar: CookieJar, headers: Record<string, string>) =>
    test.app.inject({
      method: 'POST',
      url: '/api/v1/user/logout',
      headers: { cookie: jar.header, ...headers },
      payload: {},
    });

  it('the cookies are the login', async () => {
    expect((await get(await jarOf(), PROFILE)).json()).toMatchObject({ data: { id: 1 } });
  });

  it('a call after the access cookie has gone is told to refresh', async () => {
    const jar = await jarOf();
    jar.delete('izlog_access');

    const before = await get(jar, PROFILE);
    jar.take(await get(jar, '/api/v1/refresh'));

    expect(before.json()).toMatchObject({ statusCode: 401, error: { code: 'TOKEN_EXPIRED' } });
    expect((await get(jar, PROFILE)).statusCode).toBe(200);
  });

  it('a refresh renews the cookies and shows no token to scripts', async () => {
    const jar = await jarOf();
    const before = jar.get('izlog_refresh');

    const response = await get(jar, '/api/v1/refresh');
    jar.take(response);

    expect(response.json()).toEqual({ data: { tokens: { accessToken: '', refreshToken: '' } } });
    expect(jar.get('izlog_refresh')).not.toBe(before);
    expect((await get(jar, PROFILE)).statusCode).toBe(200);
  });

  it('a refused refresh clears the cookies', async () => {
    const jar = await jarOf();
    jar.set('izlog_refresh', 'stolen-and-revoked');

    jar.take(await get(jar, '/api/v1/refresh'));

    expect(jar.names).toEqual(['izlog_device']);
  });

  it('a logout clears the cookies, but for the one that the next login is known by', async () => {
    const jar = await jarOf();

    jar.take(await logout(jar, SAME_ORIGIN));

    expect(jar.names).toEqual(['izlog_device']);
  });

  it('a logout has the browser forget pages and what scripts stored (S45)', async () => {
    const response = await logout(await jarOf(), SAME_ORIGIN);

    expect(response.headers['clear-site-data']).toBe('"cache", "storage"');
  });

  it('a logout of an editor leaves the copy of unsaved work alone', async () => {
    await test.services.auth.createAccount(
      anAccount({ email: 'urednik@izlog.test', scope: 'backoffice' }),
    );
    const { tokens } = await logIn(test.app, test.headers, 'urednik@izlog.test');
    const jar = new CookieJar();
    jar.set('izlog_access', tokens.accessToken);

    const response = await logout(jar, SAME_ORIGIN);

    expect([response.statusCode, response.headers['clear-site-data']]).toEqual([200, '"cache"']);
  });

  it.each([
    ['a form of another site', { 'sec-fetch-site': 'cross-site' }, 401],
    ['a script of another site', { origin: 'https://evil.test' }, 401],
    ['our own page', SAME_ORIGIN, 200],
    ['a call with the header siteId', { siteid: '1' }, 200],
  ])('%s changes state with the cookies only if it is ours', async (_who, headers, status) => {
    const jar = await jarOf();

    const response = await logout(jar, { ...test.headers, ...headers });

    expect(response.statusCode).toBe(status);
    expect('clear-site-data' in response.headers).toBe(status === 200);
  });
});

describe('a page', () => {
  const WITH_PAGE: TestSettings = {
    extend: (app, { identify }) => {
      const config = { access: 'public', anonymous: true } as const;
      app.get('/stranica', { config }, async (request, reply) => ({
        user: await identify(request, reply),
      }));
    },
  };
  beforeEach(async () => {
    test = await createTestApp(WITH_PAGE);
    await test.services.auth.createAccount(anAccount());
  });
  const visit = (jar: CookieJar) =>
    test.app.inject({ url: '/stranica', headers: { cookie: jar.header } });

  it('knows its visitor by the access cookie, and renews an expired login on the fly', async () => {
    const session = await test.services.auth.login({
      site: { id: 1, customersId: 1 },
      locale: 'hr',
      address: '127.0.0.1',
      username: 'kupac@izlog.test',
      password: PASSWORD,
    });
    const jar = new CookieJar();
    jar.set('izlog_refresh', session.refreshToken);

    const first = await visit(jar);
    jar.take(first);
    const second = await visit(jar);

    expect(first.json()).toMatchObject({ user: { email: 'kupac@izlog.test' } });
    expect(first.cookies.map(({ name }) => name)).toContain('izlog_access');
    expect(second.json()).toMatchObject({ user: { email: 'kupac@izlog.test' } });
    expect(second.cookies).toEqual([]);
  });

  it('treats a visitor with a worthless login as a guest and clears the cookies', async () => {
    const jar = new CookieJar();
    jar.set('izlog_refresh', 'made-up');
    jar.set('izlog_session', '1');

    const response = await visit(jar);

    expect(response.json()).toEqual({ user: null });
    expect(jar.take(response).header).toBe('');
  });
});
