import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { isStorageFull } from '#server/storage-full.ts';

/** Queries that may wait for a connection; more than these would not be answered in time anyway. */
export const MAX_WAITING = 1_000;

interface Bounds {
  maxWaiting: number;
  /** The name under which the connection keeps a statement; see `statementNames`. */
  nameOf: (statement: string) => string | undefined;
  /** Told of a query that found no space to write. */
  onFull: () => void;
}

/** More queries wait than can be answered; see `isUnreachable`. */
export class DatabaseOverloaded extends Error {
  constructor() {
    super('Too many queries wait for a connection.');
    this.name = 'DatabaseOverloaded';
  }
}

/**
 * A pool that refuses at once what would wait too long, and that never lends out a connection on
 * which a statement may still run: what the driver has given up waiting for would answer the next
 * one, or leave it inside a transaction (F4, F5).
 */
export function boundedPool(
  pool: pg.Pool,
  {
    maxWaiting = MAX_WAITING,
    nameOf = () => undefined,
    onFull = () => undefined,
  }: Partial<Bounds> = {},
): PostgresPool {
  return {
    async connect() {
      if (pool.waitingCount >= maxWaiting) throw new DatabaseOverloaded();
      return new Lent(await pool.connect(), { nameOf, onFull });
    },
    end: () => pool.end(),
  };
}

/** What the driver says when an answer does not come. */
const GIVEN_UP = 'Query read timeout';

class Lent implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  readonly #bounds: Pick<Bounds, 'nameOf' | 'onFull'>;
  #givenUp: Error | null = null;
  constructor(client: pg.PoolClient, bounds: Pick<Bounds, 'nameOf' | 'onFull'>) {
    this.#client = client;
    this.#bounds = bounds;
  }

  /** There are no cursors here: `toDatabase` gives Kysely none. */
  query<R>(statement: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query(statement: object): never;
  async query(statement: unknown, parameters: readonly unknown[] = []): Promise<unknown> {
    if (this.#givenUp) throw this.#givenUp;
    const text = String(statement);
    // What has no parameters begins and ends transactions or changes tables.
    const name = parameters.length > 0 ? this.#bounds.nameOf(text) : undefined;
    try {
      return await this.#client.query({ text, values: [...parameters], ...(name && { name }) });
    } catch (error) {
      if (error instanceof Error && error.message === GIVEN_UP) this.#givenUp = error;
      if (isStorageFull(error)) this.#bounds.onFull();
      throw error;
    }
  }

  release() {
    this.#client.release(this.#givenUp ?? undefined);
  }
}
