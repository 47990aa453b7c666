import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { InputOf } from '#schemas/api/endpoint.ts';
import { sendContactMessage } from '#schemas/api/notices.ts';
import type { Jobs } from '#server/modules/operations/jobs/index.ts';
import type { Mailer } from '#server/modules/operations/mail/index.ts';
import type { Consents } from '#server/modules/people/consents/index.ts';
import type { SiteService } from '#server/modules/site/site/index.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import { contactForms } from './contact.forms.ts';
import { type ContactRepository, createContactRepository } from './contact.repository.ts';
import { contactMail } from './contact-mail.ts';
import { recipientsOf } from './recipients.ts';

export { contactForms, recipientsOf };

const LIMIT = { max: 5, windowSeconds: 600 };
const FORM = 'contactForm';

type Sent = InputOf<typeof sendContactMessage>['body'];

interface ContactServices {
  consents: Consents;
  jobs: Pick<Jobs, 'wake'>;
  mailer: Mailer;
  site: Pick<SiteService, 'options'>;
}
interface Parts extends ContactServices {
  repository: ContactRepository;
}

/** Questions to the shop. */
export const contactModule = fp(async (app: FastifyInstance, services: ContactServices) => {
  const repository = createContactRepository(app.db);
  const parts = { ...services, repository };
  services.mailer.content('contact', contactMail(repository));
  app.implement(
    sendContactMessage,
    async ({ body }, ctx) => {
      await keep(parts, ctx, body);
      return {};
    },
    { limit: LIMIT },
  );
});

/** Keeps a question, and mails it to whoever answers; one that nobody is named for is only kept. */
async function keep(parts: Parts, ctx: CallContext, sent: Sent): Promise<void> {
  const { repository, consents, mailer } = parts;
  const { id: siteId, defaultLocale: locale } = ctx.site;
  const consentIds = await consents.requireAccepted(ctx, FORM, sent.acceptedConsents ?? []);
  const options = await parts.site.options(siteId, ['ContactRecipients', 'Seller']);
  const read = (key: string) => options.find((option) => option.key === key)?.value;
  const recipients = recipientsOf(read('ContactRecipients'), read('Seller'));
  await repository.transaction(async (trx) => {
    const { name, email, message } = sent;
    const messageId = await repository.add(trx, { siteId, name: name.trim(), email, message });
    await consents.log(trx, ctx, { form: FORM, email: email.toLowerCase(), consentIds });
    for (const to of recipients) {
      const key = `contact:${messageId}:${to}`;
      await mailer.queue(trx, { siteId, kind: 'contact', key, to, locale, data: { messageId } });
    }
  });
  parts.jobs.wake();
}
