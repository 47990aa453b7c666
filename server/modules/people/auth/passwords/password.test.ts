import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { anAccount, logIn, PASSWORD } from '#tests/support/accounts.ts';
import { lastToken, mailsOf, WITH_OUTBOX } from '#tests/support/outbox.ts';
import { addSecondSite } from '#tests/support/second-site.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const EMAIL = 'kupac@izlog.test';
const FRESH = 'Škrinja#27';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp(WITH_OUTBOX);
  await test.services.auth.createAccount(anAccount());
});

const post = (name: string, payload: object, headers: Record<string, string> = test.headers) =>
  test.app.inject({ method: 'POST', url: `/api/v1/user/web/${name}`, headers, payload });
const forgot = (email = EMAIL) => post('forgotPassword', { email });
const reset = (token: string, newPassword = FRESH, newPasswordAgain = newPassword) =>
  post('resetPassword', { token, newPassword, newPasswordAgain });
const login = (password: string) =>
  test.app.inject({
    method: 'POST',
    url: '/api/v1/login',
    headers: test.headers,
    payload: { username: EMAIL, password, apiKey: '' },
  });
const profile = (accesstoken: string) =>
  test.app.inject({ url: '/api/v1/user/web/profile', headers: { ...test.headers, accesstoken } });
const refresh = (refreshtoken: string) =>
  test.app.inject({ url: '/api/v1/refresh', headers: { ...test.headers, refreshtoken } });
const change = (accesstoken: string, payload: object) =>
  test.app.inject({
    method: 'PATCH',
    url: '/api/v1/user/web/changePassword',
    headers: { ...test.headers, accesstoken },
    payload,
  });
const fieldsOf = (response: { json(): { error: { payload: { fields: unknown } } } }) =>
  response.json().error.payload.fields;

describe('a forgotten password', () => {
  it('is answered by a mail to its owner, in the language of the call', async () => {
    const response = await post(
      'forgotPassword',
      { email: 'Kupac@Izlog.test' },
      { ...test.headers, languagecode: 'de' },
    );

    expect(response.json()).toEqual({ data: {} });
    expect(await mailsOf(test)).toEqual([
      { kind: 'reset', to: EMAIL, locale: 'de', token: expect.stringMatching(/^[\w-]{43}$/) },
    ]);
  });

  it('of nobody is answered the same, and no mail goes out (S31)', async () => {
    await test.services.auth.createAccount(anAccount({ email: 'van@izlog.test' }));
    await test.database.db
      .updateTable('account')
      .set({ disabled: true })
      .where('email', '=', 'van@izlog.test')
      .execute();

    const answers = [await forgot('nitko@izlog.test'), await forgot('van@izlog.test')];

    expect(answers.map((one) => [one.statusCode, one.body])).toEqual([
      [200, '{"data":{}}'],
      [200, '{"data":{}}'],
    ]);
    expect(await mailsOf(test)).toEqual([]);
  });

  it.each(['nitko@izlog.test', EMAIL])('of %s may be mailed five times an hour', async (email) => {
    for (let count = 0; count < 5; count += 1) await forgot(email);

    expect((await forgot(email)).statusCode).toBe(429);
  });

  it.each([
    [{}, { email: 'required' }],
    [{ email: 'x' }, { email: 'email' }],
    [{ email: EMAIL, redirect: '//evil.test' }, { redirect: 'additionalProperties' }],
  ])('with %j is refused', async (payload, fields) => {
    const response = await post('forgotPassword', payload);

    expect(response.statusCode).toBe(400);
    expect(fieldsOf(response)).toEqual(fields);
  });
});

describe('a reset', () => {
  const mailed = async () => {
    await forgot();
    return lastToken(test, 'reset');
  };

  it('sets the password, ends every login and opens the account again', async () => {
    const [phone, laptop] = [await logIn(test.app, test.headers, EMAIL), await login(PASSWORD)];
    for (let count = 0; count < 6; count += 1) await login('Pogrešna#1');

    const response = await reset(await mailed());

    expect(response.json()).toEqual({ data: {} });
    expect((await login(FRESH)).statusCode).toBe(200);
    expect((await login(PASSWORD)).statusCode).toBe(401);
    expect((await profile(phone.tokens.accessToken)).statusCode).toBe(401);
    expect((await refresh(phone.tokens.refreshToken)).statusCode).toBe(401);
    expect((await refresh(laptop.json().data.tokens.refreshToken)).statusCode).toBe(401);
  });

  it('works once, and takes back every other mail (S30)', async () => {
    const [first, second] = [await mailed(), await mailed()];

    expect((await reset(second)).statusCode).toBe(200);
    for (const used of [first, second]) {
      const response = await reset(used, 'Opetnova#3');
      expect(response.json()).toMatchObject({
        statusCode: 400,
        message: 'reset token invalid',
        error: { code: 'RESET_TOKEN_INVALID' },
      });
    }
  });

  it('confirms the e-mail, for the mail was read', async () => {
    await test.database.db.updateTable('account').set({ email_confirmed_at: null }).execute();
    await test.services.site.saveOption(1, 'RequireEmailConfirmation', true);

    await reset(await mailed());

    expect((await login(FRESH)).statusCode).toBe(200);
  });

  it('with a weak password does not use the mail up', async () => {
    const token = await mailed();

    const weak = await reset(token, 'Lozinka123!', 'drugo');

    expect(weak.statusCode).toBe(400);
    expect(fieldsOf(weak)).toEqual({ newPassword: 'commonPassword', newPasswordAgain: 'sameAs' });
    expect((await reset(token)).statusCode).toBe(200);
  });

  it('after an hour is refused', async () => {
    const token = await mailed();
    await sql`update one_time_token set expires_at = now() - interval '1 second'`.execute(
      test.database.db,
    );

    expect((await reset(token)).statusCode).toBe(400);
  });

  it('on another site, or of an account shut out meanwhile, is refused', async () => {
    const foreign = await addSecondSite(test);
    const token = await mailed();
    const payload = { token, newPassword: FRESH, newPasswordAgain: FRESH };

    expect((await post('resetPassword', payload, foreign)).statusCode).toBe(400);
    await test.services.auth.setDisabled(1, 1, true);
    expect((await reset(token)).statusCode).toBe(400);
  });

  it.each([
    [{}, { token: 'required', newPassword: 'required', newPasswordAgain: 'required' }],
    [
      { token: '', newPassword: 'kratka', newPasswordAgain: '' },
      { token: 'minLength', newPassword: 'password', newPasswordAgain: 'minLength' },
    ],
    [
      { token: 'x', newPassword: FRESH, newPasswordAgain: FRESH, accountId: 2 },
      { accountId: 'additionalProperties' },
    ],
    [{ token: {}, newPassword: FRESH, newPasswordAgain: FRESH }, { token: 'type' }],
  ])('with %j is refused', async (payload, fields) => {
    const response = await post('resetPassword', payload);

    expect(response.statusCode).toBe(400);
    expect(fieldsOf(response)).toEqual(fields);
  });
});

describe('a change of the password', () => {
  const wanted = (over: object = {}) => ({
    oldPassword: PASSWORD,
    newPassword: FRESH,
    newPasswordAgain: FRESH,
    ...over,
  });

  it('ends every login but the one it was made in', async () => {
    const [here, there] = [
      await logIn(test.app, test.headers, EMAIL),
      await logIn(test.app, test.headers, EMAIL),
    ];

    const response = await change(here.tokens.accessToken, wanted());

    expect(response.json()).toEqual({ data: {} });
    expect(response.headers['clear-site-data']).toBe('"cache"');
    expect((await profile(here.tokens.accessToken)).statusCode).toBe(200);
    expect((await refresh(here.tokens.refreshToken)).statusCode).toBe(200);
    expect((await profile(there.tokens.accessToken)).statusCode).toBe(401);
    expect((await refresh(there.tokens.refreshToken)).statusCode).toBe(401);
    expect((await login(FRESH)).statusCode).toBe(200);
  });

  it('takes back a mail to choose a new one', async () => {
    await forgot();
    const token = await lastToken(test, 'reset');
    const { tokens } = await logIn(test.app, test.headers, EMAIL);

    await change(tokens.accessToken, wanted());

    expect((await reset(token, 'Opetnova#3')).statusCode).toBe(400);
  });

  it('with a wrong old password is refused, and stopped after five; logins are counted apart', async () => {
    const { tokens } = await logIn(test.app, test.headers, EMAIL);
    const wrong = () => change(tokens.accessToken, wanted({ oldPassword: 'Pogrešna#1' }));

    const first = await wrong();
    for (let count = 1; count < 5; count += 1) await wrong();

    expect(first.json()).toMatchObject({ statusCode: 409, message: 'Incorrect old password.' });
    expect((await wrong()).statusCode).toBe(429);
    expect((await login(PASSWORD)).statusCode).toBe(200);
  });

  it.each([
    [{ newPassword: PASSWORD, newPasswordAgain: PASSWORD }, { newPassword: 'commonPassword' }],
    [
      { newPassword: 'Kupac#123!', newPasswordAgain: 'Kupac#123!' },
      { newPassword: 'commonPassword' },
    ],
    [{ newPasswordAgain: 'drugo' }, { newPasswordAgain: 'sameAs' }],
    [{ newPassword: 'abcdefgh' }, { newPassword: 'password' }],
    [{ oldPassword: '' }, { oldPassword: 'minLength' }],
    [{ userId: 2 }, { userId: 'additionalProperties' }],
  ])('with %j is refused', async (over, fields) => {
    const { tokens } = await logIn(test.app, test.headers, EMAIL);

    const response = await change(tokens.accessToken, wanted(over));

    expect(response.statusCode).toBe(400);
    expect(fieldsOf(response)).toMatchObject(fields);
    expect((await login(PASSWORD)).statusCode).toBe(200);
  });

  it('to the old one is none', async () => {
    await sql`delete from account`.execute(test.database.db);
    await test.services.auth.createAccount(anAccount({ password: FRESH }));
    const response = await login(FRESH);
    const { accessToken } = response.json().data.tokens;

    const answer = await change(accessToken, wanted({ oldPassword: FRESH }));

    expect(fieldsOf(answer)).toEqual({ newPassword: 'different' });
  });

  it('needs a login', async () => {
    expect((await change('', wanted())).statusCode).toBe(401);
  });
});

describe('an account', () => {
  it('that is shut out is out at once, and let in again has to log in', async () => {
    const { tokens } = await logIn(test.app, test.headers, EMAIL);

    await test.services.auth.setDisabled(1, 1, true);
    const out = await profile(tokens.accessToken);
    await test.services.auth.setDisabled(1, 1, false);

    expect(out.statusCode).toBe(401);
    expect((await refresh(tokens.refreshToken)).statusCode).toBe(401);
    expect((await login(PASSWORD)).statusCode).toBe(200);
  });

  it('with other rights has to log in again', async () => {
    const { tokens } = await logIn(test.app, test.headers, EMAIL);

    await test.services.auth.setRole(1, 1, 'editor');

    expect((await profile(tokens.accessToken)).statusCode).toBe(401);
    expect((await login(PASSWORD)).json()).toMatchObject({
      data: { user: { scope: 'backoffice' } },
    });
  });

  it('of the back office chooses a new password by a link that a person hands over', async () => {
    const { auth, accountHelp } = test.services;
    await auth.setRole(1, 1, 'owner');
    const { tokens } = await logIn(test.app, test.headers, EMAIL);
    const former = await accountHelp.passwords.issueReset(1, EMAIL);
    const token = await accountHelp.passwords.issueReset(1, EMAIL);
    const choose = (secret: string) =>
      test.app.inject({
        method: 'POST',
        url: '/api/v1/user/web/resetPassword',
        headers: test.headers,
        payload: { token: secret, newPassword: 'Tiha-Jesen7', newPasswordAgain: 'Tiha-Jesen7' },
      });

    expect((await choose(former)).statusCode).toBe(400);
    expect((await choose(token)).statusCode).toBe(200);
    expect((await choose(token)).statusCode).toBe(400);
    expect((await profile(tokens.accessToken)).statusCode).toBe(401);
    expect((await login('Tiha-Jesen7')).statusCode).toBe(200);
    await expect(accountHelp.passwords.issueReset(1, 'nitko@izlog.test')).rejects.toMatchObject({
      statusCode: 404,
    });
  });

  it('of another site is not reached', async () => {
    await addSecondSite(test);

    await expect(test.services.auth.setDisabled(2, 1, true)).rejects.toMatchObject({
      statusCode: 404,
    });
  });
});
