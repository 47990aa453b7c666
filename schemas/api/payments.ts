import { Type } from 'typebox';
import { rowIdSchema } from '#schemas/primitives.ts';
import { cartSchema } from './cart.ts';
import { defineEndpoint } from './endpoint.ts';

/** The cart's key in a body; a browser may leave both out, its cookies hold them. */
export const cartKeyShape = {
  cartId: Type.Optional(Type.String({ maxLength: 60 })),
  protectCode: Type.Optional(Type.String({ maxLength: 80 })),
};

/**
 * `paymentType` is `HPF` for hosted payment forms, empty where nothing follows (PAY-08, PAY-15).
 */
export const paymentMethodSchema = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  description: Type.String(),
  methodCode: Type.Integer(),
  paymentType: Type.String(),
});

const userIdSchema = rowIdSchema;

/** 400 NO_ACTIVE_USER without user or guest (API-55, PAY-02). */
export const applicablePaymentMethods = defineEndpoint({
  key: 'payments.applicable',
  method: 'POST',
  path: '/api/v2/ecommerce/checkout/payment/getApplicablePaymentMethods',
  summary: 'Ways of payment that go with a cart',
  access: 'cart',
  body: Type.Object(
    {
      ...cartKeyShape,
      userId: userIdSchema,
      userBillingAddressId: Type.Optional(rowIdSchema),
    },
    { additionalProperties: false },
  ),
  data: Type.Array(paymentMethodSchema),
});

/** `companyData` makes it a company's purchase (API-56, CHK-11, G-088). */
export const savePaymentMethod = defineEndpoint({
  key: 'payments.save',
  method: 'PUT',
  path: '/api/v2/ecommerce/checkout/payment/savePaymentMethod',
  summary: 'Choose a way of payment',
  access: 'cart',
  body: Type.Object(
    {
      ...cartKeyShape,
      userId: userIdSchema,
      paymentMethodId: rowIdSchema,
      companyData: Type.Optional(
        Type.Object(
          {
            companyName: Type.String({ minLength: 1, maxLength: 120 }),
            oib: Type.String({ maxLength: 20, format: 'oib' }),
          },
          { additionalProperties: false },
        ),
      ),
    },
    { additionalProperties: false },
  ),
  data: cartSchema,
});
