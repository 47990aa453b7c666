import { type Static, Type } from 'typebox';
import { instantSchema, localeSchema, nullable, rowIdSchema } from '#schemas/primitives.ts';
import { defineEndpoint } from './endpoint.ts';
import { pagingShape, recordsOf } from './envelope.ts';

/** `dead`: given up after ten tries; `dropped`: there was nothing left to say. */
const MAIL_STATES = ['waiting', 'sent', 'dead', 'dropped'] as const;

/** A mail of the outbox as the administration shows it (F26): never its words. */
export const outboxMailSchema = Type.Object({
  id: Type.Integer(),
  kind: Type.String(),
  to: Type.String(),
  locale: localeSchema,
  state: Type.Enum([...MAIL_STATES]),
  attempts: Type.Integer({ minimum: 0 }),
  /** Why the last try failed; empty when it did not. */
  lastError: Type.String(),
  createdAt: instantSchema,
  sentAt: nullable(instantSchema),
});
export type OutboxMail = Static<typeof outboxMailSchema>;

/** The newest first. `keywords` is a part of the recipient's address. */
export const filterMails = defineEndpoint({
  key: 'mail.filter',
  method: 'POST',
  path: '/api/v1/admin/mail/filter',
  summary: 'List mails of the outbox',
  access: 'backoffice',
  body: Type.Object(
    {
      keywords: Type.Optional(Type.String({ maxLength: 200 })),
      state: Type.Optional(Type.Enum([...MAIL_STATES])),
      ...pagingShape,
    },
    { additionalProperties: false },
  ),
  data: recordsOf(outboxMailSchema),
});

/** Tries a mail that was given up ten times more. 404 for any other. */
export const retryMail = defineEndpoint({
  key: 'mail.retry',
  method: 'POST',
  path: '/api/v1/admin/mail/retry/:id',
  summary: 'Try a mail again that was given up',
  access: 'backoffice',
  params: Type.Object({ id: rowIdSchema }),
  body: Type.Object({}, { additionalProperties: false }),
  data: Type.Object({}),
});
