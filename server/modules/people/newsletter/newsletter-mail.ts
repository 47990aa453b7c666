import {
  composeMail,
  type MailBuilder,
  mailLink,
  mailTranslate,
} from '#server/modules/operations/mail/index.ts';
import { leaveToken } from './leave-token.ts';
import type { NewsletterService } from './newsletter.service.ts';

/** Paths of the pages behind the links of the mail, without the secret. */
export const CONFIRM_PATH = '/newsletter/potvrda';
export const LEAVE_PATH = '/newsletter/odjava';

/** Asks for the confirmation of a subscription; nothing is left to ask once it was given or taken back. */
export function confirmationMail(
  newsletter: Pick<NewsletterService, 'find'>,
  secret: Uint8Array,
): MailBuilder<'newsletter'> {
  return async ({ ctx, data }) => {
    const row = await newsletter.find(ctx.site.id, data.token);
    if (!row) return null;
    const plain = { ...ctx, locale: ctx.site.defaultLocale };
    const href = mailLink(plain, `${CONFIRM_PATH}/${data.token}`);
    const leave = mailLink(plain, `${LEAVE_PATH}/${leaveToken(secret, row.id)}`);
    const label = mailTranslate(ctx.locale)('newsletter.button');
    return composeMail(
      'newsletter',
      ctx,
      {
        words: { shop: ctx.site.name, href, leave },
        parts: { button: [{ type: 'button', label, href }] },
      },
      { unsubscribeUrl: leave },
    );
  };
}
