/**
 * A shop to be killed while it sends a mail. Started by `fork`; told by one message what to do, and
 * says `done` when it lived through it.
 */

import { type KyselyPlugin, type RootOperationNode, sql } from 'kysely';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { ensureDefaultSite } from '#server/modules/site/site/default-site.repository.ts';

/** Moments of a mail: before it goes out, when the mail server has it, and when we know that. */
export type MailMoment = 'begun' | 'sent' | 'marked';

export interface MailWork {
  dataDir: string;
  databaseUrl?: string;
  smtpUrl: string;
  /** Puts this mail into the outbox. */
  queue?: string;
  /** Dies at this moment of the next mail; else it sends what waits, also what a dead process had. */
  die?: MailMoment;
}

/** What a statement does to a mail, seen from its columns. */
function stepOf(node: RootOperationNode): 'begin' | 'end' | null {
  if (node.kind !== 'UpdateQueryNode') return null;
  const text = JSON.stringify(node);
  if (text.includes('"sent_at"')) return 'end';
  return text.includes('"message_id"') ? 'begin' : null;
}

const die = () => process.kill(process.pid, 'SIGKILL');

function dyingAt(moment: MailMoment | undefined): KyselyPlugin {
  const answered = { begin: 'begun', end: 'marked' } as const;
  const steps = new WeakMap<object, 'begin' | 'end'>();
  return {
    transformQuery({ node, queryId }) {
      const step = stepOf(node);
      if (step) steps.set(queryId, step);
      if (step === 'end' && moment === 'sent') die();
      return node;
    },
    async transformResult({ result, queryId }) {
      const step = steps.get(queryId);
      if (step && answered[step] === moment) die();
      return result;
    },
  };
}

process.once('message', async (work: MailWork) => {
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'fatal',
    DATA_DIR: work.dataDir,
    SMTP_URL: work.smtpUrl,
    ...(work.databaseUrl && { DATABASE_URL: work.databaseUrl }),
  });
  const database = await openDatabase(config);
  await migrate(database.patient);
  await ensureDefaultSite(database.db, { publicUrl: undefined, localUrl: 'http://127.0.0.1:3000' });
  const { app, services } = await buildApp({
    config,
    secrets: { token: new Uint8Array(32).fill(7) },
    database: { ...database, db: database.db.withPlugin(dyingAt(work.die)) },
    entry: () => Promise.reject(new Error('This server shows no pages.')),
  });
  await app.ready();
  if (work.queue) {
    await services.mailer.queue(database.db, {
      siteId: 1,
      kind: 'verify',
      key: work.queue,
      to: 'ana@izlog.test',
      locale: 'hr',
      data: { firstName: work.queue, token: 'tajna' },
    });
  }
  // What a dead process held comes free after a minute; here at once.
  await sql`update job set leased_until = null, run_after = now() where state = 'waiting'`.execute(
    database.db,
  );
  await services.jobs.drain();
  await services.jobs.drain();
  await app.close();
  await database.close();
  process.send?.('done');
  process.disconnect();
});
