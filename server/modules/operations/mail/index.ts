import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Company } from '#domain/company/company.ts';
import type { Theme } from '#domain/theme/theme.ts';
import type { MailTextKind } from '#schemas/api/mail-texts.ts';
import type { MailConfig } from '#server/config.ts';
import type { HistoryDesk, SettingHistory } from '#server/modules/operations/history/index.ts';
import type { Jobs } from '#server/modules/operations/jobs/index.ts';
import { openFirst } from '#server/plugin-settings.ts';
import type { Directory } from '#server/plugins/call-context.ts';
import type { ServiceDeps } from '#server/plugins/core.ts';
import { periodically } from '#server/plugins/periodic.ts';
import type { Throttle } from '#server/plugins/throttle.ts';
import { greeting, resetMail, staffResetLink, verifyMail } from './account-mails.ts';
import { createMailRepository } from './mail.repository.ts';
import { MAIL_PAGES, mailLink } from './mail-links.ts';
import { mailTranslate } from './mail-translate.ts';
import { createMailer, SEND_JOB } from './mailer.ts';
import { createOutboxRepository } from './outbox.repository.ts';
import { outboxRoutes } from './outbox.routes.ts';
import { createMailTrials } from './sender/mail-trials.ts';
import { createSenderRepository } from './sender/sender.repository.ts';
import { senderRoutes } from './sender/sender.routes.ts';
import { createSenders, type Logos } from './sender/senders.ts';
import { createSignedGoals } from './signed-goals.ts';
import { composeMail } from './texts/compose.ts';
import { createTextsRepository } from './texts/texts.repository.ts';
import { textsRoutes } from './texts/texts.routes.ts';
import { createMailTexts } from './texts/texts.ts';
import { ALL_MAIL_TRANSPORTS } from './transports/all-transports.ts';
import type { MailTransport } from './transports/mail-transport.ts';
import type { WordFiller } from './word-filler.ts';

export type { MailBuilder, MailContent, Mailer, MailPart } from './mail.ts';
export type { SignedGoals } from './signed-goals.ts';
export type { MailTransport } from './transports/mail-transport.ts';

export { composeMail, greeting, MAIL_PAGES, mailLink, mailTranslate, staffResetLink };

/** Said to be paid back where somebody looks at a refund's mail with an order that has none. */
const EXAMPLE_CENTS = 1_000;
const DAY_MS = 24 * 60 * 60_000;

/** What a mailer needs of sites, when it sends. */
interface Sites {
  placeholders: WordFiller;
  directory: Pick<Directory, 'contextOf'>;
  company: { of(siteId: number): Promise<Company> };
  themes: { of(siteId: number): Promise<Theme> };
  logos: Logos;
}

interface MailDeps extends Pick<ServiceDeps, 'config' | 'secrets' | 'db' | 'log'>, Sites {
  jobs: Jobs;
  history: SettingHistory;
}

/** The way for mail to leave that the settings name. */
export function openMailTransport({ settings = {} }: MailConfig, dataDir: string): MailTransport {
  return openFirst(ALL_MAIL_TRANSPORTS, (plugin) => plugin.open(settings, { dataDir }));
}

/** The outbox, and what signs the texts behind its links. */
export function createMail({ config, secrets, db, log, jobs, directory, ...sites }: MailDeps) {
  const mailTransport = openMailTransport(config.mail, config.dataDir);
  const senders = createSenders({
    ...sites,
    repository: createSenderRepository(db),
    transport: mailTransport,
    from: config.mail.from,
  });
  const { send, draft, ...mailer } = createMailer({
    repository: createMailRepository(db),
    transport: mailTransport,
    jobs,
    log,
    contextOf: directory.contextOf,
    senderOf: (ctx) => senders.of(ctx),
    inOwnWords: (ctx, content) => texts.applied(ctx, content),
  });
  const texts = createMailTexts({
    repository: createTextsRepository(db),
    placeholders: sites.placeholders,
    history: sites.history,
    senders,
    orderMail: async (kind, ctx, orderId) =>
      isAboutOrders(kind) ? draft(kind, ctx, { orderId, amountCents: EXAMPLE_CENTS }) : null,
  });
  jobs.handle(SEND_JOB, send);
  mailer.content('verify', verifyMail);
  mailer.content('reset', resetMail);
  return {
    mailer,
    mailTransport,
    mailDesk: { senders, texts, trials: createMailTrials(senders, mailTransport) },
    signedGoals: createSignedGoals(secrets.token),
  };
}

type MailServices = Pick<ReturnType<typeof createMail>, 'mailTransport' | 'mailDesk'> & {
  jobs: Jobs;
  throttle: Throttle;
  historyDesk: HistoryDesk;
};

export const mailModule = fp(
  async (
    app: FastifyInstance,
    { jobs, throttle, mailTransport, mailDesk, historyDesk }: MailServices,
  ) => {
    const outbox = createOutboxRepository(app.db);
    outboxRoutes(app, outbox, jobs);
    senderRoutes(app, { ...mailDesk, throttle, historyDesk });
    textsRoutes(app, { ...mailDesk, throttle, historyDesk });
    periodically(app, { name: 'forgetting old mails', everyMs: DAY_MS }, outbox.deleteOld);
    app.addHook('onClose', async () => mailTransport.close());
  },
);

const ABOUT_ORDERS = ['order', 'orderPaid', 'orderRefunded'] as const;

function isAboutOrders(kind: MailTextKind): kind is (typeof ABOUT_ORDERS)[number] {
  return ABOUT_ORDERS.some((known) => known === kind);
}
