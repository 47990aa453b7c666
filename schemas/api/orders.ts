import { type Static, Type } from 'typebox';
import { instantSchema, rowIdSchema } from '#schemas/primitives.ts';
import { acceptedConsentsSchema } from './consents.ts';
import { defineEndpoint } from './endpoint.ts';
import { pagingShape, recordsOf } from './envelope.ts';
import { cartKeyShape } from './payments.ts';

/** What the browser goes on with: a form's HTML, figures for buttons (PAY-10), or '' (PAY-15). */
export const paymentStartSchema = Type.Union([
  Type.String(),
  Type.Object({
    isSubscription: Type.Boolean(),
    plan_id: Type.String(),
    quantity: Type.Integer(),
    scriptUrl: Type.String(),
    orderId: Type.Integer(),
    total: Type.Number(),
    /** ISO 4217. */
    currency: Type.String(),
    /** What the buttons are for at the provider: an order or subscription; '' when it could not be made. */
    providerOrderId: Type.String(),
  }),
]);

/**
 * Called again with the same cart it answers the same order, and 409 'Cart is archived.' to other
 * words than those that were ordered with (I20). 400 with every field that is missing, and with words
 * that the store has switched off; 409 CART_CHANGED when the sums are not those shown, ITEMS_UNAVAILABLE or OUT_OF_STOCK with the
 * products, COUPON_NOT_USABLE. 400 CONSENTS_REQUIRED unless what the checkout insists on is in
 * `acceptedConsents`, or was logged for the buyer's e-mail address within a day (API-57, ORD-07).
 * An order that waits for its payment beside the cart is given up; 409 PAYMENT_UNSURE where nobody
 * can say whether that is paid.
 */
export const createOrder = defineEndpoint({
  key: 'orders.create',
  method: 'POST',
  path: '/api/v2/ecommerce/checkout/order/create',
  summary: 'Make an order of a cart',
  access: 'cart',
  body: Type.Object(
    {
      ...cartKeyShape,
      userId: rowIdSchema,
      giftMessage: Type.Optional(Type.String({ maxLength: 1000 })),
      orderMessage: Type.Optional(Type.String({ maxLength: 1000 })),
      to: Type.Optional(Type.String({ maxLength: 120 })),
      from: Type.Optional(Type.String({ maxLength: 120 })),
      failureURL: Type.Optional(Type.String({ maxLength: 1000 })),
      successURL: Type.Optional(Type.String({ maxLength: 1000 })),
      acceptedConsents: Type.Optional(acceptedConsentsSchema),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({ html: paymentStartSchema, orderSlug: Type.String() }),
});

/**
 * The payment is confirmed with the provider; `details` is what its script handed over, and only
 * `id` is read, which names the payment there (API-58, PAY-11). A browser needs no key in the body:
 * a cookie of its own keeps the key of the cart that is being paid. 409 PAYMENT_NOT_CAPTURED while
 * the provider knows of no payment.
 */
export const confirmPayment = defineEndpoint({
  key: 'orders.confirmPayment',
  method: 'POST',
  path: '/api/v2/ecommerce/checkout/order/pgSuccess/:orderId',
  summary: 'Confirm a payment after the provider’s approval',
  access: 'cart',
  params: Type.Object({ orderId: rowIdSchema }),
  body: Type.Object(
    {
      ...cartKeyShape,
      details: Type.Object(
        { id: Type.String({ minLength: 1, maxLength: 80 }) },
        { maxProperties: 100 },
      ),
      internalRedirect: Type.Optional(Type.Boolean()),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({ url: Type.String() }),
});

/** What the page of thanks says; whoever knows the unguessable `orderSlug` may read it (CHK-30). */
export const orderThanks = defineEndpoint({
  key: 'orders.thanks',
  method: 'GET',
  path: '/api/v2/ecommerce/checkout/order/thanks/:orderSlug',
  summary: 'Number and way of payment of a new order',
  access: 'public',
  params: Type.Object({
    orderSlug: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$', maxLength: 22 }),
  }),
  data: Type.Object({
    number: Type.String(),
    finalAmount: Type.Number(),
    /** Code of the way of payment (CONST-03). */
    paymentCode: Type.Integer(),
    paymentName: Type.String(),
    isPaid: Type.Boolean(),
    /** Paid without money, at the test provider. */
    isTest: Type.Boolean(),
  }),
});

/** A row of the order history (PROF-13). `finalAmount` is gross. */
export const orderRowSchema = Type.Object({
  id: Type.Integer(),
  number: Type.String(),
  created_at: instantSchema,
  finalAmount: Type.Number(),
  generalStatus: Type.Enum(['pending', 'active', 'cancelled', 'failed']),
  pdfToken: Type.String(),
  /** Name of the site that it was made at; absent for the one that is asked. */
  site: Type.Optional(Type.String()),
  /** Paid without money, at the test provider. */
  isTest: Type.Optional(Type.Boolean()),
  /** What was paid back of it. */
  refundedAmount: Type.Optional(Type.Number()),
  /** Files of e-products that were bought and paid; paths of the site (CART-32). */
  downloads: Type.Optional(Type.Array(Type.Object({ name: Type.String(), url: Type.String() }))),
});
export type OrderHistoryRow = Static<typeof orderRowSchema>;

/** G-042 (API-20). Own orders, newest first unless `sort` says otherwise. */
export const filterOrders = defineEndpoint({
  key: 'orders.filter',
  method: 'POST',
  path: '/api/v2/ecommerce/order/web/filter',
  summary: 'Own orders',
  access: 'user',
  body: Type.Object(
    {
      ...pagingShape,
      sort: Type.Optional(
        Type.Object(
          {
            param: Type.Enum(['id', 'created_at', 'finalAmount']),
            order: Type.Enum(['asc', 'desc']),
          },
          { additionalProperties: false },
        ),
      ),
    },
    { additionalProperties: false },
  ),
  data: recordsOf(orderRowSchema),
});
