import type { MailTextKind } from '#schemas/api/mail-texts.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import type { MailContent, MailFill, MailPart } from '../mail.ts';
import { mailTranslate } from '../mail-translate.ts';
import { MAIL_KINDS, surroundingsOf } from './mail-kinds.ts';

type Extras = Pick<MailContent, 'attachments' | 'replyTo' | 'unsubscribeUrl'>;

/** A mail in the words of the product; the mailer puts the shop's own in their place. */
export function composeMail(
  kind: MailTextKind,
  { locale }: Pick<CallContext, 'locale'>,
  { words, parts }: Omit<MailFill, 'kind'>,
  extras: Extras = {},
): MailContent {
  const t = mailTranslate(locale);
  const { body, reason } = MAIL_KINDS[kind];
  return {
    subject: t(`${kind}.subject`, words),
    preheader: t(`${kind}.preheader`),
    heading: t(`${kind}.heading`),
    parts: body.flatMap((entry): readonly MailPart[] => {
      if ('part' in entry) return parts[entry.part] ?? [];
      if ('text' in entry) return [{ type: 'text', text: t(entry.text, words) }];
      if ('line' in entry) return [{ type: 'text', text: fillIn(entry.line, words) }];
      const { htmlOnly } = entry;
      return [{ type: 'note', text: t(entry.note, words), ...(htmlOnly && { htmlOnly }) }];
    }),
    reason: t(reason, words),
    ...extras,
    fill: { kind, words, parts },
  };
}

/** A mail of a kind about nothing that happened. */
export function exampleMail(kind: MailTextKind, ctx: Pick<CallContext, 'site' | 'locale'>) {
  const about = surroundingsOf(ctx);
  const { words, parts } = MAIL_KINDS[kind];
  return composeMail(kind, ctx, {
    words: mapValues(words, ({ example }) => example(about)),
    parts: mapValues(parts, (example) => example(about)),
  });
}

function mapValues<A, B>(values: Readonly<Record<string, A>>, map: (value: A) => B) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]));
}

/** A name in double braces. */
export const PLACEHOLDER = /\{\{\s*([^{}\s]+)\s*\}\}/g;

/** A text with its names filled in, once: what stands in a value is not looked at again. */
export function fillIn(text: string, words: Readonly<Record<string, string>>): string {
  return text.replace(PLACEHOLDER, (_whole, name: string) =>
    Object.hasOwn(words, name) ? (words[name] ?? '') : '',
  );
}
