import { type Static, Type } from 'typebox';
import { nullable, rowIdSchema } from '#schemas/primitives.ts';
import { cartSchema } from './cart.ts';
import { defineEndpoint } from './endpoint.ts';
import { cartKeyShape } from './payments.ts';
import { ADDRESS_TYPES, addressSchema, addressShape, emailSchema, nameSchema } from './users.ts';

const strict = { additionalProperties: false };
const countrySchema = Type.String({ pattern: '^[A-Z]{2}$', maxLength: 2 });

/** A guest: whoever orders without an account (ENT-07). */
export const guestSchema = Type.Object({ id: Type.Integer(), email: Type.String() });

/** A guest with all that an order needs to know. */
export const guestUserSchema = Type.Object({
  ...guestSchema.properties,
  details: Type.Object({ firstName: Type.String(), lastName: Type.String() }),
  company: Type.Object({ name: Type.String() }),
  addresses: Type.Array(addressSchema),
});
export type GuestUser = Static<typeof guestUserSchema>;

/**
 * G-043 (API-51, AUTH-26). One guest for a cart: another e-mail changes it. 409 'User already
 * exist.' for an e-mail that belongs to an account (AUTH-27), and for a cart that belongs to one.
 */
export const addGuestUser = defineEndpoint({
  key: 'checkout.addGuest',
  method: 'POST',
  path: '/api/v2/ecommerce/checkout/cart/addGuestUser',
  summary: 'Order as a guest',
  access: 'cart',
  body: Type.Object({ ...cartKeyShape, email: emailSchema }, strict),
  data: guestSchema,
});

/** Every field of an address is needed here (CHK-09). `id` names an address that is known already. */
const guestAddressSchema = Type.Object(
  {
    ...addressShape,
    id: Type.Optional(rowIdSchema),
    type: Type.Enum([...ADDRESS_TYPES]),
    firstName: nameSchema,
  },
  strict,
);
export type GuestAddress = Static<typeof guestAddressSchema>;

/**
 * Of the types `main`, `billing` and `shipping` there is one each: a second replaces it (API-51).
 * The address of delivery says which country the cart goes to. A customer's `userId` says the
 * addresses of this order alone: the profile stays as it is. 404 for another's `userId` or address.
 */
export const updateGuestUser = defineEndpoint({
  key: 'checkout.updateGuest',
  method: 'PATCH',
  path: '/api/v2/ecommerce/checkout/cart/updateGuestUser',
  summary: 'Name and addresses of a guest',
  access: 'cart',
  body: Type.Object(
    {
      ...cartKeyShape,
      userId: rowIdSchema,
      email: Type.Optional(emailSchema),
      addresses: Type.Optional(Type.Array(guestAddressSchema, { maxItems: 6 })),
      details: Type.Optional(
        Type.Object(
          {
            firstName: Type.Optional(Type.String({ maxLength: 100 })),
            lastName: Type.Optional(Type.String({ maxLength: 100 })),
          },
          strict,
        ),
      ),
      company: Type.Optional(
        Type.Object({ name: Type.Optional(Type.String({ maxLength: 100 })) }, strict),
      ),
    },
    strict,
  ),
  data: guestUserSchema,
});

/** `price` is what it costs this cart, gross (CHK-33). `fields`: what the shopper is asked for. */
export const deliveryMethodSchema = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  description: Type.String(),
  /** How long it takes, in words: `1 to 3 working days`. Absent where nothing is promised. */
  days: Type.Optional(Type.String()),
  /** The hour until which an order leaves on the same working day: `14:00`. */
  orderBy: Type.Optional(Type.String()),
  price: Type.Number(),
  methodCode: Type.Integer(),
  fields: Type.Optional(
    Type.Array(
      Type.Object({
        name: Type.String(),
        label: Type.String(),
        isRequired: Type.Boolean(),
        /** Absent for a line of text. */
        choices: Type.Optional(
          Type.Array(Type.Object({ value: Type.String(), label: Type.String() })),
        ),
      }),
    ),
  ),
  /** Shops to collect at, or lockers. */
  options: Type.Array(
    Type.Object({
      id: Type.Integer(),
      name: Type.String(),
      address: Type.String(),
      /** Absent where the shop has told none. */
      phone: Type.Optional(Type.String()),
      /** Days from 1 (Monday) to 7, both included (CHK-17). */
      hours: Type.Array(
        Type.Object({
          fromDay: Type.Integer(),
          toDay: Type.Integer(),
          opens: Type.String(),
          closes: Type.String(),
        }),
      ),
    }),
  ),
});

/** G-040 (API-53). The country becomes the cart's. */
export const applicableDeliveryMethods = defineEndpoint({
  key: 'checkout.deliveryMethods',
  method: 'POST',
  path: '/api/v2/ecommerce/checkout/delivery/getApplicableDeliveryMethods',
  summary: 'Ways of delivery that go with a cart',
  access: 'cart',
  body: Type.Object(
    {
      ...cartKeyShape,
      userId: Type.Optional(rowIdSchema),
      countryIso: countrySchema,
    },
    strict,
  ),
  data: Type.Array(deliveryMethodSchema),
});

/**
 * A way of delivery with branches needs one of them, one with fields `answers` by their names. 400
 * NO_ACTIVE_USER with neither user nor guest (CART-28), 404 for a method that the store does not
 * offer (API-52).
 */
export const saveDeliveryMethod = defineEndpoint({
  key: 'checkout.saveDelivery',
  method: 'PUT',
  path: '/api/v2/ecommerce/checkout/delivery/saveDeliveryMethod',
  summary: 'Choose a way of delivery',
  access: 'cart',
  body: Type.Object(
    {
      ...cartKeyShape,
      userId: rowIdSchema,
      deliveryMethodId: rowIdSchema,
      branchId: Type.Optional(Type.Union([rowIdSchema, Type.Null()])),
      answers: Type.Optional(
        Type.Record(
          Type.String({ pattern: '^[A-Za-z][A-Za-z0-9]{0,39}$' }),
          Type.String({ maxLength: 200 }),
          { maxProperties: 20, additionalProperties: false },
        ),
      ),
    },
    strict,
  ),
  data: cartSchema,
});

/**
 * What a checkout goes on with beside its cart after a reload: who orders as a guest (null before the
 * first step), and the words that the browser's cookies keep (CHK-24). 409 once the cart was ordered.
 */
export const checkoutState = defineEndpoint({
  key: 'checkout.state',
  method: 'POST',
  path: '/api/v2/ecommerce/checkout/cart/getCheckoutState',
  summary: 'Guest and words of a checkout',
  access: 'cart',
  body: Type.Object(cartKeyShape, strict),
  data: Type.Object({
    guest: nullable(guestUserSchema),
    giftMessage: Type.String(),
    to: Type.String(),
    from: Type.String(),
    orderMessage: Type.String(),
  }),
});
export type CheckoutState = Static<typeof checkoutState.data>;
