import type { LightMyRequestResponse } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { anAccount, logIn } from '#tests/support/accounts.ts';
import { createEditor, type EditorClient } from '#tests/support/editor-client.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let editor: EditorClient;
let shopperId: number;
beforeEach(async () => {
  test = await createTestApp();
  editor = await createEditor(test, { firstName: 'Ema', lastName: 'Babić', role: 'owner' });
  shopperId = (await test.services.auth.createAccount(anAccount({ email: 'marta@izlog.test' }))).id;
});

type Record = { id: number } & { [field: string]: unknown };
const dataOf = <T = Record>(response: LightMyRequestResponse) => response.json<{ data: T }>().data;
const update = (id: number, fields: object) =>
  editor.send('PATCH', `/admin/user/update/${id}`, fields);
const newcomer = {
  email: 'Nova@Izlog.test',
  password: 'Lozinka#1',
  scope: 'backoffice',
  firstName: 'Nova',
  lastName: 'Urednica',
  adminLanguage: 'en',
};

it('an account is made, can log in, is listed, changed and deleted', async () => {
  const made = dataOf(await editor.send('POST', '/admin/user/create', newcomer));
  expect(made).toMatchObject({
    email: 'nova@izlog.test',
    scope: 'backoffice',
    adminLanguage: 'en',
    disabled: false,
    emailConfirmedAt: expect.any(String),
  });
  expect(Object.keys(made)).not.toContain('password');
  await logIn(test.app, test.headers, 'nova@izlog.test');

  const list = dataOf<{ records: Record[] }>(
    await editor.send('POST', '/admin/user/filter', { keywords: 'nova' }),
  );
  expect(list.records).toEqual([made]);

  const changed = dataOf(await update(made.id, { lastName: 'Horvat' }));
  expect(changed).toEqual({ ...made, lastName: 'Horvat' });

  expect((await editor.send('DELETE', `/admin/user/delete/${made.id}`)).statusCode).toBe(200);
  expect((await editor.send('GET', `/admin/user/get/${made.id}`)).statusCode).toBe(404);
});

it('who is shut out can neither go on nor log in again, until let in', async () => {
  const { tokens } = await logIn(test.app, test.headers, 'marta@izlog.test');
  const profile = () =>
    test.app.inject({
      url: '/api/v1/user/web/profile',
      headers: { ...test.headers, accesstoken: tokens.accessToken },
    });
  expect((await profile()).statusCode).toBe(200);

  expect(dataOf(await update(shopperId, { disabled: true }))).toMatchObject({ disabled: true });

  expect((await profile()).statusCode).toBe(401);
  await expect(logIn(test.app, test.headers, 'marta@izlog.test')).rejects.toThrow();
  await update(shopperId, { disabled: false });
  await logIn(test.app, test.headers, 'marta@izlog.test');
});

it('nobody shuts out or deletes the account they work with', async () => {
  const list = dataOf<{ records: Record[] }>(
    await editor.send('POST', '/admin/user/filter', {
      filters: [{ key: 'scope', value: 'backoffice' }],
    }),
  );
  const own = list.records[0]?.id ?? 0;

  for (const response of [
    await update(own, { disabled: true }),
    await editor.send('DELETE', `/admin/user/delete/${own}`),
  ]) {
    expect(response.statusCode).toBe(409);
    expect(response.json().error.code).toBe('OWN_ACCOUNT');
  }
});

describe('an editor', () => {
  let other: EditorClient;
  let ownId: number;
  beforeEach(async () => {
    other = await createEditor(test, { email: 'ivo@izlog.test' });
    ownId = dataOf(await other.send('GET', '/user/profile')).id;
  });
  const codeOf = (response: LightMyRequestResponse) =>
    `${response.statusCode} ${response.json<{ error?: { code: string } }>().error?.code ?? 'OK'}`;

  it('is told its role, as an owner is', async () => {
    expect(dataOf(await other.send('GET', '/user/profile'))).toMatchObject({ role: 'editor' });
    expect(dataOf(await editor.send('GET', '/user/profile'))).toMatchObject({ role: 'owner' });
  });

  it('keeps customers, and its own details', async () => {
    const customer = { ...newcomer, scope: 'web' };
    const change = (id: number, fields: object) =>
      other.send('PATCH', `/admin/user/update/${id}`, fields);

    expect(codeOf(await other.send('POST', '/admin/user/create', customer))).toBe('200 OK');
    expect(codeOf(await change(shopperId, { disabled: true }))).toBe('200 OK');
    expect(codeOf(await change(ownId, { adminLanguage: 'de' }))).toBe('200 OK');
    expect(codeOf(await other.send('DELETE', `/admin/user/delete/${shopperId}`))).toBe('200 OK');
  });

  it('cannot say who works in the back office', async () => {
    const owner = dataOf(await editor.send('GET', '/user/profile')).id;
    const change = (id: number, fields: object) =>
      other.send('PATCH', `/admin/user/update/${id}`, fields);

    for (const response of [
      await other.send('POST', '/admin/user/create', newcomer),
      await change(ownId, { role: 'owner' }),
      await change(owner, { role: 'editor' }),
      await change(owner, { disabled: true }),
      await change(owner, { firstName: 'X' }),
      await other.send('DELETE', `/admin/user/delete/${owner}`),
    ]) {
      expect(codeOf(response)).toBe('403 OWNER_REQUIRED');
    }
  });

  it('becomes an owner, who may go on only after another login', async () => {
    expect(dataOf(await update(ownId, { role: 'owner' }))).toMatchObject({ role: 'owner' });

    expect((await other.send('GET', '/user/profile')).statusCode).toBe(401);
    const { user } = await logIn(test.app, test.headers, 'ivo@izlog.test');
    expect(user.role).toBe('owner');
  });
});

describe('the last owner', () => {
  it('is not removed by two owners who remove each other at the same moment', async () => {
    const { auth } = test.services;
    const own = dataOf(await editor.send('GET', '/user/profile')).id;
    const details = anAccount({ email: 'iva@izlog.test', scope: 'backoffice', role: 'owner' });
    const { id } = await auth.createAccount(details);

    const outcomes = await Promise.allSettled([
      auth.setRole(1, own, 'editor'),
      auth.setDisabled(1, id, true),
    ]);

    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it.each(['setRole', 'setDisabled', 'remove'] as const)('is kept by %s', async (change) => {
    const { auth } = test.services;
    const own = dataOf(await editor.send('GET', '/user/profile')).id;
    const work = {
      setRole: () => auth.setRole(1, own, 'editor'),
      setDisabled: () => auth.setDisabled(1, own, true),
      remove: () => auth.remove(1, own),
    }[change];

    await expect(work()).rejects.toMatchObject({ code: 'LAST_OWNER', statusCode: 409 });
  });

  it('has a role that customers have not', async () => {
    const response = await update(shopperId, { role: 'owner' });

    expect(response.statusCode).toBe(400);
    expect(response.json().error.payload.fields).toEqual({ role: 'backoffice' });
  });
});

describe('refused is', () => {
  it('an e-mail that somebody has', async () => {
    const response = await editor.send('POST', '/admin/user/create', {
      ...newcomer,
      email: 'MARTA@izlog.test',
    });

    expect(response.statusCode).toBe(409);
    expect(response.json().error.code).toBe('USER_EXISTS');
  });

  it('a change of what is not for changing here', async () => {
    const response = await update(shopperId, {
      scope: 'backoffice',
      email: 'x@izlog.test',
      passwordHash: 'x',
      siteId: 2,
    });

    expect(response.statusCode).toBe(400);
    expect(response.json().error.payload.fields).toEqual({
      scope: 'additionalProperties',
      email: 'additionalProperties',
      passwordHash: 'additionalProperties',
      siteId: 'additionalProperties',
    });
  });

  it('a weak password and a faulty e-mail, both named', async () => {
    const response = await editor.send('POST', '/admin/user/create', {
      ...newcomer,
      email: 'nova',
      password: 'kratka',
    });

    expect(response.statusCode).toBe(400);
    expect(response.json().error.payload.fields).toEqual({ email: 'email', password: 'password' });
  });

  it('a shopper, and whoever is not logged in', async () => {
    const { tokens } = await logIn(test.app, test.headers, 'marta@izlog.test');
    const call = (headers: object) =>
      test.app.inject({
        method: 'POST',
        url: '/api/v1/admin/user/filter',
        headers: { ...test.headers, ...headers },
        payload: {},
      });

    expect((await call({ accesstoken: tokens.accessToken })).statusCode).toBe(401);
    expect((await call({})).statusCode).toBe(401);
  });

  it('an account of another site', async () => {
    const { db } = test.database;
    await db.insertInto('site').values({ id: 2, name: 'Druga', url: 'http://b.test' }).execute();
    await db.updateTable('account').set({ site_id: 2 }).where('id', '=', shopperId).execute();

    expect((await update(shopperId, { disabled: true })).statusCode).toBe(404);
    const removal = await editor.send('DELETE', `/admin/user/delete/${shopperId}`);
    expect(removal.statusCode).toBe(404);
  });
});
