import type { FastifyInstance } from 'fastify';
import { Value } from 'typebox/value';
import { LOCALES, type Locale } from '#domain/locales.ts';
import {
  listMailTexts,
  MAIL_TEXT_KINDS,
  mailTextSchema,
  previewMailText,
  readMailText,
  resetMailText,
  restoreMailText,
  saveMailText,
  tryMailText,
} from '#schemas/api/mail-texts.ts';
import { NotFound, ValidationFailed } from '#server/errors.ts';
import type { HistoryDesk } from '#server/modules/operations/history/index.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import type { Throttle } from '#server/plugins/throttle.ts';
import type { MailTrials } from '../sender/mail-trials.ts';
import { TRIAL_LIMIT } from '../sender/sender.routes.ts';
import type { MailTexts } from './texts.ts';

interface Parts {
  texts: MailTexts;
  trials: Pick<MailTrials, 'send'>;
  throttle: Pick<Throttle, 'hit'>;
  historyDesk: Pick<HistoryDesk, 'area'>;
}

/** The words of the site's mails. */
export function textsRoutes(app: FastifyInstance, { texts, trials, throttle, historyDesk }: Parts) {
  const inThat = (ctx: CallContext, locale: Locale): CallContext => ({ ...ctx, locale });

  app.implement(listMailTexts, async (_input, ctx) => texts.list(ctx));

  app.implement(readMailText, async ({ params: { kind, locale } }, ctx) =>
    texts.read(kind, inThat(ctx, locale)),
  );

  app.implement(saveMailText, async ({ params: { kind, locale }, body }, ctx) =>
    texts.save(kind, inThat(ctx, locale), body.text, body.base),
  );

  app.implement(resetMailText, async ({ params: { kind, locale }, body }, ctx) =>
    texts.reset(kind, inThat(ctx, locale), body.base),
  );

  app.implement(restoreMailText, async ({ params: { kind, locale }, body }, ctx) =>
    texts.restore(kind, inThat(ctx, locale), body.version, body.base),
  );

  historyDesk.area({
    name: 'mailText',
    isForOwners: () => false,
    async restore(ctx, author, key, held) {
      const [named, language] = key.split('.');
      const kind = MAIL_TEXT_KINDS.find((one) => one === named);
      const locale = LOCALES.find((one) => one === language);
      const text = held?.value ?? null;
      if (!kind || !locale) throw new NotFound();
      if (text !== null && !Value.Check(mailTextSchema, text)) {
        throw new ValidationFailed({ fields: { text: 'type' } });
      }
      await texts.putBack(kind, inThat(ctx, locale), text, author);
    },
  });

  app.implement(previewMailText, async ({ params: { kind, locale }, body }, ctx) =>
    texts.preview(kind, inThat(ctx, locale), body),
  );

  app.implement(tryMailText, async ({ params: { kind, locale }, body }, ctx) => {
    await throttle.hit(TRIAL_LIMIT, String(ctx.site.id));
    const inLocale = inThat(ctx, locale);
    const content = await texts.sampleOf(kind, inLocale, body);
    return trials.send(inLocale, body.to, content);
  });
}
