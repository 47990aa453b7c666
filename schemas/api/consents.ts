import { type Static, Type } from 'typebox';
import { ASSIGNMENTS_PER_PAGE, MAX_CONSENTS } from '#domain/constants.ts';
import { LOCALES } from '#domain/locales.ts';
import { instantSchema, rowIdSchema } from '#schemas/primitives.ts';
import { defineEndpoint } from './endpoint.ts';
import { listOf, recordsOf } from './envelope.ts';

/** Forms that ask for consents (CONS-02). */
export const CONSENT_FORMS = [
  'newsletter',
  'contactForm',
  'registerForm',
  'checkoutForm',
  'addressForm',
  'productAvailabilityForm',
] as const;

/** A consent as a form names it: its unique number or its id (G-093). */
const consentNameSchema = Type.Union([Type.String({ minLength: 1, maxLength: 60 }), rowIdSchema]);

/** What a form says was accepted. */
export const acceptedConsentsSchema = Type.Array(consentNameSchema, { maxItems: MAX_CONSENTS });

/** A consent as forms show it: `displayName` is sanitised HTML in the asked language (CONS-01). */
export const consentSchema = Type.Object({
  id: Type.Integer(),
  uniqueNumber: Type.String(),
  displayName: Type.String(),
});
export type Consent = Static<typeof consentSchema>;

/** Which consents a form shows, and which of them it insists on (CONS-02). */
export const consentAssignmentSchema = Type.Object({
  assigned_to: Type.Enum([...CONSENT_FORMS]),
  consents: Type.Array(Type.Integer()),
  requiredConsents: Type.Array(Type.Integer()),
});
export type ConsentAssignment = Static<typeof consentAssignmentSchema>;

const pageSchema = Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 }));
const limitSchema = Type.Optional(Type.Integer({ minimum: 0, maximum: MAX_CONSENTS }));

/**
 * The consents of a form in its order, with the ids of those it insists on; without a form all
 * consents of the site (API-69).
 */
export const filterWebConsents = defineEndpoint({
  key: 'consents.webFilter',
  method: 'POST',
  path: '/api/v1/gdpr/web/consent/filter',
  summary: 'Consents that a form asks for',
  access: 'public',
  body: Type.Object(
    {
      assigned_to: Type.Optional(Type.Enum([...CONSENT_FORMS])),
      page: pageSchema,
      limit: limitSchema,
    },
    { additionalProperties: false },
  ),
  data: Type.Object({
    ...recordsOf(consentSchema).properties,
    requiredConsents: Type.Array(Type.Integer()),
  }),
  tags: () => ['consents'],
});

/** Keeps what somebody agreed to, with the text of that day (API-72, CONS-06). */
export const logConsents = defineEndpoint({
  key: 'consents.log',
  method: 'POST',
  path: '/api/v1/gdpr/web/consent/log/create',
  summary: 'Note accepted consents',
  access: 'public',
  body: Type.Object(
    {
      status: Type.Enum(['accepted']),
      /** By the browser's clock; at most a day from ours. */
      statusTimestamp: instantSchema,
      sourceType: Type.Enum(['cmsSite']),
      consents: Type.Array(consentNameSchema, { minItems: 1, maxItems: MAX_CONSENTS }),
      user: Type.Object(
        {
          userType: Type.Enum(['webUser']),
          email: Type.String({ maxLength: 254, format: 'email' }),
        },
        { additionalProperties: false },
      ),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({}),
});

/** Which consents each kind of form shows and requires (API-70, G-044). */
export const listConsentAssignments = defineEndpoint({
  key: 'consents.assignments',
  method: 'GET',
  path: '/api/v1/gdpr/consent/assignment/list',
  summary: 'Consents by form',
  access: 'public',
  query: Type.Object({
    page: pageSchema,
    perPage: Type.Optional(Type.Integer({ minimum: 1, maximum: ASSIGNMENTS_PER_PAGE })),
  }),
  data: listOf(consentAssignmentSchema),
  bare: true,
  tags: () => ['consents'],
});

/** What a form is to ask for. */
export const wantedAssignmentSchema = Type.Object(
  {
    assigned_to: Type.Enum([...CONSENT_FORMS]),
    consents: Type.Array(rowIdSchema, { maxItems: MAX_CONSENTS, uniqueItems: true }),
    requiredConsents: Type.Array(rowIdSchema, { maxItems: MAX_CONSENTS, uniqueItems: true }),
  },
  { additionalProperties: false },
);

/** G-044 (API-71). Replaces what the form had. */
export const assignConsents = defineEndpoint({
  key: 'consents.assign',
  method: 'POST',
  path: '/api/v1/gdpr/consent/assignment/create',
  summary: 'Say which consents a form asks for',
  access: 'backoffice',
  body: wantedAssignmentSchema,
  data: consentAssignmentSchema,
});

/** A consent as its editors see it. */
export const storedConsentSchema = Type.Object({
  ...consentSchema.properties,
  /** Sanitised HTML by language. */
  displayNames: Type.Record(Type.String(), Type.String()),
  /** Counts changes of the text; what somebody agreed to is kept for each. */
  version: Type.Integer(),
});
export type StoredConsent = Static<typeof storedConsentSchema>;

const textSchema = Type.String({ maxLength: 5000 });
const writableShape = {
  uniqueNumber: Type.String({ pattern: '^[A-Za-z0-9._-]{1,60}$', maxLength: 60 }),
  /** HTML in the language of the call; HTML in several languages is in `displayNames`. */
  displayName: Type.Optional(textSchema),
  displayNames: Type.Optional(
    Type.Object(Object.fromEntries(LOCALES.map((locale) => [locale, Type.Optional(textSchema)])), {
      additionalProperties: false,
    }),
  ),
};
/** What of a consent is to change. */
export const consentChangeSchema = Type.Object(
  { ...writableShape, uniqueNumber: Type.Optional(writableShape.uniqueNumber) },
  { additionalProperties: false },
);
const idParams = Type.Object({ id: rowIdSchema });

/** All consents, for the admin panel (G-044). */
export const filterConsents = defineEndpoint({
  key: 'consents.filter',
  method: 'POST',
  path: '/api/v1/gdpr/consent/filter',
  summary: 'Consents of the site, for their editors',
  access: 'backoffice',
  body: Type.Object(
    {
      keywords: Type.Optional(Type.String({ maxLength: 200 })),
      page: pageSchema,
      limit: limitSchema,
    },
    { additionalProperties: false },
  ),
  data: recordsOf(storedConsentSchema),
});

/** G-044. 409 for a unique number that is or was in use. */
export const createConsent = defineEndpoint({
  key: 'consents.create',
  method: 'POST',
  path: '/api/v1/gdpr/consent/create',
  summary: 'Add a consent',
  access: 'backoffice',
  body: Type.Object(writableShape, { additionalProperties: false }),
  data: storedConsentSchema,
});

/** G-044. A change of the text is a new version; who agreed to the old one agreed to the old one. */
export const updateConsent = defineEndpoint({
  key: 'consents.update',
  method: 'PUT',
  path: '/api/v1/gdpr/consent/update/:id',
  summary: 'Change a consent',
  access: 'backoffice',
  params: idParams,
  body: consentChangeSchema,
  data: storedConsentSchema,
});

/** G-044. 409 while a form asks for it. */
export const deleteConsent = defineEndpoint({
  key: 'consents.delete',
  method: 'DELETE',
  path: '/api/v1/gdpr/consent/delete/:id',
  summary: 'Take a consent out of use',
  access: 'backoffice',
  params: idParams,
  data: Type.Object({}),
});
