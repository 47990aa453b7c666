import type pg from 'pg';
import type { Bus } from './bus.ts';

/** What the two kinds of database differ in. */
export interface Connection {
  kind: 'pglite' | 'postgres';
  pool: pg.Pool;
  /** Absent: `pool` has the patience for everything. */
  patientPool?: pg.Pool;
  /** Names for the statements that the connection keeps; absent: it keeps none. */
  nameOf?: (statement: string) => string | undefined;
  bus: Bus;
  dump?: () => Promise<Blob>;
  /** See `OpenDatabase`. */
  signIn?: () => Promise<void>;
  /** Ends what the pool does not own. */
  release(): Promise<void>;
}
