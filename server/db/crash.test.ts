import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';
import { newDatabaseFolder } from '#tests/support/pglite.ts';
import { openDatabase } from './database.ts';

const ACKNOWLEDGED = 200;

/** Lets a process write until it has acknowledged enough rows, then kills it; answers the last row. */
async function writeAndKill(dataDir: string): Promise<number> {
  const writer = spawn(
    process.execPath,
    ['--import', 'tsx', 'tests/support/crash-writer.ts', dataDir],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = once(writer, 'exit');
  let last = 0;
  for await (const line of createInterface({ input: writer.stdout })) {
    last = Number(line);
    if (last === ACKNOWLEDGED) writer.kill('SIGKILL');
  }
  await ended;
  return last;
}

it('loses no acknowledged write and keeps no half of one when the process is killed', async () => {
  const dataDir = await newDatabaseFolder();

  const last = await writeAndKill(dataDir);
  const database = await openDatabase({ dataDir });
  const rows = await database.db.selectFrom('throttle').select(['key', 'hits']).execute();
  await database.close();

  const [first, second] = ['a', 'b'].map((kind) =>
    rows.filter(({ key }) => key.startsWith(kind)).map(({ hits }) => hits),
  );
  expect(last).toBeGreaterThanOrEqual(ACKNOWLEDGED);
  expect(new Set(first)).toEqual(new Set(second));
  expect(first?.filter((row) => row <= last)).toHaveLength(last);
});
