import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { MAX_RECORDS } from '#server/paging.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let testApp: TestApp;

beforeEach(async () => {
  testApp = await createTestApp();
  await grow(1000);
});

/** As many categories and as many tags. */
async function grow(count: number) {
  const { db } = testApp.app;
  await sql`
    insert into category (site_id, slug, names, position)
    select 1, 'kategorija-' || n, jsonb_build_object('hr', 'Kategorija ' || n), n
    from generate_series(1, ${count}::integer) as n`.execute(db);
  await sql`
    insert into tag (id, site_id, names)
    select n, 1, jsonb_build_object('hr', 'Oznaka čaja ' || n)
    from generate_series(1, ${count}::integer) as n`.execute(db);
}

async function list(kind: 'category' | 'tag', payload: object) {
  const response = await testApp.app.inject({
    method: 'POST',
    url: `/api/v1/product/web/${kind}/filter`,
    headers: testApp.headers,
    payload,
  });
  return { status: response.statusCode, ...response.json() };
}

it.each(['category', 'tag'] as const)('a %s behind the first hundred is found', async (kind) => {
  const { data } = await list(kind, { keywords: '987', limit: 20 });

  expect(data.totalRecords).toBe(1);
  expect(data.records[0].name).toMatch(/ 987$/);
  const { id } = data.records[0];
  const named = await list(kind, { ids: [id] });
  expect(named.data.records).toMatchObject([{ id }]);
  expect((await list(kind, { ids: [id], keywords: '1' })).data.totalRecords).toBe(0);
});

it('words are found whatever their diacritics', async () => {
  expect((await list('tag', { keywords: 'CAJA 54' })).data.totalRecords).toBe(20);
});

it.each(['category', 'tag'] as const)('limit 0 is every %s (ADMIN-10)', async (kind) => {
  const { data } = await list(kind, { limit: 0, storeID: 1 });

  expect(data).toMatchObject({ totalRecords: 1000, totalPages: 1, page: 1 });
  expect(data.records).toHaveLength(1000);
});

it('says so when all are more than one answer holds', async () => {
  await sql`
    insert into tag (id, site_id, names)
    select n, 1, '{}'::jsonb from generate_series(1001, ${MAX_RECORDS + 1}::integer) as n`.execute(
    testApp.app.db,
  );

  const answer = await list('tag', { limit: 0 });

  expect(answer).toMatchObject({ status: 400, error: { code: 'TOO_MANY_RECORDS' } });
  expect(answer.error.payload).toMatchObject({ total: MAX_RECORDS + 1, max: MAX_RECORDS });
  expect(answer.error.payload.message).toContain(String(MAX_RECORDS));
  expect((await list('tag', { limit: 100, page: 51 })).data.records).toHaveLength(1);
});
