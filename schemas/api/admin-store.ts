import { type Static, Type } from 'typebox';
import { defineEndpoint } from './endpoint.ts';
import { checkoutConfigSchema } from './settings.ts';

/** What the back office sets about a store (SITE-17, SITE-28). Amounts in cents of its currency. */
export const storeSettingsSchema = Type.Object({
  /** What shoppers know the shop by: in titles of pages, in mails and documents. */
  name: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' }),
  /** An order of so much is delivered free of charge; 0: none is. */
  freeDeliveryCents: Type.Integer({ minimum: 0, maximum: 10_000_000 }),
  /** Whether customers collect points. */
  loyalty: Type.Boolean(),
  /** What each euro that is paid gives them. */
  pointsPerEuro: Type.Integer({ minimum: 1, maximum: 100 }),
  /** How many days points last; 0: for ever. */
  pointsDays: Type.Integer({ minimum: 0, maximum: 3650 }),
  ...Type.Pick(checkoutConfigSchema, [
    'cartType',
    'guestCheckout',
    'giftMessage',
    'checkoutMessage',
    'mergeCartItems',
    'eProductDelivery',
    'cashOnDeliveryProductId',
  ]).properties,
});
export type StoreSettings = Static<typeof storeSettingsSchema>;

/** As the back office is shown them: a shop that sells no such product has picked none. */
const shownSettingsSchema = Type.Object({
  ...storeSettingsSchema.properties,
  cashOnDeliveryProductId: Type.Union([
    storeSettingsSchema.properties.cashOnDeliveryProductId,
    Type.Null(),
  ]),
});
export type ShownStoreSettings = Static<typeof shownSettingsSchema>;

/** Some of them. */
export const storeChangesSchema = Type.Partial(storeSettingsSchema, {
  additionalProperties: false,
  minProperties: 1,
});

export const adminStoreSettings = defineEndpoint({
  key: 'admin.store.settings',
  method: 'GET',
  path: '/api/v1/admin/settings/store',
  summary: 'Read what is set about the store',
  access: 'backoffice',
  data: shownSettingsSchema,
});

/**
 * Changes what is sent and nothing else; pages show it at once. 400 with `unknown` at
 * `cashOnDeliveryProductId` for what is no product that the site sells.
 */
export const adminUpdateStoreSettings = defineEndpoint({
  key: 'admin.store.update',
  method: 'PATCH',
  path: '/api/v1/admin/settings/store',
  summary: 'Change what is set about the store',
  access: 'backoffice',
  body: storeChangesSchema,
  data: shownSettingsSchema,
});
