import { beforeEach, describe, expect, it } from 'vitest';
import { anAccount } from '#tests/support/accounts.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});

/** The usual password of tests is too easy to guess for a new one. */
const PASSWORD = 'Tiha-Jesen7';
const PERSON = {
  firstName: 'Ana',
  lastName: 'Kovač',
  email: 'Vlasnica@izlog.test',
  password: PASSWORD,
  confirmedPassword: PASSWORD,
};

async function freshToken(beside = false): Promise<string> {
  const token = await test.services.firstOwner.issue(1, beside);
  if (token === null) throw new Error('There is no address to set up the shop.');
  return token;
}

function call(name: 'check' | 'owner', payload: object, headers: Record<string, string> = {}) {
  return test.app.inject({
    method: 'POST',
    url: `/api/v1/setup/${name}`,
    headers: { ...test.headers, ...headers },
    payload,
  });
}

async function outcomeOf(name: 'check' | 'owner', payload: object) {
  const response = await call(name, payload);
  const code = response.json<{ error?: { code: string } }>().error?.code ?? 'OK';
  return `${response.statusCode} ${code}`;
}

describe('the printed secret', () => {
  it('makes the owner once, who is logged in and may log in again', async () => {
    const token = await freshToken();
    expect(token.length).toBeGreaterThanOrEqual(22);
    expect(await outcomeOf('check', { token })).toBe('200 OK');

    const response = await call('owner', { token, ...PERSON }, { 'x-izlog-client': 'browser' });

    expect(response.statusCode).toBe(200);
    expect(response.json().data.user).toMatchObject({
      email: 'vlasnica@izlog.test',
      scope: 'backoffice',
      role: 'owner',
    });
    expect(response.cookies.map(({ name }) => name)).toContain('izlog_session');
    const login = await test.app.inject({
      method: 'POST',
      url: '/api/v1/login',
      headers: test.headers,
      payload: { username: 'vlasnica@izlog.test', password: PASSWORD, apiKey: '' },
    });
    expect(login.statusCode).toBe(200);
    expect(await outcomeOf('check', { token })).toBe('400 SETUP_LINK_INVALID');
    expect(await outcomeOf('owner', { token, ...PERSON, email: 'b@izlog.test' })).toBe(
      '400 SETUP_LINK_INVALID',
    );
    expect(await test.services.firstOwner.issue(1, false)).toBeNull();
  });

  it('is stored as a hash', async () => {
    const token = await freshToken();

    const rows = await test.database.db.selectFrom('one_time_token').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('is taken back by the next start', async () => {
    const former = await freshToken();
    const token = await freshToken();

    expect(await outcomeOf('check', { token: former })).toBe('400 SETUP_LINK_INVALID');
    expect(await outcomeOf('check', { token })).toBe('200 OK');
  });

  it('is not taken back by a process that starts beside, only by a later start', async () => {
    const first = await freshToken(true);
    const second = await freshToken(true);
    for (const token of [first, second]) {
      expect(await outcomeOf('check', { token })).toBe('200 OK');
    }

    await test.database.db
      .updateTable('one_time_token')
      .set({ created_at: new Date(Date.now() - 6 * 60_000) })
      .execute();
    const third = await freshToken(true);

    expect(await outcomeOf('check', { token: first })).toBe('400 SETUP_LINK_INVALID');
    expect(await outcomeOf('check', { token: third })).toBe('200 OK');
  });

  it('expires', async () => {
    const token = await freshToken();
    await test.database.db
      .updateTable('one_time_token')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .execute();

    expect(await outcomeOf('owner', { token, ...PERSON })).toBe('400 SETUP_LINK_INVALID');
  });

  it('makes one owner of two who send theirs at the same moment', async () => {
    const [first, second] = [await freshToken(true), await freshToken(true)];

    const outcomes = await Promise.all([
      outcomeOf('owner', { token: first, ...PERSON }),
      outcomeOf('owner', { token: second, ...PERSON, email: 'b@izlog.test' }),
    ]);

    expect(outcomes.toSorted()).toEqual(['200 OK', '400 SETUP_LINK_INVALID']);
    expect(await test.services.auth.staffOf(1)).toHaveLength(1);
  });
});

describe('no owner is made', () => {
  it('by a secret that nobody printed, and guesses are few', async () => {
    expect(await outcomeOf('owner', { token: 'x'.repeat(43), ...PERSON })).toBe(
      '400 SETUP_LINK_INVALID',
    );
    for (let count = 1; count < 30; count++) await outcomeOf('owner', { token: 'x', ...PERSON });
    expect(await outcomeOf('owner', { token: 'x', ...PERSON })).toBe('429 TOO_MANY_REQUESTS');
  });

  it('where somebody works in the back office, disabled or not', async () => {
    const token = await freshToken();
    const account = await test.services.auth.createAccount(
      anAccount({ email: 'ema@izlog.test', scope: 'backoffice' }),
    );
    await test.services.auth.setDisabled(1, account.id, true);

    expect(await outcomeOf('owner', { token, ...PERSON })).toBe('400 SETUP_LINK_INVALID');
    expect(await test.services.firstOwner.issue(1, false)).toBeNull();
  });

  it.each([
    [{ password: 'kratka', confirmedPassword: 'kratka' }, { password: 'password' }],
    [{ confirmedPassword: 'Druga#123' }, { confirmedPassword: 'sameAs' }],
    [
      { firstName: '', email: 'ana' },
      { firstName: 'line', email: 'email' },
    ],
    [{ role: 'owner' }, { role: 'additionalProperties' }],
  ])('of %j, and the secret stays good', async (change, fields) => {
    const token = await freshToken();

    const response = await call('owner', { token, ...PERSON, ...change });

    expect(response.statusCode).toBe(400);
    expect(response.json().error.payload.fields).toMatchObject(fields);
    expect(await outcomeOf('owner', { token, ...PERSON })).toBe('200 OK');
  });

  it('with the e-mail of a customer, and the secret stays good', async () => {
    const token = await freshToken();
    await test.services.auth.createAccount(anAccount());

    expect(await outcomeOf('owner', { token, ...PERSON, email: 'kupac@izlog.test' })).toBe(
      '409 USER_EXISTS',
    );
    expect(await outcomeOf('owner', { token, ...PERSON })).toBe('200 OK');
  });
});
