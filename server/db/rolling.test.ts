import { type Migration, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Cluster, startPostgres } from '#tests/support/postgres.ts';
import { newTempFolder } from '#tests/support/temp-folder.ts';
import { type OpenDatabase, openDatabase } from './database.ts';
import { migrationsOf, type Steps } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import { upgrade } from './upgrade.ts';

let cluster: Cluster;
beforeAll(() => {
  cluster = startPostgres();
});
afterAll(() => cluster.stop());

let databaseUrl: string;
let processes: OpenDatabase[];
beforeEach(async () => {
  databaseUrl = await cluster.createDatabase();
  processes = [];
});
afterEach(() => Promise.all(processes.map((database) => database.close())));

const makesTable = (name: string): Migration => ({
  up: (db) => sql`create table ${sql.table(name)} (id integer)`.execute(db).then(() => undefined),
});
/** Versions of one program: each knows all steps of those before it. */
const OLD: Steps = migrations;
const WIDER: Steps = { ...OLD, '901-notes.expand': makesTable('notes') };
const OTHER: Steps = { ...WIDER, '902-notes-renamed': makesTable('remarks') };

/** What a process of a version does when it starts: answers its database, as it works with it. */
async function start(steps: Steps): Promise<OpenDatabase> {
  const database = await openDatabase({ dataDir: '', databaseUrl });
  processes.push(database);
  await upgrade(database, { dataDir: newTempFolder(), steps, say: () => undefined });
  return database;
}
const stop = async (database: OpenDatabase) => {
  processes = processes.filter((one) => one !== database);
  await database.close();
};
const doneBy = async (steps: Steps) => {
  const [database] = processes;
  return database ? (await migrationsOf(database.db, steps)).done : [];
};
const works = async ({ db }: OpenDatabase) => {
  const site = { name: 'Bonaca', url: 'http://127.0.0.1:3000' };
  await db.insertInto('site').values(site).execute();
};

describe('while a version runs', () => {
  it('a newer one that only adds to the database starts beside it, and both work', async () => {
    const old = await start(OLD);

    const wider = await start(WIDER);

    expect(await doneBy(WIDER)).toContain('901-notes.expand');
    await works(old);
    await works(wider);
  });

  it('more processes of it start after the newer one has added to the database', async () => {
    await start(OLD);
    await start(WIDER);

    await works(await start(OLD));
  });

  it('one that changes what is there is refused, changes nothing, and says what to stop', async () => {
    const old = await start(OLD);

    await expect(start(OTHER)).rejects.toThrow(
      new RegExp(
        `not changed: step 902-notes-renamed [^]*Stop these processes[^]*izlog \\S+ ${process.pid}, since 20`,
      ),
    );

    expect(await doneBy(OTHER)).toEqual(Object.keys(OLD));
    await works(old);
  });

  it('that one starts once it has stopped; it then does not start any more', async () => {
    const old = await start(OLD);
    await stop(old);

    await works(await start(OTHER));

    await expect(start(OLD)).rejects.toThrow(/newer version of the program/);
    await expect(start(WIDER)).rejects.toThrow(/newer version of the program/);
  });
});

it('several processes of a new version start at once, and one of them makes the change', async () => {
  await stop(await start(OLD));

  await Promise.all([start(OTHER), start(OTHER), start(OTHER)]);

  expect(await doneBy(OTHER)).toEqual(Object.keys(OTHER));
});

it('a process does not begin to work while another version changes what is there', async () => {
  await stop(await start(OLD));
  const changing = await openDatabase({ dataDir: '', databaseUrl });
  processes.push(changing);

  await changing.db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(7311, 1)`.execute(trx);

    await expect(start(OLD)).rejects.toThrow(/changing the database at this moment/);
  });

  await works(await start(OLD));
});
