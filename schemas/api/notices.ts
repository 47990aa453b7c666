import { Type } from 'typebox';
import { rowIdSchema } from '#schemas/primitives.ts';
import { acceptedConsentsSchema } from './consents.ts';
import { defineEndpoint } from './endpoint.ts';
import { emailSchema, nameSchema } from './users.ts';

/**
 * G-039, PROD-11 (API-17). Mails the address once when the product can be bought again. 404 for an
 * unknown product; 409 ALERT_EXISTS for an address that waits already, PRODUCT_AVAILABLE where
 * there is nothing to wait for; 400 when a required consent is missing; 429 after too many calls.
 */
export const subscribeAvailability = defineEndpoint({
  key: 'notices.subscribeAvailability',
  method: 'POST',
  path: '/api/v1/product/web/availability/subscribe',
  summary: 'Ask to be told when a product is available again',
  access: 'public',
  body: Type.Object(
    {
      productId: rowIdSchema,
      email: emailSchema,
      acceptedConsents: Type.Optional(acceptedConsentsSchema),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({}),
});

/**
 * G-039. Keeps a question and mails it to the shop: to the addresses of the option
 * `ContactRecipients`, else to that of the option `Seller`. 400 when a required consent is missing;
 * 429 after too many calls.
 */
export const sendContactMessage = defineEndpoint({
  key: 'notices.sendContactMessage',
  method: 'POST',
  path: '/api/v1/contact/web/send',
  summary: 'Send a question to the shop',
  access: 'public',
  captcha: true,
  body: Type.Object(
    {
      name: nameSchema,
      email: emailSchema,
      message: Type.String({ minLength: 1, maxLength: 5000, pattern: '\\S' }),
      acceptedConsents: Type.Optional(acceptedConsentsSchema),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({}),
});
