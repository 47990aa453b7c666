import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ACTIONS } from '#domain/web/actions.ts';
import { anAccount } from '#tests/support/accounts.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

/** What the provider was asked, and how it answers: null breaks the connection. */
const provider: { asked: URLSearchParams[]; answer: unknown } = { asked: [], answer: {} };
const captcha = {
  siteKey: 'site-key',
  secret: 'captcha-secret',
  scriptUrl: 'https://captcha.test/api.js',
  verifyUrl: '',
  sources: ['https://more.test'],
};
const SETTINGS = { config: { captcha } };
let server: Server;
let test: TestApp;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    provider.asked.push(new URLSearchParams(Buffer.concat(chunks).toString()));
    if (provider.answer === null) request.socket.destroy();
    else response.end(JSON.stringify(provider.answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  captcha.verifyUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/verify`;
});
afterAll(() => server.close());
beforeEach(async () => {
  provider.asked = [];
  provider.answer = { success: true };
  test = await createTestApp(SETTINGS);
  await test.services.auth.createAccount(anAccount());
});

const ACCOUNT = { username: 'kupac@izlog.test', password: anAccount().password };

function call(url: string, payload: object, headers: Record<string, string> = {}) {
  return test.app.inject({
    method: 'POST',
    url,
    headers: { ...test.headers, ...headers },
    payload,
  });
}
const logIn = (headers?: Record<string, string>) =>
  call('/api/v1/login', { ...ACCOUNT, apiKey: test.headers['apikey'] }, headers);

describe('where a captcha is set up', () => {
  it('a login goes through with a token that its provider knows', async () => {
    const response = await logIn({ captchatoken: 'good' });

    expect(response.statusCode).toBe(200);
    expect(Object.fromEntries(provider.asked[0] ?? [])).toEqual({
      secret: 'captcha-secret',
      response: 'good',
      remoteip: '127.0.0.1',
    });
  });

  it('a login without one is refused, and nobody is asked about it', async () => {
    const response = await logIn();

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      message: 'Captcha token is missing',
      error: { code: 'CAPTCHA_MISSING' },
    });
    expect(provider.asked).toEqual([]);
  });

  it.each([{ success: false }, { success: 'true' }, {}, 'yes', [true]])(
    'a token that is answered by %j is refused',
    async (answer) => {
      provider.answer = answer;

      const response = await logIn({ captchatoken: 'bad' });

      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ error: { code: 'CAPTCHA_REFUSED' } });
    },
  );

  it('nothing goes through while the provider is away', async () => {
    provider.answer = null;

    expect((await logIn({ captchatoken: 'good' })).statusCode).toBe(503);
  });

  it.each([
    ['/api/auth/login', { ...ACCOUNT, apiKey: 'x' }],
    [
      '/api/v1/user/web/register',
      {
        firstName: 'Iva',
        lastName: 'Novak',
        email: 'iva@izlog.test',
        password: 'Sjena7!lipe',
        confirmedPassword: 'Sjena7!lipe',
      },
    ],
    ['/api/v1/user/web/forgotPassword', { email: 'iva@izlog.test' }],
    ['/api/v1/newsletter/web/subscribe', { email: 'iva@izlog.test', acceptedConsents: [] }],
    [
      '/api/v1/contact/web/send',
      { name: 'Iva', email: 'iva@izlog.test', message: 'Pitanje', acceptedConsents: [] },
    ],
  ])('%s asks for it (G-055)', async (url, payload) => {
    expect((await call(url, payload)).json()).toMatchObject({
      error: { code: 'CAPTCHA_MISSING' },
    });
  });

  it.each([
    [ACTIONS.login],
    [ACTIONS.register],
    [ACTIONS.forgotPassword],
    [ACTIONS.newsletter],
    [ACTIONS.contact],
  ])('the form %s does, too, and comes back with a notice', async (url) => {
    const send = (headers: Record<string, string>) =>
      test.app.inject({
        method: 'POST',
        url,
        headers: {
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/x-www-form-urlencoded',
          ...headers,
        },
        payload: 'redirect=/shop&page=/obrazac',
      });
    provider.answer = { success: false };

    expect((await send({})).headers.location).toBe('/obrazac?poruka=captcha-missing');
    expect((await send({ captchatoken: 'bad' })).headers.location).toBe(
      '/obrazac?poruka=captcha-failed',
    );
  });

  it('a form asks for one token, not for another one inside', async () => {
    const response = await test.app.inject({
      method: 'POST',
      url: ACTIONS.login,
      headers: { 'sec-fetch-site': 'same-origin', captchatoken: 'good' },
      payload: { ...ACCOUNT, redirect: '/shop' },
    });

    expect(response.json()).toMatchObject({ data: { to: '/shop' } });
    expect(provider.asked).toHaveLength(1);
  });

  it('pages may load what the provider needs', async () => {
    const { headers } = await test.app.inject('/');
    const policy = String(headers['content-security-policy']);

    expect(policy).toContain("script-src 'self' https://captcha.test https://more.test");
    expect(policy).toContain('frame-src https://captcha.test https://more.test');
  });
});
