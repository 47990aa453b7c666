import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { anAccount, logIn } from '#tests/support/accounts.ts';
import { aProduct, sell } from '#tests/support/products.ts';
import { addSecondSite } from '#tests/support/second-site.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let shopper: Record<string, string>;

beforeEach(async () => {
  test = await createTestApp();
  await sell(test.app, ...[1, 2, 3].map((id) => aProduct({ id })));
  shopper = await asShopper('kupac@izlog.test');
});

async function asShopper(email: string, siteId = 1, headers = test.headers) {
  await test.services.auth.createAccount(anAccount({ siteId, email }));
  const { tokens } = await logIn(test.app, headers, email);
  return { ...headers, accesstoken: tokens.accessToken };
}
const toggle = (productId: unknown, headers = shopper) =>
  test.app.inject({
    method: 'POST',
    url: '/api/v1/wishlist/create',
    headers,
    payload: { product_id: productId },
  });
const list = (query = '', headers = shopper) =>
  test.app.inject({ url: `/api/v1/wishlist/filter${query}`, headers });
const idsOf = (response: { json(): { data: { product_id: number }[] } }) =>
  response.json().data.map((wish) => wish.product_id);

describe('the wishlist', () => {
  it('gains a product, and loses it the next time', async () => {
    const first = await toggle(1);
    const shown = await list();
    const second = await toggle(1);

    expect(first.json()).toEqual({ data: { inWishlist: true } });
    expect(shown.json()).toMatchObject({
      data: [{ product_id: 1, product: { id: 1, slug: 'proizvod-1', finalPrice: 10 } }],
      pagination: { lastPage: 1, total: 1, page: 1, limit: 10, perPage: 10 },
    });
    expect(second.json()).toEqual({ data: { inWishlist: false } });
    expect(idsOf(await list())).toEqual([]);
  });

  it('comes a page at a time, each product once, the newest first', async () => {
    for (const id of [2, 1, 3]) await toggle(id);

    const pages = [await list('?page=1&limit=2'), await list('?page=2&limit=2')];

    expect(pages.flatMap(idsOf)).toEqual([3, 1, 2]);
    expect(pages[1]?.json()).toMatchObject({ pagination: { lastPage: 2, total: 3, page: 2 } });
  });

  it('comes whole with the limit 9999 of the shop', async () => {
    for (const id of [1, 2, 3]) await toggle(id);

    expect(idsOf(await list('?limit=9999'))).toHaveLength(3);
  });

  it('keeps what is not sold any more, without its product, until it is taken away', async () => {
    await toggle(1);
    await sql`update product set archived = true where id = 1`.execute(test.database.db);

    const shown = await list();

    expect(shown.json()).toMatchObject({ data: [{ product_id: 1, product: null }] });
    expect((await toggle(1)).json()).toEqual({ data: { inWishlist: false } });
    expect((await toggle(1)).statusCode).toBe(404);
  });

  it('is of one account', async () => {
    await toggle(1);
    const other = await asShopper('drugi@izlog.test');

    expect(idsOf(await list('', other))).toEqual([]);
    expect((await toggle(1, other)).json()).toEqual({ data: { inWishlist: true } });
    expect(idsOf(await list())).toEqual([1]);
  });

  it('of another site does not take products of this one', async () => {
    const foreign = await asShopper('kupac@izlog.test', 2, await addSecondSite(test));

    expect((await toggle(1, foreign)).statusCode).toBe(404);
  });

  it('holds five hundred products at most', async () => {
    await sql`insert into product (id, site_id, slug, sku, names)
      select n, 1, 'p-' || n, 'S-' || n, '{"hr":"P"}' from generate_series(1000, 1499) as n`.execute(
      test.database.db,
    );
    await sql`insert into wish (account_id, product_id)
      select 1, n from generate_series(1000, 1499) as n`.execute(test.database.db);

    const response = await toggle(1);

    expect(response.json()).toMatchObject({ statusCode: 409, error: { code: 'WISHLIST_FULL' } });
    expect((await toggle(1000)).json()).toEqual({ data: { inWishlist: false } });
  });

  it.each([0, -1, 99, 1.5, '1', [1], true, null, Number.MAX_VALUE, 2_147_483_648])(
    'does not take the product %s',
    async (productId) => {
      expect([400, 404]).toContain((await toggle(productId)).statusCode);
    },
  );

  it.each(['?limit=0', '?limit=10000', '?page=0', '?page=x', '?limit=1e9'])(
    'does not come with %s',
    async (query) => {
      expect((await list(query)).statusCode).toBe(400);
    },
  );

  it('needs a login', async () => {
    expect((await toggle(1, test.headers)).statusCode).toBe(401);
    expect((await list('', test.headers)).statusCode).toBe(401);
  });
});
