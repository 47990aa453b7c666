import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
import { createMemoryBus } from './bus.ts';
import type { Connection } from './connection.ts';
import { lockDataFolder } from './data-lock.ts';
import { statementNames } from './statement-names.ts';
import { columnTypes } from './types.ts';

/** Name of the database's folder inside the data folder. */
export const DATABASE_FOLDER = 'database';

/** A query that waits longer than this for the one connection has met a deadlock of our own making. */
const WAIT_MS = 30_000;

/** Opens the embedded database in a folder. Throws `DataFolderInUse` before touching any file. */
export async function openPglite(dataDir: string): Promise<Connection> {
  const unlock = lockDataFolder(dataDir);
  try {
    const lite = await createPglite({ dataDir: join(dataDir, DATABASE_FOLDER) });
    return {
      ...connectPglite(lite),
      async release() {
        await lite.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Starts PGlite with our extensions; without `dataDir` it lives in memory. */
export function createPglite(options: PGliteOptions): Promise<PGlite> {
  return PGlite.create({ ...options, extensions: { pg_trgm, unaccent } });
}

/** Puts the PostgreSQL driver on a running PGlite. */
export function connectPglite(lite: PGlite): Connection {
  const pool = new pg.Pool({
    ...createPgConfig(inOneGo(lite)),
    max: 1,
    connectionTimeoutMillis: WAIT_MS,
    types: columnTypes,
  });
  return {
    kind: 'pglite',
    pool,
    nameOf: statementNames(),
    bus: createMemoryBus(),
    dump: () => lite.dumpDataDir('gzip'),
    release: () => lite.close(),
  };
}

/** First bytes of the messages that the database answers: Sync, and Query for what has no parameters. */
const ANSWERED = [0x53, 0x51];

/**
 * The driver sends a query in five messages, and every one costs a turn of the database: those that
 * are not answered wait for the one that is.
 */
function inOneGo(lite: PGlite): PGlite {
  let waiting: Uint8Array[] = [];
  const execProtocolStream: PGlite['execProtocolStream'] = async (message, options) => {
    waiting.push(message);
    if (!ANSWERED.includes(message[0] ?? 0)) return [];
    const messages = Buffer.concat(waiting);
    waiting = [];
    return lite.execProtocolStream(messages, options);
  };
  return Object.create(lite, { execProtocolStream: { value: execProtocolStream } });
}
