/**
 * A process to be killed: opens the data folder it is given and writes rows without end, each in a
 * transaction of its own. Prints a row's number once the database has acknowledged it.
 */
import { openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';

const { db } = await openDatabase({ dataDir: process.argv[2] ?? '' });
await migrate(db);
for (let row = 1; ; row += 1) {
  await db.transaction().execute(async (trx) => {
    const resets_at = new Date();
    await trx
      .insertInto('throttle')
      .values({ key: `a${row}`, hits: row, resets_at })
      .execute();
    await trx
      .insertInto('throttle')
      .values({ key: `b${row}`, hits: row, resets_at })
      .execute();
  });
  console.log(row);
}
