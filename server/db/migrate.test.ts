import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cluster, startPostgres } from '#tests/support/postgres.ts';
import { type OpenDatabase, openDatabase, toDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import { connectPglite, createPglite } from './pglite-database.ts';

const WORDS = [
  'čaj',
  'ćup',
  'cvijet',
  'đumbir',
  'dunja',
  'džem',
  'ljiljan',
  'luk',
  'njega',
  'nokat',
];

let cluster: Cluster;
beforeAll(() => {
  cluster = startPostgres();
});
afterAll(() => cluster.stop());

const openers: Record<string, () => Promise<OpenDatabase>> = {
  'the embedded database': async () => toDatabase(connectPglite(await createPglite({}))),
  PostgreSQL: async () =>
    openDatabase({ dataDir: '', databaseUrl: await cluster.createDatabase() }),
};

describe.each(Object.entries(openers))('on %s', (_name, open) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  it('runs every migration once', async () => {
    const [first, second] = [await migrate(database.db), await migrate(database.db)];

    expect(first).toEqual(Object.keys(migrations));
    expect(second).toEqual([]);
  });

  it('sorts Croatian words by the collation hr', async () => {
    const { rows } = await sql<{ word: string }>`
      select word from unnest(${WORDS}::text[]) as word order by word collate hr`.execute(
      database.db,
    );

    expect(rows.map(({ word }) => word)).toEqual([...WORDS].sort(new Intl.Collator('hr').compare));
  });

  it('finds words without their diacritics by the search configuration hr', async () => {
    const { rows } = await sql<{ found: boolean }>`
      select to_tsvector('hr', 'Krema s čička i đumbirom') @@ to_tsquery('hr', 'cicka') as found`.execute(
      database.db,
    );

    expect(rows).toEqual([{ found: true }]);
  });

  it('reads counts as numbers', async () => {
    const { total } = await database.db
      .selectFrom('throttle')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();

    expect(total).toBe(0);
  });

  it('refuses a database that a newer program migrated', async () => {
    await sql`insert into kysely_migration (name, timestamp) values ('999-future', '')`.execute(
      database.db,
    );

    await expect(migrate(database.db)).rejects.toThrow(/newer version of the program/);
  });
});
