import { beforeEach, describe, expect, it, vi } from 'vitest';
import { noAnswer } from '#runtime/http/request.ts';
import { login } from '#schemas/api/auth.ts';
import { abandonedCart } from '#schemas/api/cart.ts';
import { apiPortOf } from '#schemas/api/endpoint.ts';
import { anAccount } from '#tests/support/accounts.ts';
import { CookieJar } from '#tests/support/cookie-jar.ts';
import { lastToken, WITH_OUTBOX } from '#tests/support/outbox.ts';
import { aProduct, sell } from '#tests/support/products.ts';
import { submitFrom } from '#tests/support/submit-form.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const EMAIL = 'kupac@izlog.test';
const PASSWORD = anAccount().password;

let test: TestApp;
let jar: CookieJar;
beforeEach(async () => {
  test = await createTestApp(WITH_OUTBOX);
  jar = new CookieJar();
  await test.services.auth.createAccount(anAccount());
});

const submit = (path: string, fields: Record<string, string>) =>
  submitFrom(jar, test, { path, fields });
const goesTo = async (path: string, fields: Record<string, string>) =>
  (await submit(path, fields)).headers.location;
const logIn = () => submit('prijava', { username: EMAIL, password: PASSWORD });

async function read(url: string) {
  const response = await test.app.inject({ url, headers: { ...test.headers, cookie: jar.header } });
  return response.json().data;
}
const profile = () => read('/api/v1/user/web/profile');

describe('logging in by a form', () => {
  it('leads to the page that was asked for and stays logged in', async () => {
    const to = await goesTo('prijava', {
      username: EMAIL,
      password: PASSWORD,
      redirect: '/profil?section=lista-zelja',
      page: '/prijava?redirect=%2Fprofil',
    });

    expect(to).toBe('/profil?section=lista-zelja&poruka=logged-in');
    expect(await profile()).toMatchObject({ email: EMAIL });
  });

  it.each([
    { username: EMAIL, password: 'Kriva#123' },
    { username: 'nitko@izlog.test', password: 'Kriva#123' },
    { username: 'nije adresa', password: '' },
  ])('comes back to its page with one notice for %o', async (fields) => {
    const to = await goesTo('prijava', { ...fields, redirect: '/profil', page: '/prijava' });

    expect(to).toBe('/prijava?poruka=login-failed');
    expect(jar.get('izlog_session')).toBeUndefined();
  });

  it('never leads out of the site', async () => {
    const fields = { username: EMAIL, password: PASSWORD, redirect: '//evil.test' };
    const page = { ...fields, password: 'x', page: 'https://evil.test' };

    expect(await goesTo('prijava', fields)).toBe('/?poruka=logged-in');
    expect(await goesTo('prijava', page)).toBe('/?poruka=login-failed');
  });

  it('takes the cart along', async () => {
    await sell(test.app, aProduct({ id: 1 }));
    await submit('kosarica/dodaj', { productId: '1' });
    const cartId = jar.get('cartId');

    await logIn();

    const { userId } = await test.database.db
      .selectFrom('cart')
      .select('account_id as userId')
      .where('id', '=', cartId ?? '')
      .executeTakeFirstOrThrow();
    expect(userId).not.toBeNull();
  });

  it('asks for the cart once the user is known; without it the login stands (AUTH-03)', async () => {
    const keys: string[] = [];
    const warnings: unknown[] = [];
    const original = test.app.localApi;
    const spy = vi.spyOn(test.app, 'localApi').mockImplementation((ctx) =>
      apiPortOf((endpoint, input) => {
        keys.push(endpoint.key);
        if (endpoint.key !== abandonedCart.key) return original(ctx).call(endpoint, input);
        vi.spyOn(ctx.log, 'warn').mockImplementation((...line) => void warnings.push(line));
        return Promise.resolve(noAnswer());
      }),
    );
    const to = await goesTo('prijava', { username: EMAIL, password: PASSWORD, redirect: '/' });
    spy.mockRestore();

    expect(keys).toEqual([login.key, abandonedCart.key]);
    const { code } = noAnswer().error;
    expect(warnings).toEqual([[{ code }, 'no abandoned cart after a login']]);
    expect(to).toBe('/?poruka=logged-in');
    expect(await profile()).toMatchObject({ email: EMAIL });
  });

  it('answers a script with the failure, not with a page', async () => {
    const response = await test.app.inject({
      method: 'POST',
      url: '/akcije/prijava',
      headers: { host: 'shop.test', 'sec-fetch-site': 'same-origin' },
      payload: { username: EMAIL, password: 'Kriva#123' },
    });

    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({ error: { code: 'INVALID_LOGIN' } });
  });
});

describe('making an account by a form', () => {
  const NEW = {
    firstName: 'Iva',
    lastName: 'Novak',
    email: 'iva@izlog.test',
    password: 'Sjena7!lipe',
    confirmedPassword: 'Sjena7!lipe',
    redirect: '/shop',
    page: '/registracija',
  };

  it('logs its owner in', async () => {
    expect(await goesTo('registracija', NEW)).toBe('/shop?poruka=registered');
    expect(await profile()).toMatchObject({ details: { firstName: 'Iva', lastName: 'Novak' } });
  });

  it.each([
    [{ password: 'abcdefgh', confirmedPassword: 'abcdefgh' }, 'check-form'],
    [{ confirmedPassword: 'Druga7!lipa' }, 'check-form'],
    [{ firstName: ' ' }, 'check-form'],
    [{ email: EMAIL }, 'user-exists'],
  ])('comes back to its page for %o', async (fault, notice) => {
    expect(await goesTo('registracija', { ...NEW, ...fault })).toBe(
      `/registracija?poruka=${notice}`,
    );
    expect(jar.get('izlog_session')).toBeUndefined();
  });
});

describe('a lost password', () => {
  it('is answered alike whether or not the account exists', async () => {
    const ask = (email: string) => goesTo('lozinka/zaboravljena', { email, redirect: '/prijava' });

    expect(await ask(EMAIL)).toBe('/prijava?poruka=password-mail-sent');
    expect(await ask('nitko@izlog.test')).toBe('/prijava?poruka=password-mail-sent');
    expect(await ask('nije adresa')).toBe('/prijava?poruka=email-invalid');
  });

  it('is replaced by who has the mail, and the login page comes next (AUTH-22, AUTH-23)', async () => {
    await submit('lozinka/zaboravljena', { email: EMAIL, redirect: '/zaboravljena-lozinka' });
    const token = await lastToken(test, 'reset');
    const chosen = { token, newPassword: 'Sjena7!lipe', newPasswordAgain: 'Sjena7!lipe' };

    expect(await goesTo('lozinka/nova', { ...chosen, redirect: '/prijava', page: '/x' })).toBe(
      '/prijava?poruka=password-changed',
    );
    expect(await goesTo('prijava', { username: EMAIL, password: 'Sjena7!lipe' })).toBe(
      '/?poruka=logged-in',
    );
  });

  it('is not replaced by a secret that nobody was sent', async () => {
    const fields = { token: 'x', newPassword: 'Sjena7!lipe', newPasswordAgain: 'Sjena7!lipe' };

    expect(await goesTo('lozinka/nova', { ...fields, page: '/zaboravljena-lozinka' })).toBe(
      '/zaboravljena-lozinka?poruka=link-expired',
    );
  });
});

describe('the forms of the profile', () => {
  const PERSON = { firstName: 'Ana', lastName: 'Marić', email: EMAIL, redirect: '/profil' };
  const ADDRESS = {
    type: 'main',
    lastName: 'Marić',
    contactEmail: EMAIL,
    contactPhone: '091 555 1200',
    country: 'HR',
    city: 'Split',
    street: 'Obala mira',
    houseNumber: '7',
    zipCode: '21000',
    redirect: '/profil',
  };

  it.each([
    ['profil/podaci', PERSON],
    ['profil/adresa', ADDRESS],
  ])('%s does nothing for who is not logged in', async (path, fields) => {
    expect(await goesTo(path, fields)).toBe('/profil?poruka=try-again');
  });

  it('change the personal data, with a notice of what is wrong', async () => {
    await logIn();

    expect(await goesTo('profil/podaci', PERSON)).toBe('/profil?poruka=personal-data-updated');
    expect(await profile()).toMatchObject({ details: { firstName: 'Ana', lastName: 'Marić' } });
    expect(await goesTo('profil/podaci', { ...PERSON, lastName: '' })).toBe(
      '/profil?poruka=check-form',
    );
    expect(await goesTo('profil/podaci', { ...PERSON, memberCardBarcode: '0000' })).toBe(
      '/profil?poruka=member-card-invalid',
    );
  });

  it('make an address and then change it', async () => {
    await logIn();

    expect(await goesTo('profil/adresa', ADDRESS)).toBe('/profil?poruka=billing-address-updated');
    const [address] = (await profile()).addresses;
    const change = { ...ADDRESS, addressId: String(address.id), street: 'Marmontova' };
    expect(await goesTo('profil/adresa', change)).toBe('/profil?poruka=billing-address-updated');

    expect((await profile()).addresses).toMatchObject([{ id: address.id, street: 'Marmontova' }]);
    expect(await goesTo('profil/adresa', { ...ADDRESS, country: 'XX' })).toBe(
      '/profil?poruka=check-form',
    );
    expect(await goesTo('profil/adresa', { ...ADDRESS, type: 'tvornica' })).toBe(
      '/profil?poruka=try-again',
    );
  });

  it('change the password only for who knows the old one', async () => {
    await logIn();
    const chosen = { newPassword: 'Sjena7!lipe', newPasswordAgain: 'Sjena7!lipe' };
    const change = (oldPassword: string) =>
      goesTo('profil/lozinka', { ...chosen, oldPassword, redirect: '/profil' });

    expect(await change('Kriva#123')).toBe('/profil?poruka=old-password-wrong');
    expect(await change(PASSWORD)).toBe('/profil?poruka=password-changed');
    expect(await goesTo('prijava', { username: EMAIL, password: PASSWORD })).toContain(
      'login-failed',
    );
  });

  it('renew a login that ran out meanwhile', async () => {
    await logIn();
    jar.set('izlog_access', 'istekao');

    expect(await goesTo('profil/podaci', PERSON)).toBe('/profil?poruka=personal-data-updated');
  });

  it('put a product on the wishlist and take it away', async () => {
    await sell(test.app, aProduct({ id: 1 }));
    await logIn();

    const toggle = () => goesTo('lista-zelja', { productId: '1', redirect: '/profil' });

    expect(await toggle()).toBe('/profil?poruka=added-to-wishlist');
    const url = '/api/v1/wishlist/filter';
    expect(await read(url)).toMatchObject([{ product_id: 1 }]);
    expect(await toggle()).toBe('/profil?poruka=removed-from-wishlist');
    expect(await read(url)).toEqual([]);
  });

  it('tell a guest that the wishlist needs a login (ROLE-02)', async () => {
    await sell(test.app, aProduct({ id: 1 }));

    expect(await goesTo('lista-zelja', { productId: '1', redirect: '/shop' })).toBe(
      '/shop?poruka=wishlist-needs-login',
    );
  });

  it('say that a product nobody can buy went wrong', async () => {
    await logIn();

    expect(await goesTo('lista-zelja', { productId: '99', redirect: '/shop' })).toBe(
      '/shop?poruka=try-again',
    );
  });
});

describe('changing a line of the cart by a form', () => {
  it('sets its quantity, and 0 takes it out', async () => {
    await sell(test.app, aProduct({ id: 1 }));
    await submit('kosarica/dodaj', { productId: '1' });
    const lines = async () => {
      const response = await test.app.inject({
        method: 'POST',
        url: '/api/v2/ecommerce/checkout/cart/getCart',
        headers: { ...test.headers, cookie: jar.header },
        payload: {},
      });
      return response.json().data.items;
    };
    const [{ itemId }] = await lines();
    const change = (qty: string) =>
      goesTo('kosarica/kolicina', { itemId: String(itemId), qty, redirect: '/kosarica' });

    expect(await change('3')).toBe('/kosarica?poruka=cart-updated');
    expect(await lines()).toMatchObject([{ qty: 3 }]);
    for (const qty of ['1000', 'dva', '-1', '']) {
      expect(await change(qty)).toBe(`/kosarica?polje=stavka-${itemId}&poruka=quantity-invalid`);
    }
    expect(await change('0')).toBe('/kosarica?poruka=removed-from-cart');
    expect(await lines()).toEqual([]);
  });
});
