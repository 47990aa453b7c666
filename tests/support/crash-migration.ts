/**
 * A process that is killed while it migrates. `crash-migration.ts`; told by one message where its
 * database is and at which point of the work it dies; answers how many points there are.
 */

import { openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { createKiller } from './killer.ts';

export interface MigrationWork {
  dataDir: string;
  databaseUrl?: string;
  point: number;
}

process.once('message', async ({ point, ...place }: MigrationWork) => {
  const database = await openDatabase(place);
  const killer = createKiller();
  killer.arm(point);
  await migrate(database.db.withPlugin(killer.plugin));
  process.send?.(killer.points());
  await database.close();
  process.disconnect();
});
