import { hostname } from 'node:os';
import { type Kysely, sql } from 'kysely';

/**
 * A lock of the database that every process holds together with the others while it works with the
 * tables. A connection that ends gives it back, however its process ended.
 */
const LOCK = '7311, 1';

/** Answers `isIn`: false while another process, which holds the lock for itself, changes the tables. */
export const SIGN_IN = `select pg_try_advisory_lock_shared(${LOCK}) as "isIn"`;

/** The versions of two programs do not go together; the message says what to do. */
export class VersionRefused extends Error {
  constructor(lines: readonly string[], options?: ErrorOptions) {
    super(lines.join('\n'), options);
    this.name = 'VersionRefused';
  }
}

/** Another process is changing the tables at this moment. */
export class ChangedByAnother extends VersionRefused {
  constructor() {
    super([
      'Izlog: another version is changing the database at this moment, and this one would not fit it.',
      'Start the version that makes the change.',
    ]);
  }
}

/** Name of a connection in lists of the database: which process of which machine. */
export const signature = () => `izlog ${hostname()} ${process.pid}`;

/**
 * Makes sure that nobody else works with the tables until the transaction ends: to be called in the
 * one that changes them in a way that older programs cannot read. Throws `VersionRefused`, which names
 * who does.
 */
export async function requireAlone(trx: Kysely<unknown>, step: string): Promise<void> {
  const { rows } = await sql<{ isAlone: boolean }>`
    select pg_try_advisory_xact_lock(${sql.raw(LOCK)}) as "isAlone"`.execute(trx);
  if (rows[0]?.isAlone === true) return;
  const others = await sql<{ name: string; since: Date }>`
    select a.application_name as name, a.backend_start as since
    from pg_locks as l join pg_stat_activity as a on a.pid = l.pid
    where l.locktype = 'advisory' and l.granted and l.objsubid = 2
      and l.database = (select oid from pg_database where datname = current_database())
      and (l.classid, l.objid) = (${sql.raw(LOCK)})
    order by a.backend_start`.execute(trx);
  throw new VersionRefused([
    `Izlog: the database was not changed: step ${step} does not go with the version that runs beside this one.`,
    'Stop these processes (machine and process id), then start this version again:',
    ...others.rows.map(({ name, since }) => `  ${name}, since ${since.toISOString()}`),
  ]);
}
