import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { jsonb } from '#server/db/jsonb.ts';
import type { JobHandler, NewJob } from '#server/modules/jobs/jobs.ts';
import type { Mailer } from '#server/modules/mail/mail.ts';
import type { TestApp, TestSettings } from './test-app.ts';

/** Settings for tests of what adds mails and jobs: where the application has neither, they are kept. */
export const WITH_OUTBOX: TestSettings = { extend: keepJobsAndMails };

function keepJobsAndMails(app: FastifyInstance) {
  if (!app.hasDecorator('mailer')) {
    const mailer: Mailer = {
      async queue(handle, { siteId, kind, key, to, locale, data }) {
        await handle
          .insertInto('mail')
          .values({
            site_id: siteId,
            kind,
            key,
            recipient: to,
            locale,
            data: jsonb(data),
            sent_at: null,
          })
          .execute();
      },
    };
    app.decorate('mailer', mailer);
  }
  if (!app.hasDecorator('jobs')) {
    const handlers = new Map<string, JobHandler>();
    const waiting: NewJob[] = [];
    app.decorate('jobs', {
      add: async (_handle, job) => void waiting.push(job),
      handle: (kind, handler) => void handlers.set(kind, handler),
      wake: () => undefined,
      async drain() {
        const due = waiting.splice(0);
        for (const { kind, payload } of due) await handlers.get(kind)?.(payload);
        return due.length;
      },
    });
  }
}

/** A mail that waits to be sent. */
export interface WaitingMail {
  kind: string;
  to: string;
  locale: string;
  /** Its secret, where it has one. */
  token: string;
}

/** Mails of the outbox, the oldest first; what jobs would add is added first. */
export async function mailsOf({ app, database }: TestApp): Promise<WaitingMail[]> {
  await app.jobs.drain();
  const { rows } = await sql<WaitingMail>`
    select kind, recipient as to, locale, coalesce(data->>'token', '') as token
    from mail order by id`.execute(database.db);
  return rows;
}

/** The secret of the last mail of a kind. Throws when there is none. */
export async function lastToken(test: TestApp, kind: string): Promise<string> {
  const mail = (await mailsOf(test)).findLast((one) => one.kind === kind);
  if (!mail?.token) throw new Error(`No mail of the kind "${kind}" waits.`);
  return mail.token;
}
