import { randomBytes } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OrderHistoryRow } from '#schemas/api/orders.ts';
import { anAccount, logIn } from '#tests/support/accounts.ts';
import { ADDRESS, Buyer } from '#tests/support/buyer.ts';
import { decideAtGateway } from '#tests/support/gateway.ts';
import { aProduct } from '#tests/support/products.ts';
import { addSecondSite, logInToSecondSite } from '#tests/support/second-site.ts';
import { openShop, PAYMENT, setCheckout } from '#tests/support/shop.ts';
import { newTempFolder } from '#tests/support/temp-folder.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { boughtOfToken, downloadToken } from './download-token.ts';
import { MAX_DOWNLOADS } from './downloads.ts';

const SETTINGS = { config: { dataDir: newTempFolder() } };
const BOOK = 30;
const BUNDLE = 40;
const ADMIN = '/api/v1/admin/product-file';

let test: TestApp;
let editor: Record<string, string>;
let shopper: Record<string, string>;

beforeEach(async () => {
  test = await createTestApp(SETTINGS);
  await openShop(test, [
    aProduct({ id: 1 }),
    aProduct({ id: BOOK, format: 'eProduct', stock: null }),
    aProduct({ id: BUNDLE, format: 'bundle', stock: null, members: [{ id: BOOK, qty: 1 }] }),
  ]);
  editor = await asNew('urednik@izlog.test', 'backoffice');
  shopper = await asNew('kupac@izlog.test', 'web');
  await rm(join(test.app.config.dataDir, 'mail'), { recursive: true, force: true });
});

async function asNew(email: string, scope: 'web' | 'backoffice') {
  await test.services.auth.createAccount(anAccount({ email, scope }));
  const { tokens } = await logIn(test.app, test.headers, email);
  return { ...test.headers, accesstoken: tokens.accessToken };
}

function upload(bytes: Buffer, filename = 'njega zimi.pdf', headers = editor, productId = BOOK) {
  const head = `--meja\r\ncontent-disposition: form-data; name="file"; filename="${filename}"\r\n\r\n`;
  return test.app.inject({
    method: 'PUT',
    url: `${ADMIN}/update/${productId}`,
    headers: { ...headers, 'content-type': 'multipart/form-data; boundary=meja' },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--meja--\r\n')]),
  });
}

/** Orders as a customer and decides at the card's provider. */
async function buy(productId: number, decision: 'approve' | 'decline' = 'approve') {
  const buyer = new Buyer(test, shopper);
  const session = (await buyer.send('GET', 'cart/getNewCartSession')).json().data;
  buyer.key = { cartId: session.id, protectCode: session.protectCode };
  const cart = (await buyer.add(productId)).json().data;
  buyer.key = { cartId: cart.id, protectCode: cart.protectCode };
  buyer.userId = (await profile()).id;
  const addresses = ['main', 'shipping'].map((type) => ({ ...ADDRESS, type }));
  await buyer.call('PATCH', 'cart/updateGuestUser', { userId: buyer.userId, addresses });
  if (productId === 1) await buyer.chooseDelivery(1);
  await buyer.choosePayment(PAYMENT.card);
  const { html } = await buyer.placed();
  const open = await downloads();
  await decideAtGateway(test, html, decision);
  await test.services.jobs.drain();
  return open;
}

const profile = async () =>
  (await test.app.inject({ url: '/api/v1/user/web/profile', headers: shopper })).json().data;

/** What the history of the last order shows. */
async function downloads(): Promise<{ name: string; url: string }[] | undefined> {
  const response = await test.app.inject({
    method: 'POST',
    url: '/api/v2/ecommerce/order/web/filter',
    headers: shopper,
    payload: {},
  });
  return response.json<{ data: { records: OrderHistoryRow[] } }>().data.records[0]?.downloads;
}

async function lastMail() {
  const folder = join(test.app.config.dataDir, 'mail');
  const name = (await readdir(folder)).sort().at(-1) ?? '';
  return PostalMime.parse(await readFile(join(folder, name)));
}

const fetchFile = (url: string, remoteAddress = '10.0.0.1') =>
  test.app.inject({ url, remoteAddress });

describe('an e-product that is paid (CART-32)', () => {
  it('comes as a link, by mail and in the history of orders, and is the file', async () => {
    const bytes = randomBytes(3000);
    await upload(bytes, 'Njega zimi č.pdf');

    const before = await buy(BOOK);
    const [file, ...others] = (await downloads()) ?? [];
    const response = await fetchFile(file?.url ?? '');

    expect(before).toBeUndefined();
    expect(others).toEqual([]);
    expect(file).toEqual({
      name: 'Njega zimi č.pdf',
      url: expect.stringMatching(/^\/api\/v1\/transfer\/download\/[\w.-]{26,}$/),
    });
    expect((await lastMail()).text).toContain(`http://127.0.0.1:3000${file?.url}`);
    expect(response.statusCode).toBe(200);
    expect(response.rawPayload.equals(bytes)).toBe(true);
    expect(response.headers).toMatchObject({
      'content-disposition': "attachment; filename*=UTF-8''Njega%20zimi%20%C4%8D.pdf",
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
  });

  it('comes in the mail itself where the store says so', async () => {
    const bytes = randomBytes(100);
    await upload(bytes);
    await setCheckout(test, { eProductDelivery: 'attachment' });

    await buy(BOOK);
    const mail = await lastMail();

    expect(mail.text).not.toContain('/transfer/download/');
    const file = mail.attachments.find(({ filename }) => filename === 'njega zimi.pdf');
    expect(file && Buffer.from(file.content as ArrayBuffer).equals(bytes)).toBe(true);
  });

  it('comes with the bundle that holds it, as it is when it is fetched', async () => {
    await upload(Buffer.from('prvo izdanje'));
    await buy(BUNDLE);
    await upload(Buffer.from('drugo izdanje'), 'drugo.txt');

    const [file] = (await downloads()) ?? [];

    expect(file?.name).toBe('drugo.txt');
    expect((await fetchFile(file?.url ?? '')).body).toBe('drugo izdanje');
  });

  it('is nothing for an order of other things', async () => {
    await upload(Buffer.from('a'));
    await buy(1);

    expect(await downloads()).toBeUndefined();
  });
});

describe('a link to an e-product', () => {
  it('opens nothing before the money came, nor after the order was given up', async () => {
    await upload(Buffer.from('a'));
    await buy(BOOK, 'decline');
    const secret = new Uint8Array(32).fill(7);
    const { id } = await test.database.db
      .selectFrom('shop_order')
      .select('id')
      .executeTakeFirstOrThrow();
    const url = `/api/v1/transfer/download/${downloadToken(secret, { orderId: id, productId: BOOK })}`;

    const statusOf = async () => (await fetchFile(url)).statusCode;
    const set = (status: 'active' | 'cancelled', payment: 'open' | 'paid') =>
      test.database.db.updateTable('shop_order').set({ status, payment_status: payment }).execute();

    await set('active', 'open');
    expect(await statusOf()).toBe(404);
    await set('active', 'paid');
    expect(await statusOf()).toBe(200);
    await set('cancelled', 'paid');
    expect(await statusOf()).toBe(404);
  });

  it('cannot be guessed: every other text is not found', async () => {
    await upload(Buffer.from('a'));
    await buy(BOOK);
    const [file] = (await downloads()) ?? [];
    const token = file?.url.split('/').at(-1) ?? '';
    const [order = '', product = '', proof = ''] = token.split('.');
    const last = proof.at(-1) === 'A' ? 'Q' : 'A';
    const wrong = [
      'nema',
      `${order}.${product}`,
      `${order}.1.${proof}`,
      `2.${product}.${proof}`,
      `${order}.${product}.${proof.slice(0, -1)}${last}`,
      `${order}.${product}.${proof}A`,
      '%00',
      '1.2.3.4',
    ];

    for (const [at, text] of wrong.entries()) {
      const response = await fetchFile(`/api/v1/transfer/download/${text}`, `10.0.1.${at}`);
      expect([text, response.statusCode]).toEqual([text, 404]);
    }
    expect(boughtOfToken(new Uint8Array(32).fill(8), token)).toBeNull();
  });

  it(`works ${MAX_DOWNLOADS} times, and asking for its headers is none`, async () => {
    await upload(Buffer.from('a'));
    await buy(BOOK);
    const url = (await downloads())?.[0]?.url ?? '';
    const statuses: number[] = [];

    await test.app.inject({ method: 'HEAD', url });
    for (let n = 0; n <= MAX_DOWNLOADS; n += 1)
      statuses.push((await fetchFile(url, `10.0.2.${n}`)).statusCode);

    expect(statuses.slice(0, MAX_DOWNLOADS)).toEqual(Array(MAX_DOWNLOADS).fill(200));
    expect(statuses.at(-1)).toBe(409);
  });

  it('may be tried thirty times a minute from one address', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 31; n += 1)
      statuses.push((await fetchFile('/api/v1/transfer/download/nema')).statusCode);

    expect(statuses.filter((status) => status === 404)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('the file of an e-product', () => {
  it('is set, read and deleted by the back office', async () => {
    const set = await upload(Buffer.from('abc'), 'C:\\mapa\\vodič.pdf');
    const get = () => test.app.inject({ url: `${ADMIN}/get/${BOOK}`, headers: editor });
    const stored = { data: { productId: BOOK, name: 'vodič.pdf', size: 3 } };

    expect(set.json()).toEqual(stored);
    expect((await get()).json()).toEqual(stored);
    const url = `${ADMIN}/delete/${BOOK}`;
    expect((await test.app.inject({ method: 'DELETE', url, headers: editor })).json()).toEqual({
      data: {},
    });
    expect((await get()).statusCode).toBe(404);
  });

  it('is refused without a file, for an unknown product, and from another site', async () => {
    const second = await addSecondSite(test);
    const stranger = await logInToSecondSite(test, second);

    expect((await upload(Buffer.alloc(0))).statusCode).toBe(400);
    expect((await upload(Buffer.from('a'), 'a.pdf', editor, 999)).statusCode).toBe(404);
    expect((await upload(Buffer.from('a'), 'a.pdf', stranger)).statusCode).toBe(404);
    expect((await upload(Buffer.from('a'), 'a.pdf', shopper)).statusCode).toBe(401);
    const plain = { method: 'PUT', url: `${ADMIN}/update/${BOOK}`, headers: editor } as const;
    expect((await test.app.inject({ ...plain, payload: {} })).statusCode).toBe(415);
  });

  it.each([
    '',
    '--meja',
    '--meja\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\nabc',
    '--meja\r\ncontent-disposition: form-data; name="title"\r\n\r\nabc\r\n--meja--\r\n',
  ])('is refused in a body that is cut off or holds none: %j', async (payload) => {
    const response = await test.app.inject({
      method: 'PUT',
      url: `${ADMIN}/update/${BOOK}`,
      headers: { ...editor, 'content-type': 'multipart/form-data; boundary=meja' },
      payload,
    });

    expect(response.statusCode).toBe(400);
    expect(await test.database.db.selectFrom('product_file').selectAll().execute()).toEqual([]);
  });

  it('is refused above twenty mebibytes', async () => {
    const response = await upload(Buffer.alloc(20 * 1024 * 1024 + 1));

    expect(response.statusCode).toBe(413);
  });
});
