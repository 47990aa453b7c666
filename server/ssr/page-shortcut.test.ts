import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageResponse, SiteEntry } from '#schemas/site-entry.ts';
import { siteTag } from '#server/cache-tags.ts';
import { anAccount, logIn } from '#tests/support/accounts.ts';
import { addSecondSite } from '#tests/support/second-site.ts';
import { createTestApp, fakeEntry, type TestApp } from '#tests/support/test-app.ts';

const TEXT = 'Bonaca '.repeat(400);

function aPage(changes: Partial<PageResponse> = {}): PageResponse {
  return {
    status: 200,
    headers: {},
    html: `<!doctype html><title>Bonaca</title><p>${TEXT}</p>`,
    cacheable: true,
    tags: ['element:1'],
    hashes: { style: ["'sha256-a='"], script: [] },
    ...changes,
  };
}

const handle = vi.fn<SiteEntry['handle']>();
const entry = { ...fakeEntry, queryKeys: ['editPage', 'mobileView', 'poruka'], handle };
/** Hooks that ran, and which answers were short. */
const ran: string[] = [];
const short: boolean[] = [];
/** Set by tests: a hook that gives an answer a cookie. */
let setsCookie = false;

function watch(app: FastifyInstance) {
  app.addHook('onRequest', async () => void ran.push('onRequest'));
  app.addHook('preHandler', async () => void ran.push('preHandler'));
  app.addHook('onSend', async (_request, reply) => {
    ran.push('onSend');
    if (setsCookie) reply.header('set-cookie', 'a=b');
  });
  app.addHook('onResponse', async (request) => void short.push(request.isShort));
}
const PLAIN = { entry, extend: watch };
const BUSY = { ...PLAIN, config: { overloadMs: 100 } };
const DEVELOPMENT = { ...PLAIN, config: { env: 'development' } } as const;
const BEHIND_PROXY = { ...PLAIN, config: { trustProxy: ['127.0.0.1'] } };

let test: TestApp;

async function open(settings: Parameters<typeof createTestApp>[0] = PLAIN) {
  handle.mockReset().mockImplementation(async () => aPage());
  setsCookie = false;
  test = await createTestApp(settings);
  ran.length = 0;
  short.length = 0;
}
beforeEach(() => open());

type Asked = string | InjectOptions;
const ask = (asked: Asked): Promise<LightMyRequestResponse> => test.app.inject(asked);
/** Asks a few times, each after the other was answered. */
async function askTimes(times: number, asked: Asked) {
  const answers: LightMyRequestResponse[] = [];
  for (let time = 0; time < times; time += 1) answers.push(await ask(asked));
  return answers;
}
/** Takes the long way, as what a client of the API asks for is not known by the address alone. */
const LONG = { languagecode: 'hr' };
const told = (answer: LightMyRequestResponse | undefined) => {
  const { date: _date, ...headers } = answer?.headers ?? {};
  return { statusCode: answer?.statusCode, headers, rawPayload: answer?.rawPayload };
};

async function cookiesOf(email: string, scope: 'web' | 'backoffice') {
  await test.services.auth.createAccount(anAccount({ email, scope }));
  const { tokens } = await logIn(test.app, test.headers, email);
  short.length = 0;
  return { izlog_access: tokens.accessToken };
}

describe('a page that was sent before', () => {
  it('is sent again before any hook looks at the request', async () => {
    const first = await ask('/');
    expect(ran).toEqual(['onRequest', 'preHandler', 'onSend']);
    const [second] = await askTimes(2, '/');

    expect(ran).toHaveLength(3);
    expect(short).toEqual([false, true, true]);
    expect(told(second)).toEqual(told(first));
    expect(handle).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['plain', 'GET', {}],
    ['brotli', 'GET', { 'accept-encoding': 'gzip, deflate, br' }],
    ['gzip', 'GET', { 'accept-encoding': 'gzip, br;q=0' }],
    ['without a body', 'HEAD', { 'accept-encoding': 'br' }],
    ['not at all to who has it', 'GET', { 'if-none-match': 'known' }],
    ['to who has another one', 'GET', { 'if-none-match': 'W/"other"' }],
  ] as const)('is what the long way sends, %s', async (_form, method, given) => {
    const { etag = '' } = (await ask('/')).headers;
    const headers =
      'if-none-match' in given && given['if-none-match'] === 'known'
        ? { 'if-none-match': etag }
        : given;
    const long = await ask({ method, url: '/', headers: { ...headers, ...LONG } });
    await ask({ method: 'GET', url: '/', headers });
    short.length = 0;

    const answer = await ask({ method, url: '/', headers });

    expect(short).toEqual([true]);
    expect(told(answer)).toEqual(told(long));
  });

  it('is known by host and address; what changes no page in a query makes no other page', async () => {
    for (const url of ['/?utm=1', '/?utm=2&x', '/']) await askTimes(2, url);
    await askTimes(2, '/?poruka=nema-je');

    expect(short).toEqual([false, true, false, true, false, true, false, true]);
    expect(handle).toHaveBeenCalledTimes(1);
  });

  it('counts as any other answer does', async () => {
    await askTimes(3, '/brojim');

    const { body } = await ask({ url: '/metrics', remoteAddress: '127.0.0.1' });

    const [, count] =
      /answer_seconds_count\{method="GET",route="\/\*",status="200"\} (\d+)/.exec(body) ?? [];
    expect(Number(count)).toBeGreaterThanOrEqual(3);
    expect(short).toEqual([false, true, true, false]);
  });

  it('is the same for guests, customers and editors, whatever cookies they have', async () => {
    const cookies = await cookiesOf('kupac@izlog.test', 'web');
    const stranger = await ask('/');

    for (const sent of [cookies, { izlog_refresh: 'old' }, { locale: 'de' }, { izlog_cart: 'x' }]) {
      const answer = await ask({ url: '/', cookies: sent });
      expect(answer.rawPayload).toEqual(stranger.rawPayload);
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
    expect(short).toEqual([false, true, true, true, true]);
  });
});

describe('the long way is taken', () => {
  /** How often the same request takes the long way, asked three times. */
  const longWays = async (asked: Asked) => {
    short.length = 0;
    const answers = await askTimes(3, asked);
    expect(short).toEqual([false, false, false]);
    return answers;
  };

  it('by pages that depend on who asks (S34)', async () => {
    handle.mockImplementation(async ({ scope, nonce }) =>
      aPage({ cacheable: false, html: `${scope} ${nonce}` }),
    );
    const cookies = await cookiesOf('kupac@izlog.test', 'web');

    const own = await longWays({ url: '/profil', cookies });
    const strangers = await longWays('/profil');

    expect(new Set([...own, ...strangers].map(({ payload }) => payload)).size).toBe(6);
    for (const { headers } of [...own, ...strangers]) {
      expect(headers['cache-control']).toBe('private, no-store');
    }
  });

  it('by a page that has become personal', async () => {
    await askTimes(2, '/kosarica');
    handle.mockImplementation(async ({ scope }) =>
      aPage({ cacheable: false, html: `for ${scope}` }),
    );
    await test.app.bus.publish(['element:1']);

    const answers = await longWays({ url: '/kosarica', cookies: { izlog_cart: 'x' } });

    expect(answers.map(({ payload }) => payload)).toEqual(['for null', 'for null', 'for null']);
  });

  it.each(['editPage=true', 'mobileView=true', 'mobileView=true&editPage=true'])(
    'by whoever asks for ?%s (S21, ROUTE-36, ROUTE-37)',
    async (query) => {
      handle.mockImplementation(async ({ scope }) =>
        aPage({ cacheable: scope === null, html: `for ${scope}` }),
      );
      const cookies = await cookiesOf('urednik@izlog.test', 'backoffice');
      await askTimes(2, '/');

      const strangers = await longWays(`/?${query}`);
      const editors = await longWays({ url: `/?${query}`, cookies });

      const editor = query.includes('editPage') ? 'backoffice' : 'null';
      expect(strangers.map(({ payload }) => payload)).toEqual(Array(3).fill('for null'));
      expect(editors.map(({ payload }) => payload)).toEqual(Array(3).fill(`for ${editor}`));
    },
  );

  it.each([
    ['a page behind a login', { status: 302, location: '/prijava' }],
    ['a page that is not there', { status: 404 }],
    ['a shop under maintenance', { status: 503 }],
    ['a page that failed', { status: 500 }],
  ])('to %s', async (_name, page) => {
    handle.mockImplementation(async () => aPage(page));

    const answers = await longWays('/stranica');

    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(3).fill(page.status));
    for (const { headers } of answers) expect(headers['cache-control']).toBe('private, no-store');
  });

  it('to another form of an address, which is redirected', async () => {
    await askTimes(2, '/o-nama');

    const answers = await longWays('/o-nama/');

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([301, 301, 301]);
  });

  it('while an answer carries a cookie', async () => {
    setsCookie = true;
    await longWays('/');
    setsCookie = false;

    expect((await ask('/')).headers['set-cookie']).toBeUndefined();
  });

  it.each([
    { languagecode: 'en' },
    { storeid: '1' },
    { siteid: '1' },
    { 'accept-encoding': '*' },
    { 'content-length': '0' },
  ])('by a request that says more than its address: %o', async (headers) => {
    await askTimes(2, '/');

    await longWays({ url: '/', headers: { ...headers } });
  });

  it('to an unknown store, which is refused though the page is known', async () => {
    await askTimes(2, '/');

    expect((await ask({ url: '/', headers: { storeid: '99' } })).statusCode).toBe(400);
  });

  it('after a change, and once a page has become old', async () => {
    await askTimes(2, '/');
    await test.app.bus.publish(['element:1']);
    handle.mockImplementation(async () => aPage({ html: 'changed' }));
    expect((await ask('/')).payload).toBe('changed');
    expect((await ask('/')).payload).toBe('changed');
    expect(short).toEqual([false, true, false, true]);

    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Date.now() + 6 * 60_000);
    await ask('/');
    vi.useRealTimers();

    expect(short.at(-1)).toBe(false);
    expect(handle).toHaveBeenCalledTimes(3);
  });

  it('after any change until it is known that no key of an address means something new', async () => {
    handle.mockImplementation(async ({ query }) => aPage({ html: JSON.stringify(query) }));
    await askTimes(2, '/shop?boja=1');
    await test.app.bus.publish(['something']);
    await askTimes(2, '/shop?boja=1');
    expect(short).toEqual([false, true, false, true]);

    await sql`insert into attribute (site_id, code, labels, type, filterable)
      values (1, 'boja', '{"hr":"Boja"}', 'dropdown', true)`.execute(test.database.db);
    await test.app.bus.publish(['something']);

    expect((await ask('/shop?boja=1')).payload).toBe('{"boja":"1"}');
    expect((await ask('/shop?boja=1')).payload).toBe('{"boja":"1"}');
  });
});

describe('two sites', () => {
  beforeEach(async () => {
    handle.mockImplementation(async ({ siteId }) => aPage({ html: `site ${siteId}` }));
  });
  const at = async (host: string, headers: Record<string, string> = {}) =>
    (await ask({ url: '/', headers: { host, ...headers } })).payload;

  it('at one address each show their own pages, also after a domain has moved', async () => {
    await addSecondSite(test);
    for (let time = 0; time < 2; time += 1) {
      expect(await at('drugi.test')).toBe('site 2');
      expect(await at('prvi.test')).toBe('site 1');
      expect(await at('drugi.test:8080')).toBe('site 2');
    }
    expect(short).toEqual([false, false, false, true, true, true]);
    expect(await at('prvi.test', { siteid: '2' })).toBe('site 2');

    await sql`update domain set site_id = 1 where host = 'drugi.test'`.execute(test.database.db);
    await test.app.bus.publish(['settings']);

    expect(await at('drugi.test')).toBe('site 1');
  });

  it.each(['options', 'settings', 'navigation'] as const)(
    'keep the pages of one while the %s of the other change',
    async (tag) => {
      await addSecondSite(test);
      handle.mockImplementation(async ({ siteId }) =>
        aPage({ html: `site ${siteId}`, tags: [tag] }),
      );
      for (const host of ['prvi.test', 'drugi.test']) await at(host);
      handle.mockClear();

      await test.app.bus.publish([siteTag(tag, 2)]);
      for (const host of ['prvi.test', 'drugi.test']) await at(host);

      expect(handle.mock.calls.map(([{ siteId }]) => siteId)).toEqual([2]);
      expect(short.slice(-2)).toEqual([true, false]);

      await test.app.bus.publish([tag]);
      for (const host of ['prvi.test', 'drugi.test']) await at(host);
      expect(handle).toHaveBeenCalledTimes(3);
    },
  );

  it('are not mixed up by a page that was made while a domain moved', async () => {
    await addSecondSite(test);
    let release: () => void = () => undefined;
    const made = new Promise<void>((resolve) => {
      release = resolve;
    });
    handle.mockImplementation(async ({ siteId }) => {
      await made;
      return aPage({ html: `site ${siteId}` });
    });
    const asked = at('drugi.test');
    await vi.waitFor(() => expect(handle).toHaveBeenCalled());
    await sql`update domain set site_id = 1 where host = 'drugi.test'`.execute(test.database.db);
    await test.app.bus.publish(['settings']);
    release();

    expect(await asked).toBe('site 2');
    expect(await at('prvi.test', { siteid: '2' })).toBe('site 2');
    expect(await at('drugi.test')).toBe('site 1');
  });

  it('are told apart after a minute also where nobody said that a domain moved', async () => {
    await addSecondSite(test);
    expect([await at('drugi.test'), await at('drugi.test')]).toEqual(['site 2', 'site 2']);
    await sql`update domain set site_id = 1 where host = 'drugi.test'`.execute(test.database.db);

    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Date.now() + 61_000);
    const later = await at('drugi.test');
    vi.useRealTimers();

    expect(later).toBe('site 1');
  });

  it('behind a proxy are told apart by the host that it forwards', async () => {
    await open(BEHIND_PROXY);
    handle.mockImplementation(async ({ siteId }) => aPage({ html: `site ${siteId}` }));
    await addSecondSite(test);
    for (let time = 0; time < 2; time += 1) {
      expect(await at('inner', { 'x-forwarded-host': 'drugi.test' })).toBe('site 2');
      expect(await at('inner')).toBe('site 1');
    }
    expect(short).toEqual([false, false, true, true]);
  });

  it('take no host from a proxy that nobody trusts', async () => {
    await addSecondSite(test);
    for (let time = 0; time < 2; time += 1) {
      expect(await at('prvi.test', { 'x-forwarded-host': 'drugi.test' })).toBe('site 1');
    }
  });
});

it('a process that is too busy turns away also what it knows', async () => {
  await open(BUSY);
  await askTimes(2, '/');
  test.services.load.note(101);
  test.services.load.note(101);

  expect((await ask('/')).statusCode).toBe(503);

  test.services.load.note(0);
  expect((await ask('/')).statusCode).toBe(200);
  expect(short).toEqual([false, true, false, true]);
});

it('a development server sends nothing again', async () => {
  await open(DEVELOPMENT);

  await askTimes(3, '/adminLogin');

  expect(short).toEqual([false, false, false]);
});
