import { brotliDecompressSync } from 'node:zlib';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});

interface Description {
  paths: Record<
    string,
    Record<string, { summary?: string; security?: unknown; responses: object }>
  >;
}
const describeApi = async () =>
  (await test.app.inject({ url: '/api/docs/json' })).json<Description>();

describe('the description of the API', () => {
  it('holds every call with its summary and its answers', async () => {
    const { paths } = await describeApi();

    const documented = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const calls = test.app
      .routeRules()
      .filter(({ api }) => api)
      .map(({ method, url }) => `${method} ${url.replaceAll(/:(\w+)/g, '{$1}')}`);
    expect(documented.sort()).toEqual(calls.sort());
    for (const methods of Object.values(paths)) {
      for (const { summary, responses } of Object.values(methods)) {
        expect(summary).toBeTruthy();
        expect(Object.keys(responses)).toEqual(['200', '4XX', '5XX']);
      }
    }
  });

  it('says which calls need a login', async () => {
    const { paths } = await describeApi();

    expect(paths['/api/v1/user/profile']?.['get']?.security).toEqual([
      { apiKey: [], accessToken: [] },
    ]);
    expect(paths['/api/v1/login']?.['post']?.security).toEqual([{ apiKey: [] }]);
    expect(paths['/api/v1/master/domainDetect']?.['post']?.security).toEqual([]);
  });

  it('names the parts of an upload', async () => {
    const { paths } = await describeApi();

    expect(paths['/api/v2/media/upload']?.['post']).toMatchObject({
      requestBody: {
        content: {
          'multipart/form-data': {
            schema: { required: ['file'], properties: { file: { type: 'array' } } },
          },
        },
      },
    });
  });

  it('refers to no schema that it does not hold', async () => {
    const text = JSON.stringify(await describeApi());
    const refs = new Set(
      [...text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name),
    );

    expect(refs.size).toBeGreaterThan(3);
    for (const name of refs) expect(text).toContain(`"${name}":{`);
  });

  it('is a page for people that loads no foreign file', async () => {
    const response = await test.app.inject({ url: '/api/docs/' });

    expect(response.statusCode).toBe(200);
    expect(response.headers['content-security-policy']).toContain("script-src 'self';");
    expect(response.body).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
  });
});

describe('health', () => {
  it('is told without a key', async () => {
    expect((await test.app.inject({ url: '/healthz' })).json()).toEqual({ status: 'ok' });
    expect((await test.app.inject({ url: '/readyz' })).json()).toEqual({ status: 'ready' });
  });

  it('ends with the database, while the process lives on', async () => {
    vi.spyOn(test.app.db, 'getExecutor').mockImplementation(() => {
      throw new Error('connection refused at 10.0.0.7');
    });

    const [alive, ready] = [
      await test.app.inject({ url: '/healthz' }),
      await test.app.inject({ url: '/readyz' }),
    ];

    expect(alive.statusCode).toBe(200);
    expect(ready.statusCode).toBe(503);
    expect(ready.body).not.toContain('10.0.0.7');
  });
});

describe('a call', () => {
  it('while the database is away asks to come back', async () => {
    vi.spyOn(test.app.db, 'getExecutor').mockImplementation(() => {
      throw Object.assign(new Error('connect ECONNREFUSED 10.0.0.7'), { code: 'ECONNREFUSED' });
    });

    const response = await test.app.inject({
      method: 'POST',
      url: '/api/v1/login',
      headers: test.headers,
      payload: { username: 'ana@izlog.test', password: 'Lozinka#1', apiKey: '' },
    });

    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('5');
    expect(response.json().error.payload.message).toBe('Usluga trenutačno nije dostupna');
    expect(response.body).not.toContain('10.0.0.7');
  });
});

describe('every answer', () => {
  it.each(['/healthz', '/api/v1/nothing', '/api/v1/settings/getCurrencyConfig'])(
    'of %s carries the security headers',
    async (url) => {
      const { headers } = await test.app.inject({ url, headers: test.headers });

      expect(headers).toMatchObject({
        'content-security-policy':
          "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
      });
      expect(headers['x-powered-by']).toBeUndefined();
    },
  );

  it('that is large is compressed for a client that can read it', async () => {
    const response = await test.app.inject({
      url: '/api/docs/json',
      headers: { 'accept-encoding': 'gzip, br' },
    });

    expect(response.headers['content-encoding']).toBe('br');
    expect(JSON.parse(brotliDecompressSync(response.rawPayload).toString())).toHaveProperty(
      'paths',
    );
  });

  it('to a broken path is a failure, not a crash', async () => {
    const response = await test.app.inject({ url: '/%E0%A4%A' });

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ error: { code: 'MALFORMED_REQUEST' } });
  });
});
