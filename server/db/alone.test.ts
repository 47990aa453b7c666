import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Cluster, startPostgres } from '#tests/support/postgres.ts';
import { alone } from './alone.ts';
import { type OpenDatabase, openDatabase } from './database.ts';

let cluster: Cluster;
let processes: OpenDatabase[] = [];

beforeAll(async () => {
  cluster = startPostgres();
  const databaseUrl = await cluster.createDatabase();
  const open = () => openDatabase({ dataDir: '', databaseUrl });
  processes = [await open(), await open()];
});

afterAll(async () => {
  for (const database of processes) await database.close();
  await cluster.stop();
});

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 50));

it('lets one process after the other do the same work', async () => {
  const steps: string[] = [];
  const work = async () => {
    steps.push('begin');
    await pause();
    steps.push('end');
  };

  await Promise.all(processes.map((database) => alone(database, 'work', work)));

  expect(steps).toEqual(['begin', 'end', 'begin', 'end']);
});

it('lets the next one in after a failure', async () => {
  const [first, second] = processes.map((database, index) =>
    alone(database, 'work', async () => {
      if (index === 0) throw new Error('broken off');
      return 'done';
    }),
  );

  await expect(first).rejects.toThrow('broken off');
  await expect(second).resolves.toBe('done');
});
