import type { Kysely, Transaction as KyselyTransaction } from 'kysely';
import type { Database } from '#server/db/schema.ts';

/** Something to query with: the database, or a transaction on it. */
export type Handle = Kysely<Database>;

/**
 * A transaction that spans modules. On the embedded database it is the only connection: use no other
 * handle inside, and await nothing from outside.
 */
export type Transaction = KyselyTransaction<Database>;
