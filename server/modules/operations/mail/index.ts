import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { openFirst } from '#server/plugin-settings.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import { periodically } from '#server/plugins/periodic.ts';
import type { Secrets } from '#server/secrets.ts';
import { greeting, resetMail, verifyMail } from './account-mails.ts';
import { createMailRepository } from './mail.repository.ts';
import { MAIL_PAGES, mailLink } from './mail-links.ts';
import { mailTranslate } from './mail-translate.ts';
import { createMailer, SEND_JOB, type SiteSender } from './mailer.ts';
import { createOutboxRepository } from './outbox.repository.ts';
import { outboxRoutes } from './outbox.routes.ts';
import { createSignedGoals } from './signed-goals.ts';
import { ALL_MAIL_TRANSPORTS } from './transports/all-transports.ts';

export type { MailBuilder, MailContent, Mailer, MailPart } from './mail.ts';

export { greeting, MAIL_PAGES, mailLink, mailTranslate };

const DAY_MS = 24 * 60 * 60_000;

/** The outbox. Needs jobs; the directory and the options of sites when it sends. */
export const mailModule = fp(async (app: FastifyInstance, { secrets }: { secrets: Secrets }) => {
  const { config, jobs } = app;
  const transport = openFirst(ALL_MAIL_TRANSPORTS, (plugin) =>
    plugin.open(config.mail.settings ?? {}, config),
  );
  const { send, ...mailer } = createMailer({
    config: config.mail,
    repository: createMailRepository(app.db),
    transport,
    jobs,
    log: app.log,
    contextOf: (siteId) => app.directory.contextOf(siteId),
    senderOf: (ctx) => senderOf(app, ctx),
  });

  const outbox = createOutboxRepository(app.db);
  app.decorate('mailer', mailer);
  app.decorate('signedGoals', createSignedGoals(secrets.token));
  outboxRoutes(app, outbox);
  jobs.handle(SEND_JOB, send);
  mailer.content('verify', verifyMail);
  mailer.content('reset', resetMail);
  periodically(app, { name: 'forgetting old mails', everyMs: DAY_MS }, outbox.deleteOld);
  app.addHook('onClose', async () => transport.close());
});

/** Who sends, from the option `Seller`; the site's name replaces what is not filled in. */
async function senderOf(app: FastifyInstance, { site }: CallContext): Promise<SiteSender> {
  const [option] = await app.site.options(site.id, ['Seller']);
  const seller = new Map(Object.entries(option?.value ?? {}));
  const text = (name: string) => {
    const value = seller.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const oib = text('oib');
  const imprint = [text('name') || site.name, text('street'), text('place'), oib && `OIB ${oib}`];
  return {
    name: site.name,
    url: site.url,
    imprint: imprint.filter(Boolean).join(' · '),
    email: text('email'),
  };
}
