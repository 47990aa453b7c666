import { VERIFICATION_QUERY } from '#domain/web/mail-query.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import type { MailBuilder, MailContent, MailPart } from './mail.ts';
import { MAIL_PAGES, mailLink } from './mail-links.ts';
import { mailTranslate } from './mail-translate.ts';

/** Names that are words and nothing else; anybody can enter a text here that reaches a stranger. */
const PLAIN_NAME = /^[\p{L}\p{M}][\p{L}\p{M}' -]{0,39}$/u;

/** Confirms the address of a new account (AUTH-09). */
export const verifyMail: MailBuilder<'verify'> = async ({ ctx, data }) => {
  const page = MAIL_PAGES.login[ctx.locale];
  const href = mailLink(ctx, page, { [VERIFICATION_QUERY]: data.token });
  return accountMail(ctx, 'verify', data.firstName, href);
};

/** Leads to the page where a new password is chosen (AUTH-22). */
export const resetMail: MailBuilder<'reset'> = async ({ ctx, data }) => {
  const { firstName, token, isStaff = false } = data;
  const page = MAIL_PAGES.forgotPassword[ctx.locale];
  const href = isStaff ? staffResetLink(ctx, token) : mailLink(ctx, page, { token });
  return accountMail(ctx, 'reset', firstName, href);
};

/** Where somebody of the back office chooses a new password; a fragment is sent to nobody. */
export function staffResetLink(ctx: Pick<CallContext, 'site' | 'locale'>, token: string): string {
  return `${mailLink(ctx, MAIL_PAGES.adminReset[ctx.locale])}#token=${token}`;
}

function accountMail(
  ctx: CallContext,
  kind: 'verify' | 'reset',
  firstName: string,
  href: string,
): MailContent {
  const t = mailTranslate(ctx.locale);
  const shop = ctx.site.name;
  return {
    subject: t(`${kind}.subject`),
    preheader: t(`${kind}.preheader`),
    heading: t(`${kind}.heading`),
    parts: [
      greeting(ctx, firstName),
      { type: 'text', text: t(`${kind}.text`, { shop }) },
      { type: 'button', label: t(`${kind}.button`), href },
      { type: 'note', text: t(`${kind}.note`) },
      { type: 'note', text: t('linkFallback', { href }), htmlOnly: true },
    ],
    reason: t('reasonAccount', { shop }),
  };
}

/** A line that greets by name, where the name is one. */
export function greeting({ locale }: CallContext, firstName: string): MailPart {
  const t = mailTranslate(locale);
  const name = firstName.trim();
  return { type: 'text', text: PLAIN_NAME.test(name) ? t('helloName', { name }) : t('hello') };
}
