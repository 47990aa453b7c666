import { once } from 'node:events';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildProgram, forkProgram } from '#tests/support/built-program.ts';
import type { MailMoment, MailWork } from '#tests/support/crash-mailer.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { newDatabaseFolder } from '#tests/support/pglite.ts';
import { type Cluster, startPostgres } from '#tests/support/postgres.ts';
import { newTempFolder } from '#tests/support/temp-folder.ts';

const server = await startMailServer();
let cluster: Cluster;
let program: string;

beforeAll(async () => {
  cluster = startPostgres();
  program = await buildProgram('tests/support/crash-mailer.ts');
});
afterAll(async () => {
  await server.close();
  await cluster.stop();
});

/** Whether the process was killed. */
async function run(work: MailWork): Promise<boolean> {
  const shop = forkProgram(program);
  const ended = once(shop, 'exit');
  shop.send(work);
  const [code, signal] = await ended;
  if (code !== 0 && signal !== 'SIGKILL') throw new Error(`The shop ended by itself: ${code}`);
  return signal === 'SIGKILL';
}

describe.each([
  ['the embedded database', async () => ({ dataDir: await newDatabaseFolder() })],
  [
    'a PostgreSQL server',
    async () => ({ dataDir: newTempFolder(), databaseUrl: await cluster.createDatabase() }),
  ],
])('a shop on %s that is killed while it sends a mail (decision 012)', (_name, newPlace) => {
  let place: Pick<MailWork, 'dataDir' | 'databaseUrl'>;
  beforeAll(async () => {
    place = await newPlace();
  });
  beforeEach(() => {
    server.arrived.length = 0;
  });

  it.each<[string, MailMoment, number]>([
    ['before it goes out sends it once', 'begun', 1],
    ['between the yes of the mail server and its own sends a copy that tells so', 'sent', 2],
    ['when it has noted that it is out sends it once', 'marked', 1],
  ])('%s', { timeout: 300_000 }, async (_moment, die, copies) => {
    const smtpUrl = server.url;
    expect(await run({ ...place, smtpUrl, queue: die, die })).toBe(true);
    const arrivedBefore = server.arrived.length;
    expect(await run({ ...place, smtpUrl })).toBe(false);

    expect(arrivedBefore).toBe(die === 'begun' ? 0 : 1);
    expect(server.arrived).toHaveLength(copies);
    // By one Message-ID mail programs show one mail.
    expect(new Set(server.arrived.map(({ messageId }) => messageId)).size).toBe(1);
    expect(server.arrived[0]?.messageId).toMatch(/^<izlog\..+@.+>$/);
  });
});
