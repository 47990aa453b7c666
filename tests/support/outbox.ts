import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Services } from '#server/services.ts';
import type { TestApp, TestSettings } from './test-app.ts';

/** Secrets of mails by kind and key; the outbox forgets them once a mail is sent. */
const tokens = new Map<string, string>();

/** Settings for tests that read secrets out of mails. */
export const WITH_OUTBOX: TestSettings = { extend: rememberTokens };

function rememberTokens(_app: FastifyInstance, { mailer }: Services) {
  const queue = mailer.queue.bind(mailer);
  mailer.queue = async (handle, mail) => {
    if ('token' in mail.data) tokens.set(`${mail.kind} ${mail.key}`, mail.data.token);
    await queue(handle, mail);
  };
}

/** A mail that was sent, or waits for it. */
export interface QueuedMail {
  kind: string;
  to: string;
  locale: string;
  /** Its secret, where it has one. */
  token: string;
}

/** Mails of the outbox, the oldest first; what jobs add is added first. */
export async function mailsOf({ services, database }: TestApp): Promise<QueuedMail[]> {
  await services.jobs.drain();
  const { rows } = await sql<Omit<QueuedMail, 'token'> & { key: string }>`
    select kind, recipient as to, locale, key from mail order by id`.execute(database.db);
  return rows.map(({ key, ...mail }) => ({
    ...mail,
    token: tokens.get(`${mail.kind} ${key}`) ?? '',
  }));
}

/** The secret of the last mail of a kind. Throws when there is none. */
export async function lastToken(test: TestApp, kind: string): Promise<string> {
  const mail = (await mailsOf(test)).findLast((one) => one.kind === kind);
  if (!mail?.token) throw new Error(`There is no mail of the kind "${kind}".`);
  return mail.token;
}
