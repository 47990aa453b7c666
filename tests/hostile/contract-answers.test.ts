import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FormField, formStamp } from '#domain/web/form-fields.ts';
import { PASSWORD } from '#tests/support/accounts.ts';
import { ADDRESS } from '#tests/support/buyer.ts';
import { aContent } from '#tests/support/content/builders.ts';
import { lastToken, WITH_OUTBOX } from '#tests/support/outbox.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { Callers, type Role } from './support/callers.ts';
import { missingIn, readContract } from './support/contract-fields.ts';
import { ROWS, SHAPES } from './support/contract-rows.ts';
import { openSampleShop } from './support/sample-shop.ts';

const rows = readContract(SHAPES, ROWS);
/** Calls that need a provider, a picture or a bucket: tested where these are at hand. */
const ELSEWHERE = [
  'POST /api/v1/user/social/oauth',
  'GET /api/v1/social/redirect-login',
  'POST /api/v2/media/upload',
  'POST /api/v1/media/create',
  'POST /api/v1/media/addFromBucket',
  'DELETE /api/v1/media/delete/:id',
  'DELETE /api/v1/directory/item/delete',
  'POST /api/v2/ecommerce/checkout/order/pgSuccess/:orderId',
];
const V2 = 'v2/ecommerce/checkout';
const EMAIL = 'nova@izlog.test';
const FIRST_PASSWORD = 'Mirisna#Lavanda7';
const NEW_PASSWORD = 'Gorka#Naranča83';

let test: TestApp;
let callers: Callers;
const answered = new Set<string>();
let count = 0;

beforeAll(async () => {
  test = await openSampleShop(WITH_OUTBOX);
  callers = new Callers(test);
});

/** Calls as somebody, from ever new addresses, so that no limit answers instead of the call. */
async function send(role: Role, call: string, payload?: object, more: Record<string, string> = {}) {
  const [method, url] = call.split(' ');
  count += 1;
  return test.app.inject({
    method: method as 'GET',
    url: `/api/${url}`,
    remoteAddress: `10.7.${count >> 8}.${count & 255}`,
    headers: { ...(await callers.headersOf(role)), ...more },
    ...(payload && { payload }),
  });
}

const rowOf = (method: string, path: string) =>
  rows
    .filter((row) => row.method === method)
    .filter((row) => new RegExp(`^${row.path.replaceAll(/:\w+/g, '[^/]+')}$`).test(path))
    .toSorted((a, b) => a.path.split(':').length - b.path.split(':').length)[0];

function dataOf<T>(call: string, response: LightMyRequestResponse): T {
  const [method = '', url = ''] = call.split(' ');
  const row = rowOf(method, `/api/${url.replace(/\?.*/, '')}`);
  if (!row) throw new Error(`No row for ${call}.`);
  if (response.statusCode !== 200) throw new Error(`${call}: ${response.body}`);
  answered.add(`${row.method} ${row.path}`);
  const { data } = response.json();
  const many = row.answer.kind === 'records' ? data.records : data;
  expect(missingIn(row.answer.fields, many), call).toEqual([]);
  return data;
}

/** The data of a good answer, which has every field of the contract. */
// biome-ignore lint/suspicious/noExplicitAny: each test reads what its call answers.
async function ask<T = any>(role: Role, call: string, payload?: object): Promise<T> {
  return dataOf<T>(call, await send(role, call, payload));
}

/** As `ask` for a list, which has to hold something: an empty one would prove nothing. */
async function askMany(role: Role, call: string, payload?: object) {
  const data = await ask(role, call, payload);
  const many = data.records ?? data;
  expect(many.length, call).toBeGreaterThan(0);
  return many;
}

/** Ids of the consents that a form asks for. */
async function consentsOf(form: string): Promise<number[]> {
  const asked = await send('guest', 'POST v1/gdpr/web/consent/filter', { assigned_to: form });
  return asked.json().data.records.map(({ id }: { id: number }) => id);
}

/** Status, code and message of a refusal. */
async function refusal(role: Role, call: string, payload?: object) {
  const body = (await send(role, call, payload)).json();
  return [body.statusCode, body.error?.code, body.message];
}

describe('every call answers what the contract says', () => {
  it('about logging in and the account', async () => {
    const person = {
      firstName: 'Nova',
      lastName: 'Kupčić',
      email: EMAIL,
      password: FIRST_PASSWORD,
    };
    await ask('guest', 'POST v1/user/web/register', {
      ...person,
      confirmedPassword: FIRST_PASSWORD,
      acceptedConsents: await consentsOf('registerForm'),
    });
    await ask('guest', `GET v1/user/web/verify/${await lastToken(test, 'verify')}`);
    const login = { username: EMAIL, password: FIRST_PASSWORD, apiKey: '' };
    const { tokens } = await ask('guest', 'POST v1/login', login);
    await ask('guest', 'POST auth/login', login);
    const refresh = await send('guest', 'GET v1/refresh', undefined, {
      refreshtoken: tokens.refreshToken,
    });
    dataOf('GET v1/refresh', refresh);
    await ask('guest', 'POST v1/user/web/forgotPassword', { email: EMAIL });
    const token = await lastToken(test, 'reset');
    const again = { newPassword: NEW_PASSWORD, newPasswordAgain: NEW_PASSWORD };
    await ask('guest', 'POST v1/user/web/resetPassword', { token, ...again });
    await ask('shopper', 'GET v1/user/web/profile');
    await ask('shopper', 'GET auth/user');
    await ask('editor', 'GET v1/user/profile');
    await ask('shopper', 'PATCH v1/user/web/update', {
      details: { firstName: 'Iva', lastName: 'Ivić' },
    });
    const created = await ask('shopper', 'POST v1/user/web/address/create', {
      ...ADDRESS,
      type: 'main',
    });
    await ask('shopper', `PATCH v1/user/web/address/update/${created.id}`, { city: 'Split' });
    await ask('shopper', 'POST v1/user/web/validateMembersBarcode', { barcode: '000000' });
    await ask('shopper', 'GET v1/user/web/loyalty');
    await ask('shopper', 'PATCH v1/user/web/changePassword', { oldPassword: PASSWORD, ...again });
    await callers.renew('shopper');
    await ask('shopper', 'POST v1/user/logout', {});
    await callers.renew('shopper');
    await ask('shopper', 'POST auth/logout', {});
    await callers.renew('shopper');
  });

  it('about the site and its settings', async () => {
    const [domain] = await askMany('guest', 'POST v1/settings/domain/filter', {});
    await ask('nobody', 'POST v1/master/domainDetect', { referer: domain.url });
    await askMany('guest', 'GET v1/lookup/languages');
    await askMany('guest', 'GET v1/lookup/countries?languageCode=hr&allowed=true');
    await askMany('guest', 'POST v1/option/filter', {});
    await ask('editor', 'PUT v1/option/update/CopyrightText', { value: 'Izlog' });
    await ask('guest', 'GET v1/settings/getCheckoutSettings');
    await ask('guest', 'GET v1/settings/getCurrencyConfig');
    await ask('shopper', 'GET v1/settings/general/user?group=global&key=language');
    await askMany('guest', 'POST v1/media/options/filter', { autoResizeOnly: false });
    await ask('editor', 'GET v1/pipeline/hasRunningPipeline');
    await ask('guest', 'GET v1/social/hashtag/bonacanjega?limit=4');
    await ask('editor', 'GET v1/cache/list');
    await ask('editor', 'POST v1/cache/clear', {});
    const tree = await askMany('guest', 'GET v1/navigation/tree/main');
    await ask('editor', 'PUT v1/navigation/update/main', { tree });
    await ask('guest', 'POST v1/redirect/addFailedRequest', { path: '/nema' });
  });

  it('about content', async () => {
    const statics = { handlers: ['header-section'], language_code: 'hr' };
    const [header] = await askMany('guest', 'POST v1/element/getByHandlers', statics);
    const [row] = await askMany('editor', 'POST v1/page/filter', {});
    const page = await ask('guest', `GET v1/page/get/${row.slug}`);
    const { id: _id, status: _status, rev: _rev, ...content } = page;
    const second = await ask('editor', 'POST v1/page/create', { ...content, slug: 'druga-strana' });
    const third = await ask('editor', 'POST v1/element/create', {
      ...content,
      slug: 'treca-strana',
    });
    const hiding = (node: { id: string }, baseRev: number) => ({
      baseRev,
      patches: [{ op: 'add', path: ['nodes', node.id, 'hide'], value: { mobile: true } }],
    });
    for (const [kind, { id }] of [
      ['page', second],
      ['element', third],
    ] as const) {
      await ask('editor', `PATCH v1/${kind}/update/${id}`, hiding(content.parts[0], 1));
      await ask('editor', `PUT v1/${kind}/update/${id}`, { ...content, slug: `${kind}-x`, rev: 2 });
    }
    const at = new Date(Date.now() + 86_400_000).toISOString();
    await ask('editor', `POST v1/element/${third.id}/publish`, {});
    await ask('editor', `POST v1/element/${third.id}/unpublish`, {});
    await ask('editor', `POST v1/element/${third.id}/schedule`, { at });
    await ask('editor', `POST v1/element/${third.id}/revert`, { rev: 1 });
    await askMany('editor', `GET v1/element/${header.id}/revisions`);
    await ask('editor', `GET v1/element/${header.id}/revisions/1`);
    await ask('editor', `DELETE v1/page/delete/${second.id}`);
    const template = {
      ...content,
      type: 'template',
      slug: 'predlozak',
      meta: { name: 'T', kind: 'page' },
    };
    const made = await ask('editor', 'POST v1/template/create', template);
    await askMany('editor', 'POST v1/template/filter', {});
    await ask('editor', `PUT v1/template/update/${made.id}`, { ...template, rev: 1 });
    await ask('editor', `DELETE v1/template/delete/${made.id}`);
    const [master] = await askMany('editor', 'POST v1/section/filter', {});
    const { id, status: _s, rev, ...section } = master.element;
    await ask('editor', 'POST v1/section/create', section);
    await ask('editor', `PUT v1/section/update/${id}`, { ...section, rev });
    await ask('editor', `PATCH v1/section/update/${id}`, hiding(section.parts[0], rev));
    await ask('editor', `GET v1/section/${id}/usage`);
  });

  it('about forms', async () => {
    const field: FormField = { kind: 'text', label: 'Ime', help: '', required: true, options: [] };
    const asked = { fields: [field], consent: '' };
    const form = { id: 'prijava', block: 'form', v: 1, role: 'own' as const, meta: asked };
    const content = aContent({ slug: 'radionica', meta: { title: 'Radionica' }, parts: [form] });
    const page = await ask('editor', 'POST v1/element/create', content);
    await ask('editor', `POST v1/element/${page.id}/publish`, {});
    await ask('guest', 'POST v1/form/web/send', {
      elementId: page.id,
      node: form.id,
      language: 'hr',
      stamp: formStamp(asked),
      answers: { f1: ['Ana'] },
    });
  });

  it('about paths, posts, events and comments', async () => {
    await ask('guest', 'POST v1/finder/decide', { params: [] });
    const words = { keywords: '', categories: ['product', 'post'] };
    await askMany('editor', 'POST v1/finder/searchSlugs', words);
    await ask('guest', 'POST v1/finder/getUrlOnLanguage', { path: '/', languageCode: 'en' });
    const [term] = await askMany('guest', 'POST v1/term/filter', { noPaginate: true });
    await ask('guest', `GET v1/term/get/${term.slug}`);
    const [post] = await askMany('guest', 'POST v1/post/filterStandard', { page: 1, limit: 10 });
    await ask('guest', `GET v1/post/get/${post.slug}`);
    await ask('guest', 'GET v1/comment/getOptions?store_id=1');
    const target = { type: 'product', id: 1 };
    const comment = await ask('shopper', 'POST v1/comment/create', {
      target,
      body: 'Dobro.',
      rating: 5,
    });
    await ask('editor', `PATCH v1/comment/update/${comment.id}`, { published: true });
    await askMany('guest', 'POST v1/comment/filter', { target });
    const { id } = await test.database.db
      .selectFrom('event')
      .select('id')
      .executeTakeFirstOrThrow();
    await ask('guest', `GET v1/event/web/get/${id}`);
  });

  it('about products', async () => {
    const filters = [{ key: 'archived', value: false }];
    const [product] = await askMany('guest', 'POST v1/product/web/filter', { page: 1, filters });
    await ask('guest', `GET v1/product/web/get?slug=${product.slug}&store=1&currency=1`);
    await askMany('guest', 'POST v1/product/web/category/filter', { tree: true });
    await ask('guest', 'GET v1/product/web/category/get/1');
    await askMany('guest', 'POST v1/product/web/tag/filter', { storeID: 1, limit: 0 });
    await askMany('guest', 'POST v1/product/layered/navigation', { filters });
    await ask('guest', `GET v1/product/checkBundles?product=${product.id}`);
    await askMany('guest', 'GET v1/gaussbox/eCommerce/public/products/get?ids=1,2,3');
    await ask('shopper', 'POST v1/wishlist/create', { product_id: product.id });
    await askMany('shopper', 'GET v1/wishlist/filter?page=1&limit=9999');
    const { id } = await test.database.db
      .selectFrom('product')
      .select('id')
      .where('stock', '=', 0)
      .where('visible', '=', true)
      .executeTakeFirstOrThrow();
    await ask('guest', 'POST v1/product/web/availability/subscribe', {
      productId: id,
      email: EMAIL,
      acceptedConsents: await consentsOf('productAvailabilityForm'),
    });
  });

  it('about forms and consents', async () => {
    const subscriber = { email: EMAIL, acceptedConsents: await consentsOf('newsletter') };
    await ask('guest', 'POST v1/newsletter/web/subscribe', subscriber);
    const again = await refusal('guest', 'POST v1/newsletter/web/subscribe', subscriber);
    expect(again.slice(0, 2)).toEqual([409, 'ALREADY_SUBSCRIBED']);
    const message = { name: 'Ana', email: EMAIL, message: 'Pitanje o kremi.' };
    const acceptedConsents = await consentsOf('contactForm');
    await ask('guest', 'POST v1/contact/web/send', { ...message, acceptedConsents });
    const [consent] = await askMany('guest', 'POST v1/gdpr/web/consent/filter', { limit: 100 });
    await ask('guest', 'POST v1/gdpr/web/consent/log/create', {
      status: 'accepted',
      statusTimestamp: new Date().toISOString(),
      sourceType: 'cmsSite',
      consents: [consent.id],
      user: { userType: 'webUser', email: EMAIL },
    });
    await askMany('guest', 'GET v1/gdpr/consent/assignment/list?page=1&perPage=50');
    await ask('editor', 'POST v1/gdpr/consent/assignment/create', {
      assigned_to: 'contactForm',
      consents: [consent.id],
      requiredConsents: [],
    });
    await askMany('editor', 'POST v1/gdpr/consent/filter', {});
    const fields = { uniqueNumber: 'NOVA', displayName: 'Pristajem.' };
    const { id } = await ask('editor', 'POST v1/gdpr/consent/create', fields);
    await ask('editor', `PUT v1/gdpr/consent/update/${id}`, { displayName: 'Slažem se.' });
    await ask('editor', `DELETE v1/gdpr/consent/delete/${id}`);
  });

  it('about media and records', async () => {
    const [media] = await askMany('editor', 'POST v1/media/filterStandard', { page: 1 });
    await ask('editor', `PUT v1/media/update/${media.id}`, { title: 'Krema' });
    await ask('editor', 'POST v1/media/getUploadUrl', { fileName: 'a.png', mime: 'image/png' });
    await ask('editor', 'POST v1/admin/import', { kind: 'tag', rows: [{ names: { hr: 'Uvoz' } }] });
  });

  it('about carts, checkout and orders', async () => {
    const key = await callers.cartOf('guest', 1);
    const cart = (path: string, body: object = {}) =>
      ask('guest', `${path.replace(' ', ` ${V2}/`)}`, { ...key, ...body });
    await ask('guest', `GET ${V2}/cart/getNewCartSession`);
    await cart('POST cart/getCart', { currencyId: 1 });
    await cart('POST cart/validateCart');
    const { items } = await cart('POST cart/addItem', { productId: 1, qty: 1, reservation: true });
    const { itemId } = items[0];
    await cart('PATCH cart/updateItem', { itemId, qty: 3 });
    await cart('DELETE cart/deleteItem', { itemId });
    await cart('POST cart/clearCart');
    await cart('POST cart/addItem', { productId: 1, qty: 2 });
    await cart('POST cart/applyCoupon', { couponCode: await aCoupon() });
    await cart('POST cart/removeCoupon');
    const { id: userId } = await cart('POST cart/addGuestUser', { email: 'gost@izlog.test' });
    const addresses = ['main', 'shipping'].map((type) => ({ ...ADDRESS, type }));
    await cart('PATCH cart/updateGuestUser', { userId, addresses });
    const ways = await cart('POST delivery/getApplicableDeliveryMethods', {
      userId,
      countryIso: 'HR',
    });
    const way = ways.find(({ options }: { options: unknown[] }) => options.length === 0);
    await cart('PUT delivery/saveDeliveryMethod', { userId, deliveryMethodId: way.id });
    await ask('guest', `GET ${V2}/getFreeDeliveryAmount/1`);
    const methods = await cart('POST payment/getApplicablePaymentMethods', { userId });
    await cart('PUT payment/savePaymentMethod', { userId, paymentMethodId: methods[0].id });
    const acceptedConsents = await consentsOf('checkoutForm');
    expect(await refusal('guest', `POST ${V2}/order/create`, { ...key, userId })).toEqual([
      400,
      'CONSENTS_REQUIRED',
      expect.any(String),
    ]);
    await cart('POST order/create', { userId, acceptedConsents });
    const own = await aCartOfShopper();
    await ask('shopper', `POST ${V2}/cart/getAbandoned`, { currencyId: 1 });
    const { barcode } = await test.database.db
      .selectFrom('member_card')
      .select('barcode')
      .where('active', '=', true)
      .executeTakeFirstOrThrow();
    await ask('shopper', `POST ${V2}/cart/applyMemberCard`, { ...own, barcode });
    await ask('shopper', 'POST v2/ecommerce/order/web/filter', { page: 1, limit: 10 });
  });

  /** The code of a cart is another one once it has an owner. */
  async function aCartOfShopper() {
    const session = await ask('shopper', `GET ${V2}/cart/getNewCartSession`);
    const key = { cartId: session.id, protectCode: session.protectCode };
    const item = { ...key, productId: 1, qty: 1 };
    const { protectCode } = await ask('shopper', `POST ${V2}/cart/addItem`, item);
    return { ...key, protectCode };
  }

  const aCoupon = async () =>
    (await test.database.db.selectFrom('coupon').select('code').execute()).map(
      ({ code }) => code,
    )[0] ?? '';

  afterAll(() => {
    const all = rows.map(({ method, path }) => `${method} ${path}`);
    expect(all.filter((call) => !(answered.has(call) || ELSEWHERE.includes(call)))).toEqual([]);
  });
});

describe('every call refuses as the contract says', () => {
  const INVALID = [400, 'VALIDATION_FAILED', 'Validation failed'];
  const MISSING = [400, 'QUERY_PARAMETERS_MISSING', expect.any(String)];
  const UNKNOWN = [404, 'NOT_FOUND', 'Not found'];
  /** An address that leads nowhere (ROUTE-42). */
  const NOWHERE = [404, 'NOT_FOUND', 'This page could not be found'];

  it.each<[Role, string, object | undefined, unknown[]]>([
    [
      'guest',
      'POST v1/login',
      { username: EMAIL, password: 'Kriva#123', apiKey: '' },
      [401, 'INVALID_LOGIN', 'Unknown username or password!'],
    ],
    ['guest', 'GET v1/refresh', undefined, [401, 'UNAUTHENTICATED', expect.any(String)]],
    ['guest', 'GET v1/user/web/verify/nema', undefined, UNKNOWN],
    [
      'guest',
      'POST v1/user/web/resetPassword',
      { token: 'nema', newPassword: NEW_PASSWORD, newPasswordAgain: NEW_PASSWORD },
      [400, expect.any(String), 'reset token invalid'],
    ],
    [
      'shopper',
      'PATCH v1/user/web/changePassword',
      { oldPassword: 'Kriva#123', newPassword: NEW_PASSWORD, newPasswordAgain: NEW_PASSWORD },
      [409, expect.any(String), 'Incorrect old password.'],
    ],
    [
      'shopper',
      'PATCH v1/user/web/update',
      { email: 'kupac@izlog.test' },
      [409, 'USER_EXISTS', 'User already exist.'],
    ],
    ['shopper', 'PATCH v1/user/web/address/update/999999', { city: 'Split' }, UNKNOWN],
    [
      'guest',
      'POST v1/user/social/oauth',
      { provider: 'google', code: 'x', redirectUri: '/social-login', apiKey: '' },
      [401, expect.any(String), expect.any(String)],
    ],
    ['guest', 'GET v1/social/redirect-login', undefined, MISSING],
    [
      'nobody',
      'POST v1/master/domainDetect',
      { referer: 'https://nepoznata.test/' },
      [404, 'UNKNOWN_DOMAIN', 'Unknown domain'],
    ],
    ['editor', 'PUT v1/option/update/AllowedLanguages', { value: 5 }, INVALID],
    ['editor', 'POST v1/element/1/revert', { rev: 999_999 }, UNKNOWN],
    ['editor', 'POST v1/element/1/schedule', { at: '2020-01-01T00:00:00Z' }, INVALID],
    ['editor', 'GET v1/element/999999/revisions', undefined, UNKNOWN],
    ['guest', 'GET v1/navigation/tree/nema', undefined, UNKNOWN],
    ['editor', 'POST v1/finder/searchSlugs', { keywords: 'a', categories: [] }, INVALID],
    [
      'guest',
      'POST v1/finder/getUrlOnLanguage',
      { path: '/nema-toga', languageCode: 'en' },
      UNKNOWN,
    ],
    [
      'guest',
      'POST v1/finder/getUrlOnLanguage',
      { type: 'product', id: 999_999, languageCode: 'en' },
      UNKNOWN,
    ],
    [
      'guest',
      'POST v1/comment/create',
      { target: { type: 'product', id: 1 }, rating: 5 },
      [401, 'UNAUTHENTICATED', expect.any(String)],
    ],
    ['guest', 'GET v1/term/get/nema', undefined, UNKNOWN],
    ['guest', 'GET v1/post/get/nema', undefined, UNKNOWN],
    ['guest', 'GET v1/event/web/get/999999', undefined, UNKNOWN],
    ['guest', 'GET v1/page/get/nema', undefined, UNKNOWN],
    ['editor', 'GET v1/section/999999/usage', undefined, UNKNOWN],
    ['guest', 'POST v1/newsletter/web/subscribe', { email: 'nije' }, INVALID],
    ['guest', 'POST v1/contact/web/send', { name: '', email: EMAIL, message: 'A' }, INVALID],
    ['guest', 'GET v1/product/web/get', undefined, MISSING],
    ['guest', 'GET v1/product/web/get?slug=nema', undefined, UNKNOWN],
    ['guest', 'POST v1/product/web/filter', { page: 0 }, INVALID],
    [
      'guest',
      'POST v1/product/web/availability/subscribe',
      { productId: 1, email: EMAIL },
      [409, expect.any(String), expect.any(String)],
    ],
    ['shopper', 'POST v1/wishlist/create', { product_id: 999_999 }, UNKNOWN],
    ['guest', `GET ${V2}/getFreeDeliveryAmount/999`, undefined, UNKNOWN],
    ['guest', 'GET v1/transfer/document/pdf/nema', undefined, NOWHERE],
    ['guest', 'POST v1/gdpr/web/consent/log/create', { status: 'refused' }, INVALID],
    [
      'editor',
      'POST v1/gdpr/consent/assignment/create',
      { assigned_to: 'nema', consents: [], requiredConsents: [] },
      INVALID,
    ],
    ['editor', 'POST v1/gdpr/consent/create', { uniqueNumber: 'a b' }, INVALID],
    [
      'editor',
      'POST v1/media/create',
      { driveId: 'nema' },
      [400, expect.any(String), expect.any(String)],
    ],
    ['editor', 'PUT v1/media/update/999999', { title: 'A' }, UNKNOWN],
    ['editor', 'DELETE v1/media/delete/999999', undefined, UNKNOWN],
    ['editor', 'DELETE v1/directory/item/delete', { targetIds: [999_999] }, UNKNOWN],
    [
      'editor',
      'POST v1/media/addFromBucket',
      { key: 'nema' },
      [400, expect.any(String), expect.any(String)],
    ],
    [
      'editor',
      'POST v1/media/getUploadUrl',
      { fileName: 'a.exe', mime: 'application/exe' },
      INVALID,
    ],
    ['editor', 'GET _cli/get-domain', undefined, NOWHERE],
  ])('%s at %s with %j', async (role, call, payload, expected) => {
    expect(await refusal(role, call, payload)).toEqual(expected);
  });
});
