import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { anAccount, PASSWORD } from '#tests/support/accounts.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const BROWSER = { 'x-izlog-client': 'browser', 'sec-fetch-site': 'same-origin' };

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
  await test.services.auth.createAccount(anAccount());
});

function login(
  change: { username?: string; password?: string; apiKey?: string } = {},
  options: { url?: string; headers?: Record<string, string>; remoteAddress?: string } = {},
) {
  return test.app.inject({
    method: 'POST',
    url: options.url ?? '/api/v1/login',
    remoteAddress: options.remoteAddress ?? '127.0.0.1',
    headers: options.headers ?? test.headers,
    payload: { username: 'kupac@izlog.test', password: PASSWORD, apiKey: '', ...change },
  });
}

const statusesOf = async (count: number, attempt: (index: number) => ReturnType<typeof login>) => {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) statuses.push((await attempt(index)).statusCode);
  return statuses;
};

describe('a login', () => {
  it('answers tokens and the user', async () => {
    const response = await login({ apiKey: test.headers['apikey'] ?? '' });

    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      data: {
        tokens: { accessToken: expect.stringMatching(/^ey/), refreshToken: expect.any(String) },
        user: {
          id: 1,
          email: 'kupac@izlog.test',
          scope: 'web',
          isBackofficeUser: false,
          memberCardBarcode: '',
          details: { firstName: 'Ana', lastName: 'Kovač' },
          company: { name: '' },
          addresses: [],
        },
      },
    });
    expect(response.cookies).toEqual([]);
  });

  it.each(['/api/v1/login', '/api/auth/login'])('works at %s', async (url) => {
    expect((await login({}, { url })).statusCode).toBe(200);
  });

  it('shows its profile and ends at the older paths, too (G-035)', async () => {
    const { tokens } = (await login()).json().data;
    const headers = { ...test.headers, accesstoken: tokens.accessToken };
    const profile = () => test.app.inject({ url: '/api/auth/user', headers });
    expect((await profile()).json().data).toMatchObject({ email: 'kupac@izlog.test' });

    const end = { method: 'POST', url: '/api/auth/logout', headers, payload: {} } as const;
    expect((await test.app.inject(end)).statusCode).toBe(200);

    expect((await profile()).statusCode).toBe(401);
  });

  it('does not mind the case of the e-mail', async () => {
    expect((await login({ username: 'KUPAC@Izlog.test' })).statusCode).toBe(200);
  });

  it('of a browser puts the tokens into cookies that scripts cannot read', async () => {
    const response = await login({}, { headers: BROWSER });

    expect(response.json()).toMatchObject({
      data: { tokens: { accessToken: '', refreshToken: '' } },
    });
    const flags = Object.fromEntries(
      response.cookies.map(({ name, httpOnly, sameSite, path, secure, maxAge }) => [
        name,
        { httpOnly: httpOnly === true, sameSite, path, secure: secure === true, maxAge },
      ]),
    );
    const common = { sameSite: 'Lax', path: '/', secure: false };
    expect(flags).toEqual({
      izlog_access: { ...common, httpOnly: true, maxAge: 900 },
      izlog_refresh: { ...common, httpOnly: true, maxAge: expect.closeTo(2_592_000, -1) },
      izlog_session: { ...common, httpOnly: false, maxAge: expect.closeTo(2_592_000, -1) },
      izlog_device: { ...common, httpOnly: true, maxAge: 31_536_000 },
    });
  });

  it.each([
    ['tells so', { trustProxy: ['127.0.0.1'] }],
    ['tells nothing, but the shop has an https address', { publicUrl: 'https://bonaca.test' }],
  ])('marks the cookies as secure behind a proxy that %s', async (_name, config) => {
    test = await createTestApp({ config });
    await test.services.auth.createAccount(anAccount());

    const response = await login({}, { headers: { ...BROWSER, 'x-forwarded-proto': 'https' } });

    expect(response.cookies.map(({ secure }) => secure)).toEqual([true, true, true, true]);
  });

  it('stores neither the password nor a token', async () => {
    const { tokens } = (await login()).json().data;

    const { rows } = await sql<{ dump: string }>`
      select (select json_agg(a)::text from account a) ||
             (select json_agg(t)::text from refresh_token t) as dump`.execute(test.database.db);
    expect(rows[0]?.dump).toContain('$argon2id$');
    expect(rows[0]?.dump).not.toContain(PASSWORD);
    expect(rows[0]?.dump).not.toContain(tokens.refreshToken);
  });
});

describe('a failed login', () => {
  it.each([
    ['an unknown user', { username: 'nitko@izlog.test' }],
    ['a wrong password', { password: 'pogresna-lozinka' }],
  ])('with %s tells no more than that', async (_case, change) => {
    const response = await login(change);

    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual({
      errored: true,
      statusCode: 401,
      message: 'Unknown username or password!',
      error: { code: 'INVALID_LOGIN', payload: { message: 'Pogrešan email ili lozinka' } },
    });
  });

  it('takes as long for an unknown user as for a wrong password (I41)', async () => {
    const timeOf = async (change: { username?: string; password?: string }) => {
      const start = performance.now();
      await login({ password: 'pogresna-lozinka', ...change });
      return performance.now() - start;
    };
    await timeOf({ username: 'prvi@izlog.test' });

    // In turns, and the shortest of each: other work of the machine only adds time.
    const [unknown, wrong]: [number[], number[]] = [[], []];
    for (let n = 0; n < 4; n += 1) {
      unknown.push(await timeOf({ username: `nitko-${n}@izlog.test` }));
      wrong.push(await timeOf({}));
    }

    const times = [Math.min(...unknown), Math.min(...wrong)];
    expect(Math.max(...times) / Math.min(...times)).toBeLessThan(3);
  });

  it('of a disabled account looks the same', async () => {
    await test.database.db.updateTable('account').set({ disabled: true }).execute();

    expect((await login()).json()).toMatchObject({ error: { code: 'INVALID_LOGIN' } });
  });

  it('of a disabled account counts as one, although the password is right', async () => {
    await test.database.db.updateTable('account').set({ disabled: true }).execute();

    expect(await statusesOf(6, () => login())).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('with an incomplete form names both fields', async () => {
    const response = await login({ username: 'kupac', password: 'kratka' });

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      error: { payload: { fields: { username: 'email', password: 'minLength' } } },
    });
  });

  it('with the apiKey of nobody is refused', async () => {
    expect((await login({ apiKey: 'tudi-kljuc' })).statusCode).toBe(401);
  });
});

describe('the limit', () => {
  const wrong = { password: 'pogresna-lozinka' };

  it('stops the sixth attempt on one account from one address within a quarter of an hour, also the right one (S28)', async () => {
    expect(await statusesOf(6, () => login(wrong))).toEqual([401, 401, 401, 401, 401, 429]);
    const response = await login();
    const elsewhere = await login({}, { remoteAddress: '10.0.0.9' });

    expect(response.statusCode).toBe(429);
    expect(response.json()).toMatchObject({ error: { code: 'TOO_MANY_REQUESTS' } });
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(800);
    expect(elsewhere.statusCode).toBe(200);
  });

  it('of an address is not escaped by pretending to be behind a proxy', async () => {
    const statuses = await statusesOf(6, (index) =>
      login(wrong, { headers: { ...test.headers, 'x-forwarded-for': `10.1.0.${index}` } }),
    );

    expect(statuses.at(-1)).toBe(429);
  });

  it('counts attempts that arrive at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => login(wrong)));

    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
  });

  it('counts the same way for accounts that do not exist', async () => {
    const statuses = await statusesOf(6, () => login({ username: 'nitko@izlog.test' }));

    expect(statuses.at(-1)).toBe(429);
  });

  it('stops one address after twenty failures on different accounts', async () => {
    const statuses = await statusesOf(21, (index) => login({ username: `a${index}@izlog.test` }));
    const elsewhere = await login({}, { remoteAddress: '10.0.0.9' });

    expect(statuses.slice(0, 20).every((status) => status === 401)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
    expect(elsewhere.statusCode).toBe(200);
  });

  it('forgets failures after a success', async () => {
    await statusesOf(4, () => login(wrong));
    await login();

    expect(await statusesOf(5, () => login(wrong))).toEqual([401, 401, 401, 401, 401]);
  });

  it('ends with its window', async () => {
    await statusesOf(6, () => login(wrong));
    await test.database.db
      .updateTable('throttle')
      .set({ resets_at: new Date(0) })
      .execute();

    expect((await login()).statusCode).toBe(200);
  });
});

describe('a person of the back office', () => {
  it('is listed on its site, and shut out by e-mail until let in again', async () => {
    const { auth } = test.services;
    await auth.createAccount(anAccount({ email: 'Ema@izlog.test', scope: 'backoffice' }));
    const ema = { username: 'ema@izlog.test' };
    const email = 'ema@izlog.test';
    const who = { email, scope: 'backoffice', role: 'editor', siteId: 1 };
    const staff = { ...who, disabled: false };

    expect(await auth.staffOf(1)).toEqual([staff]);
    await auth.setDisabledByEmail(1, 'ema@izlog.test', true);
    expect(await auth.staffOf(1)).toEqual([{ ...staff, disabled: true }]);
    expect(await auth.staffOf(2)).toEqual([]);
    expect(await auth.staffOf(null)).toHaveLength(1);
    expect((await login(ema)).statusCode).toBe(401);

    await auth.setDisabledByEmail(1, 'EMA@izlog.test', false);
    expect((await login(ema)).statusCode).toBe(200);
    await expect(auth.setDisabledByEmail(1, 'nitko@izlog.test', true)).rejects.toThrow();
  });
});
