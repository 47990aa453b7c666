import { beforeEach, describe, expect, it } from 'vitest';
import { anAccount, logIn } from '#tests/support/accounts.ts';
import { CookieJar } from '#tests/support/cookie-jar.ts';
import { aProduct, sell } from '#tests/support/products.ts';
import { submitForm } from '#tests/support/submit-form.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
  await sell(test.app, aProduct({ id: 1, cents: 1990 }), aProduct({ id: 2, stock: 0 }));
});

const PAGE = { host: 'shop.test', 'sec-fetch-site': 'same-origin' };

const submit = (
  path: string,
  fields: Record<string, string> | string[][],
  headers: Record<string, string> = {},
) => submitForm(test, { path, fields, headers });

async function piecesIn(jar: CookieJar) {
  const response = await test.app.inject({
    method: 'POST',
    url: '/api/v2/ecommerce/checkout/cart/getCart',
    headers: { ...test.headers, cookie: jar.header },
    payload: {},
  });
  return response.json().data.items.map((item: { qty: number }) => item.qty);
}

describe('adding to the cart by a form', () => {
  it('starts a cart, goes back with a notice, and goes on with the same cart', async () => {
    const fields = { productId: '1', qty: '2', redirect: '/shop/lice?page=2#popis' };

    const first = await submit('kosarica/dodaj', fields);
    const jar = new CookieJar().take(first);
    const second = await submit('kosarica/dodaj', { productId: '1' }, { cookie: jar.header });

    expect(first.statusCode).toBe(303);
    expect(first.headers.location).toBe('/shop/lice?page=2&poruka=added-to-cart#popis');
    expect(first.headers['cache-control']).toBe('no-store');
    expect(second.cookies).toEqual([]);
    expect(await piecesIn(jar)).toEqual([3]);
  });

  it('leaves a cart behind that is unknown or was ordered', async () => {
    const jar = new CookieJar().take(await submit('kosarica/dodaj', { productId: '1' }));
    await test.database.db.updateTable('cart').set({ status: 'archived' }).execute();

    jar.take(await submit('kosarica/dodaj', { productId: '1' }, { cookie: jar.header }));

    expect(await piecesIn(jar)).toEqual([1]);
  });

  it.each([
    { productId: '1', qty: '0' },
    { productId: '1', qty: '1000' },
    { productId: '1', qty: 'dva' },
    { productId: '1', qty: '1.5' },
    { productId: '99' },
    { productId: 'x' },
    {},
  ])('says by a notice that %o cannot be added', async (fields) => {
    const { statusCode, headers } = await submit('kosarica/dodaj', fields);

    expect(statusCode).toBe(303);
    expect(headers.location).toBe('/?poruka=cart-unchanged');
  });

  it('names what is sold out', async () => {
    const { headers } = await submit('kosarica/dodaj', { productId: '2' });

    expect(headers.location).toBe('/?zaliha=2.0&poruka=not-enough-in-stock');
  });

  it('answers data to a script', async () => {
    const accept = { accept: 'application/json' };

    const good = await submit('kosarica/dodaj', { productId: '1' }, accept);
    const bad = await submit('kosarica/dodaj', { productId: '2' }, accept);

    expect(good.json()).toMatchObject({ data: { notice: 'added-to-cart', to: '/' } });
    expect(bad.statusCode).toBe(409);
    expect(bad.json()).toMatchObject({ errored: true, error: { code: 'PRODUCT_UNAVAILABLE' } });
  });
});

describe('going back after a form', () => {
  const locationOf = async (fields: Record<string, string>, headers = {}) =>
    (await submit('kolacici', { choice: 'all', ...fields }, headers)).headers.location;

  it.each(['//evil.test', 'https://evil.test', '/\\evil.test', 'javascript:alert(1)', '/a\tb'])(
    'never leads to %j',
    async (redirect) => {
      expect(await locationOf({ redirect })).toBe('/');
    },
  );

  it('leads to the page it came from when it names none', async () => {
    expect(await locationOf({}, { referer: 'http://shop.test/objave?page=2' })).toBe(
      '/objave?page=2',
    );
    expect(await locationOf({}, { referer: 'http://evil.test/objave' })).toBe('/');
  });
});

describe('a form of another site', () => {
  it.each<[string, Record<string, string>]>([
    ['says where it comes from', { 'sec-fetch-site': 'cross-site' }],
    ['comes from a neighbour domain', { 'sec-fetch-site': 'same-site' }],
    ['has a foreign origin', { 'sec-fetch-site': '', origin: 'https://evil.test' }],
    ['hides its origin', { 'sec-fetch-site': '', origin: 'null' }],
    ['says nothing', { 'sec-fetch-site': '' }],
  ])('is refused when it %s', async (_what, headers) => {
    const sent = Object.fromEntries(
      Object.entries({ ...PAGE, ...headers }).filter(([, value]) => value !== ''),
    );

    const response = await test.app.inject({
      method: 'POST',
      url: '/akcije/kosarica/dodaj',
      headers: { ...sent, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'productId=1',
    });

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ error: { code: 'FOREIGN_FORM' } });
    expect(response.cookies).toEqual([]);
  });

  it('is not what an older browser sends from our own page', async () => {
    const headers = { origin: 'http://shop.test', host: 'shop.test' };

    const response = await test.app.inject({
      method: 'POST',
      url: '/akcije/kolacici',
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'choice=all',
    });

    expect(response.statusCode).toBe(303);
  });
});

describe('the newsletter form', () => {
  it('tells by a notice what became of it', async () => {
    const fields = [
      ['email', 'ana@izlog.test'],
      ['acceptedConsents', 'newsletter'],
      ['redirect', '/objave'],
    ];

    const locations = [
      await submit('newsletter', fields),
      await submit('newsletter', fields),
      await submit('newsletter', { email: 'nije adresa', redirect: '/objave' }),
      await submit('newsletter', { email: 'a@b.hr', acceptedConsents: 'x', redirect: '/objave' }),
    ].map(({ headers }) => headers.location);

    expect(locations).toEqual([
      '/objave?poruka=newsletter-subscribed',
      '/objave?poruka=newsletter-already-subscribed',
      '/objave?poruka=email-invalid',
      '/objave?poruka=check-form',
    ]);
  });

  it('is limited together with the call of the API', async () => {
    const locations = [];
    for (let n = 0; n < 10; n += 1) {
      const { headers } = await submit('newsletter', { email: `ana${n}@izlog.test` });
      locations.push(headers.location);
    }

    const response = await test.app.inject({
      method: 'POST',
      url: '/api/v1/newsletter/web/subscribe',
      headers: test.headers,
      payload: { email: 'iva@izlog.test' },
    });
    const form = await submit('newsletter', { email: 'iva@izlog.test' });

    expect(new Set(locations)).toEqual(new Set(['/?poruka=newsletter-subscribed']));
    expect(response.statusCode).toBe(429);
    expect(form.headers.location).toBe('/?poruka=too-many-attempts');
  });

  it('sent by a script names the faulty field', async () => {
    const response = await test.app.inject({
      method: 'POST',
      url: '/akcije/newsletter',
      headers: PAGE,
      payload: { email: 'nije adresa' },
    });

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ error: { payload: { fields: { email: 'email' } } } });
  });
});

describe('the form of a product that has run out', () => {
  it('tells by a notice what became of it', async () => {
    const locationOf = async (productId: string, email = 'ana@izlog.test') =>
      (await submit('dostupnost', { productId, email, redirect: '/product/proizvod-2' })).headers
        .location;

    expect([
      await locationOf('2'),
      await locationOf('2'),
      await locationOf('1'),
      await locationOf('2', 'nije adresa'),
      await locationOf('x'),
      await locationOf('99'),
    ]).toEqual(
      [
        'stock-alert-saved',
        'stock-alert-exists',
        'product-available',
        'check-form',
        'check-form',
        'try-again',
      ].map((notice) => `/product/proizvod-2?poruka=${notice}`),
    );
  });
});

describe('the contact form', () => {
  it('sends a question, or comes back to be mended', async () => {
    const fields = { name: 'Ana', email: 'ana@izlog.test', message: 'Dan' };

    const sent = await submit('kontakt', { ...fields, redirect: '/kontakt' });
    const faulty = await submit('kontakt', { ...fields, message: ' ', redirect: '/kontakt' });

    expect(sent.headers.location).toBe('/kontakt?poruka=question-sent');
    expect(faulty.headers.location).toBe('/kontakt?poruka=check-form');
    expect(await test.app.db.selectFrom('contact_message').select('message').execute()).toEqual([
      { message: 'Dan' },
    ]);
  });
});

describe('choosing a language', () => {
  it('remembers it for a year, leaves the cart, and shows the same page', async () => {
    const jar = new CookieJar().take(await submit('kosarica/dodaj', { productId: '1' }));

    const response = await submit(
      'jezik',
      { languageCode: 'en', redirect: '/objave/njega?page=2' },
      { cookie: jar.header },
    );

    expect(response.headers.location).toBe('/en/blog/njega?page=2');
    expect(response.cookies).toContainEqual(
      expect.objectContaining({ name: 'locale', value: 'en', maxAge: 31_536_000 }),
    );
    jar.take(response);
    expect([jar.get('cartId'), jar.get('protectCode')]).toEqual([undefined, undefined]);
  });

  it('leads back to the default language without a prefix', async () => {
    const response = await submit('jezik', { languageCode: 'hr', redirect: '/de/produkt/krema' });

    expect(response.headers.location).toBe('/product/krema');
  });

  it('knows only the languages of the site', async () => {
    const response = await submit('jezik', { languageCode: 'xx', redirect: '/objave' });

    expect(response.headers.location).toBe('/objave?poruka=try-again');
    expect(response.cookies).toEqual([]);
  });
});

describe('the answer to the cookie notice', () => {
  it.each(['all', 'necessary'])('%s is remembered for thirty days', async (choice) => {
    const response = await submit('kolacici', { choice, redirect: '/objave' });

    expect(response.headers.location).toBe('/objave');
    expect(response.cookies).toMatchObject([
      { name: 'cookieConsent', value: choice, maxAge: 30 * 86_400, path: '/', sameSite: 'Lax' },
    ]);
  });

  it('keeps the ticked kinds that are known, in one order', async () => {
    const response = await submit('kolacici', [
      ['choice', 'selected'],
      ['category', 'marketing'],
      ['category', 'statistics'],
      ['category', 'spying'],
    ]);

    expect(response.cookies).toMatchObject([
      { name: 'cookieConsent', value: 'statistics.marketing' },
    ]);
  });

  it('takes a choice without a tick for only what is necessary', async () => {
    const response = await submit('kolacici', { choice: 'selected', redirect: '/objave' });

    expect(response.cookies).toMatchObject([{ name: 'cookieConsent', value: 'necessary' }]);
  });
});

describe('logging out by a form', () => {
  it('ends the login and goes home', async () => {
    await test.services.auth.createAccount(anAccount());
    const { tokens } = await logIn(test.app, test.headers, 'kupac@izlog.test');
    const jar = new CookieJar();
    jar.set('izlog_access', tokens.accessToken);
    jar.set('izlog_refresh', tokens.refreshToken);

    const response = await submit('odjava', { redirect: '/profil' }, { cookie: jar.header });

    expect(response.headers.location).toBe('/?poruka=logged-out');
    expect(response.headers['clear-site-data']).toBe('"cache", "storage"');
    expect(jar.take(response).header).toBe('');
    const profile = await test.app.inject({
      url: '/api/v1/user/web/profile',
      headers: { ...test.headers, accesstoken: tokens.accessToken },
    });
    expect(profile.statusCode).toBe(401);
  });

  it('is no failure for who is not logged in', async () => {
    expect((await submit('odjava', {})).headers.location).toBe('/?poruka=logged-out');
  });
});
