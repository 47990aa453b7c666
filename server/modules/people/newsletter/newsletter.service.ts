import { NotFound, TooManyRequests } from '#server/errors.ts';
import type { Jobs } from '#server/modules/operations/jobs/index.ts';
import type { Mailer } from '#server/modules/operations/mail/index.ts';
import type { OneTimeTokens } from '#server/modules/people/auth/index.ts';
import type { ConsentName, Consents } from '#server/modules/people/consents/index.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import type { Transaction } from '#server/plugins/database.ts';
import type { Limit, Throttle } from '#server/plugins/throttle.ts';
import { subscriptionOfToken } from './leave-token.ts';
import { AlreadySubscribed } from './newsletter.errors.ts';
import type { NewsletterRepository, SubscriptionRow } from './newsletter.repository.ts';

const LIFE_SECONDS = 7 * 24 * 60 * 60;
/** Mails to one address that has not confirmed. */
const AGAIN_LIMIT: Limit = { name: 'newsletter.mail', max: 3, windowSeconds: 24 * 60 * 60 };
/** The checkbox of the form block; it asks in the block's own words where the site has no consent. */
const OWN_CONSENT = 'newsletter';

interface Parts {
  consents: Consents;
  mailer: Pick<Mailer, 'queue'>;
  throttle: Pick<Throttle, 'hit'>;
  jobs: Pick<Jobs, 'wake'>;
  repository: NewsletterRepository;
  tokens: OneTimeTokens;
  secret: Uint8Array;
}

export type NewsletterService = ReturnType<typeof createNewsletterService>;

/** Subscriptions by double opt-in (G-039): nobody is subscribed who does not read the mail. */
export function createNewsletterService(parts: Parts) {
  const { repository, consents, mailer, tokens, secret } = parts;

  async function ask(trx: Transaction, { id, site_id: siteId, email, locale }: SubscriptionRow) {
    const { token, name } = await tokens.issue(trx, {
      siteId,
      purpose: 'newsletter',
      subject: String(id),
      lifeSeconds: LIFE_SECONDS,
    });
    await mailer.queue(trx, {
      siteId,
      kind: 'newsletter',
      key: `newsletter:${name}`,
      to: email,
      locale,
      data: { token },
    });
  }

  async function consentsOf(ctx: CallContext, accepted: readonly ConsentName[]) {
    const { ids, fault } = await consents.readAccepted(ctx, 'newsletter', accepted);
    if (!fault) return ids;
    const others = accepted.filter((name) => name !== OWN_CONSENT);
    return consents.requireAccepted(ctx, 'newsletter', others);
  }

  /** Another mail for somebody who lost the first; beyond a few it does nothing. */
  async function askAgain(row: SubscriptionRow) {
    try {
      await parts.throttle.hit(AGAIN_LIMIT, `${row.site_id}:${row.email}`);
    } catch (error) {
      if (error instanceof TooManyRequests) return;
      throw error;
    }
    await repository.transaction((trx) => ask(trx, row));
    parts.jobs.wake();
  }

  /** Whom a secret of the mail is about; uses nothing up. */
  async function find(siteId: number, token: string) {
    const id = await tokens.find({ siteId, purpose: 'newsletter' }, token);
    return id === null ? undefined : repository.byId(siteId, Number(id));
  }

  return {
    /**
     * Keeps the wish and mails a link that confirms it. Throws `ValidationFailed` for missing
     * consents, `AlreadySubscribed` also for who has not confirmed yet, and then mails again.
     */
    async subscribe(ctx: CallContext, email: string, accepted: readonly ConsentName[]) {
      const consentIds = await consentsOf(ctx, accepted);
      const { id: siteId } = ctx.site;
      const known = await repository.transaction(async (trx) => {
        const added = await repository.add(trx, {
          siteId,
          email,
          locale: ctx.locale,
          consents: consentIds,
        });
        if (!added) return repository.byEmail(trx, siteId, email);
        await consents.log(trx, ctx, { form: 'newsletter', email: added.email, consentIds });
        await ask(trx, added);
        return null;
      });
      parts.jobs.wake();
      if (known === null) return;
      if (known?.status === 'pending') await askAgain(known);
      throw new AlreadySubscribed();
    },

    find,

    /** Throws `NotFound` for a secret that is worth nothing (any more). */
    async confirm(siteId: number, token: string): Promise<SubscriptionRow> {
      const topic = { siteId, purpose: 'newsletter' } as const;
      const row = await find(siteId, token);
      if (!row) throw new NotFound();
      await repository.transaction(async (trx) => {
        if (!(await tokens.redeem(trx, topic, token))) throw new NotFound();
        await repository.confirm(trx, siteId, row.id);
        await tokens.revoke(trx, { ...topic, subject: String(row.id) });
      });
      return row;
    },

    /** Who leaves by a link; undefined also for who has left. */
    async leaving(siteId: number, token: string): Promise<SubscriptionRow | undefined> {
      const id = subscriptionOfToken(secret, token);
      return id === null ? undefined : repository.byId(siteId, id);
    },

    /** Forgets the address and notes what it no longer agrees to. Leaving twice is as good as once. */
    async leave(ctx: CallContext, token: string): Promise<void> {
      const id = subscriptionOfToken(secret, token);
      if (id === null) throw new NotFound();
      await repository.transaction(async (trx) => {
        const row = await repository.remove(trx, ctx.site.id, id);
        if (!row) return;
        const { email, consents: consentIds } = row;
        await consents.withdraw(trx, ctx, { form: 'newsletter', email, consentIds });
      });
    },
  };
}
