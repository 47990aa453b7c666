import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { dataOf } from '#tests/support/buyer.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { ensureDefaultSite } from './default-site.repository.ts';

const reach = { publicUrl: undefined, localUrl: 'http://127.0.0.1:3000' };

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});

const countries = async (query = '') =>
  dataOf<{ iso: string; name: string }[]>(
    await test.app.inject({ url: `/api/v1/lookup/countries${query}`, headers: test.headers }),
  );

describe('a shop that begins', () => {
  it('sells in Croatia, and knows all countries by name', async () => {
    await sql`truncate site, country cascade`.execute(test.database.db);
    await ensureDefaultSite(test.database.db, reach);
    const { rows } = await sql<{ iso: string; standard: boolean; known: number; name: string }>`
      select c.iso, s.standard, (select count(*)::int from country) as known,
        (select names ->> 'de' from country where iso = 'AT') as name
      from store_country s join country c on c.id = s.country_id`.execute(test.database.db);

    expect(rows).toEqual([{ iso: 'HR', standard: true, known: 250, name: 'Österreich' }]);
  });

  it('names countries anew at the next start, and keeps where it sells', async () => {
    await sql`update country set names = '{"hr": "Stara"}' where iso = 'HR'`.execute(
      test.database.db,
    );
    await sql`delete from country where iso = 'BR'`.execute(test.database.db);
    await ensureDefaultSite(test.database.db, reach);

    expect((await countries('?allowed=true')).map(({ iso }) => iso)).toEqual(['HR', 'SI']);
    const all = await countries();
    expect(all).toHaveLength(250);
    expect(all.find(({ iso }) => iso === 'HR')?.name).toBe('Hrvatska');
  });
});
