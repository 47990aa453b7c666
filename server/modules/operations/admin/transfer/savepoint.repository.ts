import { sql, type Transaction } from 'kysely';
import type { Database } from '#server/db/schema.ts';

/** Does the work; when it fails, the transaction is as it was before, and goes on. */
export async function withSavepoint<T>(
  trx: Transaction<Database>,
  work: () => Promise<T>,
): Promise<T> {
  await sql`savepoint batch`.execute(trx);
  try {
    const result = await work();
    await sql`release savepoint batch`.execute(trx);
    return result;
  } catch (error) {
    await sql`rollback to savepoint batch`.execute(trx);
    throw error;
  }
}
