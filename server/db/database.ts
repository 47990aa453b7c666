import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import type { Config } from '#server/config.ts';
import { boundedPool } from './bounded-pool.ts';
import type { Bus } from './bus.ts';
import type { Connection } from './connection.ts';
import { openPglite } from './pglite-database.ts';
import { openPostgres, type Patience } from './postgres-database.ts';
import type { Database } from './schema.ts';

/**
 * An open database. On PGlite there is one connection: inside a transaction use the transaction's
 * handle for every query, and await nothing from outside.
 */
export interface OpenDatabase {
  db: Kysely<Database>;
  /**
   * For work that nobody waits for and that may take long, such as migrations and locks of the whole
   * shop: nothing cuts it off. On the embedded database the same as `db`.
   */
  patient: Kysely<Database>;
  kind: 'pglite' | 'postgres';
  bus: Bus;
  /** Whether a query found no space to write; the first one that succeeds again clears it. */
  disk: { isFull: boolean };
  /** All files of an embedded database as one archive (tar, gzip); the caller holds its connection. */
  dump?: () => Promise<Blob>;
  /**
   * Tells other processes, for as long as the database is open, that this one works with the tables as
   * they are; see `presence.ts`. Absent on the embedded database, which is of one process.
   */
  signIn?: () => Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the configured database: PostgreSQL by `databaseUrl`, else PGlite in `dataDir`. `patience`
 * replaces what ordinary queries on a server are given.
 */
export async function openDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  patience: Partial<Patience> = {},
): Promise<OpenDatabase> {
  return toDatabase(
    databaseUrl ? await openPostgres(databaseUrl, patience) : await openPglite(dataDir),
  );
}

/** Puts Kysely on a connection. */
export function toDatabase({
  kind,
  pool,
  patientPool,
  nameOf,
  bus,
  dump,
  signIn,
  release,
}: Connection): OpenDatabase {
  const disk = { isFull: false };
  const onFull = () => {
    disk.isFull = true;
  };
  const db = kyselyOn(boundedPool(pool, { onFull, ...(nameOf && { nameOf }) }));
  const patient = patientPool ? kyselyOn(boundedPool(patientPool, { onFull })) : db;
  return {
    db,
    patient,
    kind,
    bus,
    disk,
    ...(dump && { dump }),
    ...(signIn && { signIn }),
    async close() {
      await bus.close();
      await db.destroy();
      if (patientPool) await patient.destroy();
      await release();
    },
  };
}

function kyselyOn(pool: PostgresPool): Kysely<Database> {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}
