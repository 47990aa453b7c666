import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { subscribeNewsletter } from '#schemas/api/newsletter.ts';
import { periodically } from '#server/plugins/periodic.ts';
import type { Secrets } from '#server/secrets.ts';
import { newsletterForms } from './newsletter.forms.ts';
import { createNewsletterRepository } from './newsletter.repository.ts';
import { createNewsletterService, type NewsletterService } from './newsletter.service.ts';
import { confirmationMail } from './newsletter-mail.ts';
import { newsletterPages } from './newsletter-pages.routes.ts';

export { newsletterForms };

const SUBSCRIBE_LIMIT = { max: 10, windowSeconds: 600 };

const HOUR_MS = 60 * 60_000;

declare module 'fastify' {
  interface FastifyInstance {
    newsletter: NewsletterService;
  }
}

/** The newsletter. Needs consents, the mailer and mailed secrets. */
export const newsletterModule = fp(
  async (app: FastifyInstance, { secrets }: { secrets: Secrets }) => {
    const repository = createNewsletterRepository(app.db);
    const { consents, mailer, throttle, jobs, oneTimeTokens: tokens } = app;
    const secret = secrets.token;
    const newsletter = createNewsletterService({
      repository,
      consents,
      mailer,
      throttle,
      jobs,
      tokens,
      secret,
    });

    app.decorate('newsletter', newsletter);
    mailer.content('newsletter', confirmationMail(newsletter, secret));
    newsletterPages(app, newsletter);
    app.implement(
      subscribeNewsletter,
      async ({ body: { email, acceptedConsents = [] } }, ctx) => {
        await newsletter.subscribe(ctx, email, acceptedConsents);
        return {};
      },
      { limit: SUBSCRIBE_LIMIT },
    );
    periodically(
      app,
      { name: 'forgetting unconfirmed subscriptions', everyMs: HOUR_MS },
      repository.deleteStale,
    );
  },
);
