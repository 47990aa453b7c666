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
