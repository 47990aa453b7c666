import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { ACTIONS } from '#domain/web/actions.ts';
import { Buyer } from '#tests/support/buyer.ts';
import { createEditor, type EditorClient } from '#tests/support/editor-client.ts';
import { OPEN_REDIRECTS } from '#tests/support/open-redirects.ts';
import { aProduct } from '#tests/support/products.ts';
import { openShop } from '#tests/support/shop.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const HOST = '127.0.0.1:3000';
const ORIGIN = `http://${HOST}`;
const CHECKOUT = '/api/v2/ecommerce/checkout';

/** Where a browser would go; what is no address at all stays on the page. */
function destinationOf(location: string): string {
  return URL.canParse(location, `${ORIGIN}/stranica`)
    ? new URL(location, `${ORIGIN}/stranica`).origin
    : ORIGIN;
}

let test: TestApp;
let ema: EditorClient;
let count = 0;

beforeAll(async () => {
  test = await createTestApp();
  await openShop(test, [aProduct({ id: 1, cents: 2500 })]);
  ema = await createEditor(test);
});

function post(url: string, fields: Record<string, string>, headers = {}) {
  count += 1;
  return test.app.inject({
    method: 'POST',
    url,
    remoteAddress: `10.7.${count >> 8}.${count & 255}`,
    headers: {
      host: HOST,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    payload: new URLSearchParams(fields).toString(),
  });
}

/** Redirects of a form that leave the shop, or that carry a header of their own. */
function escapeOf(response: LightMyRequestResponse): string[] {
  const location = String(response.headers.location ?? '/');
  const isHome = destinationOf(location) === ORIGIN && response.headers['set-cookie'] !== 'a=b';
  return isHome ? [] : [location];
}

describe.each(Object.values(ACTIONS))('the form %s', (action) => {
  it('never leads out of the shop, whatever it asks for (S10)', async () => {
    const escapes: string[] = [];

    for (const address of OPEN_REDIRECTS) {
      escapes.push(...escapeOf(await post(action, { redirect: address, page: address })));
    }

    expect(OPEN_REDIRECTS.length).toBeGreaterThanOrEqual(60);
    expect(escapes).toEqual([]);
  });
});

describe('the page that a form comes from', () => {
  it('is gone back to only where it is one of ours', async () => {
    const escapes: string[] = [];

    for (const address of OPEN_REDIRECTS) {
      // A header holds no line breaks and no letters beyond Latin-1.
      const referer = encodeURI(Buffer.from(address).toString());
      escapes.push(
        ...escapeOf(await post(ACTIONS.cookies, { choice: 'necessary' }, { referer })),
        ...escapeOf(
          await post(ACTIONS.cookies, { choice: 'necessary' }, { referer: ORIGIN + referer }),
        ),
      );
    }

    expect(escapes).toEqual([]);
  });
});

describe('an order', () => {
  it.each(['successURL', 'failureURL'])('is refused with a foreign %s (S11)', async (field) => {
    const buyer = await Buyer.ready(test);
    const taken: string[] = [];

    for (const address of OPEN_REDIRECTS) {
      const response = await test.app.inject({
        method: 'POST',
        url: `${CHECKOUT}/order/create`,
        remoteAddress: '10.6.0.1',
        headers: { ...test.headers, host: HOST },
        payload: { ...buyer.key, userId: buyer.userId, [field]: address },
      });
      const { fields } = response.json().error?.payload ?? {};
      if (response.statusCode !== 400 || !fields?.[field]) taken.push(address);
    }

    expect(taken).toEqual([]);
  });
});

describe('a redirect that an editor enters', () => {
  it('leads to a path of the shop only', async () => {
    const taken: string[] = [];

    for (const [at, to] of OPEN_REDIRECTS.entries()) {
      const response = await ema.send('POST', '/redirect/create', { from: `/stara-${at}`, to });
      if (response.statusCode !== 400) taken.push(to);
    }

    expect(taken).toEqual([]);
  });
});

describe('a login by a provider', () => {
  it('comes back to the shop only', async () => {
    const taken: string[] = [];

    for (const address of OPEN_REDIRECTS) {
      const response = await test.app.inject({
        url: `/api/v1/social/redirect-login?${new URLSearchParams({ provider: 'google', redirectUri: address })}`,
        remoteAddress: `10.5.0.${taken.length}`,
        headers: { ...test.headers, host: HOST },
      });
      if (response.statusCode === 200) taken.push(address);
    }

    expect(taken).toEqual([]);
  });
});
