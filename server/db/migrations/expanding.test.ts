import { Kysely, PostgresDialect } from 'kysely';
import { expect, it } from 'vitest';
import { isExpanding, migrate } from '../migrate.ts';
import { connectPglite, createPglite } from '../pglite-database.ts';
import type { Database } from '../schema.ts';
import { migrations } from './index.ts';

/** Statements that leave everything valid that an older program reads and writes. */
const ADDS = [
  /^create table /,
  /^create (unique )?index .* on /,
  /^alter table \w+ add column \w+ [^,]*$/,
  /^insert into /,
];
/** A column that a row of an older program would not fill. */
const DEMANDS = /not null(?!.*default)/;

it('a step that says so only adds to the database', async () => {
  const lite = connectPglite(await createPglite({}));
  const made: { step: string; text: string }[] = [];
  let step = '';
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: lite.pool }),
    log: ({ query }) => {
      made.push({ step, text: query.sql.toLowerCase().replace(/\s+/g, ' ') });
    },
  });
  const watched = Object.fromEntries(
    Object.entries(migrations).map(([name, { up }]) => [
      name,
      {
        up: async (trx: Kysely<unknown>) => {
          step = name;
          await up(trx);
          step = '';
        },
      },
    ]),
  );

  await migrate(db, watched);

  const expanding = made.filter(({ step: of }) => isExpanding(of));
  expect(expanding.length).toBeGreaterThan(0);
  const wrong = expanding.filter(({ text }) => {
    const adds = ADDS.some((kind) => kind.test(text));
    return !adds || (text.startsWith('alter') && DEMANDS.test(text));
  });
  expect(wrong).toEqual([]);
  await db.destroy();
  await lite.release();
});
