import { beforeEach, describe, expect, it } from 'vitest';
import { anAccount, PASSWORD } from '#tests/support/accounts.ts';
import { CookieJar } from '#tests/support/cookie-jar.ts';
import { lastToken, WITH_OUTBOX } from '#tests/support/outbox.ts';
import { createTestApp, TEST_SECRET, type TestApp } from '#tests/support/test-app.ts';
import { createKnownDevices } from './known-devices.ts';

const EMAIL = anAccount().email;
const HOME = '192.0.2.1';
const WRONG = 'pogresna-lozinka';
const NEW_PASSWORD = 'Škrinja#27';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp(WITH_OUTBOX);
  await test.services.auth.createAccount(anAccount());
});

interface Attempt {
  username?: string;
  password?: string;
  jar?: CookieJar;
  from?: string;
}

/** A call of the shop's own script in a browser. */
async function post(
  path: string,
  payload: object,
  { jar = new CookieJar(), from = HOME }: Attempt,
) {
  const response = await test.app.inject({
    method: 'POST',
    url: `/api/v1/${path}`,
    remoteAddress: from,
    headers: { 'x-izlog-client': 'browser', 'sec-fetch-site': 'same-origin', cookie: jar.header },
    payload,
  });
  jar.take(response);
  return response;
}
const logIn = ({ username = EMAIL, password = PASSWORD, ...by }: Attempt = {}) =>
  post('login', { username, password, apiKey: '' }, by);

/** Wrong passwords of strangers, five from each of some addresses. */
async function guess(count: number, username = EMAIL) {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const from = `10.0.${Math.floor(index / 5)}.1`;
    statuses.push((await logIn({ username, password: WRONG, from })).statusCode);
  }
  return statuses;
}

/** A browser that has logged in to the account and out of it. */
async function knownBrowser(username = EMAIL): Promise<CookieJar> {
  const jar = new CookieJar();
  await logIn({ username, jar });
  for (const name of jar.names) if (name !== 'izlog_device') jar.delete(name);
  return jar;
}

const ageLimits = () =>
  test.database.db
    .updateTable('throttle')
    .set({ resets_at: new Date(0) })
    .where('key', 'not like', 'login-account-day:%')
    .execute();

describe('strangers who guess the password', () => {
  it.each(['web', 'backoffice'] as const)(
    'do not keep an owner (%s) out of a device that has logged in before',
    async (scope) => {
      const username = `${scope}@izlog.test`;
      await test.services.auth.createAccount(anAccount({ email: username, scope }));
      const jar = await knownBrowser(username);

      await guess(30, username);
      const next = await logIn({ username, jar, from: '10.0.0.1' });

      expect(next.statusCode).toBe(200);
    },
  );

  it('are stopped on the account wherever they are, and more so on the long run', async () => {
    const first = await guess(30);
    let judged = 0;
    for (let round = 0; round < 8; round += 1) {
      await ageLimits();
      judged += (await guess(25)).filter((status) => status === 401).length;
    }

    expect(first).toEqual([...Array(20).fill(401), ...Array(10).fill(429)]);
    expect(judged).toBe(80);
  });

  it('are told so the same way when there is no such account', async () => {
    const statuses = await guess(21, 'nitko@izlog.test');

    expect(statuses.at(-1)).toBe(429);
  });

  it('leave the owner a way in on a new device: a new password by mail', async () => {
    const jar = new CookieJar();
    await guess(20);

    const refused = await logIn({ jar });
    await post('user/web/forgotPassword', { email: EMAIL }, { jar });
    const token = await lastToken(test, 'reset');
    const chosen = { token, newPassword: NEW_PASSWORD, newPasswordAgain: NEW_PASSWORD };
    await post('user/web/resetPassword', chosen, { jar });
    await guess(25);

    expect(refused.json()).toMatchObject({
      statusCode: 429,
      error: {
        code: 'UNKNOWN_DEVICE_LIMITED',
        payload: { message: expect.stringContaining('Zatražite novu lozinku') },
      },
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await logIn({ jar, password: NEW_PASSWORD })).statusCode).toBe(200);
  });

  it('gain nothing by the cookie of their own account, nor by one that they made up', async () => {
    await test.services.auth.createAccount(anAccount({ email: 'stranac@izlog.test' }));
    const own = await knownBrowser('stranac@izlog.test');
    const forged = new CookieJar();
    const elsewhere = createKnownDevices(new Uint8Array(32).fill(1));
    forged.set('izlog_device', elsewhere.remember(undefined, { id: 1, site_id: 1 }));
    await guess(20);

    const answers = [await logIn({ jar: own }), await logIn({ jar: forged })];

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([429, 429]);
  });
});

describe('a known device', () => {
  it('may be wrong five times in a quarter of an hour, too', async () => {
    const jar = await knownBrowser();
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      statuses.push((await logIn({ jar, password: WRONG, from: `10.9.0.${count}` })).statusCode);
    }

    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('stays known by one name, to each account that logs in with it', async () => {
    await test.services.auth.createAccount(anAccount({ email: 'drugi@izlog.test' }));
    const jar = await knownBrowser();
    const before = jar.get('izlog_device') ?? '';
    await logIn({ jar });
    const again = jar.get('izlog_device');
    await logIn({ jar, username: 'drugi@izlog.test' });

    expect(again).toBe(before);
    expect(jar.get('izlog_device')).toContain(before);
    expect(jar.get('izlog_device')?.split('.')).toHaveLength(2);
  });

  it('is known after its login was only refreshed', async () => {
    const jar = new CookieJar();
    await logIn({ jar });
    jar.delete('izlog_device');
    const headers = { 'sec-fetch-site': 'same-origin', cookie: jar.header };
    jar.take(await test.app.inject({ url: '/api/v1/refresh', headers }));

    expect(jar.names).toContain('izlog_device');
  });

  it('keeps the proofs of the five accounts that used it last', () => {
    const devices = createKnownDevices(TEST_SECRET);
    const owners = Array.from({ length: 6 }, (_, index) => ({ id: index + 1, site_id: 1 }));
    const cookie = owners.reduce<string | undefined>(
      (kept, owner) => devices.remember(kept, owner),
      undefined,
    );

    expect(owners.map((owner) => devices.nameOf(cookie, owner) !== null)).toEqual([
      false,
      ...Array(5).fill(true),
    ]);
    expect(devices.nameOf(cookie, { id: 6, site_id: 2 })).toBeNull();
  });
});
