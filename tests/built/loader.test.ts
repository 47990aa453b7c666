import { type Browser, chromium, type Page, type Route } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { aNode, anElement } from '#tests/support/rendering/fake-ports.ts';
import {
  serveToySite,
  type ToyAnswer,
  type ToyCall,
  type ToyServer,
} from '#tests/support/rendering/toy-server.ts';
import { buildToySite } from '#tests/support/rendering/toy-site.ts';
import { chromiumLaunch } from '../../tools/lib/chromium.ts';

const CART = '/api/v2/ecommerce/checkout/cart';
const ADD = 'POST /akcije/kosarica/dodaj';
const failure = (statusCode: number, code: string, message: string, fields = {}) => ({
  status: statusCode,
  body: { errored: true, statusCode, message: code, error: { code, payload: { message, fields } } },
});
const cartOf = (qty: number) => ({
  id: 'c1',
  items: [{ itemId: 1, productId: 12, qty, prices: { base: {} } }],
  prices: { base: { itemsTotal: qty * 20.5, cartTotal: qty * 20.5 } },
  currencyId: 1,
});
const cartWith = (qty: number) => ({ body: { data: cartOf(qty) } });
/** What adding is answered: the cart that the same call has started, if need be. */
const addedWith = (qty: number) => ({
  body: { data: { to: '/', notice: 'added-to-cart', cart: cartOf(qty) } },
  cookies: ['cartId=c1; Path=/'],
});

let browser: Browser;
let server: ToyServer;
let page: Page;
let answers: Record<string, (call: ToyCall) => ToyAnswer>;
let errors: string[];

beforeAll(async () => {
  const pages = { '/': anElement([aNode('aaa', 'forms')]), '/jedan': anElement([]) };
  server = await serveToySite(
    await buildToySite('loader'),
    { pages },
    new Proxy({}, { get: (_, key) => answers[String(key)] }),
  );
  browser = await chromium.launch(chromiumLaunch);
}, 180_000);

afterAll(async () => {
  await browser.close();
  await server.close();
});

beforeEach(async () => {
  page = await browser.newPage();
  errors = [];
  page.on('pageerror', (error) => {
    // Chromium's own word when a reload overtakes the transition between two documents.
    if (!String(error).includes('ViewTransition opt-in disabled')) errors.push(String(error));
  });
  server.calls.length = 0;
  answers = {
    [ADD]: () => addedWith(1),
    [`POST ${CART}/getCart`]: () => cartWith(2),
  };
});

afterEach(async () => {
  expect(errors).toEqual([]);
  await page.close();
});

async function open({ cookies = [] as string[] } = {}) {
  await page.context().addCookies(cookies.map((name) => ({ name, value: '1', url: server.url })));
  await page.goto(server.url, { waitUntil: 'load' });
}

const paths = () => server.calls.map(({ path }) => path.split('/').at(-1));
const bound = (name: string) => page.locator(`[data-bind="${name}"]`).textContent();
const toast = () => page.locator('.izlog-toast-text').allTextContents();
/** Also where the script of the toasts could not be had. */
const alert = () => page.getByRole('alert').allTextContents();
const add = () => page.getByRole('button', { name: /košaricu/ });
const send = () => page.getByRole('button', { name: 'Pošalji' });

describe('add to cart', () => {
  it('starts a cart, adds to it, says so and keeps the bound texts in step', async () => {
    await open();
    expect(server.calls).toEqual([]);

    await add().click();

    await expect.poll(toast).toEqual(['Proizvod uspješno dodan u košaricu!']);
    expect(paths()).toEqual(['dodaj']);
    expect(server.calls[0]?.body).toMatchObject({ productId: '12' });
    expect(await add().textContent()).toBe('Dodano u košaricu');
    expect(await bound('cart.count')).toBe('1');
    expect(await bound('cart.label')).toBe('1 proizvod u košarici');
    expect(await bound('cart.total')).toBe('20,50\u00a0€');
    expect(await bound('cart.freeDelivery')).toBe('Još 29,50\u00a0€ do besplatne dostave');
    expect(new URL(page.url()).pathname).toBe('/');
  });

  it('is sent once however often it is pressed while it is on its way', async () => {
    answers[ADD] = () => ({ ...addedWith(1), delay: 300 });
    await open();

    await add().dblclick();
    await add().click();
    await expect.poll(toast).toHaveLength(1);

    expect(paths()).toEqual(['dodaj']);
    expect(await add().getAttribute('aria-busy')).toBeNull();
  });

  it('counts in the bag at once, with its scripts and the answer on their way', async () => {
    answers[ADD] = () => ({ ...addedWith(3), delay: 400 });
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/assets/actions-*.js', async (route) => {
      await arrived;
      await route.continue();
    });
    await open();

    await add().click();

    await expect.poll(() => bound('cart.count')).toBe('1');
    await expect.poll(paths).toEqual(['dodaj']);
    expect(await add().getAttribute('aria-busy')).toBe('true');
    arrive();
    await expect.poll(() => bound('cart.count')).toBe('3');
  });

  it('asks for one script and one answer, at the same time', async () => {
    await open();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));

    await add().dispatchEvent('click');
    await expect.poll(toast).toHaveLength(1);

    expect(asked.filter((path) => path.endsWith('.js'))).toHaveLength(1);
    expect(asked.filter((path) => path.startsWith('/a') && !path.includes('/assets/'))).toEqual([
      '/akcije/kosarica/dodaj',
    ]);
  });

  it('goes on with the cart that the browser holds, without asking for it once more', async () => {
    answers[ADD] = () => addedWith(3);
    await open({ cookies: ['cartId'] });
    await expect.poll(() => bound('cart.count')).toBe('2');

    await add().click();
    await expect.poll(() => bound('cart.count')).toBe('3');

    expect(paths()).toEqual(['getCart', 'dodaj']);
  });

  it('is sent by the browser, once, while the loader is on its way', async () => {
    const held: Route[] = [];
    await page.route('**/assets/loader-*.js', (route) => void held.push(route));
    await page.goto(server.url, { waitUntil: 'commit' });

    await add().click();

    await page.waitForURL('**/akcije/kosarica/dodaj');
    expect(held).toHaveLength(1);
    expect(paths()).toEqual(['dodaj']);
  });

  it('takes the count back when the server refuses', async () => {
    answers[ADD] = () => failure(409, 'PRODUCT_UNAVAILABLE', 'Proizvod nije dostupan');
    await open({ cookies: ['cartId'] });
    await expect.poll(() => bound('cart.count')).toBe('2');

    await add().click();

    await expect.poll(toast).toHaveLength(1);
    expect(await bound('cart.count')).toBe('2');
  });

  it('says in the reader’s words why it failed', async () => {
    answers[ADD] = () => failure(400, 'PRODUCT_UNAVAILABLE', 'Proizvod trenutačno nije dostupan');
    await open();

    await add().click();

    await expect.poll(toast).toEqual(['Proizvod trenutačno nije dostupan']);
    expect(await page.locator('.izlog-toast').getAttribute('role')).toBe('alert');
    expect(await add().textContent()).toBe('U košaricu');
  });

  it('says that there is no network', async () => {
    await open();
    await page.context().setOffline(true);

    await add().click();

    await expect.poll(alert).toEqual(['Nema veze s internetom. Pokušajte ponovno.']);
    expect(await bound('cart.count')).toBe('');
    expect(await add().getAttribute('aria-busy')).toBeNull();
  });
});

describe('the start of a page', () => {
  it('asks nothing of the server for a visitor without cookies', async () => {
    await open();
    await page.waitForTimeout(300);

    expect(server.calls).toEqual([]);
    expect(await page.locator('html').getAttribute('data-session')).toBe('guest');
    expect(await page.locator('html').getAttribute('data-cookies')).toBeNull();
  });

  it('fetches the cart of a visitor who has one', async () => {
    await open({ cookies: ['cartId', 'cookieConsent'] });

    await expect.poll(() => bound('cart.count')).toBe('2');
    expect(paths()).toEqual(['getCart']);
    expect(await page.locator('html').getAttribute('data-cookies')).toBe('');
  });

  it('leaves a cart that the server does not know', async () => {
    answers[`POST ${CART}/getCart`] = () => failure(400, 'CART_NOT_FOUND', 'Nema je');
    await open({ cookies: ['cartId'] });

    await expect.poll(paths).toEqual(['getCart']);
    expect(await bound('cart.count')).toBe('');
    expect(await toast()).toEqual([]);
  });

  it('shows initials at once and the name a little later', async () => {
    answers['GET /api/v1/user/web/profile'] = () => ({
      body: { data: { details: { firstName: 'Ana', lastName: 'Marić' } } },
    });
    await open({ cookies: ['izlog_session'] });

    await expect.poll(() => bound('session.initials')).toBe('AM');
    await expect.poll(() => bound('session.name')).toBe('Ana Marić');
    expect(await page.locator('html').getAttribute('data-session')).toBe('user');
  });

  it('treats a visitor whose session has ended as a guest', async () => {
    answers['GET /api/v1/user/web/profile'] = () => failure(401, 'UNAUTHENTICATED', 'Prijava');
    await open({ cookies: ['izlog_session'] });

    await expect.poll(() => page.locator('html').getAttribute('data-session')).toBe('guest');
  });
});

describe('an enhanced form', () => {
  it('names the fault beside its field and sends nothing', async () => {
    await open();

    await send().click();

    await expect.poll(() => page.locator('#email-error').textContent()).toBe('Obavezno polje');
    expect(await page.locator('#email').getAttribute('aria-invalid')).toBe('true');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('email');
    expect(server.calls).toEqual([]);
  });

  it('is checked by its compiled schema, and forgets faults that are mended', async () => {
    answers['POST /akcije/pismo'] = () => ({ body: { data: { to: '/' } } });
    await open();
    await page.fill('#email', 'nije adresa');
    await page.fill('#word', 'predugo');
    await send().click();
    await expect.poll(() => page.locator('#email-error').textContent()).toBe('Neispravan email');
    expect(await page.locator('#word-error').textContent()).toBe('Najviše 5 znakova');

    await page.fill('#email', 'ana@example.com');
    await page.fill('#word', 'da');
    await send().click();

    await expect
      .poll(() => page.locator('dialog').evaluate((element) => element.hasAttribute('open')))
      .toBe(true);
    expect(await page.locator('#email-error').textContent()).toBe('');
    expect(server.calls[0]?.body).toEqual({ email: 'ana@example.com', word: 'da', way: 'post' });
    expect(server.calls[0]?.headers['siteid']).toBe('1');
  });

  it('thanks in a dialog that closes by itself, and starts again', async () => {
    answers['POST /akcije/pismo'] = () => ({ body: { data: { to: '/' } } });
    await open();
    await page.fill('#email', 'ana@example.com');

    await send().click();

    const isOpen = () => page.locator('dialog').evaluate((element) => element.hasAttribute('open'));
    await expect.poll(isOpen).toBe(true);
    await expect.poll(isOpen).toBe(false);
    expect(await page.inputValue('#email')).toBe('');
  });

  it('shows what the server found wrong', async () => {
    answers['POST /akcije/pismo'] = () =>
      failure(400, 'VALIDATION_FAILED', 'Molimo ispravno ispunite obrazac', { email: 'format' });
    await open();
    await page.fill('#email', 'ana@example.com');

    await send().click();

    await expect.poll(() => page.locator('#email-error').textContent()).toBe('Neispravan email');
    expect(await toast()).toEqual(['Molimo ispravno ispunite obrazac']);
  });

  it('goes where the plain form would have led', async () => {
    answers['POST /akcije/odjava'] = () => ({
      body: { data: { to: '/jedan', notice: 'logged-out' } },
    });
    await open();

    await page.getByRole('button', { name: 'Odjava' }).click();

    await page.waitForURL('**/jedan?poruka=logged-out');
    expect(await page.getByRole('status').first().textContent()).toBe('Uspješno ste se odjavili');
  });
});

describe('habits of the frame', () => {
  it('close a menu on Escape, with focus back on its button, and on a press outside', async () => {
    await open();
    const menu = page.locator('details');
    const isOpen = () => menu.evaluate((element) => element.hasAttribute('open'));
    await page.locator('summary').click();
    await page.getByRole('link', { name: 'Jedan' }).focus();

    await page.keyboard.press('Escape');

    expect(await isOpen()).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
    await page.locator('summary').click();
    await page.mouse.click(5, 5);
    expect(await isOpen()).toBe(false);
  });

  it('close a menu that the focus has left', async () => {
    await open();
    await page.locator('summary').click();

    await page.getByRole('button', { name: 'Otvori' }).focus();

    expect(await page.locator('details').evaluate((menu) => menu.hasAttribute('open'))).toBe(false);
  });

  it('replace a picture that cannot be loaded', async () => {
    await open();

    await expect
      .poll(() => page.locator('img').evaluate((image) => (image as HTMLImageElement).currentSrc))
      .toMatch(/picture-placeholder-.*\.svg$/);
    expect(await page.locator('img').getAttribute('alt')).toBe('Krema');
  });

  it('keep a toast while the reader points at it', async () => {
    await open();
    await add().click();
    await page.locator('.izlog-toast').hover();

    await page.waitForTimeout(3400);
    expect(await toast()).toHaveLength(1);
    await page.getByRole('button', { name: 'Zatvori' }).click();
    expect(await toast()).toHaveLength(0);
  });
});

describe('a script that is gone', () => {
  it('reloads the page once within a minute; then the form is sent without script', async () => {
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.route('**/assets/actions-*.js', (route) => route.abort());
    await open();
    const leave = () => page.getByRole('button', { name: 'Odjava' }).click();

    await leave();
    await expect.poll(() => loads).toBe(2);
    await leave();

    await page.waitForURL('**/akcije/odjava');
    expect(loads).toBeLessThanOrEqual(3);
  });

  it('adds to the cart all the same, once for each press, and the cart shows it', async () => {
    await page.route('**/assets/actions-*.js', (route) => route.abort());
    await open();
    await page.evaluate(() => sessionStorage.setItem('izlog.chunkReload', String(Date.now())));

    await add().click();

    await page.waitForURL('**/kosarica');
    expect(paths()).toEqual(['dodaj']);
  });
});

describe('a form without network', () => {
  it('keeps what was typed, and says so', async () => {
    await open();
    await page.fill('#email', 'ana@example.com');
    await page.context().setOffline(true);

    await send().click();

    await expect.poll(alert).toEqual(['Nema veze s internetom. Pokušajte ponovno.']);
    expect(await page.inputValue('#email')).toBe('ana@example.com');
  });
});
