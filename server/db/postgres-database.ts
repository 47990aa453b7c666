import pg from 'pg';
import type { Connection } from './connection.ts';
import { createPostgresBus } from './postgres-bus.ts';
import { columnTypes } from './types.ts';

/** Oldest major version the SQL is written for. */
const MIN_VERSION = 150_000;

/** How long anything of the database may take, in milliseconds; see `ORDINARY`. */
export interface Patience {
  /** For a statement; the server cuts it off. */
  statement: number;
  /** For an answer; a server that hangs cuts nothing off. More than `statement`. */
  answer: number;
  /** Between two statements of a transaction. */
  idleInTransaction: number;
  /** For a free connection, or a new one. */
  connection: number;
  /** Connections at most. */
  connections: number;
}

/** For all that somebody waits for. Parameters of `DATABASE_URL` win, e.g. `?statement_timeout=30000`. */
const ORDINARY: Patience = {
  statement: 10_000,
  answer: 12_000,
  idleInTransaction: 15_000,
  connection: 5_000,
  connections: 10,
};

/** Connections for work that takes as long as it takes: steps of a migration, waiting for a lock. */
const PATIENT_CONNECTIONS = 2;

/** The configured server cannot be used; the message says why, without the password. */
export class DatabaseUnusable extends Error {
  constructor(reason: string) {
    super(`Izlog: the database of DATABASE_URL cannot be used: ${reason}.`);
    this.name = 'DatabaseUnusable';
  }
}

/** Connects to a PostgreSQL server of version 15 or newer. Throws `DatabaseUnusable`. */
export async function openPostgres(
  url: string,
  patience: Partial<Patience> = {},
): Promise<Connection> {
  const limits = { ...ORDINARY, ...patience };
  const pool = openPool(url, {
    max: limits.connections,
    connectionTimeoutMillis: limits.connection,
    statement_timeout: limits.statement,
    query_timeout: limits.answer,
    idle_in_transaction_session_timeout: limits.idleInTransaction,
  });
  // No connection is made before the first one is asked for.
  const patientPool = openPool(url, {
    max: PATIENT_CONNECTIONS,
    statement_timeout: 0,
    idle_in_transaction_session_timeout: 0,
  });
  try {
    await refuseOldServer(pool);
    const bus = await createPostgresBus(url, pool);
    const release = async () => undefined;
    return { kind: 'postgres', pool, patientPool, bus, signIn: bus.signIn, release };
  } catch (error) {
    await pool.end();
    throw error instanceof Error ? new DatabaseUnusable(error.message) : error;
  }
}

function openPool(url: string, limits: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, types: columnTypes, ...limits });
  // A connection that breaks is replaced by the pool, and the query on it fails; one that breaks
  // between two queries would else end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

async function refuseOldServer(pool: pg.Pool) {
  const { rows } = await pool.query('show server_version_num');
  if (Number(rows[0]?.server_version_num) >= MIN_VERSION) return;
  throw new Error('the PostgreSQL server is older than version 15; upgrade it');
}
