import { SignJWT } from 'jose';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { anAccount, logIn } from '#tests/support/accounts.ts';
import { createTestApp, TEST_SECRET, type TestApp } from '#tests/support/test-app.ts';

const PROFILE = '/api/v1/user/web/profile';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
  await test.services.auth.createAccount(anAccount());
});

const client = {
  login: () => logIn(test.app, test.headers, 'kupac@izlog.test'),
  refresh: (refreshtoken: string) =>
    test.app.inject({ url: '/api/v1/refresh', headers: { ...test.headers, refreshtoken } }),
  profile: (accesstoken: string) =>
    test.app.inject({ url: PROFILE, headers: { ...test.headers, accesstoken } }),
};

const tokensOf = (response: {
  json(): { data: { tokens: { accessToken: string; refreshToken: string } } };
}) => response.json().data.tokens;

/** Makes every rotation so far look `seconds` old. */
const ageRotations = (seconds: number) =>
  sql`update refresh_token set rotated_at = rotated_at - ${seconds} * interval '1 second'`.execute(
    test.database.db,
  );

describe('a refresh', () => {
  it('exchanges the token for new ones that work', async () => {
    const { tokens } = await client.login();

    const fresh = tokensOf(await client.refresh(tokens.refreshToken));

    expect(fresh.refreshToken).not.toBe(tokens.refreshToken);
    expect((await client.profile(fresh.accessToken)).statusCode).toBe(200);
    expect((await client.refresh(fresh.refreshToken)).statusCode).toBe(200);
  });

  it('serves two tabs that refresh with the same token at once', async () => {
    const { tokens } = await client.login();

    const answers = await Promise.all([
      client.refresh(tokens.refreshToken),
      client.refresh(tokens.refreshToken),
    ]);

    const fresh = answers.map((answer) => tokensOf(answer).refreshToken);
    const next = await Promise.all(fresh.map((token) => client.refresh(token)));
    expect(next.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  });

  it('with a token that was used before ends the whole login (S27)', async () => {
    const { tokens } = await client.login();
    const fresh = tokensOf(await client.refresh(tokens.refreshToken));
    await ageRotations(11);

    const reused = await client.refresh(tokens.refreshToken);

    expect(reused.statusCode).toBe(401);
    expect((await client.refresh(fresh.refreshToken)).statusCode).toBe(401);
    expect((await client.profile(fresh.accessToken)).statusCode).toBe(401);
  });

  it('of another login goes on when one login ends', async () => {
    const [phone, laptop] = [await client.login(), await client.login()];
    await client.refresh(phone.tokens.refreshToken);
    await ageRotations(11);
    await client.refresh(phone.tokens.refreshToken);

    expect((await client.refresh(laptop.tokens.refreshToken)).statusCode).toBe(200);
  });

  it.each(['', 'made-up'])('with the token "%s" is refused', async (token) => {
    const response = await client.refresh(token);

    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({ error: { code: 'UNAUTHENTICATED' } });
  });

  it('does not prolong a login beyond thirty days', async () => {
    const { tokens } = await client.login();
    await test.database.db
      .updateTable('token_family')
      .set({ expires_at: new Date(0) })
      .execute();

    expect((await client.refresh(tokens.refreshToken)).statusCode).toBe(401);
  });

  it('of a disabled account is refused', async () => {
    const { tokens } = await client.login();
    await test.database.db.updateTable('account').set({ disabled: true }).execute();

    expect((await client.refresh(tokens.refreshToken)).statusCode).toBe(401);
    expect((await client.profile(tokens.accessToken)).statusCode).toBe(401);
  });
});

describe('an access token', () => {
  const claims = { scope: 'web', email: 'kupac@izlog.test' };
  async function forge(change: {
    secret?: Uint8Array;
    issuer?: string;
    type?: string;
    expires?: number;
    family?: string;
    notBefore?: number;
  }) {
    const family = await test.database.db
      .selectFrom('token_family')
      .select('id')
      .executeTakeFirst();
    return new SignJWT({ ...claims, family: change.family ?? family?.id })
      .setProtectedHeader({ alg: 'HS256', typ: change.type ?? 'at+jwt' })
      .setIssuer(change.issuer ?? 'izlog')
      .setAudience('1')
      .setNotBefore(Math.floor(Date.now() / 1000) + (change.notBefore ?? 0))
      .setSubject('1')
      .setExpirationTime(Math.floor(Date.now() / 1000) + (change.expires ?? 60))
      .sign(change.secret ?? TEST_SECRET);
  }

  it('of our own making is good', async () => {
    await client.login();

    expect((await client.profile(await forge({}))).statusCode).toBe(200);
  });

  it('that expired half a minute ago still counts, a little older is expired (F20)', async () => {
    await client.login();

    const [slack, expired] = [await forge({ expires: -25 }), await forge({ expires: -35 })];

    expect((await client.profile(slack)).statusCode).toBe(200);
    expect((await client.profile(expired)).json()).toMatchObject({
      statusCode: 401,
      error: { code: 'TOKEN_EXPIRED' },
    });
  });

  it.each([
    ['signed by somebody else', { secret: new Uint8Array(32).fill(1) }],
    ['of another issuer', { issuer: 'evil' }],
    ['of another kind', { type: 'JWT' }],
    ['that is not good yet', { notBefore: 60 }],
    ['of a login that does not exist', { family: '00000000-0000-4000-8000-000000000000' }],
  ])('%s is worth nothing', async (_kind, change) => {
    await client.login();

    expect((await client.profile(await forge(change))).json()).toMatchObject({
      error: { code: 'UNAUTHENTICATED' },
    });
  });

  it('without a signature is worth nothing (S26)', async () => {
    const { tokens } = await client.login();
    const [, payload] = tokens.accessToken.split('.');
    const header = Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url');

    expect((await client.profile(`${header}.${payload}.`)).statusCode).toBe(401);
  });

  it('cannot be replaced by a refresh token', async () => {
    const { tokens } = await client.login();

    expect((await client.profile(tokens.refreshToken)).statusCode).toBe(401);
  });
});

describe('a logout', () => {
  it('ends the login at once, access token included', async () => {
    const { tokens } = await client.login();

    const response = await test.app.inject({
      method: 'POST',
      url: '/api/v1/user/logout',
      headers: { ...test.headers, accesstoken: tokens.accessToken },
      payload: {},
    });

    expect(response.json()).toEqual({ data: {} });
    expect((await client.profile(tokens.accessToken)).statusCode).toBe(401);
    expect((await client.refresh(tokens.refreshToken)).statusCode).toBe(401);
  });
});

describe('the profile', () => {
  it('of a shopper is no admin profile', async () => {
    const { tokens } = await client.login();

    const response = await test.app.inject({
      url: '/api/v1/user/profile',
      headers: { ...test.headers, accesstoken: tokens.accessToken },
    });

    expect(response.json()).toMatchObject({ statusCode: 401, error: { code: 'SCOPE_REQUIRED' } });
  });

  it('of an editor names the language of the administration', async () => {
    await test.services.auth.createAccount(
      anAccount({ email: 'urednik@izlog.test', scope: 'backoffice' }),
    );
    const { tokens } = await logIn(test.app, test.headers, 'urednik@izlog.test');

    const response = await test.app.inject({
      url: '/api/v1/user/profile',
      headers: { ...test.headers, accesstoken: tokens.accessToken },
    });

    expect(response.json()).toMatchObject({
      data: { scope: 'backoffice', isBackofficeUser: true, adminLanguage: 'hr' },
    });
  });
});
