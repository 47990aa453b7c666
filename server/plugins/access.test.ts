import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Access } from '#schemas/api/endpoint.ts';
import { buildApp } from '#server/app.ts';
import { anAccount, logIn } from '#tests/support/accounts.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { checkAccess, type RouteRule } from './access.ts';

const EDITOR = 'urednik@izlog.test';
const SHOPPER = 'kupac@izlog.test';
const PROFILE = '/api/v1/user/web/profile';
const OPEN_CALL = '/api/v1/settings/getCurrencyConfig';

let test: TestApp;
let app: FastifyInstance;
beforeEach(async () => {
  test = await createTestApp();
  app = test.app;
  await test.services.auth.createAccount(anAccount({ email: SHOPPER }));
  await test.services.auth.createAccount(anAccount({ email: EDITOR, scope: 'backoffice' }));
});

/** A second shop in the same database; answers the headers that lead to it. */
async function addSecondSite(): Promise<Record<string, string>> {
  const { db } = test.database;
  const site = { id: 2, name: 'Druga', url: 'https://druga.test' };
  await db.insertInto('site').values(site).execute();
  await db
    .insertInto('store')
    .values({
      site_id: 2,
      name: 'Druga',
      currency_id: 1,
      language_code: 'hr',
      loyalty: false,
      free_delivery_cents: 0,
      checkout: '{}',
    })
    .execute();
  await db
    .insertInto('api_key')
    .values({ site_id: 2, token: 'druga-kljuc', revoked_at: null })
    .execute();
  await app.bus.publish(['settings']);
  return { apikey: 'druga-kljuc' };
}

async function codeOf(url: string, headers: Record<string, string>) {
  const response = await app.inject({ url, headers });
  const code = response.json<{ error?: { code: string } }>().error?.code ?? 'OK';
  return `${response.statusCode} ${code}`;
}

describe('every route', () => {
  type Caller = 'guest' | 'shopper' | 'editor';
  /** What the access check answers each caller before the call does anything; null lets in. */
  const EXPECTED: Record<Access, Record<Caller, string | null>> = {
    public: { guest: null, shopper: null, editor: null },
    cart: { guest: null, shopper: null, editor: null },
    user: { guest: 'UNAUTHENTICATED', shopper: null, editor: null },
    backoffice: { guest: 'UNAUTHENTICATED', shopper: 'SCOPE_REQUIRED', editor: null },
    owner: { guest: 'UNAUTHENTICATED', shopper: 'SCOPE_REQUIRED', editor: 'OWNER_REQUIRED' },
    dev: { guest: 'NOT_FOUND', shopper: 'NOT_FOUND', editor: 'NOT_FOUND' },
  };
  const REFUSALS = ['UNAUTHENTICATED', 'SCOPE_REQUIRED', 'OWNER_REQUIRED', 'TOKEN_EXPIRED'];
  /** Answers UNAUTHENTICATED for want of a refresh token, not of access. */
  const TOKEN_CALLS = ['/api/v1/refresh'];

  const calls = () => app.routeRules().filter(({ api, url }) => api && !TOKEN_CALLS.includes(url));
  const tokenOf = async (who: Caller) => {
    if (who === 'guest') return '';
    const { tokens } = await logIn(app, test.headers, who === 'editor' ? EDITOR : SHOPPER);
    return tokens.accessToken;
  };
  async function refusalOf({ method, url, access }: RouteRule, accesstoken: string) {
    const response = await app.inject({
      method: method as 'GET',
      url: url.replaceAll(/:\w+/g, '1'),
      headers: { ...test.headers, accesstoken },
      ...(method !== 'GET' && { payload: {} }),
    });
    const code = /"code":"([A-Z_]+)"/.exec(response.body)?.[1] ?? null;
    return access === 'dev' || REFUSALS.includes(code ?? '') ? code : null;
  }

  it.each<Caller>(['guest', 'shopper', 'editor'])(
    'lets a %s in where its rule says so',
    async (who) => {
      const wrong: string[] = [];
      let token = await tokenOf(who);

      for (const rule of calls()) {
        const refusal = await refusalOf(rule, token);
        const expected = EXPECTED[rule.access ?? 'public'][who];
        if (refusal !== expected) wrong.push(`${rule.method} ${rule.url}: ${refusal}`);
        if (rule.url.endsWith('logout')) token = await tokenOf(who);
      }

      expect(calls().length).toBeGreaterThan(15);
      expect(wrong).toEqual([]);
    },
  );

  it.each([
    ['owner', 'backoffice', null],
    ['editor', 'backoffice', 'OWNER_REQUIRED'],
    [null, 'backoffice', 'OWNER_REQUIRED'],
    [null, 'web', 'SCOPE_REQUIRED'],
  ] as const)('of owners answers the role %s of %s with %s', (role, scope, code) => {
    const identity = { user: { id: 1, scope, role, email: EDITOR }, reason: 'none' } as const;
    const check = () => checkAccess('owner', identity, 'production');

    if (code) expect(check).toThrow(expect.objectContaining({ code }));
    else expect(check).not.toThrow();
  });

  it('must declare a rule, or the server does not start', async () => {
    const { app: open } = await buildApp({
      config: app.config,
      secrets: { token: new Uint8Array(32) },
      database: test.database,
      entry: app.entry,
    });
    open.get('/otvoreno', async () => 'open');

    await expect(open.ready()).rejects.toThrow(/no access rule on GET \/otvoreno/);
    await open.close();
  });
});

describe('the apiKey', () => {
  it('is needed by clients that are no browser', async () => {
    expect(await codeOf(OPEN_CALL, {})).toBe('401 API_KEY_REQUIRED');
    expect(await codeOf(OPEN_CALL, test.headers)).toBe('200 OK');
  });

  it.each<[string, Record<string, string>]>([
    ['a page of our own', { 'sec-fetch-site': 'same-origin' }],
    [
      'a page of our own in an old browser',
      { origin: 'http://localhost:4100', host: 'localhost:4100' },
    ],
    ['the cookie skipApiKey', { cookie: 'skipApiKey=1' }],
  ])('may be left out by %s', async (_who, headers) => {
    expect(await codeOf(OPEN_CALL, headers)).toBe('200 OK');
  });

  it.each<[string, Record<string, string>]>([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling host', { 'sec-fetch-site': 'same-site' }],
    ['an address that was typed in', { 'sec-fetch-site': 'none' }],
    ['another origin', { origin: 'https://evil.test', host: 'localhost' }],
  ])('may not be left out by %s', async (_who, headers) => {
    expect(await codeOf(OPEN_CALL, headers)).toBe('401 API_KEY_REQUIRED');
  });

  it('that is wrong is a 401 for guests and the one 403 for everybody with a token', async () => {
    const { tokens } = await logIn(app, test.headers, SHOPPER);

    expect(await codeOf(OPEN_CALL, { apikey: 'nije-kljuc' })).toBe('401 API_KEY_REQUIRED');
    expect(await codeOf(OPEN_CALL, { apikey: 'nije-kljuc', accesstoken: tokens.accessToken })).toBe(
      '403 WRONG_ADMIN_ACCESS_KEY',
    );
  });

  it('of another site than the token gives 403, on public calls too', async () => {
    const second = await addSecondSite();
    const { tokens } = await logIn(app, test.headers, SHOPPER);

    const code = await codeOf(OPEN_CALL, { ...second, accesstoken: tokens.accessToken });

    expect(code).toBe('403 WRONG_ADMIN_ACCESS_KEY');
  });

  it('that contradicts the header siteId is wrong', async () => {
    const second = await addSecondSite();

    expect(await codeOf(OPEN_CALL, { ...second, siteid: '2' })).toBe('200 OK');
    expect(await codeOf(OPEN_CALL, { ...second, siteid: '1' })).toBe('401 API_KEY_REQUIRED');
  });

  it('that was revoked opens nothing (S25)', async () => {
    await test.database.db.updateTable('api_key').set({ revoked_at: new Date() }).execute();
    await app.bus.publish(['settings']);

    expect(await codeOf(OPEN_CALL, test.headers)).toBe('401 API_KEY_REQUIRED');
  });
});

it('ignores a broken token on public calls and refuses it where a login is needed', async () => {
  const headers = { ...test.headers, accesstoken: 'not-a-token' };

  expect(await codeOf(OPEN_CALL, headers)).toBe('200 OK');
  expect(await codeOf(PROFILE, headers)).toBe('401 UNAUTHENTICATED');
});
