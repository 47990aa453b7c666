import { VERIFICATION_QUERY } from '#domain/web/mail-query.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import type { MailBuilder, MailContent } from './mail.ts';
import { MAIL_PAGES, mailLink } from './mail-links.ts';
import { mailTranslate } from './mail-translate.ts';
import { composeMail } from './texts/compose.ts';

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
  const label = mailTranslate(ctx.locale)(`${kind}.button`);
  return composeMail(kind, ctx, {
    words: { greeting: greeting(ctx, firstName), shop: ctx.site.name, href },
    parts: { button: [{ type: 'button', label, href }] },
  });
}

/** A line that greets by name, where the name is one. */
export function greeting({ locale }: Pick<CallContext, 'locale'>, firstName: string): string {
  const t = mailTranslate(locale);
  const name = firstName.trim();
  return PLAIN_NAME.test(name) ? t('helloName', { name }) : t('hello');
}
