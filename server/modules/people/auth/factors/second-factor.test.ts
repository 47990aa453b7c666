import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Role } from '#domain/people/roles.ts';
import { anAccount, logIn, PASSWORD } from '#tests/support/accounts.ts';
import { authenticatorApp } from '#tests/support/authenticator-app.ts';
import { CookieJar } from '#tests/support/cookie-jar.ts';
import { submitFrom } from '#tests/support/submit-form.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const EMAIL = 'ana@izlog.test';
const WRONG = '000000';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
  await addStaff(EMAIL, 'owner');
  // A code of the step before is one too old as soon as a step ends between phone and server.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
});
afterEach(() => {
  vi.useRealTimers();
});

const addStaff = (email: string, role: Role) =>
  test.services.auth.createAccount(anAccount({ email, scope: 'backoffice', role }));

interface Sender {
  accessToken?: string;
  jar?: CookieJar;
  from?: string;
}

async function send(path: string, payload: object | null, sender: Sender = {}) {
  const { accessToken, jar, from = '192.0.2.1' } = sender;
  const response = await test.app.inject({
    method: payload ? 'POST' : 'GET',
    url: `/api/v1/${path}`,
    remoteAddress: from,
    headers: {
      ...test.headers,
      ...(accessToken && { accesstoken: accessToken }),
      ...(jar && { 'x-izlog-client': 'browser', cookie: jar.header }),
    },
    ...(payload && { payload }),
  });
  jar?.take(response);
  return response;
}
type Response = Awaited<ReturnType<typeof send>>;

const outcomeOf = (response: Response) =>
  `${response.statusCode} ${response.json().error?.code ?? 'OK'}`;

/** What an app on a phone shows. */
const appOf = (secret: string) => authenticatorApp(secret).code;

/** Turns the code on with the code of the step before, so that two are left to log in with. */
async function turnOn(email = EMAIL) {
  const { tokens } = await logIn(test.app, test.headers, email);
  const { accessToken } = tokens;
  const begun = await send('user/factor/begin', { password: PASSWORD }, { accessToken });
  const app = appOf(begun.json().data.secret);
  const confirmed = await send('user/factor/confirm', { code: app(-1) }, { accessToken });
  const recoveryCodes: string[] = confirmed.json().data.recoveryCodes;
  return { accessToken, app, recoveryCodes, begun: begun.json().data };
}

const firstStep = (sender: Sender = {}, password = PASSWORD) =>
  send('login', { username: EMAIL, password, apiKey: '' }, sender);

async function enter(code: string, sender: Sender = {}) {
  const factorToken = (await firstStep(sender)).json().error.payload.factorToken;
  return send('login/code', { factorToken, code }, sender);
}

describe('turning it on', () => {
  it('gives a secret as text and as a picture, and counts from the first code on', async () => {
    const { accessToken, begun, recoveryCodes } = await turnOn();

    expect(begun.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(begun.address).toContain(`secret=${begun.secret}`);
    expect(begun.qr.size).toBeGreaterThan(20);
    expect(begun.qr.path).toMatch(/^M0 0h1v1h-1z/);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await send('user/factor', null, { accessToken })).json().data).toEqual({
      isOn: true,
      recoveryCodesLeft: 10,
    });
  });

  it('asks for the password and for a right code', async () => {
    const { tokens } = await logIn(test.app, test.headers, EMAIL);
    const begin = (password: string) => send('user/factor/begin', { password }, tokens);
    const confirm = (code: string) => send('user/factor/confirm', { code }, tokens);

    expect(outcomeOf(await begin('pogresna'))).toBe('409 INCORRECT_PASSWORD');
    expect(outcomeOf(await confirm(WRONG))).toBe('409 WRONG_CODE');
    const app = appOf((await begin(PASSWORD)).json().data.secret);
    expect(outcomeOf(await confirm(WRONG))).toBe('409 WRONG_CODE');
    expect(outcomeOf(await firstStep())).toBe('200 OK');
    expect(outcomeOf(await confirm(app()))).toBe('200 OK');
    expect(outcomeOf(await begin(PASSWORD))).toBe('409 FACTOR_ALREADY_ON');
  });

  it('forgets a secret that nobody confirmed in time', async () => {
    const { tokens } = await logIn(test.app, test.headers, EMAIL);
    const begun = await send('user/factor/begin', { password: PASSWORD }, tokens);
    const app = appOf(begun.json().data.secret);
    await test.database.db
      .updateTable('second_factor')
      .set({ begun_at: new Date(Date.now() - 16 * 60_000) })
      .execute();

    const late = await send('user/factor/confirm', { code: app() }, tokens);

    expect(outcomeOf(late)).toBe('409 FACTOR_NOT_BEGUN');
  });

  it('ends the other logins of the account', async () => {
    const { tokens } = await logIn(test.app, test.headers, EMAIL);
    const { accessToken } = await turnOn();

    expect((await send('user/factor', null, tokens)).statusCode).toBe(401);
    expect((await send('user/factor', null, { accessToken })).statusCode).toBe(200);
  });

  it('stores no secret and no recovery code that can be read', async () => {
    const { begun, recoveryCodes } = await turnOn();
    const { db } = test.database;
    const stored = await db.selectFrom('second_factor').selectAll().executeTakeFirstOrThrow();
    const codes = await db.selectFrom('recovery_code').select('hash').execute();

    const bytes = Buffer.concat([stored.secret, ...codes.map(({ hash }) => hash)]).toString('hex');
    const plain = appOf(begun.secret);
    expect(plain()).toMatch(/^\d{6}$/);
    for (const text of [begun.secret, ...recoveryCodes]) {
      expect(bytes).not.toContain(Buffer.from(text).toString('hex'));
    }
    expect(stored.secret).toHaveLength(12 + 16 + 20);
  });

  it('is refused to customers', async () => {
    await test.services.auth.createAccount(anAccount());
    const { tokens } = await logIn(test.app, test.headers, anAccount().email);

    const begun = await send('user/factor/begin', { password: PASSWORD }, tokens);

    expect(outcomeOf(begun)).toBe('401 SCOPE_REQUIRED');
  });
});

describe('a login', () => {
  it('has no session before the code', async () => {
    await turnOn();
    const jar = new CookieJar();

    const first = await firstStep({ jar });

    expect(outcomeOf(first)).toBe('401 SECOND_FACTOR_REQUIRED');
    expect(first.json().data).toBeUndefined();
    expect(jar.names).toEqual([]);
  });

  it('tells nothing of the code to who does not know the password', async () => {
    await turnOn();

    expect(outcomeOf(await firstStep({}, 'pogresna1'))).toBe('401 INVALID_LOGIN');
  });

  it('ends with a code of the app, which is good once', async () => {
    const { app } = await turnOn();
    const code = app();

    expect(outcomeOf(await enter(WRONG))).toBe('409 WRONG_CODE');
    const done = await enter(code);
    expect(outcomeOf(done)).toBe('200 OK');
    expect(done.json().data).toMatchObject({ user: { email: EMAIL } });
    expect(done.json().data.tokens.accessToken).not.toBe('');
    expect(outcomeOf(await enter(code))).toBe('409 WRONG_CODE');
    expect(outcomeOf(await enter(app(-1)))).toBe('409 WRONG_CODE');
    expect(outcomeOf(await enter(app(1)))).toBe('200 OK');
  });

  it('ends once only, when the same code is sent twice at once', async () => {
    const { app } = await turnOn();
    const code = app();

    const both = await Promise.all([enter(code), enter(code)]);

    expect(both.map(outcomeOf).toSorted()).toEqual(['200 OK', '409 WRONG_CODE']);
  });

  it('ends with a recovery code, which is good once, however it is typed', async () => {
    const { recoveryCodes, accessToken } = await turnOn();
    const [first = '', second = ''] = recoveryCodes;

    expect(outcomeOf(await enter(first))).toBe('200 OK');
    expect(outcomeOf(await enter(first))).toBe('409 WRONG_CODE');
    expect(outcomeOf(await enter(second.toUpperCase().replaceAll('-', ' ')))).toBe('200 OK');
    const { data } = (await send('user/factor', null, { accessToken })).json();
    expect(data.recoveryCodesLeft).toBe(8);
  });

  it.each(['', 'x'.repeat(41), 'abc'])('refuses %j as a code', async (code) => {
    await turnOn();

    expect((await enter(code)).statusCode).toBe(400);
  });

  it('begins again when the first step is unknown, over, used or of another password', async () => {
    const { app } = await turnOn();
    const tokenOf = async () => (await firstStep()).json().error.payload.factorToken;
    const end = (factorToken: string, code: string) =>
      send('login/code', { factorToken, code }).then(outcomeOf);

    expect(await end('nepoznat', app())).toBe('401 FACTOR_LOGIN_EXPIRED');
    const used = await tokenOf();
    const late = await tokenOf();
    const former = await tokenOf();
    expect(await end(used, app())).toBe('200 OK');
    expect(await end(used, app(1))).toBe('401 FACTOR_LOGIN_EXPIRED');
    await test.services.auth.setPassword(1, EMAIL, 'Škrinja#27');
    expect(await end(former, app(1))).toBe('401 FACTOR_LOGIN_EXPIRED');
    await test.services.auth.setPassword(1, EMAIL, PASSWORD);
    await test.database.db
      .updateTable('one_time_token')
      .set({ expires_at: new Date(0) })
      .execute();
    expect(await end(late, app(1))).toBe('401 FACTOR_LOGIN_EXPIRED');
  });

  it('of another site is not ended here', async () => {
    const { app } = await turnOn();
    const token = (await firstStep()).json().error.payload.factorToken;
    const login = test.services.factorLogin.enter({
      site: { id: 2, customersId: 2 },
      factorToken: token,
      code: app(),
      address: '192.0.2.1',
    });

    await expect(login).rejects.toMatchObject({ code: 'FACTOR_LOGIN_EXPIRED' });
  });

  it('starts no session by any other way', async () => {
    await turnOn();
    const { db } = test.database;
    const before = await db.selectFrom('token_family').select('id').execute();
    const reset = await test.services.accountHelp.passwords.issueReset(1, EMAIL);
    const jar = new CookieJar();

    const body = { token: reset, newPassword: 'Škrinja#27', newPasswordAgain: 'Škrinja#27' };
    const chosen = await send('user/web/resetPassword', body, { jar });

    expect(chosen.statusCode).toBe(200);
    // Not even as a known device, which could guess codes apart from the others.
    expect(jar.names).toEqual([]);
    expect(outcomeOf(await firstStep({ jar }, 'Škrinja#27'))).toBe('401 SECOND_FACTOR_REQUIRED');
    const fields = { username: EMAIL, password: 'Škrinja#27', page: '/prijava' };
    const form = await submitFrom(jar, test, { path: 'prijava', fields });
    expect(form.headers.location).toBe('/prijava?poruka=second-factor');
    expect(jar.names).not.toContain('izlog_access');
    const after = await db.selectFrom('token_family').select('id').execute();
    expect(after).toHaveLength(before.length);
  });
});

describe('wrong codes', () => {
  it('slow down who knows the password, but not the owner on a known device', async () => {
    const { app } = await turnOn();
    const jar = new CookieJar();
    await enter(app(), { jar });

    const outcomes = new Set<string>();
    for (let index = 0; index < 25; index += 1) {
      outcomes.add(outcomeOf(await enter(WRONG, { from: `10.0.${Math.floor(index / 4)}.1` })));
    }
    const stranger = await enter(app(1), { from: '10.9.9.9' });
    const owner = await enter(app(1), { jar, from: '10.0.0.1' });

    expect(outcomes).toContain('429 UNKNOWN_DEVICE_LIMITED');
    expect(outcomeOf(stranger)).toBe('429 UNKNOWN_DEVICE_LIMITED');
    expect(outcomeOf(owner)).toBe('200 OK');
  });

  it('are few on a known device, too', async () => {
    const { app } = await turnOn();
    const jar = new CookieJar();
    await enter(app(), { jar });

    const outcomes: string[] = [];
    for (let index = 0; index < 6; index += 1)
      outcomes.push(outcomeOf(await enter(WRONG, { jar })));

    expect(outcomes.at(-2)).toBe('409 WRONG_CODE');
    expect(outcomes.at(-1)).toBe('429 TOO_MANY_REQUESTS');
  });

  it('are few of somebody who is logged in', async () => {
    const { accessToken } = await turnOn();

    const outcomes: string[] = [];
    for (let index = 0; index < 6; index += 1) {
      const body = { password: PASSWORD, code: WRONG };
      outcomes.push(outcomeOf(await send('user/factor/remove', body, { accessToken })));
    }

    expect(outcomes.at(-2)).toBe('409 WRONG_CODE');
    expect(outcomes.at(-1)).toBe('429 TOO_MANY_REQUESTS');
  });
});

describe('who has it on', () => {
  it('makes new recovery codes with password and code', async () => {
    const { accessToken, app, recoveryCodes } = await turnOn();
    const renew = (password: string, code: string) =>
      send('user/factor/recoveryCodes', { password, code }, { accessToken });

    expect(outcomeOf(await renew('pogresna', app()))).toBe('409 INCORRECT_PASSWORD');
    expect(outcomeOf(await renew(PASSWORD, WRONG))).toBe('409 WRONG_CODE');
    const fresh: string[] = (await renew(PASSWORD, app())).json().data.recoveryCodes;
    expect(fresh).toHaveLength(10);
    expect(outcomeOf(await enter(recoveryCodes[0] ?? ''))).toBe('409 WRONG_CODE');
    expect(outcomeOf(await enter(fresh[0] ?? ''))).toBe('200 OK');
  });

  it('turns it off with password and code', async () => {
    const { accessToken, app, recoveryCodes } = await turnOn();
    const remove = (password: string, code: string) =>
      send('user/factor/remove', { password, code }, { accessToken }).then(outcomeOf);

    expect(await remove('pogresna', app())).toBe('409 INCORRECT_PASSWORD');
    expect(await remove(PASSWORD, WRONG)).toBe('409 WRONG_CODE');
    expect(outcomeOf(await firstStep())).toBe('401 SECOND_FACTOR_REQUIRED');
    expect(await remove(PASSWORD, recoveryCodes[3] ?? '')).toBe('200 OK');
    expect(outcomeOf(await firstStep())).toBe('200 OK');
    expect(await remove(PASSWORD, app())).toBe('409 FACTOR_NOT_ON');
  });

  it('gets in again by the command, when app and codes are lost', async () => {
    const { accessToken } = await turnOn();
    const { ownFactor } = test.services;

    expect(await ownFactor.reset(1, EMAIL)).toBe(true);

    expect((await send('user/factor', null, { accessToken })).statusCode).toBe(401);
    expect(outcomeOf(await firstStep())).toBe('200 OK');
    expect(await ownFactor.reset(1, EMAIL)).toBe(false);
    await expect(ownFactor.reset(1, 'nitko@izlog.test')).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('where the site demands it', () => {
  const EDITOR = 'ivo@izlog.test';
  const rule = (value: unknown, accessToken: string) =>
    test.app.inject({
      method: 'PUT',
      url: '/api/v1/option/update/SecondFactor',
      headers: { ...test.headers, accesstoken: accessToken },
      payload: { value },
    });
  /** Logins of an owner and an editor, neither of whom has a code. */
  async function logins() {
    await addStaff(EDITOR, 'editor');
    const tokensOf = async (email: string) =>
      (await logIn(test.app, test.headers, email)).tokens.accessToken;
    return { owner: await tokensOf(EMAIL), editor: await tokensOf(EDITOR) };
  }
  const users = (accessToken: string) => send('admin/user/filter', {}, { accessToken });

  it('is a rule that owners make, of three', async () => {
    const { owner, editor } = await logins();

    expect(outcomeOf(await rule('everyone', editor))).toBe('403 OWNER_REQUIRED');
    expect(outcomeOf(await rule('nobody', owner))).toBe('400 VALIDATION_FAILED');
    expect(outcomeOf(await rule(true, owner))).toBe('400 VALIDATION_FAILED');
    expect(outcomeOf(await rule('optional', owner))).toBe('200 OK');
    expect(outcomeOf(await users(owner))).toBe('200 OK');
  });

  it.each([
    ['owners', '403 SECOND_FACTOR_MISSING', '200 OK'],
    ['everyone', '403 SECOND_FACTOR_MISSING', '403 SECOND_FACTOR_MISSING'],
  ])('of %s, others are let in as before', async (value, ofOwner, ofEditor) => {
    const { owner, editor } = await logins();
    await rule(value, owner);

    expect(outcomeOf(await users(owner))).toBe(ofOwner);
    expect(outcomeOf(await users(editor))).toBe(ofEditor);
  });

  it('leaves nothing open but the set-up, the own profile and the way out', async () => {
    const { owner, editor } = await logins();
    await rule('everyone', owner);
    const closed = test.app
      .routeRules()
      .filter(({ access }) => access === 'backoffice' || access === 'owner')
      // An answer to HEAD has no words to tell a refusal by; it goes the way of GET.
      .filter(({ method }) => method !== 'HEAD');
    const open: string[] = [];
    for (const { method, url } of closed) {
      const response = await test.app.inject({
        method: method as 'GET',
        url: url.replaceAll(/:\w+/g, '1'),
        headers: { ...test.headers, accesstoken: editor },
        ...(method !== 'GET' && { payload: {} }),
      });
      if (!response.body.includes('SECOND_FACTOR_MISSING')) open.push(`${method} ${url}`);
    }

    expect(closed.length).toBeGreaterThan(50);
    expect(open.toSorted()).toEqual([
      'GET /api/v1/user/factor',
      'GET /api/v1/user/passkeys',
      'GET /api/v1/user/profile',
      'POST /api/v1/user/factor/begin',
      'POST /api/v1/user/factor/confirm',
      'POST /api/v1/user/passkeys/add',
      'POST /api/v1/user/passkeys/begin',
    ]);
    const profile = await send('user/profile', null, { accessToken: editor });
    expect(profile.json().data).toMatchObject({ scope: 'backoffice', mustSetFactor: true });
    const logout = await send('user/logout', {}, { accessToken: editor });
    expect(logout.statusCode).toBe(200);
  });

  it('lets in as soon as the code is on, and demands it again when it is turned off', async () => {
    const { owner } = await logins();
    await rule('owners', owner);

    const { accessToken, recoveryCodes } = await turnOn();

    expect(outcomeOf(await users(accessToken))).toBe('200 OK');
    const profile = await send('user/profile', null, { accessToken });
    expect(profile.json().data.mustSetFactor).toBeUndefined();
    const body = { password: PASSWORD, code: recoveryCodes[0] };
    await send('user/factor/remove', body, { accessToken });
    expect(outcomeOf(await users(accessToken))).toBe('403 SECOND_FACTOR_MISSING');
  });

  it('takes what public calls show to the back office away, too', async () => {
    const { owner } = await logins();
    const keys = async () => {
      const listed = await send('settings/domain/filter', {}, { accessToken: owner });
      return JSON.stringify(listed.json()).includes('apiKeyToken');
    };
    expect(await keys()).toBe(true);

    await rule('everyone', owner);

    expect(await keys()).toBe(false);
  });
});
