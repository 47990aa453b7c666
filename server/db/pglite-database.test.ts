import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openTestPglite } from '#tests/support/pglite.ts';

it('keeps a statement that comes again, also after one of its turns has failed', async () => {
  const database = await openTestPglite();
  const half = (part: number) => sql<{ half: number }>`select 10 / ${part}::int as half`;
  const kept = async () => {
    const { rows } = await sql<{ statement: string }>`
      select statement from pg_prepared_statements`.execute(database.db);
    return rows.map(({ statement }) => statement);
  };

  await half(1).execute(database.db);
  expect(await kept()).toEqual([]);
  await half(2).execute(database.db);
  await expect(half(0).execute(database.db)).rejects.toThrow('division by zero');
  const { rows } = await half(5).execute(database.db);

  expect(rows).toEqual([{ half: 2 }]);
  expect(await kept()).toEqual(['select 10 / $1::int as half']);
  await database.close();
});

it('reads answers that come in many pieces, and what follows a failure', async () => {
  const database = await openTestPglite();
  const long = 'čćžšđ €🙂'.repeat(5_000);

  const { rows } = await sql<{ place: number; text: string | null }>`
    select place, case when place > 2 then ${long}::text end as text
    from generate_series(1, 5) as place`.execute(database.db);
  expect(rows).toEqual([1, 2, 3, 4, 5].map((place) => ({ place, text: place > 2 ? long : null })));

  await expect(sql`select nothing from nowhere`.execute(database.db)).rejects.toMatchObject({
    code: '42P01',
  });
  const after = await sql`select ${'krema'}::text as name`.execute(database.db);
  expect(after.rows).toEqual([{ name: 'krema' }]);
  await database.close();
});
