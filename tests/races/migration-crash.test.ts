import { once } from 'node:events';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { migrations } from '#server/db/migrations/index.ts';
import { buildProgram, forkProgram } from '#tests/support/built-program.ts';
import type { MigrationWork } from '#tests/support/crash-migration.ts';
import { newDatabaseFolder } from '#tests/support/pglite.ts';
import { type Cluster, startPostgres } from '#tests/support/postgres.ts';
import { newTempFolder } from '#tests/support/temp-folder.ts';

const NEVER = 1_000_000;

let cluster: Cluster;
let program: string;
beforeAll(async () => {
  cluster = startPostgres();
  program = await buildProgram('tests/support/crash-migration.ts');
});
afterAll(() => cluster.stop());

/** The point at which the answer to a statement has come. */
const afterStatement = (point: number) => Math.floor(point / 4) * 4 + 2;

/** Points that were passed, or null when the process was killed. */
async function run(work: MigrationWork): Promise<number | null> {
  const child = forkProgram(program);
  let points: number | null = null;
  child.on('message', (message) => {
    points = Number(message);
  });
  const ended = once(child, 'exit');
  child.send(work);
  const [code, signal] = await ended;
  if (code !== 0 && signal !== 'SIGKILL') throw new Error(`It ended by itself: ${code}`);
  return points;
}

it.each([
  ['the embedded database', async () => ({ dataDir: await newDatabaseFolder() })],
  [
    'a PostgreSQL server',
    async () => ({ dataDir: newTempFolder(), databaseUrl: await cluster.createDatabase() }),
  ],
])(
  'a migration of %s that is killed half way leaves nothing behind, and the next one does all (F30)',
  async (_name, newPlace) => {
    const points = (await run({ ...(await newPlace()), point: NEVER })) ?? 0;
    expect(points).toBeGreaterThan(100);

    for (const share of [0.3, 0.9]) {
      const place = await newPlace();
      expect(await run({ ...place, point: afterStatement(points * share) })).toBeNull();

      const database = await openDatabase(place);
      const { rows } = await sql<{ name: string }>`
      select tablename as name from pg_tables
      where schemaname = 'public' and tablename not like 'kysely%'`.execute(database.db);
      const made = await migrate(database.patient);
      await database.close();

      expect(rows).toEqual([]);
      expect(made).toEqual(Object.keys(migrations));
    }
  },
);
