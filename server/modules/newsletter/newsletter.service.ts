import { AlreadySubscribed } from './newsletter.errors.ts';
import type { NewsletterRepository, Subscription } from './newsletter.repository.ts';

export type NewsletterService = ReturnType<typeof createNewsletterService>;

export function createNewsletterService(repository: NewsletterRepository) {
  return {
    /** Keeps the wish; nothing is sent to the address until it is confirmed. */
    async subscribe(subscription: Subscription) {
      const email = subscription.email.trim().toLowerCase();
      const isNew = await repository.add({ ...subscription, email });
      if (!isNew) throw new AlreadySubscribed();
    },
  };
}
