import { Type } from 'typebox';
import { acceptedConsentsSchema } from './consents.ts';
import { defineEndpoint } from './endpoint.ts';
import { emailSchema } from './users.ts';

/**
 * G-039 (API-17). Stores a pending subscription and mails a link that confirms it (double opt-in).
 * 409 ALREADY_SUBSCRIBED for an address that is subscribed or waits for its confirmation (FOOT-03),
 * which is mailed again; 400 when a required consent is missing; 429 after too many calls.
 */
export const subscribeNewsletter = defineEndpoint({
  key: 'newsletter.subscribe',
  method: 'POST',
  path: '/api/v1/newsletter/web/subscribe',
  summary: 'Subscribe to the newsletter',
  access: 'public',
  captcha: true,
  body: Type.Object(
    {
      email: emailSchema,
      /** Unique numbers or ids of the accepted consents (G-093). */
      acceptedConsents: Type.Optional(acceptedConsentsSchema),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({}),
});
