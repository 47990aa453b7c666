import { Type } from 'typebox';
import { MAX_COUNTRIES } from '#domain/commerce/countries.ts';
import { byLocale } from '#domain/locales.ts';
import { instantSchema, nullable, rowIdSchema } from '#schemas/primitives.ts';
import { adminEndpoints, optionalTextsSchema, textsSchema } from './admin-endpoints.ts';
import { defineEndpoint } from './endpoint.ts';

const strict = { additionalProperties: false };
const position = Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 }));
const active = Type.Optional(Type.Boolean());
const cents = Type.Integer({ minimum: 0, maximum: 100_000_000 });
const basisPoints = Type.Integer({ minimum: 0, maximum: 10_000 });
const ids = Type.Array(rowIdSchema, { maxItems: 500 });
const days = Type.Integer({ minimum: 0, maximum: 90 });

export const adminTag = adminEndpoints('tag', Type.Object({ names: textsSchema(80) }, strict));

/** Amounts in cents, percentages in hundredths of a percent. Empty lists apply to everything. */
export const adminCoupon = adminEndpoints(
  'coupon',
  Type.Object(
    {
      code: Type.String({ pattern: '^[A-Z0-9][A-Z0-9_-]{2,39}$', maxLength: 40 }),
      kind: Type.Enum(['percentage', 'amount', 'freeDelivery']),
      percentBasisPoints: Type.Optional(nullable(Type.Integer({ minimum: 1, maximum: 10_000 }))),
      amountCents: Type.Optional(nullable(Type.Integer({ minimum: 1, maximum: 100_000_000 }))),
      startsAt: Type.Optional(nullable(instantSchema)),
      endsAt: Type.Optional(nullable(instantSchema)),
      minCents: Type.Optional(cents),
      limitTotal: Type.Optional(nullable(Type.Integer({ minimum: 1, maximum: 1_000_000 }))),
      limitPerCustomer: Type.Optional(nullable(Type.Integer({ minimum: 1, maximum: 10_000 }))),
      categoryIds: Type.Optional(ids),
      productIds: Type.Optional(ids),
      active,
    },
    strict,
  ),
);

/** Id of something that the server has a list of: a provider of payments, a kind of delivery. */
const pluginIdSchema = Type.String({ pattern: '^[A-Za-z][A-Za-z0-9-]{0,39}$', maxLength: 40 });

/** Such things and what the admin panel calls them. */
const namedPluginSchema = Type.Object({
  id: pluginIdSchema,
  labels: Type.Object(byLocale(() => Type.String())),
});

/** Every kind of delivery that the product has, and its name. */
export const adminDeliveryKinds = defineEndpoint({
  key: 'admin.delivery-method.kinds',
  method: 'GET',
  path: '/api/v1/admin/delivery-method/kinds',
  summary: 'Kinds of delivery and their names',
  access: 'backoffice',
  data: Type.Object({
    kinds: Type.Array(
      Type.Object({
        ...namedPluginSchema.properties,
        /** Places to collect at belong to methods of the kind. */
        places: Type.Optional(Type.Enum(['needed', 'possible'])),
      }),
    ),
  }),
});

export const adminDeliveryMethod = adminEndpoints(
  'delivery-method',
  Type.Object(
    {
      code: Type.Integer({ minimum: 1, maximum: 10_000 }),
      names: textsSchema(120),
      descriptions: Type.Optional(optionalTextsSchema(1000)),
      priceCents: cents,
      vatBasisPoints: Type.Optional(basisPoints),
      countsFreeLimit: Type.Optional(Type.Boolean()),
      /** Working days until it is there. Without `daysMax` nothing is promised. */
      daysMin: Type.Optional(nullable(days)),
      daysMax: Type.Optional(nullable(days)),
      /** What is ordered until then leaves on the same working day. */
      orderBy: Type.Optional(
        nullable(Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$', maxLength: 5 })),
      ),
      countries: Type.Optional(
        Type.Array(Type.String({ pattern: '^[A-Z]{2}$', maxLength: 2 }), {
          maxItems: MAX_COUNTRIES,
        }),
      ),
      /** Id of a kind of delivery; the server knows which there are. */
      kind: pluginIdSchema,
      active,
      position,
    },
    strict,
  ),
);

/**
 * What makes paying a subscription (PAY-12); 400 where the provider has none.
 * `celero`: who is billed outside of Germany pays no tax in it (G-083).
 */
export const subscriptionPlanSchema = Type.Object(
  {
    planId: Type.String({ pattern: '^[A-Za-z0-9-]{3,50}$', maxLength: 50 }),
    /** Whether the provider is told how many pieces are subscribed to. */
    hasQuantity: Type.Boolean(),
    celero: Type.Boolean(),
  },
  strict,
);

/** Which of them are set up: methods of the others are not offered to shoppers. */
export const adminPaymentAdapters = defineEndpoint({
  key: 'admin.payment-method.adapters',
  method: 'GET',
  path: '/api/v1/admin/payment-method/adapters',
  summary: 'Who can carry out payments here',
  access: 'backoffice',
  data: Type.Object({ adapters: Type.Array(pluginIdSchema) }),
});

/** Every provider that the product has, and its name. */
export const adminPaymentProviders = defineEndpoint({
  key: 'admin.payment-method.providers',
  method: 'GET',
  path: '/api/v1/admin/payment-method/providers',
  summary: 'Providers of payments and their names',
  access: 'backoffice',
  data: Type.Object({
    providers: Type.Array(
      Type.Object({
        ...namedPluginSchema.properties,
        /** Settings of the environment that it needs; empty for one that needs none. */
        settings: Type.Array(Type.String(), { maxItems: 20 }),
      }),
    ),
  }),
});

/** Asks the service behind a provider, so that a wrong key is known before an order is. */
export const adminCheckProvider = defineEndpoint({
  key: 'admin.payment-method.check',
  method: 'POST',
  path: '/api/v1/admin/payment-method/check',
  summary: 'Try the account at a provider of payments',
  access: 'owner',
  body: Type.Object({ provider: pluginIdSchema }, { additionalProperties: false }),
  data: Type.Object({
    /** `unset` has no account here, `untried` no service that could be asked. */
    outcome: Type.Enum(['good', 'bad', 'unset', 'untried']),
    /** What the service said, or what went wrong; empty where nothing was asked. */
    text: Type.String({ maxLength: 300 }),
  }),
});

export const adminPaymentMethod = adminEndpoints(
  'payment-method',
  Type.Object(
    {
      code: Type.Integer({ minimum: 1, maximum: 10_000 }),
      names: textsSchema(120),
      descriptions: Type.Optional(optionalTextsSchema(1000)),
      paymentType: Type.Optional(Type.String({ maxLength: 20 })),
      adapter: pluginIdSchema,
      notWithDelivery: Type.Optional(Type.Array(rowIdSchema, { maxItems: 50 })),
      isDigitalAllowed: Type.Optional(Type.Boolean()),
      subscription: Type.Optional(nullable(subscriptionPlanSchema)),
      active,
      position,
    },
    strict,
  ),
);

export const adminMemberCard = adminEndpoints(
  'member-card',
  Type.Object(
    { barcode: Type.String({ pattern: '^[0-9A-Za-z-]{4,40}$', maxLength: 40 }), active },
    strict,
  ),
);

export const adminCategory = adminEndpoints(
  'category',
  Type.Object(
    {
      parentId: Type.Optional(nullable(rowIdSchema)),
      slug: Type.String({ maxLength: 120, pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$' }),
      names: textsSchema(120),
      descriptions: Type.Optional(optionalTextsSchema(4000)),
      imageId: Type.Optional(nullable(rowIdSchema)),
      position,
      sortTypes: Type.Optional(Type.Array(Type.String({ maxLength: 30 }), { maxItems: 12 })),
      sortDefault: Type.Optional(nullable(Type.String({ maxLength: 30 }))),
    },
    strict,
  ),
);

/** Moderation of comments and reviews (ADMIN-12). They are written by customers only. */
export const adminComment = adminEndpoints(
  'comment',
  Type.Object(
    {
      targetType: Type.Optional(Type.Enum(['product', 'post'])),
      targetId: Type.Optional(rowIdSchema),
      author: Type.Optional(Type.String({ maxLength: 120 })),
      body: Type.Optional(Type.String({ maxLength: 4000 })),
      rating: Type.Optional(nullable(Type.Integer({ minimum: 1, maximum: 10 }))),
      published: Type.Optional(Type.Boolean()),
    },
    strict,
  ),
);
