import { type TObject, type TProperties, type TSchema, Type } from 'typebox';
import { LOCALES } from '#domain/locales.ts';
import { instantSchema, nullable, rowIdSchema } from '#schemas/primitives.ts';
import { defineEndpoint } from './endpoint.ts';
import { pagingShape, recordsOf } from './envelope.ts';

const idParams = Type.Object({ id: rowIdSchema });

/** A text in every language; the default language has to be there. */
export function textsSchema(maxLength: number) {
  const text = Type.String({ maxLength });
  const [first, ...others] = LOCALES;
  return Type.Object(
    {
      [first]: Type.String({ minLength: 1, maxLength }),
      ...Object.fromEntries(others.map((locale) => [locale, Type.Optional(text)])),
    },
    { additionalProperties: false },
  );
}

/** A text that may be missing in every language. */
export function optionalTextsSchema(maxLength: number) {
  const text = Type.Optional(Type.String({ maxLength }));
  return Type.Object(Object.fromEntries(LOCALES.map((locale) => [locale, text])), {
    additionalProperties: false,
  });
}

const filterBody = Type.Object(
  {
    ...pagingShape,
    keywords: Type.Optional(Type.String({ maxLength: 200 })),
    filters: Type.Optional(
      Type.Array(
        Type.Object(
          {
            key: Type.String({ maxLength: 40 }),
            value: nullable(
              Type.Union([Type.String({ maxLength: 200 }), Type.Integer(), Type.Boolean()]),
            ),
          },
          { additionalProperties: false },
        ),
        { maxItems: 10 },
      ),
    ),
    sort: Type.Optional(
      Type.Object(
        { param: Type.String({ maxLength: 40 }), order: Type.Enum(['asc', 'desc']) },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
);

/** The calls that run one kind of record of the shop (G-107). */
export interface AdminEndpoints<Write extends TProperties = TProperties> {
  kind: string;
  write: TObject<Write>;
  filter: ReturnType<typeof filterOf>;
  get: ReturnType<typeof getOf>;
  create: ReturnType<typeof createOf>;
  update: ReturnType<typeof updateOf>;
  remove: ReturnType<typeof removeOf>;
}

/** Declares one call of a kind; `filters` name fields that must be equal. */
export const filterOf = <R extends TSchema>(kind: string, record: R) =>
  defineEndpoint({
    key: `admin.${kind}.filter`,
    method: 'POST',
    path: `/api/v1/admin/${kind}/filter`,
    summary: `List records: ${kind}`,
    access: 'backoffice',
    body: filterBody,
    data: recordsOf(record),
  });
/** Declares one call of a kind. */
export const getOf = <R extends TSchema>(kind: string, record: R) =>
  defineEndpoint({
    key: `admin.${kind}.get`,
    method: 'GET',
    path: `/api/v1/admin/${kind}/get/:id`,
    summary: `Read a record: ${kind}`,
    access: 'backoffice',
    params: idParams,
    data: record,
  });
/** Declares one call of a kind. */
export const createOf = <R extends TSchema, W extends TObject>(kind: string, record: R, write: W) =>
  defineEndpoint({
    key: `admin.${kind}.create`,
    method: 'POST',
    path: `/api/v1/admin/${kind}/create`,
    summary: `Make a record: ${kind}`,
    access: 'backoffice',
    body: write,
    data: record,
  });
/** Declares one call of a kind. */
export const updateOf = <R extends TSchema, W extends TObject>(kind: string, record: R, write: W) =>
  defineEndpoint({
    key: `admin.${kind}.update`,
    method: 'PATCH',
    path: `/api/v1/admin/${kind}/update/:id`,
    summary: `Change a record: ${kind}`,
    access: 'backoffice',
    params: idParams,
    body: write,
    data: record,
  });
/** Declares one call of a kind. */
export const removeOf = (kind: string) =>
  defineEndpoint({
    key: `admin.${kind}.delete`,
    method: 'DELETE',
    path: `/api/v1/admin/${kind}/delete/:id`,
    summary: `Delete a record: ${kind}`,
    access: 'backoffice',
    params: idParams,
    data: Type.Object({}),
  });

/**
 * Declares the five calls of a kind. A record is what is written plus `id`; an update names only
 * what changes. 404 for an unknown id, 409 ALREADY_EXISTS and IN_USE.
 */
export function adminEndpoints<Write extends TProperties>(
  kind: string,
  write: TObject<Write>,
): AdminEndpoints<Write> {
  const record = Type.Object({ id: Type.Integer(), ...write.properties });
  const partial = Type.Partial(write, { additionalProperties: false, minProperties: 1 });
  return {
    kind,
    write,
    filter: filterOf(kind, record),
    get: getOf(kind, record),
    create: createOf(kind, record, write),
    update: updateOf(kind, record, partial),
    remove: removeOf(kind),
  };
}

const strict = { additionalProperties: false };
const position = Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 }));
const active = Type.Optional(Type.Boolean());
const cents = Type.Integer({ minimum: 0, maximum: 100_000_000 });
const basisPoints = Type.Integer({ minimum: 0, maximum: 10_000 });
const ids = Type.Array(rowIdSchema, { maxItems: 500 });

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
      countries: Type.Optional(
        Type.Array(Type.String({ pattern: '^[A-Z]{2}$', maxLength: 2 }), { maxItems: 60 }),
      ),
      kind: Type.Enum(['courier', 'pickup', 'locker', 'digital']),
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

/** Id of the provider that carries out a payment; the server knows which there are. */
const adapterSchema = Type.String({ pattern: '^[A-Za-z][A-Za-z0-9-]{0,39}$', maxLength: 40 });

/** Which of them are set up: methods of the others are not offered to shoppers. */
export const adminPaymentAdapters = defineEndpoint({
  key: 'admin.payment-method.adapters',
  method: 'GET',
  path: '/api/v1/admin/payment-method/adapters',
  summary: 'Who can carry out payments here',
  access: 'backoffice',
  data: Type.Object({ adapters: Type.Array(adapterSchema) }),
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
        id: adapterSchema,
        labels: Type.Object({ hr: Type.String(), en: Type.String(), de: Type.String() }),
      }),
    ),
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
      adapter: adapterSchema,
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
