import { randomUUID } from 'node:crypto';
import type { Locale } from '#domain/locales.ts';
import {
  greeting,
  type MailBuilder,
  type Mailer,
  mailTranslate,
} from '#server/modules/operations/mail/index.ts';
import type { Transaction } from '#server/plugins/database.ts';
import type { Account } from '../../account.repository.ts';

/** What happened to a passkey. */
interface Event {
  what: 'added' | 'removed' | 'copied';
  passkey: { name: string; host: string };
  locale: Locale;
}

export type PasskeyMail = ReturnType<typeof createPasskeyMail>;

/** Tells owners of accounts what happened to their passkeys, whoever did it. */
export function createPasskeyMail(mailer: Pick<Mailer, 'queue'>) {
  return {
    /** Adds the mail in the caller's transaction; wake the jobs once it has committed. */
    async tell(trx: Transaction, account: Account, { what, passkey, locale }: Event) {
      await mailer.queue(trx, {
        siteId: account.site_id,
        kind: 'passkey',
        key: `passkey:${randomUUID()}`,
        to: account.email,
        locale,
        data: { what, firstName: account.first_name, name: passkey.name, host: passkey.host },
      });
    },
  };
}

/** Says what happened. Its words are no shop's to change: they warn. */
export const passkeyMail: MailBuilder<'passkey'> = async ({ ctx, data }) => {
  const { what, firstName, name, host } = data;
  const t = mailTranslate(ctx.locale);
  return {
    subject: t(`passkey.${what}.subject`, { shop: ctx.site.name }),
    preheader: t(`passkey.${what}.text`, { host }),
    heading: t(`passkey.${what}.heading`),
    parts: [
      { type: 'text', text: greeting(ctx, firstName) },
      { type: 'text', text: t(`passkey.${what}.text`, { host }) },
      {
        type: 'facts',
        rows: [
          { label: t('passkey.name'), value: name },
          { label: t('passkey.host'), value: host },
        ],
      },
      { type: 'note', text: t(`passkey.${what}.note`) },
    ],
    reason: t('passkey.reason', { shop: ctx.site.name }),
  };
};
