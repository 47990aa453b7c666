import { beforeEach, describe, expect, it } from 'vitest';
import { ACTIONS } from '#domain/web/actions.ts';
import { anAccount, PASSWORD } from '#tests/support/accounts.ts';
import { Buyer } from '#tests/support/buyer.ts';
import type { CartClient } from '#tests/support/cart-client.ts';
import { aProduct } from '#tests/support/products.ts';
import { openShop } from '#tests/support/shop.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const HOME = '10.1.1.1';
const ELSEWHERE = '10.2.2.2';
const CHECKOUT = '/api/v2/ecommerce/checkout';
/** Beyond any of the limits. */
const MANY = 70;

let test: TestApp;
let key: CartClient['key'];

beforeEach(async () => {
  test = await createTestApp();
  await openShop(test, [aProduct({ id: 1 }), aProduct({ id: 2, stock: 0 })]);
  await test.services.auth.createAccount(anAccount());
  const buyer = await Buyer.meet(test);
  key = buyer.key;
});

type Call = (n: number) => { method?: 'GET' | 'POST' | 'PATCH'; url: string; payload?: object };

/** Everything open to guests that writes, mails or guesses; `n` makes each try another one. */
const CALLS: readonly [name: string, call: Call][] = [
  ['login', (n) => ({ url: '/api/v1/login', payload: aLogin(n) })],
  ['the old login', (n) => ({ url: '/api/auth/login', payload: aLogin(n) })],
  ['register', (n) => ({ url: '/api/v1/user/web/register', payload: aRegistration(n) })],
  [
    'forgotPassword',
    (n) => ({ url: '/api/v1/user/web/forgotPassword', payload: { email: mail(n) } }),
  ],
  [
    'resetPassword',
    (n) => ({
      url: '/api/v1/user/web/resetPassword',
      payload: {
        token: `pogodak-${n}`.padEnd(43, 'x'),
        newPassword: PASSWORD,
        newPasswordAgain: PASSWORD,
      },
    }),
  ],
  ['verify', (n) => ({ method: 'GET', url: `/api/v1/user/web/verify/${`x${n}`.padEnd(43, 'x')}` })],
  [
    'newsletter',
    (n) => ({
      url: '/api/v1/newsletter/web/subscribe',
      payload: { email: mail(n), acceptedConsents: [] },
    }),
  ],
  [
    'availability',
    (n) => ({
      url: '/api/v1/product/web/availability/subscribe',
      payload: { productId: 2, email: mail(n), acceptedConsents: [] },
    }),
  ],
  [
    'contact',
    (n) => ({
      url: '/api/v1/contact/web/send',
      payload: { name: 'Ana', email: mail(n), message: 'Upit o kremi', acceptedConsents: [] },
    }),
  ],
  [
    'a form of a page',
    (n) => ({
      url: '/api/v1/form/web/send',
      payload: {
        ...{ elementId: 1, node: 'prijava', language: 'hr', stamp: 'a' },
        answers: { f1: [mail(n)] },
      },
    }),
  ],
  [
    'the log of failed requests',
    (n) => ({ url: '/api/v1/redirect/addFailedRequest', payload: { path: `/nema-${n}` } }),
  ],
  ['a new cart', () => ({ method: 'GET', url: `${CHECKOUT}/cart/getNewCartSession` })],
  [
    'addGuestUser',
    (n) => ({ url: `${CHECKOUT}/cart/addGuestUser`, payload: { ...key, email: mail(n) } }),
  ],
  [
    'a wrong code of a cart',
    (n) => ({ url: `${CHECKOUT}/cart/getCart`, payload: { ...key, protectCode: `pogodak-${n}` } }),
  ],
  [
    'a wrong coupon',
    (n) => ({ url: `${CHECKOUT}/cart/applyCoupon`, payload: { ...key, couponCode: `KUPON${n}` } }),
  ],
  ['a PDF', (n) => ({ method: 'GET', url: `/api/v1/transfer/document/pdf/pogodak-${n}` })],
  ['a link of the newsletter', (n) => ({ method: 'GET', url: `/newsletter/potvrda/pogodak-${n}` })],
];

const mail = (n: number) => `gost-${n}@izlog.test`;
const aLogin = (n: number) => ({ username: mail(n), password: 'Kriva#123', apiKey: '' });
const aRegistration = (n: number) => ({
  firstName: 'Ana',
  lastName: 'Kovač',
  email: mail(n),
  password: PASSWORD,
  confirmedPassword: 'Druga#123',
  acceptedConsents: [],
});

async function knock(call: Call, n: number, remoteAddress: string) {
  const { method = 'POST', url, payload } = call(n);
  return test.app.inject({
    method,
    url,
    remoteAddress,
    headers: test.headers,
    ...(payload && { payload }),
  });
}

/** Calls until the limit answers; null when it never does. */
async function firstRefusalOf(call: Call) {
  for (let n = 0; n < MANY; n += 1) {
    const response = await knock(call, n, HOME);
    if (response.statusCode === 429) return { n, response };
  }
  return null;
}

describe.each(CALLS)('%s', (_name, call) => {
  it('is limited for one address, says for how long, and stays open to others (S43)', async () => {
    const refusal = await firstRefusalOf(call);
    const other = await knock(call, MANY + 1, ELSEWHERE);

    expect(refusal?.n).toBeGreaterThanOrEqual(3);
    expect(Number(refusal?.response.headers['retry-after'])).toBeGreaterThan(0);
    expect(refusal?.response.json()).toMatchObject({
      errored: true,
      statusCode: 429,
      error: { code: 'TOO_MANY_REQUESTS' },
    });
    expect(other.statusCode).not.toBe(429);
  });
});

describe('the forms', () => {
  it.each([
    [ACTIONS.login, { username: 'kupac@izlog.test', password: 'Kriva#123' }],
    [ACTIONS.register, aRegistration(1)],
    [ACTIONS.forgotPassword, { email: 'gost@izlog.test' }],
    [ACTIONS.newsletter, { email: 'gost@izlog.test' }],
    [ACTIONS.contact, { name: 'Ana', email: 'gost@izlog.test', message: 'Upit o kremi' }],
    [ACTIONS.form, { element: '1', node: 'prijava', language: 'hr', stamp: 'a', f1: 'Ana' }],
    [ACTIONS.availability, { productId: '2', email: 'gost@izlog.test' }],
  ])('share the limit of their call: %s', async (action, fields) => {
    const statuses: number[] = [];

    for (let n = 0; n < MANY && !statuses.includes(429); n += 1) {
      const response = await test.app.inject({
        method: 'POST',
        url: action,
        remoteAddress: HOME,
        headers: { 'sec-fetch-site': 'same-origin', accept: 'application/json' },
        payload: fields,
      });
      statuses.push(response.statusCode);
    }

    expect(statuses.at(-1)).toBe(429);
  });

  it('that lack the header of our own pages are refused before they count', async () => {
    const response = await test.app.inject({
      method: 'POST',
      url: ACTIONS.login,
      headers: { 'sec-fetch-site': 'cross-site', accept: 'application/json' },
      payload: { username: 'kupac@izlog.test', password: PASSWORD },
    });

    expect(response.json()).toMatchObject({ error: { code: 'FOREIGN_FORM' } });
  });
});
