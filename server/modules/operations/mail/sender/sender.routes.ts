import type { FastifyInstance } from 'fastify';
import { Value } from 'typebox/value';
import {
  mailSenderSchema,
  readMailSender,
  saveMailSender,
  tryMailSender,
} from '#schemas/api/mail-sender.ts';
import { ValidationFailed } from '#server/errors.ts';
import type { HistoryDesk } from '#server/modules/operations/history/index.ts';
import type { Limit, Throttle } from '#server/plugins/throttle.ts';
import type { MailTrials } from './mail-trials.ts';
import type { Senders } from './senders.ts';

/** Test mails of one site: enough to find out what is wrong, too few to bother anybody. */
export const TRIAL_LIMIT: Limit = { name: 'mail.trial', max: 10, windowSeconds: 15 * 60 };

interface Parts {
  senders: Senders;
  trials: MailTrials;
  throttle: Pick<Throttle, 'hit'>;
  historyDesk: Pick<HistoryDesk, 'area'>;
}

/** Who sends the mails of the site, and whether mail leaves. */
export function senderRoutes(
  app: FastifyInstance,
  { senders, trials, throttle, historyDesk }: Parts,
) {
  app.implement(readMailSender, async (_input, ctx) => senders.answer(ctx));

  app.implement(saveMailSender, async ({ body }, ctx) => senders.save(ctx, body));

  historyDesk.area({
    name: 'mail',
    isForOwners: () => false,
    async restore(ctx, author, _key, held) {
      const sender = held?.value;
      if (!Value.Check(mailSenderSchema, sender)) {
        throw new ValidationFailed({ fields: { address: 'type' } });
      }
      await senders.save(ctx, sender, author);
    },
  });

  app.implement(tryMailSender, async ({ body: { to, sender } }, ctx) => {
    await throttle.hit(TRIAL_LIMIT, String(ctx.site.id));
    return trials.ofSender(ctx, to, sender);
  });
}
