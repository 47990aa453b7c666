import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { Buyer, dataOf } from '#tests/support/buyer.ts';
import { CartClient } from '#tests/support/cart-client.ts';
import { addSecondSite, logInToSecondSite, SECOND_SITE } from '#tests/support/second-site.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { Callers, type Headers } from './support/callers.ts';
import { customerOfFirst, fillFirstSite } from './support/filled-site.ts';
import { describeApi } from './support/operations.ts';
import { openSampleShop } from './support/sample-shop.ts';
import {
  type Ask,
  LISTS_OF_CHANGES,
  lengthOf,
  listKeysOf,
  OTHER_LISTS,
  OWN_LISTS,
} from './support/site-lists.ts';

/** Somebody who asks, with a cart of theirs. */
interface Asker {
  headers: Headers;
  cart: object;
}

/** Lists of the person who asks. */
const PERSONAL = ['orders.filter', 'wishlist.filter'];

let test: TestApp;
let editor: Asker;
let customer: Asker;
let stranger: Asker;
let ids: Record<string, number>;

beforeAll(async () => {
  test = await openSampleShop();
  editor = { headers: await new Callers(test).headersOf('editor'), cart: await cartOfFirst() };
  customer = { ...editor, headers: await customerOfFirst(test) };
  await fillFirstSite(test, { editor: editor.headers, customer: customer.headers });
  const guest = await addSecondSite(test);
  stranger = { headers: await logInToSecondSite(test, guest), cart: await cartOfSecond(guest) };
  ids = {
    $product: await oneOf('bundle_member', 'product_id'),
    $master: await oneOf('master_usage', 'master_id'),
  };
});

function ask({ method = 'POST', url, payload, ofCart }: Ask, { headers, cart }: Asker) {
  const path = url.replace(/\$\w+/, (name) => String(ids[name]));
  const body = payload && { ...payload, ...(ofCart && cart) };
  return test.app.inject({ method, url: path, headers, ...(body && { payload: body }) });
}

describe('the lists', () => {
  it('are all in this test, also those that were added since', () => {
    const known = [...Object.keys(OWN_LISTS), ...Object.keys(OTHER_LISTS), ...LISTS_OF_CHANGES];

    return describeApi(test.app).then((description) => {
      expect(listKeysOf(description).sort()).toEqual(known.sort());
    });
  });

  it.each(Object.entries(OWN_LISTS))(
    '%s shows a second site nothing of the first',
    async (key, list) => {
      const first = await ask(list, PERSONAL.includes(key) ? customer : editor);
      const second = await ask(list, stranger);

      expect([first.statusCode, lengthOf(first, list) > 0]).toEqual([200, true]);
      if (list.missing) expect(second.statusCode).toBe(404);
      else expect([second.statusCode, lengthOf(second, list)]).toEqual([200, 0]);
    },
  );
});

async function oneOf(table: string, column: string): Promise<number> {
  const { rows } = await sql<{ value: number }>`
    select ${sql.ref(column)} as value from ${sql.table(table)} order by 1 limit 1`.execute(
    test.app.db,
  );
  return rows[0]?.value ?? 0;
}

async function cartOfFirst(): Promise<object> {
  const buyer = await Buyer.meet(test);
  await buyer.add(1);
  await buyer.chooseDelivery(1);
  return { ...buyer.key, userId: buyer.userId };
}

async function cartOfSecond(headers: Headers): Promise<object> {
  await sql`insert into store_country (store_id, country_id)
    select store.id, country.id from store, country
    where store.site_id = ${SECOND_SITE} and country.iso = 'HR'`.execute(test.app.db);
  const client = await CartClient.start(test, headers);
  const guest = await client.call('POST', 'cart/addGuestUser', { email: 'gost@drugi.test' });
  return { ...client.key, userId: dataOf<{ id: number }>(guest).id };
}
