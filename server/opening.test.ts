import { beforeEach, describe, expect, it } from 'vitest';
import { anAccount, PASSWORD } from '#tests/support/accounts.ts';
import { openShop } from '#tests/support/shop.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { greeting, lookAround, passwordsNote, refusePublishedPasswords } from './opening.ts';
import { accountsFor, sampleAccounts } from './seed/site/accounts.ts';

const { payments } = (await createTestApp()).app.config;
const OPEN = { config: { isPublic: true, payments: { ...payments, testMode: false } } };
const URL = 'https://bonaca.example';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp(OPEN);
});

const setUp = (over: Parameters<typeof anAccount>[0]) =>
  test.services.auth.createAccount(anAccount(over));
const refusal = () =>
  refusePublishedPasswords(test).then(
    () => null,
    (error: Error) => error.message,
  );
const greeted = async () => greeting(await lookAround(test, URL, []));

describe('a shop that strangers can reach', () => {
  it('is not opened while a published password opens an account', async () => {
    for (const account of sampleAccounts) await setUp(account);

    const message = await refusal();

    for (const { email, password } of sampleAccounts) {
      expect(message).toContain(`  - ${email}\n`);
      expect(message).not.toContain(password);
    }
    const emails = sampleAccounts.map(({ email }) => email);
    expect(message).toContain(`npm run user -- password ${emails.join(' ')}`);
  });

  it('is not opened while anybody of the back office has one of them', async () => {
    await setUp({ email: 'vlasnica@bonaca.example', scope: 'backoffice', password: 'Urednik#1' });
    await setUp({ email: 'ana@bonaca.example', scope: 'backoffice', password: PASSWORD });

    expect(await refusal()).toMatch(/ {2}- vlasnica@bonaca.example\n(?! {2}-)/);
  });

  it('is opened once they are changed, or the account is shut out', async () => {
    for (const account of sampleAccounts) await setUp(account);
    await test.services.auth.setPassword(1, 'urednik@izlog.test', PASSWORD);
    await test.services.auth.setPassword(1, 'Urednica@izlog.test', PASSWORD);
    await test.services.auth.setDisabled(1, 3, true);

    expect(await refusal()).toBeNull();
  });

  it('gives its sample accounts passwords that nobody knows, and says them', async () => {
    const accounts = accountsFor({ isPublic: true });
    for (const account of accounts) await setUp(account);

    expect(await refusal()).toBeNull();
    const note = passwordsNote(accounts);
    for (const { email, password } of accounts) expect(note).toContain(`${email}  ${password}`);
  });

  it('says how somebody gets in while nobody can', async () => {
    await setUp({ scope: 'web' });
    const text = await greeted();
    expect(text).toContain('npm run user -- create');
    expect(text.match(new RegExp(`${URL}/admin/setup#token=[\\w-]{43}`, 'g'))).toHaveLength(1);

    await setUp({ email: 'ana@bonaca.example', scope: 'backoffice' });
    expect(await greeted()).toContain(`Log in to edit: ${URL}/adminLogin`);
    expect(await greeted()).not.toContain('/admin/setup');
  });

  it('says in one loud line that a way of payment is not offered without the test gateway', async () => {
    await openShop(test, []);

    const loud = (await greeted()).split('\n').filter((line) => line.includes('!!!'));
    expect(loud).toEqual([expect.stringContaining('NOT OFFERED TO SHOPPERS: Kartica')]);

    await test.database.db.updateTable('payment_method').set({ active: false }).execute();
    expect(await greeted()).not.toContain('!!!');
  });

  it('says in one loud line that it takes test payments', () => {
    const opening = {
      ...{ url: URL, listensOn: URL, dataDir: '/data', isEmbedded: true },
      accounts: [],
      hasStaff: true,
      setupToken: null,
      notOffered: [],
      testMode: true,
    };

    expect(greeting({ ...opening, isPublic: true }).match(/!!! TEST PAYMENTS/g)).toHaveLength(1);
    expect(greeting({ ...opening, isPublic: false })).not.toContain('!!!');
  });
});

describe('what there is of a shop', () => {
  const HERE = 'http://127.0.0.1:3000';
  const opening = {
    ...{ url: HERE, listensOn: HERE, dataDir: '/srv/izlog', isEmbedded: true, isPublic: false },
    ...{ accounts: [], hasStaff: true, setupToken: null, notOffered: [], testMode: false },
  };

  it('is told by its folder, and by who gets to it', () => {
    expect(greeting(opening)).toContain('All of it is in /srv/izlog');
    expect(greeting(opening)).toContain('only this machine gets to it');
    expect(greeting(opening)).not.toContain('It listens on');
    expect(greeting({ ...opening, isPublic: true })).not.toContain('only this machine');
  });

  it('is told by where it listens where people know another address', async () => {
    const text = greeting({ ...opening, url: URL, isPublic: true, isEmbedded: false });

    expect(text).toContain(`Izlog is open: ${URL}\n`);
    expect(text).toContain(`It listens on ${HERE}`);
    expect(text).toContain('PostgreSQL of DATABASE_URL; pictures and secrets are in /srv/izlog');
    const shop = await createTestApp({ config: { ...OPEN.config, publicUrl: URL } });
    expect(await lookAround(shop, HERE, [])).toMatchObject({ url: URL, listensOn: HERE });
  });
});

describe('the demonstration on one’s own machine', () => {
  it('opens with the published accounts, and says them', async () => {
    test = await createTestApp();
    for (const account of sampleAccounts) await setUp(account);

    expect(await refusal()).toBeNull();
    const text = greeting(await lookAround(test, URL, accountsFor(test.app.config)));
    expect(text).toContain('urednik@izlog.test  Urednik#1');
    expect(text).not.toContain('!!!');
  });
});

it('a new password ends the logins of the account', async () => {
  const login = (password: string) =>
    test.app.inject({
      method: 'POST',
      url: '/api/v1/login',
      headers: test.headers,
      payload: { username: 'kupac@izlog.test', password, apiKey: '' },
    });
  await setUp({});
  const { tokens } = (await login(PASSWORD)).json().data;

  await test.services.auth.setPassword(1, 'Kupac@izlog.test', 'Škrinja#27');

  const { accessToken: accesstoken } = tokens;
  const profile = { url: '/api/v1/user/web/profile', headers: { ...test.headers, accesstoken } };
  expect((await test.app.inject(profile)).statusCode).toBe(401);
  expect((await login(PASSWORD)).statusCode).toBe(401);
  expect((await login('Škrinja#27')).statusCode).toBe(200);
  await expect(
    test.services.auth.setPassword(1, 'nitko@izlog.test', 'Škrinja#27'),
  ).rejects.toMatchObject({ statusCode: 404 });
});
