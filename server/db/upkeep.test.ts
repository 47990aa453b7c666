import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openTestPglite } from '#tests/support/pglite.ts';
import { vacuumChanged } from './upkeep.ts';

it('looks after the tables that changed a lot since the last time, and only those', async () => {
  const { db, close } = await openTestPglite();
  await vacuumChanged(db);

  const add = (rows: number) => sql`insert into language (code, code2, name, names)
    select 'l' || n || '-' || ${rows}, 'l' || n || '-' || ${rows}, 'Jezik', '{}' from generate_series(1, ${rows}) n`;
  await add(40).execute(db);
  await expect.poll(() => changesOf('language')).toBe(40);
  expect(await vacuumChanged(db)).toEqual([]);
  await add(60).execute(db);
  await expect.poll(() => changesOf('language')).toBe(100);
  expect(await vacuumChanged(db)).toEqual(['language']);

  expect(await changesOf('language')).toBe(0);
  const { rows } = await sql<{ known: number }>`
    select reltuples::int as known from pg_class where relname = 'language'`.execute(db);
  expect(rows).toEqual([{ known: 100 }]);
  await close();

  async function changesOf(table: string) {
    const { rows } = await sql<{ changes: number }>`
      select n_mod_since_analyze::int as changes from pg_stat_user_tables
      where relname = ${table}`.execute(db);
    return rows[0]?.changes;
  }
});
