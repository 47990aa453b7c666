import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';

/** Queries that may wait for a connection; more than these would not be answered in time anyway. */
export const MAX_WAITING = 1_000;

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
export function boundedPool(pool: pg.Pool, maxWaiting: number = MAX_WAITING): PostgresPool {
  return {
    async connect() {
      if (pool.waitingCount >= maxWaiting) throw new DatabaseOverloaded();
      return new Lent(await pool.connect());
    },
    end: () => pool.end(),
  };
}

/** What the driver says when an answer does not come. */
const GIVEN_UP = 'Query read timeout';

class Lent implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  #givenUp: Error | null = null;
  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  /** There are no cursors here: `toDatabase` gives Kysely none. */
  query<R>(statement: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query(statement: object): never;
  async query(statement: unknown, parameters: readonly unknown[] = []): Promise<unknown> {
    if (this.#givenUp) throw this.#givenUp;
    try {
      return await this.#client.query(String(statement), [...parameters]);
    } catch (error) {
      if (error instanceof Error && error.message === GIVEN_UP) this.#givenUp = error;
      throw error;
    }
  }

  release() {
    this.#client.release(this.#givenUp ?? undefined);
  }
}
