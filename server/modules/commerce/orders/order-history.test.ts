import { sql } from 'kysely';
import { PDFParse } from 'pdf-parse';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OrderHistoryRow } from '#schemas/api/orders.ts';
import { anAccount, logIn } from '#tests/support/accounts.ts';
import { Buyer, dataOf } from '#tests/support/buyer.ts';
import { fieldsOf, refusalOf } from '#tests/support/cart-client.ts';
import { aProduct } from '#tests/support/products.ts';
import { addSecondSite } from '#tests/support/second-site.ts';
import { insertOrder, openShop } from '#tests/support/shop.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let headers: Record<string, string>;
let accountId = 0;

beforeEach(async () => {
  test = await createTestApp();
  await openShop(test, [aProduct({ id: 1, cents: 2500, names: { hr: 'Čaj od šipka' } })]);
  await test.services.auth.createAccount(anAccount());
  const { tokens, user } = await logIn(test.app, test.headers, 'kupac@izlog.test');
  headers = { ...test.headers, accesstoken: tokens.accessToken };
  accountId = user.id;
});

const filter = (payload: object = {}, as = headers) =>
  test.app.inject({
    method: 'POST',
    url: '/api/v2/ecommerce/order/web/filter',
    headers: as,
    payload,
  });
interface Page {
  records: OrderHistoryRow[];
}
const pageOf = async (payload: object = {}) => dataOf<Page>(await filter(payload));
const open = (token: string) =>
  test.app.inject({ method: 'GET', url: `/api/v1/transfer/document/pdf/${token}` });

describe('the history of orders (API-20, PROF-13)', () => {
  it('holds one’s own, the newest first, page by page', async () => {
    for (const id of [1, 2, 3]) {
      await insertOrder(test, {
        id,
        account_id: accountId,
        items_cents: id * 1050,
        total_cents: id * 1050,
        status: id === 3 ? 'active' : 'pending',
      });
    }

    const first = await pageOf({ page: 1, limit: 2 });
    const second = await pageOf({ page: 2, limit: 2 });

    expect(first.records).toEqual([
      {
        id: 3,
        number: '2026-3',
        created_at: expect.stringMatching(/^\d{4}-.*Z$/),
        finalAmount: 31.5,
        generalStatus: 'active',
        pdfToken: expect.stringMatching(/^3\.[\w-]{22}$/),
      },
      expect.objectContaining({ id: 2, finalAmount: 21, generalStatus: 'pending' }),
    ]);
    expect(second.records.map(({ id }) => id)).toEqual([1]);
    expect(second).toMatchObject({ page: 2, limit: 2, totalRecords: 3, totalPages: 2 });
  });

  it('is sorted by age or by sum, whole over all pages (G-042)', async () => {
    for (const [id, cents] of [
      [1, 3000],
      [2, 1000],
      [3, 2000],
      [4, 1000],
    ] as const) {
      await insertOrder(test, {
        id,
        account_id: accountId,
        items_cents: cents,
        total_cents: cents,
        created_at: new Date(Date.UTC(2026, 0, 5 - id)),
      });
    }
    const ids = async (param: string, order: string) => {
      const pages = [1, 2].map((page) => pageOf({ page, limit: 2, sort: { param, order } }));
      return (await Promise.all(pages)).flatMap(({ records }) => records.map(({ id }) => id));
    };

    expect(await ids('id', 'desc')).toEqual([4, 3, 2, 1]);
    expect(await ids('id', 'asc')).toEqual([1, 2, 3, 4]);
    expect(await ids('created_at', 'asc')).toEqual([4, 3, 2, 1]);
    expect(await ids('finalAmount', 'asc')).toEqual([4, 2, 3, 1]);
    expect(await ids('finalAmount', 'desc')).toEqual([1, 3, 4, 2]);
    expect((await filter({ sort: { param: 'number', order: 'asc' } })).statusCode).toBe(400);
  });

  it('never shows what is another’s, a guest’s or another site’s', async () => {
    await test.services.auth.createAccount(anAccount({ email: 'druga@izlog.test' }));
    await addSecondSite(test);
    await insertOrder(test, { id: 1, account_id: accountId + 1 });
    await insertOrder(test, { id: 2, email: 'kupac@izlog.test' });
    await insertOrder(test, { id: 3, account_id: accountId, site_id: 2 });

    expect((await pageOf()).records).toEqual([]);
  });

  it('needs a login', async () => {
    expect((await filter({}, test.headers)).statusCode).toBe(401);
    expect((await filter({}, { ...test.headers, accesstoken: 'x' })).statusCode).toBe(401);
  });

  it('hears of every field that is wrong', async () => {
    const response = await filter({ page: 0, limit: 100_000, accountId: 2 });

    expect(response.statusCode).toBe(400);
    expect(Object.keys(fieldsOf(response) ?? {}).sort()).toEqual(['accountId', 'limit', 'page']);
  });
});

describe('the document of an order (API-92)', () => {
  async function anOrder() {
    const buyer = await Buyer.ready(test, 1, 1, 2);
    await buyer.placed();
    const row = await test.database.db
      .selectFrom('shop_order')
      .select(['id', 'number'])
      .executeTakeFirstOrThrow();
    return { ...row, token: test.services.orders.documents.token(row.id) };
  }

  it('shows what was ordered, to whoever holds its token, and is kept nowhere (S18)', async () => {
    const { number, token } = await anOrder();

    const response = await open(token);

    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
    const { text } = await new PDFParse({ data: response.rawPayload }).getText();
    for (const shown of [number, 'Čaj od šipka', 'Ana Horvat', '50,00', 'Dostava na adresu']) {
      expect(text).toContain(shown);
    }
  });

  it('says the same when products and prices change (I15)', async () => {
    const { token } = await anOrder();
    const textOf = async () =>
      (await new PDFParse({ data: (await open(token)).rawPayload }).getText()).text;
    const before = await textOf();

    await sql`update product_price set retail_cents = 1`.execute(test.database.db);
    await sql`update product set archived = true`.execute(test.database.db);

    expect(await textOf()).toBe(before);
  });

  it('is there for nobody who guesses: one answer for all that is wrong', async () => {
    const { id, token } = await anOrder();
    const other = test.services.orders.documents.token(id + 1);
    const wrong = [
      other,
      `${id + 1}${token.slice(token.indexOf('.'))}`,
      token.slice(0, -1),
      token.toUpperCase(),
      `${token}x`,
      String(id),
      'x',
      '..%2F..%2Fetc%2Fpasswd',
      '%00',
      'a'.repeat(280),
    ];

    const answers = [];
    for (const one of wrong) answers.push(await open(one));

    expect(answers.map(({ statusCode }) => statusCode)).toEqual(wrong.map(() => 404));
    expect(new Set(answers.map(refusalOf).map(String)).size).toBe(1);
  });

  it('cannot be asked for without end', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 31; n += 1) statuses.push((await open('x')).statusCode);

    expect(statuses).toEqual([...Array(30).fill(404), 429]);
  });
});
