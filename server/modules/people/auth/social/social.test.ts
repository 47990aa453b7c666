import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { anAccount } from '#tests/support/accounts.ts';
import { CookieJar } from '#tests/support/cookie-jar.ts';
import { CLIENT, type LoginProvider, startLoginProvider } from '#tests/support/login-provider.ts';
import { WITH_OUTBOX } from '#tests/support/outbox.ts';
import { addSecondSite } from '#tests/support/second-site.ts';
import { createTestApp, type TestApp, type TestSettings } from '#tests/support/test-app.ts';

const HERE = 'http://127.0.0.1:3000/social-login';
const ANA = {
  sub: 'ana-17',
  email: 'Ana@Izlog.test',
  email_verified: true,
  given_name: 'Ana',
  family_name: 'Kovač',
};
const BROWSER = { 'x-izlog-client': 'browser', 'sec-fetch-site': 'same-origin' };

let provider: LoginProvider;
let settings: TestSettings;
let test: TestApp;

beforeAll(async () => {
  provider = await startLoginProvider([HERE, 'http://drugi.test/social-login']);
  const { social } = readConfig({
    GOOGLE_ISSUER: provider.issuer,
    GOOGLE_CLIENT_ID: CLIENT.clientId,
    GOOGLE_CLIENT_SECRET: CLIENT.clientSecret,
  });
  settings = { ...WITH_OUTBOX, config: { social } };
});
afterAll(() => provider.stop());

beforeEach(async () => {
  test = await createTestApp(settings);
  provider.person = ANA;
});

const begin = (
  redirectUri = HERE,
  headers: Record<string, string> = test.headers,
  name = 'google',
) =>
  test.app.inject({
    url: '/api/v1/social/redirect-login',
    query: { provider: name, redirectUri },
    headers,
  });
const finish = (payload: object, headers: Record<string, string> = test.headers) =>
  test.app.inject({ method: 'POST', url: '/api/v1/user/social/oauth', headers, payload });

/** Everything up to the page of the shop that gets the code. */
async function visit(redirectUri = HERE, headers = test.headers) {
  const begun = await begin(redirectUri, headers);
  const answer = await provider.visit(begun.json().data.url);
  return { ...answer, jar: new CookieJar().take(begun) };
}
const returned = ({ code, state }: { code: string; state: string }, change: object = {}) => ({
  provider: 'google',
  code,
  redirectUri: HERE,
  apiKey: '',
  state,
  ...change,
});
const accounts = () => test.database.db.selectFrom('account').selectAll().orderBy('id').execute();
const codeOf = (response: { json(): { error: { code: string } } }) => response.json().error.code;

describe('a login by a provider', () => {
  it('makes an account of the first visit and finds it again on the next', async () => {
    const first = await finish(returned(await visit()));
    const second = await finish(returned(await visit()));

    expect(first.statusCode).toBe(200);
    expect(first.json().data.user).toMatchObject({
      id: 1,
      email: 'ana@izlog.test',
      scope: 'web',
      details: { firstName: 'Ana', lastName: 'Kovač' },
    });
    expect(second.json().data.user.id).toBe(1);
    expect(second.json().data.tokens.accessToken).toMatch(/^ey/);
    expect(await accounts()).toMatchObject([{ email_confirmed_at: expect.any(Date) }]);
  });

  it('knows its person by who they are there, also with another e-mail', async () => {
    await finish(returned(await visit()));
    provider.person = { ...ANA, email: 'nova@izlog.test' };

    const response = await finish(returned(await visit()));

    expect(response.json()).toMatchObject({ data: { user: { id: 1, email: 'ana@izlog.test' } } });
  });

  it('asks the provider with PKCE, state and nonce (S32)', async () => {
    const response = await begin();

    const query = Object.fromEntries(new URL(response.json().data.url).searchParams);
    expect(query).toMatchObject({
      client_id: CLIENT.clientId,
      redirect_uri: HERE,
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(response.body).not.toContain(CLIENT.clientSecret);
  });

  it('in a browser needs the cookie of the browser that began it, and no state in the body', async () => {
    const { jar, code } = await visit();
    const payload = { provider: 'google', code, redirectUri: HERE, apiKey: '' };

    const response = await finish(payload, { ...BROWSER, cookie: jar.header });
    jar.take(response);

    expect(response.json()).toMatchObject({
      data: { tokens: { accessToken: '', refreshToken: '' } },
    });
    expect(jar.get('izlog_access')).toMatch(/^ey/);
    expect(jar.get('izlog_social')).toBeUndefined();
  });

  it('that somebody else began cannot be ended in a browser', async () => {
    const [theirs, own] = [await visit(), await visit()];

    const without = await finish(returned(theirs), BROWSER);
    const withOwn = await finish(returned(theirs), { ...BROWSER, cookie: own.jar.header });

    expect([codeOf(without), codeOf(withOwn)]).toEqual([
      'SOCIAL_LOGIN_REFUSED',
      'SOCIAL_LOGIN_REFUSED',
    ]);
    expect(withOwn.cookies.map(({ name }) => name)).not.toContain('izlog_access');
  });

  it('works once', async () => {
    const answer = await visit();
    await finish(returned(answer));

    expect(codeOf(await finish(returned(answer)))).toBe('SOCIAL_LOGIN_REFUSED');
  });

  it('hands on who answered, and refuses an answer of another', async () => {
    const [right, wrong] = [await visit(), await visit()];

    expect((await finish(returned(right, { iss: right.iss }))).statusCode).toBe(200);
    const foreign = await finish(returned(wrong, { iss: 'https://evil.test' }));
    expect(codeOf(foreign)).toBe('SOCIAL_LOGIN_REFUSED');
  });

  it.each([
    ['another state', { state: 'made-up' }],
    ['no state and no cookie', { state: undefined }],
    ['another code', { code: 'made-up' }],
    ['another page', { redirectUri: 'http://127.0.0.1:3000/profil' }],
  ])('with %s is refused', async (_what, change) => {
    const response = await finish(returned(await visit(), change));

    expect(response.statusCode).toBe(401);
    expect(codeOf(response)).toBe('SOCIAL_LOGIN_REFUSED');
    expect(await accounts()).toEqual([]);
  });

  it.each(['nonce', 'code_verifier'])('whose %s does not fit is refused', async (column) => {
    const answer = await visit();
    const other = 'x'.repeat(43);
    await sql`update social_attempt set ${sql.ref(column)} = ${other}`.execute(test.database.db);

    expect(codeOf(await finish(returned(answer)))).toBe('SOCIAL_LOGIN_REFUSED');
  });

  it('begun more than ten minutes ago is refused', async () => {
    const answer = await visit();
    await sql`update social_attempt set expires_at = now()`.execute(test.database.db);

    expect(codeOf(await finish(returned(answer)))).toBe('SOCIAL_LOGIN_REFUSED');
  });

  it('does not take over an account that has a password', async () => {
    await test.services.auth.createAccount(anAccount({ email: 'ana@izlog.test' }));

    const response = await finish(returned(await visit()));

    expect(response.statusCode).toBe(401);
    expect(response.json().error).toMatchObject({
      code: 'SOCIAL_ACCOUNT_EXISTS',
      payload: { message: 'Račun s ovom email adresom već postoji. Prijavite se lozinkom' },
    });
    expect(await test.database.db.selectFrom('social_identity').selectAll().execute()).toEqual([]);
  });

  it.each([{ email_verified: false }, { email_verified: undefined }, { email: undefined }])(
    'of a person with %j is refused, for anybody could claim the e-mail',
    async (change) => {
      provider.person = { ...ANA, ...change };

      expect(codeOf(await finish(returned(await visit())))).toBe('SOCIAL_EMAIL_UNVERIFIED');
      expect(await accounts()).toEqual([]);
    },
  );

  it('of somebody who is shut out is refused', async () => {
    await finish(returned(await visit()));
    await test.services.auth.setDisabled(1, 1, true);

    expect(codeOf(await finish(returned(await visit())))).toBe('SOCIAL_LOGIN_REFUSED');
  });

  it('on another site is another account, and begun here cannot be ended there', async () => {
    const foreign = await addSecondSite(test);
    await finish(returned(await visit()));
    const there = 'http://drugi.test/social-login';

    const crossed = await finish(returned(await visit()), foreign);
    const own = await visit(there, foreign);
    const response = await finish(returned(own, { redirectUri: there }), foreign);

    expect(codeOf(crossed)).toBe('SOCIAL_LOGIN_REFUSED');
    expect(response.json()).toMatchObject({ data: { user: { id: 2, email: 'ana@izlog.test' } } });
  });

  it('keeps no state in the clear', async () => {
    const { state } = await visit();
    const { rows } = await sql<{
      row: string;
    }>`select a::text as row from social_attempt as a`.execute(test.database.db);

    expect(rows[0]?.row).not.toContain(state);
  });
});

describe('the way to a provider', () => {
  it.each([
    'https://evil.test/social-login',
    '//evil.test',
    'http://127.0.0.1:3000.evil.test/social-login',
    'http://127.0.0.1:3000@evil.test/',
    'http://127.0.0.1:3000//evil.test',
    'javascript:alert(1)',
    'http://127.0.0.1:3000/social-login#x',
  ])('does not lead back to %s', async (redirectUri) => {
    const response = await begin(redirectUri);

    expect(response.statusCode).toBe(400);
    expect(response.json().error.payload.fields).toEqual({ redirectUri: 'origin' });
  });

  it('that nobody set up is told so', async () => {
    const response = await begin(HERE, test.headers, 'facebook');

    expect(response.statusCode).toBe(400);
    expect(response.json().error.payload.fields).toEqual({ provider: 'notConfigured' });
  });

  it.each([
    [{ provider: 'twitter', redirectUri: HERE }, 'VALIDATION_FAILED'],
    [{}, 'QUERY_PARAMETERS_MISSING'],
  ])('with %j is refused', async (query, code) => {
    const response = await test.app.inject({
      url: '/api/v1/social/redirect-login',
      query,
      headers: test.headers,
    });

    expect(response.statusCode).toBe(400);
    expect(codeOf(response)).toBe(code);
  });

  it('that is down is told as unavailable, and works again when it is back', async () => {
    const issuer = 'http://127.0.0.1:1';
    const social = {
      facebook: { issuer, ...CLIENT },
      google: { issuer: provider.issuer, ...CLIENT },
    };
    test = await createTestApp({ ...WITH_OUTBOX, config: { social } });

    expect((await begin(HERE, test.headers, 'facebook')).statusCode).toBe(503);
    expect((await begin()).statusCode).toBe(200);
  });
});

describe('the end of a login by a provider', () => {
  it('is told every faulty field', async () => {
    const response = await finish({ provider: 'x', code: '', redirectUri: 5, isAdmin: true });

    expect(response.statusCode).toBe(400);
    expect(response.json().error.payload.fields).toEqual({
      provider: 'enum',
      code: 'minLength',
      redirectUri: 'type',
      apiKey: 'required',
      isAdmin: 'additionalProperties',
    });
  });

  it('with the key of nobody is refused', async () => {
    expect((await finish(returned(await visit(), { apiKey: 'x' }))).statusCode).toBe(401);
  });
});
