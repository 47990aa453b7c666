import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { subscribeNewsletter } from '#schemas/api/newsletter.ts';
import { createNewsletterRepository } from './newsletter.repository.ts';
import { createNewsletterService, type NewsletterService } from './newsletter.service.ts';

/** Subscriptions of one address; the form without JavaScript counts too. */
export const SUBSCRIBE_LIMIT = { name: 'newsletter.subscribe', max: 10, windowSeconds: 600 };

declare module 'fastify' {
  interface FastifyInstance {
    newsletter: NewsletterService;
  }
}

/** The newsletter. */
export const newsletterModule = fp(async (app: FastifyInstance) => {
  const newsletter = createNewsletterService(createNewsletterRepository(app.db));
  app.decorate('newsletter', newsletter);
  app.implement(
    subscribeNewsletter,
    async ({ body }, { site, locale }) => {
      const { email, acceptedConsents: consents = [] } = body;
      await newsletter.subscribe({ siteId: site.id, email, locale, consents });
      return {};
    },
    { limit: SUBSCRIBE_LIMIT },
  );
});
