import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageResponse, SiteEntry } from '#schemas/site-entry.ts';
import { anAccount, logIn } from '#tests/support/accounts.ts';
import { createTestApp, fakeEntry, type TestApp } from '#tests/support/test-app.ts';

const TEXT = 'Bonaca '.repeat(400);

function aPage(changes: Partial<PageResponse> = {}): PageResponse {
  return {
    status: 200,
    headers: {},
    html: `<!doctype html><title>Bonaca</title><p>${TEXT}</p>`,
    cacheable: true,
    tags: [],
    hashes: { style: ["'sha256-b='", "'sha256-a='"], script: [] },
    ...changes,
  };
}

const handle = vi.fn<SiteEntry['handle']>();
const SETTINGS = {
  entry: { ...fakeEntry, queryKeys: ['editPage', 'mobileView', 'poruka'], handle },
};

let test: TestApp;
let app: FastifyInstance;

beforeEach(async () => {
  handle.mockReset().mockImplementation(async () => aPage());
  test = await createTestApp(SETTINGS);
  app = test.app;
});

async function tokenOf(email: string, scope: 'web' | 'backoffice') {
  await test.services.auth.createAccount(anAccount({ email, scope }));
  const { tokens } = await logIn(app, test.headers, email);
  return { izlog_access: tokens.accessToken };
}

const get = (url: string, headers = {}, cookies = {}) => app.inject({ url, headers, cookies });
/** Headers without those that tell the time. */
const stable = ({ date: _date, ...headers }: Record<string, unknown>) => headers;

describe('a page', () => {
  it('is rendered once and then given to everyone, byte by byte', async () => {
    const first = await get('/');
    const second = await get('/');

    expect(handle).toHaveBeenCalledTimes(1);
    expect(first.statusCode).toBe(200);
    expect(second.rawPayload).toEqual(first.rawPayload);
    expect(stable(second.headers)).toEqual(stable(first.headers));
    expect(first.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(first.headers['cache-control']).toBe('no-cache');
  });

  it('is rendered once for twenty that ask at the same time (F22)', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => get('/')));

    expect(handle).toHaveBeenCalledTimes(1);
    expect(new Set(answers.map(({ payload }) => payload)).size).toBe(1);
  });

  it('is rendered for a stranger, whoever asks', async () => {
    const cookies = await tokenOf('kupac@izlog.test', 'web');

    await get('/', {}, cookies);

    expect(handle.mock.calls[0]?.[0]).toMatchObject({ scope: null, query: {}, locale: 'hr' });
  });

  it('travels in the best encoding that the client takes', async () => {
    const plain = await get('/');
    const brotli = await get('/', { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await get('/', { 'accept-encoding': 'gzip, br;q=0' });

    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.rawPayload)).toEqual(plain.rawPayload);
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload)).toEqual(plain.rawPayload);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(brotli.headers['vary']).toContain('accept-encoding');
  });

  it('is not sent again to who has it', async () => {
    const first = await get('/');
    const again = await get('/', { 'if-none-match': first.headers.etag });
    const other = await get('/', { 'if-none-match': 'W/"another"' });

    expect(again.statusCode).toBe(304);
    expect(again.payload).toBe('');
    expect(other.statusCode).toBe(200);
  });

  it('answers HEAD with the headers of GET', async () => {
    const { headers } = await get('/');
    const head = await app.inject({ method: 'HEAD', url: '/' });

    expect(head.statusCode).toBe(200);
    expect(head.payload).toBe('');
    expect(head.headers['content-length']).toBe(headers['content-length']);
    expect(head.headers.etag).toBe(headers.etag);
  });

  it('allows its inline styles by hash and no inline script', async () => {
    const policy = String((await get('/')).headers['content-security-policy']);

    expect(policy).toContain("style-src 'self' 'sha256-a=' 'sha256-b='");
    expect(policy).toMatch(/script-src 'self';/);
    expect(policy).not.toMatch(/nonce|script-src[^;]*unsafe/);
  });

  it('names the rules for fetching ahead, which are served in the right type', async () => {
    const { headers } = await get('/');
    const rules = await get('/speculation-rules.json');

    expect(headers['speculation-rules']).toBe('"/speculation-rules.json"');
    expect(rules.headers['content-type']).toBe('application/speculationrules+json');
    expect(rules.json()).toHaveProperty('prefetch');
  });

  it('that was not found is 404, is not kept by browsers, and is counted', async () => {
    handle.mockImplementation(async () => aPage({ status: 404, cacheable: false }));

    const { statusCode, statusMessage, headers } = await get('/nema-me');
    await test.services.failedRequests.flush();

    expect(statusCode).toBe(404);
    expect(statusMessage).toBe('This page could not be found');
    expect(headers['cache-control']).toBe('private, no-store');
    const rows = await test.database.db.selectFrom('failed_request').selectAll().execute();
    expect(rows).toMatchObject([{ site_id: 1, path: '/nema-me', hits: 1 }]);
  });

  it('may send the visitor elsewhere', async () => {
    handle.mockImplementation(async () =>
      aPage({ status: 302, location: '/prijava?redirect=%2Fprofil', cacheable: false }),
    );

    const { statusCode, headers } = await get('/profil');

    expect(statusCode).toBe(302);
    expect(headers.location).toBe('/prijava?redirect=%2Fprofil');
    expect(headers['cache-control']).toBe('private, no-store');
  });

  it('may send the visitor elsewhere with the whole query', async () => {
    handle.mockImplementation(async () =>
      aPage({ status: 302, location: '/kosarica', keepQuery: true, cacheable: false }),
    );

    const { headers } = await get('/cart?kupon=LJETO&x=1');

    expect(headers.location).toBe('/kosarica?kupon=LJETO&x=1');
  });
});

describe('the path of a page', () => {
  it('has one form', async () => {
    const answers = await Promise.all(
      ['/shop/', '//shop', '/shop//njega/?mobileView=true', '//evil.test/'].map((url) => get(url)),
    );

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([301, 301, 301, 301]);
    expect(answers.map(({ headers }) => headers.location)).toEqual([
      '/shop',
      '/shop',
      '/shop/njega?mobileView=true',
      '/evil.test',
    ]);
  });

  it('is decoded and loses the prefix of its language', async () => {
    await get('/de/%C4%8Daj');

    expect(handle.mock.calls[0]?.[0]).toMatchObject({ path: '/čaj', locale: 'de' });
  });

  it.each(['/a%00b', '/a%0ab', '/a%5cb', '/%E0%A4%A'])(
    '%s is refused without a render',
    async (url) => {
      const { statusCode } = await get(url);

      expect([400, 404]).toContain(statusCode);
      expect(handle).not.toHaveBeenCalled();
    },
  );

  it('below /api never leads to a page', async () => {
    const { statusCode, headers } = await get('/api/v1/nema');

    expect(statusCode).toBe(404);
    expect(headers['content-type']).toContain('json');
  });
});

describe('the query of a page', () => {
  it('counts only by known keys and values', async () => {
    await get('/');
    await get('/?utm_source=a&fbclid=b');
    await get('/?poruka=<script>&mobileView=nonsense');

    expect(handle).toHaveBeenCalledTimes(1);
    await get('/?poruka=added-to-cart');
    await get('/?x=1&poruka=added-to-cart');
    expect(handle).toHaveBeenCalledTimes(2);
    expect(handle.mock.calls[1]?.[0].query).toEqual({ poruka: 'added-to-cart' });
  });
});

describe('the wish to edit', () => {
  it('changes not a byte for a guest, a customer and an expired login (I37)', async () => {
    const plain = await get('/');
    const customer = await tokenOf('kupac@izlog.test', 'web');

    for (const cookies of [{}, customer, { izlog_access: 'expired.or.forged' }]) {
      const answer = await get('/?editPage=true', {}, cookies);
      expect(answer.rawPayload).toEqual(plain.rawPayload);
      expect(answer.headers['content-security-policy']).toBe(
        plain.headers['content-security-policy'],
      );
    }
    expect(handle).toHaveBeenCalledTimes(1);
  });

  it('of an editor is never kept and gets a nonce of its own', async () => {
    handle.mockImplementation(async ({ scope, nonce }) =>
      aPage({ cacheable: scope === null, html: `${scope} ${nonce}` }),
    );
    const cookies = await tokenOf('urednik@izlog.test', 'backoffice');

    const first = await get('/?editPage=true', {}, cookies);
    const second = await get('/?editPage=true', {}, cookies);
    const shopper = await get('/');

    expect(first.headers['cache-control']).toBe('private, no-store');
    expect(first.payload).toMatch(/^backoffice \S+$/);
    expect(second.payload).not.toBe(first.payload);
    const nonce = first.payload.split(' ')[1];
    expect(first.headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
    expect(shopper.payload).toMatch(/^null /);
  });
});

describe('a page that depends on who asks', () => {
  beforeEach(() => {
    handle.mockImplementation(async ({ scope }) =>
      aPage({ cacheable: false, html: `for ${scope}` }),
    );
  });

  it('is rendered for each visitor and never kept', async () => {
    const customer = await tokenOf('kupac@izlog.test', 'web');

    const answers = [
      await get('/profil', {}, customer),
      await get('/profil'),
      await get('/profil', {}, customer),
    ];

    expect(answers.map(({ payload }) => payload)).toEqual(['for web', 'for null', 'for web']);
    for (const { headers } of answers) {
      expect(headers['cache-control']).toBe('private, no-store');
      expect(headers.etag).toBeUndefined();
    }
  });

  it('is not shared between guests that ask at the same time', async () => {
    handle.mockImplementation(async ({ nonce }) => aPage({ cacheable: false, html: nonce }));

    const answers = await Promise.all([get('/adminLogin'), get('/adminLogin'), get('/adminLogin')]);

    expect(new Set(answers.map(({ payload }) => payload)).size).toBe(3);
  });
});

describe('a kept page', () => {
  it.each(['media:7', 'options', 'element:1', 'slug:savjeti'])(
    'is dropped when %s changes, which it asked for',
    async (tag) => {
      handle.mockImplementation(async (_request, ports) => {
        await ports.media([7]);
        await ports.options(['Maintenance']);
        await ports.decide('/savjeti');
        return aPage({ tags: ['element:1'] });
      });
      await get('/savjeti');
      await get('/savjeti');
      expect(handle).toHaveBeenCalledTimes(1);

      await app.bus.publish([tag]);
      await get('/savjeti');

      expect(handle).toHaveBeenCalledTimes(2);
    },
  );

  it('is still shown when it cannot be made again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const first = await get('/');
    handle.mockImplementation(() => Promise.reject(new Error('database is gone')));
    vi.setSystemTime(Date.now() + 24 * 3_600_000);

    const later = await get('/');
    vi.useRealTimers();

    expect(later.statusCode).toBe(200);
    expect(later.payload).toBe(first.payload);
  });

  it('is still shown when the new one only says that it failed', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const first = await get('/');
    handle.mockImplementation(async () => aPage({ status: 500, html: 'failed', cacheable: false }));
    vi.setSystemTime(Date.now() + 24 * 3_600_000);

    const later = await get('/');
    vi.useRealTimers();

    expect(later.statusCode).toBe(200);
    expect(later.payload).toBe(first.payload);
  });
});

describe('a page that fails as a whole', () => {
  it.each([
    ['/', 'hr', 'Nešto je pošlo po zlu'],
    ['/en', 'en', 'Something went wrong'],
    ['/de/shop', 'de', 'Etwas ist schiefgegangen'],
  ])('at %s says so in %s, tells no detail and is tried again', async (url, locale, title) => {
    handle.mockImplementation(() => Promise.reject(new Error('secret detail')));

    const failed = await get(url);
    handle.mockImplementation(async () => aPage());

    expect(failed.statusCode).toBe(500);
    expect(failed.payload).toContain(`<html lang="${locale}">`);
    expect(failed.payload).toContain(title);
    expect(failed.payload).not.toContain('secret');
    expect(failed.headers['cache-control']).toBe('private, no-store');
    expect((await get(url)).statusCode).toBe(200);
  });

  it.each([
    ['with a page of its own', async () => aPage({ status: 500, cacheable: false })],
    ['altogether', () => Promise.reject(new Error('database is gone'))],
  ])('%s while the database is away asks to come back', async (_name, fail) => {
    handle.mockImplementation(fail);
    vi.spyOn(app.db, 'getExecutor').mockImplementation(() => {
      throw new Error('connect ECONNREFUSED');
    });

    const failed = await get('/');

    expect(failed.statusCode).toBe(503);
    expect(failed.headers['retry-after']).toBe('5');
  });
});
