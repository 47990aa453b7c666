import { Type } from 'typebox';
import { defineEndpoint } from './endpoint.ts';

/**
 * API-17, G-039. Stores a pending subscription. 409 ALREADY_SUBSCRIBED for an address that is
 * subscribed or waits for its confirmation (FOOT-03); 429 after too many calls.
 */
export const subscribeNewsletter = defineEndpoint({
  key: 'newsletter.subscribe',
  method: 'POST',
  path: '/api/v1/newsletter/web/subscribe',
  summary: 'Subscribe to the newsletter',
  access: 'public',
  body: Type.Object(
    {
      email: Type.String({ maxLength: 254, format: 'email' }),
      /** Unique numbers or ids of the accepted consents (G-093). */
      acceptedConsents: Type.Optional(
        Type.Array(Type.Union([Type.String({ maxLength: 60 }), Type.Integer({ minimum: 1 })]), {
          maxItems: 20,
        }),
      ),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({}),
});
