import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { Random } from '#tests/support/random.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { Callers, type Role } from './support/callers.ts';
import { knownValuesOf } from './support/known-values.ts';
import { describeApi, type Operation, operationsOf } from './support/operations.ts';
import { RequestMaker } from './support/request-maker.ts';
import { openSampleShop } from './support/sample-shop.ts';
import { Values } from './support/values.ts';

/** How often every call is made by each caller, with other values each time. */
const ROUNDS = 3;
/**
 * Calls that the contract forces to be a GET and that note something. A forged one is harmless: it
 * begins a cart or a login that its victim does not get, or needs a token in a header.
 */
const FORCED = ['cart.newSession', 'auth.refresh', 'auth.socialRedirect'];
/** What the server counts and keeps for itself. */
const BOOKKEEPING = ['throttle', 'failed_request'];

let test: TestApp;
let maker: RequestMaker;
let gets: Operation[];

beforeAll(async () => {
  test = await openSampleShop();
  const description = await describeApi(test.app);
  gets = operationsOf(description).filter(({ method }) => method === 'GET');
  const random = new Random(33);
  const known = await knownValuesOf(test.app);
  maker = new RequestMaker(random, new Values(random, description.components.schemas, known, 0.9));
});

describe('a GET', () => {
  it.each<Role>(['guest', 'shopper', 'editor'])(
    'of anything changes nothing in the database, whoever is made to send it: a %s (S33)',
    async (role) => {
      const headers = await new Callers(test).headersOf(role);
      const before = await fingerprint();
      let answered = 0;

      for (let round = 0; round < ROUNDS; round += 1) {
        for (const operation of gets.filter(({ key }) => !FORCED.includes(key))) {
          const { inject } = maker.make(operation, { cartId: '', protectCode: '' });
          const response = await test.app.inject({
            ...inject,
            headers: { ...inject.headers, ...headers },
          });
          if (response.statusCode === 200) answered += 1;
        }
      }

      expect(answered).toBeGreaterThan(20);
      expect(await fingerprint()).toEqual(before);
    },
  );

  it('that the contract forces to note something is one that the API has', () => {
    expect(FORCED.filter((key) => !gets.some((operation) => operation.key === key))).toEqual([]);
  });
});

/** What is in every table, in short. */
async function fingerprint(): Promise<Record<string, string>> {
  const { db } = test.app;
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db);
  const prints: Record<string, string> = {};
  for (const { name } of tables) {
    if (BOOKKEEPING.includes(name)) continue;
    const { rows } = await sql<{ print: string }>`
      select count(*) || ' ' || coalesce(md5(string_agg(own::text, '|' order by own::text)), '') as print
      from ${sql.table(name)} as own`.execute(db);
    prints[name] = rows[0]?.print ?? '';
  }
  return prints;
}
