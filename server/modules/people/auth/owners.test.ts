import { beforeEach, describe, expect, it } from 'vitest';
import { anAccount, logIn, PASSWORD } from '#tests/support/accounts.ts';
import { addSecondSite, logInToSecondSite, SECOND_SITE } from '#tests/support/second-site.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const OWNER = 'vlasnica@izlog.test';
const NEW_PASSWORD = 'Gorka#Naranča83';

let test: TestApp;
let second: Record<string, string>;
beforeEach(async () => {
  test = await createTestApp();
  second = await addSecondSite(test);
  await test.services.auth.createAccount(
    anAccount({ email: OWNER, scope: 'backoffice', role: 'owner' }),
  );
});

const get = (path: string, headers: Record<string, string>) =>
  test.app.inject({ url: `/api/v1${path}`, headers });

describe('an owner', () => {
  it('logs in at every site, and stays logged in', async () => {
    const { tokens } = await logIn(test.app, second, OWNER);
    const own = await get('/user/profile', { ...second, accesstoken: tokens.accessToken });
    const refreshed = await get('/refresh', { ...second, refreshtoken: tokens.refreshToken });

    expect(own.json()).toMatchObject({ data: { email: OWNER, role: 'owner' } });
    expect(refreshed.statusCode).toBe(200);
  });

  it('is good at another site with the login of the first', async () => {
    const { tokens } = await logIn(test.app, test.headers, OWNER);
    const headers = { ...second, accesstoken: tokens.accessToken };

    expect((await get('/user/profile', headers)).statusCode).toBe(200);
  });

  it('changes the password at any of them', async () => {
    const { tokens } = await logIn(test.app, second, OWNER);
    const response = await test.app.inject({
      method: 'PATCH',
      url: '/api/v1/user/web/changePassword',
      headers: { ...second, accesstoken: tokens.accessToken },
      payload: {
        oldPassword: PASSWORD,
        newPassword: NEW_PASSWORD,
        newPasswordAgain: NEW_PASSWORD,
      },
    });

    expect(response.statusCode).toBe(200);
    await expect(logIn(test.app, test.headers, OWNER)).rejects.toThrow('INVALID_LOGIN');
  });

  it('who forgot the password asks at any of them', async () => {
    await test.app.inject({
      method: 'POST',
      url: '/api/v1/user/web/forgotPassword',
      headers: second,
      payload: { email: OWNER },
    });
    await test.services.jobs.drain();

    const mails = await test.database.db
      .selectFrom('mail')
      .select(['site_id', 'recipient', 'kind'])
      .execute();
    expect(mails).toEqual([{ site_id: 1, recipient: OWNER, kind: 'reset' }]);
  });

  it('is not shut out of a site by a customer with the same address', async () => {
    await test.services.auth.createAccount(
      anAccount({ email: OWNER, siteId: SECOND_SITE, password: NEW_PASSWORD }),
    );

    expect((await logIn(test.app, second, OWNER)).user).toMatchObject({ scope: 'backoffice' });
  });

  it('who is one no longer is out at every site', async () => {
    const other = anAccount({ email: 'druga@izlog.test', scope: 'backoffice', role: 'owner' });
    await test.services.auth.createAccount(other);
    const { tokens, user } = await logIn(test.app, second, OWNER);

    await test.services.auth.setRole(1, user.id, 'editor');

    const headers = { ...second, accesstoken: tokens.accessToken };
    expect((await get('/user/profile', headers)).statusCode).toBe(401);
    expect(
      (await get('/refresh', { ...second, refreshtoken: tokens.refreshToken })).statusCode,
    ).toBe(401);
    await expect(logIn(test.app, second, OWNER)).rejects.toThrow('INVALID_LOGIN');
  });
});

it('an editor is good at the own site only', async () => {
  const editor = await logInToSecondSite(test, second);

  expect((await get('/user/profile', { ...editor, ...test.headers })).statusCode).toBe(403);
  await expect(logIn(test.app, test.headers, 'urednica@drugi.test')).rejects.toThrow(
    'INVALID_LOGIN',
  );
});
