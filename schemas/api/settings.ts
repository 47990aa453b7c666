import { type Static, Type } from 'typebox';
import { type CartType, STAY_ON_PAGE } from '#domain/commerce/cart-types.ts';
import { byLocale } from '#domain/locales.ts';
import { localeSchema } from '#schemas/primitives.ts';
import { defineEndpoint } from './endpoint.ts';
import { pagingShape, recordsOf } from './envelope.ts';

/** How a store adds to the cart and checks out (SITE-28). */
export const checkoutConfigSchema = Type.Object({
  cartType: Type.Unsafe<CartType>(Type.Integer({ minimum: 0, maximum: 2 })),
  /** There is one checkout, in steps; the contract names its kind. */
  checkoutType: Type.Integer({ minimum: 0, maximum: 0 }),
  guestCheckout: Type.Boolean(),
  /** Whether words for a gift are asked for. */
  giftMessage: Type.Boolean(),
  /** Whether a note to the order is asked for. */
  checkoutMessage: Type.Boolean(),
  mergeCartItems: Type.Boolean(),
  eProductDelivery: Type.Enum(['link', 'attachment']),
  cashOnDeliveryProductId: Type.Integer({ minimum: 1 }),
});
export type CheckoutConfig = Static<typeof checkoutConfigSchema>;

/** G-085 (SITE-28). A store's own values lie over these. */
export const CHECKOUT_DEFAULTS: CheckoutConfig = {
  cartType: STAY_ON_PAGE,
  checkoutType: 0,
  guestCheckout: true,
  giftMessage: true,
  checkoutMessage: true,
  mergeCartItems: true,
  eProductDelivery: 'link',
  cashOnDeliveryProductId: 43657,
};

/** The settings of cart and checkout (API-35). */
export const checkoutSettings = defineEndpoint({
  key: 'site.checkoutSettings',
  method: 'GET',
  path: '/api/v1/settings/getCheckoutSettings',
  summary: 'How the cart and the checkout behave',
  access: 'public',
  data: Type.Object({ config: checkoutConfigSchema }),
  tags: () => ['settings'],
});

/** I18N-06: also in Greek, which the labels of the switcher have (I18N-02). */
const namesSchema = Type.Object({
  ...byLocale(() => Type.String()),
  el: Type.String(),
});

/** Allowed languages in the order of the switcher (API-25). */
export const languages = defineEndpoint({
  key: 'site.languages',
  method: 'GET',
  path: '/api/v1/lookup/languages',
  summary: 'Languages of the site',
  access: 'public',
  data: Type.Array(
    Type.Object({
      id: Type.Integer(),
      code: Type.String(),
      code2: Type.String(),
      name: Type.String(),
      names: namesSchema,
    }),
  ),
  tags: () => ['options'],
});

/**
 * `allowed=true` leaves only the countries that the store sells in, in the shop's order (API-26). All
 * are sorted by name. The store proposes one of those that it sells in.
 */
export const countries = defineEndpoint({
  key: 'site.countries',
  method: 'GET',
  path: '/api/v1/lookup/countries',
  summary: 'Countries, named in the asked language',
  access: 'public',
  query: Type.Object({
    languageCode: Type.Optional(Type.String({ maxLength: 3 })),
    allowed: Type.Optional(Type.Boolean()),
  }),
  data: Type.Array(
    Type.Object({
      id: Type.Integer(),
      iso: Type.String(),
      code: Type.String(),
      name: Type.String(),
      isDefault: Type.Boolean(),
    }),
  ),
  tags: () => ['settings'],
});

/** Lists what is equal to every filter. */
const domainFilterSchema = Type.Object(
  {
    key: Type.Enum(['name', 'url', 'siteID']),
    value: Type.Union([Type.String({ maxLength: 300 }), Type.Integer()]),
  },
  { additionalProperties: false },
);

/** G-036 (API-23). Keys are shown to back-office users only. */
export const filterDomains = defineEndpoint({
  key: 'site.filterDomains',
  method: 'POST',
  path: '/api/v1/settings/domain/filter',
  summary: 'Host names and their sites',
  access: 'public',
  body: Type.Object(
    { ...pagingShape, filters: Type.Optional(Type.Array(domainFilterSchema, { maxItems: 3 })) },
    { additionalProperties: false },
  ),
  data: recordsOf(
    Type.Object({
      name: Type.String(),
      url: Type.String(),
      siteID: Type.Integer(),
      apiKeyToken: Type.Optional(Type.String()),
    }),
  ),
});

/**
 * Settings of the caller (API-39, SITE-11). The first value of `global` is the language that the
 * caller works in: that of their own profile for editors, else the shop's. 404 NO_GLOBAL_LANGUAGE
 * when the shop has none (option `DefaultLanguage`).
 */
export const userSettings = defineEndpoint({
  key: 'site.userSettings',
  method: 'GET',
  path: '/api/v1/settings/general/user',
  summary: 'Language of the caller',
  access: 'user',
  query: Type.Object(
    {
      group: Type.Optional(Type.Enum(['global'])),
      key: Type.Optional(Type.Enum(['language'])),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({ global: Type.Array(Type.Object({ code2: localeSchema })) }),
});
