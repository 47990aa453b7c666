import type { Locale } from '#domain/locales.ts';
import { toHtml } from './layout.ts';
import type { MailContent } from './mail.ts';
import { toPlainText } from './plain-text.ts';
import type { SiteSender } from './sender/senders.ts';
import type { Letter } from './transports/mail-transport.ts';

/** What is on the outside of a mail. */
export interface Envelope {
  id: number | string;
  kind: string;
  /** The part before `@`; the other is the sender's. */
  messageId: string;
  to: string;
  createdAt: Date;
}

/** A mail as it leaves. */
export function toLetter(
  { id, kind, messageId, to, createdAt }: Envelope,
  content: MailContent,
  sender: SiteSender,
  locale: Locale,
): Letter {
  const replyTo = content.replyTo ?? sender.email;
  const { unsubscribeUrl } = content;
  const { from } = sender;
  return {
    fileName: `${createdAt.toISOString().replace(/[:.]/g, '-')}-${kind}-${id}`,
    messageId: `<${messageId}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    date: createdAt,
    // Addresses as objects: a comma in one makes no second recipient.
    from: { name: oneLine(sender.fromName), address: from },
    to: { name: '', address: to },
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    subject: oneLine(content.subject),
    html: toHtml(content, sender, locale),
    text: toPlainText(content, sender),
    textEncoding: 'quoted-printable',
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...(unsubscribeUrl && {
      list: { unsubscribe: { url: unsubscribeUrl, comment: '' } },
      headers: {
        'Auto-Submitted': 'auto-generated',
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }),
    attachments: [...(content.attachments ?? [])],
  };
}

/** Headers are one line: line breaks in names and subjects are spaces (S40). */
function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim();
}
