import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { anAccount, logIn } from '#tests/support/accounts.ts';
import { lastToken, mailsOf, WITH_OUTBOX } from '#tests/support/outbox.ts';
import { addSecondSite } from '#tests/support/second-site.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const EMAIL = 'nova@izlog.test';
const STRONG = 'Škrinja#27';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp(WITH_OUTBOX);
});

const applicant = (change: object = {}) => ({
  firstName: 'Nova',
  lastName: 'Kupnja',
  email: EMAIL,
  password: STRONG,
  confirmedPassword: STRONG,
  acceptedConsents: [],
  ...change,
});
const register = (
  change: object = {},
  options: { headers?: object; remoteAddress?: string } = {},
) =>
  test.app.inject({
    method: 'POST',
    url: '/api/v1/user/web/register',
    headers: { ...test.headers, ...options.headers },
    remoteAddress: options.remoteAddress ?? '127.0.0.1',
    payload: applicant(change),
  });
const verify = (id: string, headers: Record<string, string> = test.headers) =>
  test.app.inject({ url: `/api/v1/user/web/verify/${id}`, headers });
const login = (password = STRONG) =>
  test.app.inject({
    method: 'POST',
    url: '/api/v1/login',
    headers: test.headers,
    payload: { username: EMAIL, password, apiKey: '' },
  });
const fieldsOf = (response: { json(): { error: { payload: { fields: unknown } } } }) =>
  response.json().error.payload.fields;
const accounts = () => test.database.db.selectFrom('account').selectAll().orderBy('id').execute();

async function requireConsent() {
  const ctx = await test.services.directory.contextOf(1);
  const { id } = await test.services.consentEditing.create(ctx, {
    uniqueNumber: 'uvjeti',
    displayName: 'Uvjeti',
  });
  await test.services.consentEditing.assign(
    { siteId: 1, accountId: null },
    {
      assigned_to: 'registerForm',
      consents: [id],
      requiredConsents: [id],
    },
  );
}

describe('a registration', () => {
  it('makes a shopper and logs in', async () => {
    const response = await register({ firstName: '  Nova ', email: 'Nova@Izlog.test' });

    expect(response.statusCode).toBe(200);
    const { data } = response.json();
    expect(data.user).toEqual({
      id: 1,
      email: EMAIL,
      scope: 'web',
      isBackofficeUser: false,
      memberCardBarcode: '',
      details: { firstName: 'Nova', lastName: 'Kupnja' },
      company: { name: '' },
      addresses: [],
    });
    const profile = await test.app.inject({
      url: '/api/v1/user/web/profile',
      headers: { ...test.headers, accesstoken: data.tokens.accessToken },
    });
    expect(profile.json()).toEqual({ data: data.user });
  });

  it('of a browser puts the tokens into cookies', async () => {
    const response = await register({}, { headers: { 'x-izlog-client': 'browser' } });

    expect(response.json()).toMatchObject({
      data: { tokens: { accessToken: '', refreshToken: '' } },
    });
    expect(response.cookies.map(({ name }) => name)).toContain('izlog_refresh');
  });

  it('mails a link that confirms the address', async () => {
    await register({}, { headers: { languagecode: 'en' } });

    expect(await mailsOf(test)).toEqual([
      { kind: 'verify', to: EMAIL, locale: 'en', token: expect.stringMatching(/^[\w-]{43}$/) },
    ]);
  });

  it('keeps what was agreed to', async () => {
    await requireConsent();

    const response = await register({ acceptedConsents: ['uvjeti'] });

    expect(response.statusCode).toBe(200);
    const { rows } = await sql`select email, form, consent_id from consent_log`.execute(
      test.database.db,
    );
    expect(rows).toEqual([{ email: EMAIL, form: 'registerForm', consent_id: 1 }]);
  });

  it.each([
    ['abcdefgh', 400],
    ['Abcdefgh', 400],
    ['Abcdefg1', 400],
    ['abcdef1!', 400],
    ['ABCDEF1!', 400],
    ['Abcde1!', 400],
    ['Abcdef1!', 200],
  ])('answers the password %s by %i (AUTH-20)', async (password, status) => {
    expect((await register({ password, confirmedPassword: password })).statusCode).toBe(status);
  });

  it('takes a password of 64 and more characters of any script, and tells its letters apart (S29)', async () => {
    const long = `Žaba skače 9 puta! ${'дом-'.repeat(30)}`;

    expect((await register({ password: long, confirmedPassword: long })).statusCode).toBe(200);
    expect((await login(long)).statusCode).toBe(200);
    expect((await login(`${long}x`)).statusCode).toBe(401);
    expect((await login(long.slice(0, -1))).statusCode).toBe(401);
  });

  it('knows a password again that another system writes with other code points', async () => {
    await register({
      password: STRONG.normalize('NFD'),
      confirmedPassword: STRONG.normalize('NFD'),
    });

    expect((await login(STRONG.normalize('NFC'))).statusCode).toBe(200);
  });

  it('of an e-mail that somebody has is refused, whatever its case', async () => {
    await test.services.auth.createAccount(anAccount({ email: EMAIL }));

    const response = await register({ email: 'NOVA@izlog.test' });

    expect(response.json()).toMatchObject({
      statusCode: 409,
      message: 'User already exist.',
      error: { code: 'USER_EXISTS' },
    });
    expect(await mailsOf(test)).toEqual([]);
    expect(await accounts()).toHaveLength(1);
  });

  it('of an e-mail that somebody has on another site is fine', async () => {
    await addSecondSite(test);
    await test.services.auth.createAccount(anAccount({ siteId: 2, email: EMAIL }));

    expect((await register()).statusCode).toBe(200);
  });

  it('with empty fields is told every one of them', async () => {
    const response = await test.app.inject({
      method: 'POST',
      url: '/api/v1/user/web/register',
      headers: test.headers,
      payload: {},
    });

    expect(response.statusCode).toBe(400);
    expect(fieldsOf(response)).toEqual({
      firstName: 'required',
      lastName: 'required',
      email: 'required',
      password: 'required',
      confirmedPassword: 'required',
    });
  });

  it.each([
    [
      { firstName: '  ', lastName: 'a\nb' },
      { firstName: 'line', lastName: 'line' },
    ],
    [{ firstName: 'x'.repeat(101) }, { firstName: 'maxLength' }],
    [
      { email: 'nova', password: 'abcdefgh' },
      { email: 'email', password: 'password' },
    ],
    [{ password: 'Abcde1!' }, { password: 'password' }],
    [{ password: ['Abcdef1!'] }, { password: 'type' }],
    [{ acceptedConsents: [{}] }, { 'acceptedConsents.0': 'type' }],
  ])('with %j is refused', async (change, fields) => {
    const response = await register(change);

    expect(response.statusCode).toBe(400);
    expect(fieldsOf(response)).toMatchObject(fields);
    expect(await accounts()).toEqual([]);
  });

  it('with faults that only the server can see is told all of them', async () => {
    await requireConsent();

    const response = await register({ password: 'P@ssw0rd123!', confirmedPassword: 'x' });

    expect(response.statusCode).toBe(400);
    expect(fieldsOf(response)).toEqual({
      password: 'commonPassword',
      confirmedPassword: 'sameAs',
      acceptedConsents: 'required',
    });
  });

  it.each([
    'isBackofficeUser',
    'scope',
    'id',
    'verified',
    'email_confirmed_at',
    'loyaltyPoints',
    'passwordHash',
    'siteId',
    'memberCardBarcode',
  ])('cannot set %s', async (name) => {
    const response = await register({ [name]: 'backoffice' });

    expect(response.statusCode).toBe(400);
    expect(fieldsOf(response)).toEqual({ [name]: 'additionalProperties' });
    expect(await accounts()).toEqual([]);
  });

  it('leaves nothing behind when a part of it fails', async () => {
    await sql`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'no mail today'; end $$`.execute(test.database.db);
    await sql`create trigger refuse before insert on mail
      for each row execute function refuse()`.execute(test.database.db);

    const response = await register();
    await sql`drop function refuse() cascade`.execute(test.database.db);

    expect(response.statusCode).toBe(500);
    expect(await accounts()).toEqual([]);
  });

  it('is tried ten times in a quarter of an hour from one address', async () => {
    for (let count = 0; count < 10; count += 1) await register({ password: 'abcdefghi1A#' });

    expect((await register()).statusCode).toBe(429);
    expect((await register({}, { remoteAddress: '10.0.0.9' })).statusCode).toBe(200);
  });
});

describe('the link of the mail', () => {
  it('confirms the address once', async () => {
    await register();
    const token = await lastToken(test, 'verify');

    const [first, second] = [await verify(token), await verify(token)];

    expect(first.json()).toEqual({ data: { confirmed: true, email: EMAIL } });
    expect(second.statusCode).toBe(404);
    expect((await accounts())[0]?.email_confirmed_at).toBeInstanceOf(Date);
  });

  it('confirms nothing when it is merely fetched, without the key of the site', async () => {
    await register();
    const token = await lastToken(test, 'verify');

    expect((await verify(token, {})).statusCode).toBe(401);
    expect((await accounts())[0]?.email_confirmed_at).toBeNull();
  });

  it('is worth nothing after a day', async () => {
    await register();
    const token = await lastToken(test, 'verify');
    await sql`update one_time_token set expires_at = now() - interval '1 second'`.execute(
      test.database.db,
    );

    expect((await verify(token)).statusCode).toBe(404);
  });

  it('is worth nothing on another site, or for another purpose', async () => {
    const foreign = await addSecondSite(test);
    await register();
    const token = await lastToken(test, 'verify');

    const reset = await test.app.inject({
      method: 'POST',
      url: '/api/v1/user/web/resetPassword',
      headers: test.headers,
      payload: { token, newPassword: 'Drukčija#5', newPasswordAgain: 'Drukčija#5' },
    });

    expect((await verify(token, foreign)).statusCode).toBe(404);
    expect(reset.json()).toMatchObject({ error: { code: 'RESET_TOKEN_INVALID' } });
  });

  it.each(['x', '%00', '..%2f', 'a'.repeat(200), '1 or 1=1'])(
    'made up as "%s" is not found',
    async (id) => {
      expect([400, 404]).toContain((await verify(encodeURI(id))).statusCode);
    },
  );

  it('is stored nowhere as it is but in the outbox', async () => {
    await register();
    const token = await lastToken(test, 'verify');
    const { rows } = await sql<{ dump: string }>`
      select t::text || a::text as dump from one_time_token as t, account as a`.execute(
      test.database.db,
    );

    expect(rows).toHaveLength(1);
    expect(rows[0]?.dump).not.toContain(token);
    expect(rows[0]?.dump).not.toContain(Buffer.from(token).toString('hex'));
  });
});

describe('where an e-mail must be confirmed', () => {
  beforeEach(async () => {
    await test.services.site.saveOption(1, 'RequireEmailConfirmation', true);
    await register();
  });

  it('a new user is logged in once, and the next time after confirming', async () => {
    const before = await login();
    const confirmed = await verify(await lastToken(test, 'verify'));
    const after = await login();

    expect(before.json()).toMatchObject({
      statusCode: 401,
      error: { code: 'EMAIL_NOT_CONFIRMED' },
    });
    expect(confirmed.statusCode).toBe(200);
    expect(after.statusCode).toBe(200);
  });

  it('only who knows the password is told so', async () => {
    const response = await login('Pogrešna#1');

    expect(response.json()).toMatchObject({ error: { code: 'INVALID_LOGIN' } });
    expect(await mailsOf(test)).toHaveLength(1);
  });

  it('trying to log in brings another mail, three times an hour', async () => {
    for (let count = 0; count < 5; count += 1) await login();

    expect(await mailsOf(test)).toHaveLength(4);
  });

  it('an account made by the shop needs no confirmation', async () => {
    await test.services.auth.createAccount(
      anAccount({ email: 'urednik@izlog.test', scope: 'backoffice' }),
    );

    await expect(logIn(test.app, test.headers, 'urednik@izlog.test')).resolves.toBeDefined();
  });
});
