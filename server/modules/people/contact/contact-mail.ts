import {
  composeMail,
  type MailBuilder,
  mailTranslate,
} from '#server/modules/operations/mail/index.ts';
import type { ContactRepository } from './contact.repository.ts';

/** A question, to the shop; an answer goes to the visitor. */
export function contactMail(repository: Pick<ContactRepository, 'byId'>): MailBuilder<'contact'> {
  return async ({ ctx, data }) => {
    const question = await repository.byId(ctx.site.id, data.messageId);
    if (!question) return null;
    const { name, email, message } = question;
    const t = mailTranslate(ctx.locale);
    const sentAt = new Intl.DateTimeFormat(ctx.locale, {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: 'Europe/Zagreb',
    }).format(question.created_at);
    const rows = [
      { label: t('contact.name'), value: name },
      { label: t('contact.email'), value: email },
      { label: t('contact.date'), value: sentAt },
    ];
    return composeMail(
      'contact',
      ctx,
      {
        words: { shop: ctx.site.name, name },
        parts: { facts: [{ type: 'facts', rows }], question: [{ type: 'quote', text: message }] },
      },
      { replyTo: email },
    );
  };
}
