import { type Static, Type } from 'typebox';
import { byLocale } from '#domain/locales.ts';
import { nullable } from '#schemas/primitives.ts';
import { defineEndpoint } from './endpoint.ts';
import { emailSchema } from './users.ts';

const strict = { additionalProperties: false };
const optionalEmailSchema = Type.String({ maxLength: 254, format: 'email-or-empty' });

/** Longest line at the foot of mails. */
export const MAX_FOOTER = 500;

/** Who sends the mails of a site; what is empty is the default. */
export const mailSenderSchema = Type.Object(
  {
    /** What mail programs show instead of the address. */
    name: Type.String({ maxLength: 80, format: 'line-or-empty' }),
    address: optionalEmailSchema,
    /** Where answers go. */
    replyTo: optionalEmailSchema,
    /** A line at the foot, by language. */
    footer: Type.Object(
      byLocale(() => Type.Optional(Type.String({ maxLength: MAX_FOOTER }))),
      strict,
    ),
  },
  strict,
);
export type MailSender = Static<typeof mailSenderSchema>;

const senderAnswerSchema = Type.Object({
  sender: mailSenderSchema,
  /** What stands where the sender says nothing. */
  defaults: Type.Object({ name: Type.String(), address: Type.String(), replyTo: Type.String() }),
  /** How mail leaves: by a server, whose host is named, or not at all: files in a folder. */
  way: Type.Object({ kind: Type.Enum(['smtp', 'folder']), place: Type.String() }),
});
export type MailSenderAnswer = Static<typeof senderAnswerSchema>;

/** What may go wrong while a mail leaves. */
export const MAIL_FAULTS = [
  'login',
  'sender',
  'recipient',
  'content',
  'security',
  'unknownHost',
  'unreachable',
  'silent',
  'folder',
  'other',
] as const;
export type MailFault = (typeof MAIL_FAULTS)[number];

/** How a test mail fared. */
export const mailTrialSchema = Type.Object({
  way: Type.Enum(['smtp', 'folder']),
  /** Null: it left. `answer` is what the mail server said, or the system. */
  failure: nullable(Type.Object({ fault: Type.Enum([...MAIL_FAULTS]), answer: Type.String() })),
});
export type MailTrial = Static<typeof mailTrialSchema>;

/** Who sends the mails of the site. */
export const readMailSender = defineEndpoint({
  key: 'mail.sender',
  method: 'GET',
  path: '/api/v1/admin/mail/sender',
  summary: 'Read who sends the mails of the site',
  access: 'backoffice',
  data: senderAnswerSchema,
});

/** 400 names the fields that are no addresses. */
export const saveMailSender = defineEndpoint({
  key: 'mail.saveSender',
  method: 'PUT',
  path: '/api/v1/admin/mail/sender',
  summary: 'Change who sends the mails of the site',
  access: 'backoffice',
  body: mailSenderSchema,
  data: senderAnswerSchema,
});

/** Sends at once, with what is being typed; 429 after too many of them. */
export const tryMailSender = defineEndpoint({
  key: 'mail.trySender',
  method: 'POST',
  path: '/api/v1/admin/mail/sender/test',
  summary: 'Send a test mail',
  access: 'backoffice',
  body: Type.Object({ to: emailSchema, sender: mailSenderSchema }, strict),
  data: mailTrialSchema,
});
