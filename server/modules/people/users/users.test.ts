import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { anAccount, logIn, PASSWORD } from '#tests/support/accounts.ts';
import { lastToken, mailsOf, WITH_OUTBOX } from '#tests/support/outbox.ts';
import { addSecondSite } from '#tests/support/second-site.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const EMAIL = 'kupac@izlog.test';
const CARD = '3850000001234';

let test: TestApp;
let shopper: Record<string, string>;

beforeEach(async () => {
  test = await createTestApp(WITH_OUTBOX);
  await test.services.auth.createAccount(anAccount());
  await test.services.users.addCard(1, CARD);
  const { tokens } = await logIn(test.app, test.headers, EMAIL);
  shopper = { ...test.headers, accesstoken: tokens.accessToken };
});

const update = (payload: object, headers = shopper) =>
  test.app.inject({ method: 'PATCH', url: '/api/v1/user/web/update', headers, payload });
const get = (path: string, headers = shopper) =>
  test.app.inject({ url: `/api/v1/user/web/${path}`, headers });
const check = (payload: object, headers = shopper) =>
  test.app.inject({
    method: 'POST',
    url: '/api/v1/user/web/validateMembersBarcode',
    headers,
    payload,
  });
const fieldsOf = (response: { json(): { error: { payload: { fields: unknown } } } }) =>
  response.json().error.payload.fields;

describe('the profile', () => {
  it('takes a new name, e-mail and card', async () => {
    const response = await update({
      details: { firstName: ' Marta ', lastName: 'Kupac' },
      email: 'Marta@Izlog.test',
      username: 'marta@izlog.test',
      memberCardBarcode: CARD,
    });

    expect(response.statusCode).toBe(200);
    expect(response.json().data).toMatchObject({
      email: 'marta@izlog.test',
      memberCardBarcode: CARD,
      details: { firstName: 'Marta', lastName: 'Kupac' },
    });
    expect((await get('profile')).json()).toEqual(response.json());
  });

  it('keeps what a change leaves out', async () => {
    await update({ memberCardBarcode: CARD });

    await update({});

    expect((await get('profile')).json().data).toMatchObject({
      email: EMAIL,
      memberCardBarcode: CARD,
      details: { firstName: 'Ana' },
    });
  });

  it('gives the card back for an empty barcode', async () => {
    await update({ memberCardBarcode: CARD });

    const response = await update({ memberCardBarcode: '' });

    expect(response.json()).toMatchObject({ data: { memberCardBarcode: '' } });
  });

  it('cannot take the e-mail of another user', async () => {
    await test.services.auth.createAccount(anAccount({ email: 'drugi@izlog.test' }));

    const response = await update({ email: 'Drugi@izlog.test' });

    expect(response.json()).toMatchObject({ statusCode: 409, message: 'User already exist.' });
    expect((await get('profile')).json()).toMatchObject({ data: { email: EMAIL } });
  });

  it('takes an e-mail that somebody has on another site', async () => {
    await addSecondSite(test);
    await test.services.auth.createAccount(anAccount({ siteId: 2, email: 'drugi@izlog.test' }));

    expect((await update({ email: 'drugi@izlog.test' })).statusCode).toBe(200);
  });

  it.each([
    [
      { email: 'a', details: { firstName: '', lastName: ' ' } },
      {
        email: 'email',
        'details.firstName': 'line',
        'details.lastName': 'line',
      },
    ],
    [{ email: 'a@b.test', username: 'c@b.test' }, { username: 'sameAs' }],
    [{ details: { firstName: 'A' } }, { 'details.lastName': 'required' }],
    [{ memberCardBarcode: '9999' }, { memberCardBarcode: 'memberCard' }],
    [{ memberCardBarcode: "1' or 1=1" }, { memberCardBarcode: 'pattern' }],
    [
      { details: { firstName: 'A', lastName: 'B', scope: 'x' } },
      {
        'details.scope': 'additionalProperties',
      },
    ],
  ])('refuses %j', async (payload, fields) => {
    const response = await update(payload);

    expect(response.statusCode).toBe(400);
    expect(fieldsOf(response)).toEqual(fields);
  });

  it('with the card of nobody says so, as the cart does (PROF-11)', async () => {
    expect((await update({ memberCardBarcode: '9999' })).json()).toMatchObject({
      errored: true,
      statusCode: 400,
      error: {
        code: 'MEMBER_CARD_INVALID',
        payload: {
          message: 'Broj kartice nije ispravan',
          fields: { memberCardBarcode: 'memberCard' },
        },
      },
    });
  });

  it.each([
    'isBackofficeUser',
    'scope',
    'id',
    'verified',
    'loyaltyPoints',
    'passwordHash',
    'password_hash',
    'addresses',
    'company',
    'disabled',
  ])('has no %s to set', async (name) => {
    const response = await update({ [name]: 'backoffice' });

    expect(response.statusCode).toBe(400);
    expect(fieldsOf(response)).toEqual({ [name]: 'additionalProperties' });
  });

  it('is only for who is logged in', async () => {
    const answers = [
      await update({}, test.headers),
      await check({ barcode: CARD }, test.headers),
      await get('loyalty', test.headers),
      await get('profile', test.headers),
    ];

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401]);
  });

  it('shows nothing that is secret', async () => {
    const { body } = await get('profile');

    expect(Object.keys(JSON.parse(body).data).toSorted()).toEqual([
      'addresses',
      'company',
      'details',
      'email',
      'id',
      'isBackofficeUser',
      'memberCardBarcode',
      'scope',
    ]);
    expect(body).not.toContain('argon2');
  });
});

describe('a new e-mail', () => {
  it('takes back the mails to the old one', async () => {
    await test.app.inject({
      method: 'POST',
      url: '/api/v1/user/web/forgotPassword',
      headers: test.headers,
      payload: { email: EMAIL },
    });
    const token = await lastToken(test, 'reset');

    await update({ email: 'nova@izlog.test' });

    const response = await test.app.inject({
      method: 'POST',
      url: '/api/v1/user/web/resetPassword',
      headers: test.headers,
      payload: { token, newPassword: 'Škrinja#27', newPasswordAgain: 'Škrinja#27' },
    });
    expect(response.statusCode).toBe(400);
  });

  it('is confirmed by a mail only where the site insists on it', async () => {
    await update({ email: 'nova@izlog.test' });
    const before = await mailsOf(test);
    await test.services.site.saveOption(1, 'RequireEmailConfirmation', true);

    await update({ email: 'jos@izlog.test' });

    expect(before).toEqual([]);
    expect(await mailsOf(test)).toMatchObject([{ kind: 'verify', to: 'jos@izlog.test' }]);
    expect((await get('profile')).statusCode).toBe(200);
    const login = await test.app.inject({
      method: 'POST',
      url: '/api/v1/login',
      headers: test.headers,
      payload: { username: 'jos@izlog.test', password: PASSWORD, apiKey: '' },
    });
    expect(login.json()).toMatchObject({ error: { code: 'EMAIL_NOT_CONFIRMED' } });
  });

  it('is the one that the login is known by at once', async () => {
    await update({ email: 'nova@izlog.test' });
    const { user } = await test.services.authenticate(
      // Only the headers matter to who calls.
      Object.assign(Object.create(null), { headers: shopper, cookies: {}, method: 'GET' }),
      (await test.services.directory.contextOf(1)).site,
    );

    expect(user?.email).toBe('nova@izlog.test');
  });
});

describe('a member card', () => {
  it('is good when the site knows it, and nothing else is told', async () => {
    await sql`insert into member_card (site_id, barcode, active) values (1, '1111', false)`.execute(
      test.database.db,
    );

    expect((await check({ barcode: CARD })).json()).toEqual({ data: { isValid: true } });
    expect((await check({ barcode: '1111' })).json()).toEqual({ data: { isValid: false } });
    expect((await check({ barcode: '0000' })).json()).toEqual({ data: { isValid: false } });
  });

  it('of another site is none here', async () => {
    await addSecondSite(test);
    await test.services.users.addCard(2, '7777777');

    expect((await check({ barcode: '7777777' })).json()).toEqual({ data: { isValid: false } });
  });

  it('may be tried five times a minute, by the profile as well (S9)', async () => {
    for (let count = 0; count < 3; count += 1) await check({ barcode: `000${count}` });
    for (let count = 0; count < 2; count += 1) await update({ memberCardBarcode: `111${count}` });

    expect((await check({ barcode: CARD })).statusCode).toBe(429);
    expect((await update({ memberCardBarcode: CARD })).statusCode).toBe(429);
    expect((await update({ details: { firstName: 'A', lastName: 'B' } })).statusCode).toBe(200);
  });

  it.each([
    [{}, { barcode: 'required' }],
    [{ barcode: '12 34' }, { barcode: 'pattern' }],
    [{ barcode: '1'.repeat(41) }, { barcode: 'pattern' }],
    [
      { barcode: [CARD], x: 1 },
      { barcode: 'type', x: 'additionalProperties' },
    ],
  ])('cannot be checked by %j', async (payload, fields) => {
    const response = await check(payload);

    expect(response.statusCode).toBe(400);
    expect(fieldsOf(response)).toEqual(fields);
  });
});

describe('points', () => {
  const book = (kind: string, points: number, source: string, days: number | null) =>
    sql`insert into loyalty_entry (account_id, kind, points, source, expires_at)
      values (1, ${kind}, ${points}, ${source},
        now() + ${days}::int * interval '1 day')`.execute(test.database.db);
  const expiredRows = async () => {
    const { rows } = await sql`select account_id, points, source from loyalty_entry
      where kind = 'expired' order by id`.execute(test.database.db);
    return rows;
  };

  it('are none at first', async () => {
    expect((await get('loyalty')).json()).toEqual({
      data: { available: 0, earned: 0, expired: 0, used: 0 },
    });
  });

  it('are earned, used and gone, before and after that is booked', async () => {
    await book('earned', 100, 'order:1', 30);
    await book('earned', 50, 'order:2', -1);
    await book('used', 30, 'order:3', null);
    const figures = { available: 70, earned: 150, expired: 50, used: 30 };

    expect((await get('loyalty')).json()).toEqual({ data: figures });
    await Promise.all([test.services.loyalty.bookExpired(), test.services.loyalty.bookExpired()]);
    await test.services.loyalty.bookExpired();

    expect(await expiredRows()).toEqual([{ account_id: 1, points: 50, source: 'earned:2' }]);
    expect((await get('loyalty')).json()).toEqual({ data: figures });
  });

  it('of another account are not mine', async () => {
    await test.services.auth.createAccount(anAccount({ email: 'drugi@izlog.test' }));
    await test.services.loyalty.earn(2, 10, 'order:9', null);
    await test.services.loyalty.earn(2, 10, 'order:9', null);

    expect((await get('loyalty')).json()).toMatchObject({ data: { earned: 0 } });
  });
});
