import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
import type { BackendMessage } from 'pg-protocol/dist/messages.js';
import { Parser } from 'pg-protocol/dist/parser.js';
import { startProgram } from '#server/programs.ts';
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
  const unlock = await lockDataFolder(dataDir);
  try {
    const folder = join(dataDir, DATABASE_FOLDER);
    if (!existsSync(folder)) await makeElsewhere(folder);
    const lite = await createPglite({ dataDir: folder });
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

/**
 * Making a database takes 700 MB, part of which the process that made it keeps; so another one does it.
 * Where that fails, opening the database makes it, or says why it cannot.
 */
async function makeElsewhere(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  const maker = startProgram(import.meta, 'new-database', { args: [draft], stdio: 'ignore' });
  const [code] = await once(maker, 'exit').catch(() => []);
  if (code === 0) await rename(draft, folder);
  else await rm(draft, { recursive: true, force: true });
}

/** Its own is 128 MB, all of it in the memory of this process; the system keeps the same pages anyway. */
const SHARED_BUFFERS = '24MB';

/** Starts PGlite with our extensions; without `dataDir` it lives in memory. */
export function createPglite(options: PGliteOptions): Promise<PGlite> {
  return PGlite.create({
    ...options,
    extensions: { pg_trgm, unaccent },
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
  });
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
  const execProtocolStream: PGlite['execProtocolStream'] = async (message) => {
    waiting.push(message);
    if (!ANSWERED.includes(message[0] ?? 0)) return [];
    const messages = Buffer.concat(waiting);
    waiting = [];
    return answersTo(lite, messages);
  };
  return Object.create(lite, { execProtocolStream: { value: execProtocolStream } });
}

/**
 * What the database answers, read by the driver's own parser: that of PGlite copies every field of
 * every row into a buffer of its own before it reads it.
 */
async function answersTo(lite: PGlite, messages: Uint8Array): Promise<BackendMessage[]> {
  const pieces: Buffer[] = [];
  await lite.execProtocolRawStream(messages, {
    // What it hands over is its own memory, which the next piece overwrites.
    onRawData: (piece) => pieces.push(Buffer.from(piece)),
  });
  const answers: BackendMessage[] = [];
  new Parser().parse(Buffer.concat(pieces), (answer) => answers.push(answer));
  return answers;
}
