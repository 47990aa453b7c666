import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { Config } from '#server/config.ts';
import type { Bus } from './bus.ts';
import { openPglite } from './pglite-database.ts';
import { openPostgres } from './postgres-database.ts';
import type { Database } from './schema.ts';

/**
 * An open database. On PGlite there is one connection: inside a transaction use the transaction's
 * handle for every query, and await nothing from outside.
 */
export interface OpenDatabase {
  db: Kysely<Database>;
  kind: 'pglite' | 'postgres';
  bus: Bus;
  /** All files of an embedded database as one archive (tar, gzip); the caller holds its connection. */
  dump?: () => Promise<Blob>;
  close(): Promise<void>;
}

/** What the two kinds of database differ in. */
export interface Connection {
  kind: OpenDatabase['kind'];
  pool: pg.Pool;
  bus: Bus;
  dump?: () => Promise<Blob>;
  /** Ends what the pool does not own. */
  release(): Promise<void>;
}

/** Opens the configured database: PostgreSQL by `databaseUrl`, else PGlite in `dataDir`. */
export async function openDatabase(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
): Promise<OpenDatabase> {
  return toDatabase(
    config.databaseUrl ? await openPostgres(config.databaseUrl) : await openPglite(config.dataDir),
  );
}

/** Puts Kysely on a connection. */
export function toDatabase({ kind, pool, bus, dump, release }: Connection): OpenDatabase {
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    kind,
    bus,
    ...(dump && { dump }),
    async close() {
      await bus.close();
      await db.destroy();
      await release();
    },
  };
}
