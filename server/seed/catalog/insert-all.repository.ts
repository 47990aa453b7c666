import { sql, type Transaction } from 'kysely';
import type { Database } from '#server/db/schema.ts';

/** Rows of one statement. */
const CHUNK = 2000;

/** Stores many rows that all name the same columns; values as JSON has them. */
export async function insertAll(
  trx: Transaction<Database>,
  table: keyof Database,
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  for (let start = 0; start < rows.length; start += CHUNK) {
    const chunk = JSON.stringify(rows.slice(start, start + CHUNK));
    await sql`insert into ${sql.table(table)} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${chunk}::jsonb)`.execute(
      trx,
    );
  }
}
