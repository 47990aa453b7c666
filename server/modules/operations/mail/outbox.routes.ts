import type { FastifyInstance } from 'fastify';
import { filterMails, retryMail } from '#schemas/api/mail.ts';
import { NotFound } from '#server/errors.ts';
import type { Jobs } from '#server/modules/operations/jobs/index.ts';
import { pagingOf, toRecords } from '#server/paging.ts';
import { SEND_JOB } from './mailer.ts';
import type { OutboxRepository } from './outbox.repository.ts';

/** The outbox, for the people of the shop (F26). */
export function outboxRoutes(
  app: FastifyInstance,
  outbox: OutboxRepository,
  jobs: Pick<Jobs, 'add' | 'wake'>,
) {
  app.implement(filterMails, async ({ body }, { site }) => {
    const paging = pagingOf(body);
    const { mails, total } = await outbox.page(site.id, { ...body, ...paging });
    return toRecords(mails, total, paging);
  });

  app.implement(retryMail, async ({ params: { id } }, { site }) => {
    await outbox.transaction(async (trx) => {
      if (!(await outbox.revive(trx, site.id, id))) throw new NotFound();
      await jobs.add(trx, { kind: SEND_JOB, payload: { mailId: id } });
    });
    jobs.wake();
    return {};
  });
}
