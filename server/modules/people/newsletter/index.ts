import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { subscribeNewsletter } from '#schemas/api/newsletter.ts';
import type { Jobs } from '#server/modules/operations/jobs/index.ts';
import type { Mailer, SignedGoals } from '#server/modules/operations/mail/index.ts';
import type { OneTimeTokens } from '#server/modules/people/auth/index.ts';
import type { Consents } from '#server/modules/people/consents/index.ts';
import type { ServiceDeps } from '#server/plugins/core.ts';
import { periodically } from '#server/plugins/periodic.ts';
import type { ThemeSource } from '#server/plugins/plain-page.ts';
import type { Throttle } from '#server/plugins/throttle.ts';
import { newsletterForms } from './newsletter.forms.ts';
import { createNewsletterRepository } from './newsletter.repository.ts';
import { createNewsletterService, type NewsletterService } from './newsletter.service.ts';
import { confirmationMail } from './newsletter-mail.ts';
import { newsletterPages } from './newsletter-pages.routes.ts';

export { newsletterForms };

const SUBSCRIBE_LIMIT = { max: 10, windowSeconds: 600 };

const HOUR_MS = 60 * 60_000;

interface NewsletterDeps extends Pick<ServiceDeps, 'db' | 'secrets'> {
  consents: Consents;
  mailer: Mailer;
  throttle: Throttle;
  jobs: Jobs;
  oneTimeTokens: OneTimeTokens;
}

/** The newsletter. */
export function createNewsletter(deps: NewsletterDeps): NewsletterService {
  const { db, consents, mailer, throttle, jobs, oneTimeTokens: tokens } = deps;
  const secret = deps.secrets.token;
  const repository = createNewsletterRepository(db);
  const newsletter = createNewsletterService({
    repository,
    consents,
    mailer,
    throttle,
    jobs,
    tokens,
    secret,
  });
  mailer.content('newsletter', confirmationMail(newsletter, secret));
  return newsletter;
}

interface NewsletterServices {
  newsletter: NewsletterService;
  throttle: Throttle;
  signedGoals: SignedGoals;
  themes: ThemeSource;
}

export const newsletterModule = fp(async (app: FastifyInstance, services: NewsletterServices) => {
  const { newsletter } = services;
  newsletterPages(app, services);
  app.implement(
    subscribeNewsletter,
    async ({ body: { email, acceptedConsents = [] } }, ctx) => {
      await newsletter.subscribe(ctx, email, acceptedConsents);
      return {};
    },
    { limit: SUBSCRIBE_LIMIT },
  );
  const { deleteStale } = createNewsletterRepository(app.db);
  periodically(
    app,
    { name: 'forgetting unconfirmed subscriptions', everyMs: HOUR_MS },
    deleteStale,
  );
});
