import pg from 'pg';
import type { Connection } from './database.ts';
import { createPostgresBus } from './postgres-bus.ts';
import { columnTypes } from './types.ts';

/** Oldest major version the SQL is written for. */
const MIN_VERSION = 150_000;

/** The configured server cannot be used; the message says why, without the password. */
export class DatabaseUnusable extends Error {
  constructor(reason: string) {
    super(`Izlog: the database of DATABASE_URL cannot be used: ${reason}.`);
    this.name = 'DatabaseUnusable';
  }
}

/** Connects to a PostgreSQL server of version 15 or newer. Throws `DatabaseUnusable`. */
export async function openPostgres(url: string): Promise<Connection> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 10_000,
    types: columnTypes,
  });
  // A connection that breaks while idle is replaced by the pool; the next query tells if none can be made.
  pool.on('error', () => undefined);
  try {
    await refuseOldServer(pool);
    const bus = await createPostgresBus(url, pool);
    return { kind: 'postgres', pool, bus, release: async () => undefined };
  } catch (error) {
    await pool.end();
    throw error instanceof Error ? new DatabaseUnusable(error.message) : error;
  }
}

async function refuseOldServer(pool: pg.Pool) {
  const { rows } = await pool.query('show server_version_num');
  if (Number(rows[0]?.server_version_num) >= MIN_VERSION) return;
  throw new Error('the PostgreSQL server is older than version 15; upgrade it');
}
