import { type Static, Type } from 'typebox';
import { instantSchema, localeSchema, nullable, rowIdSchema } from '#schemas/primitives.ts';
import { defineEndpoint } from './endpoint.ts';
import { mailTrialSchema } from './mail-sender.ts';
import { emailSchema } from './users.ts';

const strict = { additionalProperties: false };

/** Every mail whose words a shop may change. */
export const MAIL_TEXT_KINDS = [
  'order',
  'orderPaid',
  'orderRefunded',
  'verify',
  'reset',
  'newsletter',
  'availability',
  'contact',
  'formAnswer',
  'formCopy',
] as const;
/** A kind of mail whose words a shop may change. */
export type MailTextKind = (typeof MAIL_TEXT_KINDS)[number];

/** What a line of words is in a mail. */
export const MAIL_LINE_TYPES = ['paragraph', 'heading', 'bullet', 'number', 'note'] as const;

/** Versions of a text that are kept. */
export const MAX_MAIL_VERSIONS = 20;
const MAX_LINES = 80;

const runSchema = Type.Object(
  {
    text: Type.String({ minLength: 1, maxLength: 2000 }),
    bold: Type.Optional(Type.Boolean()),
    italic: Type.Optional(Type.Boolean()),
    /** Where it leads: an address of the web or of mail, or a placeholder for one. */
    href: Type.Optional(Type.String({ minLength: 1, maxLength: 500 })),
  },
  strict,
);
/** Words of one look. Names in double braces are filled in. */
export type MailRun = Static<typeof runSchema>;

const lineSchema = Type.Union([
  Type.Object(
    {
      type: Type.Enum([...MAIL_LINE_TYPES]),
      runs: Type.Array(runSchema, { maxItems: 60 }),
    },
    strict,
  ),
  /** A part that the shop makes: a button, the lines of an order. */
  Type.Object(
    { type: Type.Literal('part'), name: Type.String({ minLength: 1, maxLength: 40 }) },
    strict,
  ),
]);
export type MailLine = Static<typeof lineSchema>;

/** The words of a mail. There is no HTML in them, so none has to be cleaned. */
export const mailTextSchema = Type.Object(
  {
    subject: Type.String({ maxLength: 200, format: 'line' }),
    heading: Type.String({ maxLength: 200, format: 'line' }),
    body: Type.Array(lineSchema, { minItems: 1, maxItems: MAX_LINES }),
  },
  strict,
);
export type MailText = Static<typeof mailTextSchema>;

const kindSchema = Type.Enum([...MAIL_TEXT_KINDS]);
const params = Type.Object({ kind: kindSchema, locale: localeSchema });
/** Version that the caller has seen, 0 for none: what somebody else saved meanwhile is not overwritten. */
const baseSchema = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });

const placeholderSchema = Type.Object({
  name: Type.String(),
  /** `text` stands among words, `link` too and as an address, `part` on a line of its own. */
  type: Type.Enum(['text', 'link', 'part']),
  /** What stands there, such as; empty for parts. */
  example: Type.String(),
});
export type MailPlaceholder = Static<typeof placeholderSchema>;

const versionSchema = Type.Object({
  id: Type.Integer(),
  at: instantSchema,
  /** E-mail address of who saved it; null once the account is gone. */
  by: nullable(Type.String()),
  /** The words of the product were taken back. */
  isReset: Type.Boolean(),
});

const textAnswerSchema = Type.Object({
  text: mailTextSchema,
  isOwn: Type.Boolean(),
  version: Type.Integer(),
  placeholders: Type.Array(placeholderSchema),
  /** Of each group at least one has to stay. */
  needs: Type.Array(Type.Array(Type.String())),
  /** The newest first. */
  versions: Type.Array(versionSchema),
});
/** The words of a mail with all that is to be known of them. */
export type MailTextAnswer = Static<typeof textAnswerSchema>;

const kindsAnswerSchema = Type.Object({
  kinds: Type.Array(
    Type.Object({
      kind: kindSchema,
      to: Type.Enum(['customer', 'shop']),
      /** Languages with words of the shop's own. */
      own: Type.Array(localeSchema),
    }),
  ),
  /** Languages of the site. */
  locales: Type.Array(localeSchema),
});
/** Every kind of mail of a site. */
export type MailKindsAnswer = Static<typeof kindsAnswerSchema>;

/** Whether each has words of its own, by language. */
export const listMailTexts = defineEndpoint({
  key: 'mail.texts',
  method: 'GET',
  path: '/api/v1/admin/mail/text',
  summary: 'List the kinds of mail of the site',
  access: 'backoffice',
  data: kindsAnswerSchema,
});

/** The shop's own words, or those of the product where it has none. */
export const readMailText = defineEndpoint({
  key: 'mail.text',
  method: 'GET',
  path: '/api/v1/admin/mail/text/:kind/:locale',
  summary: 'Read the words of a mail',
  access: 'backoffice',
  params,
  data: textAnswerSchema,
});

/**
 * 400 MAIL_TEXT_UNKNOWN, MAIL_TEXT_MISSING, MAIL_TEXT_MISPLACED name placeholders in `names`,
 * MAIL_TEXT_LINK addresses; 409 MAIL_TEXT_CHANGED when somebody else saved meanwhile.
 */
export const saveMailText = defineEndpoint({
  key: 'mail.saveText',
  method: 'PUT',
  path: '/api/v1/admin/mail/text/:kind/:locale',
  summary: 'Change the words of a mail',
  access: 'backoffice',
  params,
  body: Type.Object({ text: mailTextSchema, base: baseSchema }, strict),
  data: textAnswerSchema,
});

/** Takes the words of the product back; what was written before stays among the versions. */
export const resetMailText = defineEndpoint({
  key: 'mail.resetText',
  method: 'POST',
  path: '/api/v1/admin/mail/text/:kind/:locale/reset',
  summary: 'Take back the product’s own words of a mail',
  access: 'backoffice',
  params,
  body: Type.Object({ base: baseSchema }, strict),
  data: textAnswerSchema,
});

/** Makes an earlier version the newest. 404 for one that is none of this mail, or no longer kept. */
export const restoreMailText = defineEndpoint({
  key: 'mail.restoreText',
  method: 'POST',
  path: '/api/v1/admin/mail/text/:kind/:locale/restore',
  summary: 'Take back earlier words of a mail',
  access: 'backoffice',
  params,
  body: Type.Object({ version: rowIdSchema, base: baseSchema }, strict),
  data: textAnswerSchema,
});

const sample = {
  text: mailTextSchema,
  /** An order to show; without it an example. 404 for none of the site, or another kind of mail. */
  orderId: Type.Optional(rowIdSchema),
};

/** Words that are still being typed, filled in; refused as when they are saved. */
export const previewMailText = defineEndpoint({
  key: 'mail.previewText',
  method: 'POST',
  path: '/api/v1/admin/mail/text/:kind/:locale/preview',
  summary: 'Show a mail as it will look',
  access: 'backoffice',
  params,
  body: Type.Object(sample, strict),
  data: Type.Object({ subject: Type.String(), html: Type.String(), text: Type.String() }),
});

/** Sends at once, with what is being typed; 429 after too many of them. */
export const tryMailText = defineEndpoint({
  key: 'mail.tryText',
  method: 'POST',
  path: '/api/v1/admin/mail/text/:kind/:locale/test',
  summary: 'Send a mail with the words that are being typed',
  access: 'backoffice',
  params,
  body: Type.Object({ ...sample, to: emailSchema }, strict),
  data: mailTrialSchema,
});
