import { beforeEach, describe, expect, it } from 'vitest';
import { anAccount, logIn, PASSWORD } from '#tests/support/accounts.ts';
import { lastToken, mailsOf, WITH_OUTBOX } from '#tests/support/outbox.ts';
import { aProduct, sell } from '#tests/support/products.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { onPostgres } from '#tests/support/test-database.ts';

const EMAIL = 'kupac@izlog.test';
const FRESH = 'Škrinja#27';
const PARALLEL = 8;

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp(WITH_OUTBOX);
});

const times = <T>(work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: PARALLEL }, (_, index) => work(index)));
const post = (path: string, payload: object, headers = test.headers) =>
  test.app.inject({ method: 'POST', url: `/api/v1/${path}`, headers, payload });
const refresh = (refreshtoken: string) =>
  test.app.inject({ url: '/api/v1/refresh', headers: { ...test.headers, refreshtoken } });
const profile = (accesstoken: string) =>
  test.app.inject({ url: '/api/v1/user/web/profile', headers: { ...test.headers, accesstoken } });
const statusesOf = (answers: readonly { statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).toSorted();
const login = (password: string) => post('login', { username: EMAIL, password, apiKey: '' });

it('runs on a server with real connections', () => {
  expect(onPostgres).toBe(true);
});

describe('refreshes at once', () => {
  beforeEach(async () => {
    await test.services.auth.createAccount(anAccount());
  });

  it('of two tabs with one token give one login in which both go on (I38)', async () => {
    const { tokens } = await logIn(test.app, test.headers, EMAIL);

    const answers = await Promise.all([refresh(tokens.refreshToken), refresh(tokens.refreshToken)]);

    expect(statusesOf(answers)).toEqual([200, 200]);
    expect(await test.database.db.selectFrom('token_family').selectAll().execute()).toHaveLength(1);
    for (const answer of answers) {
      const { accessToken, refreshToken } = answer.json().data.tokens;
      expect((await profile(accessToken)).statusCode).toBe(200);
      expect((await refresh(refreshToken)).statusCode).toBe(200);
    }
  });

  it('with a token that was stolen end the login for everybody, however they interleave', async () => {
    const { tokens } = await logIn(test.app, test.headers, EMAIL);
    const [first] = [await refresh(tokens.refreshToken)];
    const fresh = first.json().data.tokens.refreshToken;
    await test.database.db
      .updateTable('refresh_token')
      .set({ rotated_at: new Date(Date.now() - 11_000) })
      .where('rotated_at', 'is not', null)
      .execute();

    await times((index) => refresh(index % 2 === 0 ? tokens.refreshToken : fresh));

    const { revoked_at } = await test.database.db
      .selectFrom('token_family')
      .select('revoked_at')
      .executeTakeFirstOrThrow();
    expect(revoked_at).not.toBeNull();
    expect((await refresh(fresh)).statusCode).toBe(401);
  });
});

describe('registrations of one e-mail at once', () => {
  it('make one account and send one mail', async () => {
    const answers = await times((index) =>
      post('user/web/register', {
        firstName: 'Nova',
        lastName: 'Kupnja',
        email: index % 2 === 0 ? 'nova@izlog.test' : 'Nova@Izlog.test',
        password: FRESH,
        confirmedPassword: FRESH,
        acceptedConsents: [],
      }),
    );

    expect(statusesOf(answers)).toEqual([200, ...Array(PARALLEL - 1).fill(409)]);
    expect(await test.database.db.selectFrom('account').selectAll().execute()).toHaveLength(1);
    expect(await mailsOf(test)).toHaveLength(1);
  });
});

describe('a mailed secret', () => {
  it('resets a password once, however many try at the same time (I40)', async () => {
    await test.services.auth.createAccount(anAccount());
    await post('user/web/forgotPassword', { email: EMAIL });
    const token = await lastToken(test, 'reset');

    const answers = await times((index) => {
      const newPassword = `Škrinja#${index}7`;
      return post('user/web/resetPassword', { token, newPassword, newPasswordAgain: newPassword });
    });

    expect(statusesOf(answers)).toEqual([200, ...Array(PARALLEL - 1).fill(400)]);
    const winner = answers.findIndex(({ statusCode }) => statusCode === 200);
    expect((await login(`Škrinja#${winner}7`)).statusCode).toBe(200);
  });

  it('of several mails resets once, and nobody waits for nobody', async () => {
    await test.services.auth.createAccount(anAccount());
    const tokens: string[] = [];
    for (let count = 0; count < 4; count += 1) {
      await post('user/web/forgotPassword', { email: EMAIL });
      tokens.push(await lastToken(test, 'reset'));
    }

    const answers = await Promise.all(
      tokens.map((token) =>
        post('user/web/resetPassword', { token, newPassword: FRESH, newPasswordAgain: FRESH }),
      ),
    );

    expect(statusesOf(answers)).toEqual([200, 400, 400, 400]);
  });

  it('confirms an address once', async () => {
    await post('user/web/register', {
      firstName: 'Nova',
      lastName: 'Kupnja',
      email: 'nova@izlog.test',
      password: FRESH,
      confirmedPassword: FRESH,
    });
    const token = await lastToken(test, 'verify');

    const answers = await times(() =>
      test.app.inject({ url: `/api/v1/user/web/verify/${token}`, headers: test.headers }),
    );

    expect(statusesOf(answers)).toEqual([200, ...Array(PARALLEL - 1).fill(404)]);
  });
});

describe('a password that is changed while it is used to log in', () => {
  it('leaves no login behind that the old one opened (I39)', async () => {
    await test.services.auth.createAccount(anAccount());
    const { tokens } = await logIn(test.app, test.headers, EMAIL);
    const change = () =>
      test.app.inject({
        method: 'PATCH',
        url: '/api/v1/user/web/changePassword',
        headers: { ...test.headers, accesstoken: tokens.accessToken },
        payload: { oldPassword: PASSWORD, newPassword: FRESH, newPasswordAgain: FRESH },
      });

    const [changed, ...logins] = await Promise.all([
      change(),
      ...Array.from({ length: 3 }, () => login(PASSWORD)),
    ]);

    expect(changed?.statusCode).toBe(200);
    const opened = logins.filter(({ statusCode }) => statusCode === 200);
    const alive = await Promise.all(
      opened.map((one) => profile(one.json().data.tokens.accessToken)),
    );
    expect(alive.map(({ statusCode }) => statusCode)).toEqual(opened.map(() => 401));
    expect((await profile(tokens.accessToken)).statusCode).toBe(200);
  });
});

describe('clicks at once', () => {
  it('on a heart toggle it one after the other', async () => {
    await sell(test.app, aProduct({ id: 1 }));
    await test.services.auth.createAccount(anAccount());
    const { tokens } = await logIn(test.app, test.headers, EMAIL);
    const headers = { ...test.headers, accesstoken: tokens.accessToken };

    const answers = await times(() => post('wishlist/create', { product_id: 1 }, headers));

    const there = answers.filter((one) => one.json().data?.inWishlist === true);
    expect(statusesOf(answers)).toEqual(Array(PARALLEL).fill(200));
    expect(there).toHaveLength(PARALLEL / 2);
  });

  it('on the button below a review leave one review', async () => {
    await sell(test.app, aProduct({ id: 1 }));
    await test.services.auth.createAccount(anAccount());
    const { tokens } = await logIn(test.app, test.headers, EMAIL);
    const headers = { ...test.headers, accesstoken: tokens.accessToken };
    const review = { target: { type: 'product', id: 1 }, body: 'Odlično', rating: 5 };

    const answers = await times(() => post('comment/create', review, headers));

    expect(statusesOf(answers)).toEqual([200, ...Array(PARALLEL - 1).fill(409)]);
  });

  it('on the button of an address form leave one address', async () => {
    await test.services.auth.createAccount(anAccount());
    const { tokens } = await logIn(test.app, test.headers, EMAIL);
    const headers = { ...test.headers, accesstoken: tokens.accessToken };
    const address = {
      type: 'main',
      lastName: 'Kovač',
      contactEmail: EMAIL,
      contactPhone: '+385911234567',
      country: 'HR',
      city: 'Split',
      street: 'Riva',
      houseNumber: '7',
      zipCode: '21000',
    };

    const answers = await times(() => post('user/web/address/create', address, headers));

    expect(statusesOf(answers)).toEqual(Array(PARALLEL).fill(200));
    expect(new Set(answers.map((one) => one.json().data.id)).size).toBe(1);
  });
});
