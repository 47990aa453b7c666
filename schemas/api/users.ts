import { type Static, type TSchema, Type } from 'typebox';
import { ADDRESS_FIELDS, type AddressField } from '#domain/commerce/address.ts';
import { ROLES } from '#domain/people/roles.ts';
import { rowIdSchema } from '#schemas/primitives.ts';
import { acceptedConsentsSchema } from './consents.ts';
import { defineEndpoint } from './endpoint.ts';

/** Kinds of an address (ENT-02, G-087): `main` pays, `shipping` receives. */
export const ADDRESS_TYPES = ['main', 'billing', 'shipping', 'other'] as const;

function textsOf<Field extends AddressField>(
  fields: readonly Field[],
): Record<Field, ReturnType<typeof Type.String>>;
function textsOf(fields: readonly AddressField[]): Record<string, ReturnType<typeof Type.String>> {
  return Object.fromEntries(fields.map((field) => [field, Type.String()]));
}

/** An address of a user or a guest (ENT-02). `country` is a code of ISO 3166 alpha 2. */
export const addressSchema = Type.Object({
  id: Type.Integer(),
  type: Type.Enum([...ADDRESS_TYPES]),
  ...textsOf(ADDRESS_FIELDS),
});
export type Address = Static<typeof addressSchema>;

export const roleSchema = Type.Enum([...ROLES]);

/** A user as the API shows it (ENT-01). `scope` is `web` or `backoffice`. */
export const userSchema = Type.Object({
  id: Type.Integer(),
  email: Type.String(),
  scope: Type.Enum(['web', 'backoffice']),
  isBackofficeUser: Type.Boolean(),
  /** Of people of the back office: what its screens offer depends on it. */
  role: Type.Optional(roleSchema),
  memberCardBarcode: Type.String(),
  details: Type.Object({ firstName: Type.String(), lastName: Type.String() }),
  company: Type.Object({ name: Type.String() }),
  addresses: Type.Array(addressSchema),
});
export type User = Static<typeof userSchema>;

/** A text on one line, of a form that insists on it. */
export const nameSchema = Type.String({ maxLength: 100, format: 'line' });
const optionalLine = Type.String({ maxLength: 100, format: 'line-or-empty' });
/** An e-mail address as people type it; stored in lower case. */
export const emailSchema = Type.String({ maxLength: 254, format: 'email' });

/**
 * An address as the profile's forms send it. The first name may be empty here and nowhere else
 * (G-092); the country must be one of ours, for delivery one that the store sells to.
 */
export const addressShape = {
  firstName: Type.Optional(optionalLine),
  lastName: nameSchema,
  contactEmail: emailSchema,
  contactPhone: Type.String({ pattern: '^[+0-9][0-9 ()/.-]{4,29}$', maxLength: 30 }),
  country: Type.String({ pattern: '^[A-Z]{2}$', maxLength: 2 }),
  city: nameSchema,
  street: nameSchema,
  houseNumber: Type.String({ maxLength: 20, format: 'line' }),
  zipCode: Type.String({ pattern: '^[A-Z0-9][A-Z0-9 -]{1,10}$', maxLength: 11 }),
  companyName: Type.Optional(optionalLine),
  companyOIB: Type.Optional(Type.String({ maxLength: 11, format: 'oib-or-empty' })),
  region: Type.Optional(optionalLine),
} satisfies Record<AddressField, TSchema>;

/**
 * Of the types `main`, `billing` and `shipping` there is one each: a second replaces it (API-13).
 */
export const createAddress = defineEndpoint({
  key: 'users.createAddress',
  method: 'POST',
  path: '/api/v1/user/web/address/create',
  summary: 'Add an address',
  access: 'user',
  body: Type.Object(
    {
      type: Type.Enum([...ADDRESS_TYPES]),
      ...addressShape,
      acceptedConsents: Type.Optional(acceptedConsentsSchema),
    },
    { additionalProperties: false },
  ),
  data: addressSchema,
});

/** The type of an address stays (API-14). */
export const updateAddress = defineEndpoint({
  key: 'users.updateAddress',
  method: 'PATCH',
  path: '/api/v1/user/web/address/update/:id',
  summary: 'Change an address',
  access: 'user',
  params: Type.Object({ id: rowIdSchema }),
  body: Type.Object(
    {
      ...Type.Partial(Type.Object(addressShape)).properties,
      acceptedConsents: Type.Optional(acceptedConsentsSchema),
    },
    { additionalProperties: false },
  ),
  data: addressSchema,
});

/** The bound is above the longest barcode, so that the pattern tells what is wrong with a longer one. */
const barcodeSchema = Type.String({ pattern: '^[0-9A-Za-z-]{4,40}$', maxLength: 64 });

/**
 * `username` is the e-mail under another name (API-11, PROF-10). An empty barcode takes the card
 * away. 409 for the e-mail of another user.
 */
export const updateUser = defineEndpoint({
  key: 'users.update',
  method: 'PATCH',
  path: '/api/v1/user/web/update',
  summary: 'Change the own profile',
  access: 'user',
  body: Type.Object(
    {
      email: Type.Optional(emailSchema),
      username: Type.Optional(emailSchema),
      memberCardBarcode: Type.Optional(
        Type.String({ pattern: '^(?:[0-9A-Za-z-]{4,40})?$', maxLength: 40 }),
      ),
      details: Type.Optional(
        Type.Object(
          { firstName: nameSchema, lastName: nameSchema },
          { additionalProperties: false },
        ),
      ),
    },
    { additionalProperties: false },
  ),
  data: userSchema,
});

/** Tells no more than whether the card is good (API-12, S9). */
export const validateMemberBarcode = defineEndpoint({
  key: 'users.validateBarcode',
  method: 'POST',
  path: '/api/v1/user/web/validateMembersBarcode',
  summary: 'Check a member card',
  access: 'user',
  body: Type.Object({ barcode: barcodeSchema }, { additionalProperties: false }),
  data: Type.Object({ isValid: Type.Boolean() }),
});

/** G-059: points of the logged-in shopper (SITE-05). */
export const loyaltyFigures = defineEndpoint({
  key: 'users.loyalty',
  method: 'GET',
  path: '/api/v1/user/web/loyalty',
  summary: 'Loyalty points',
  access: 'user',
  data: Type.Object({
    available: Type.Integer(),
    earned: Type.Integer(),
    expired: Type.Integer(),
    used: Type.Integer(),
  }),
});
