import { type Static, Type } from 'typebox';
import { instantSchema, nullable, rowIdSchema } from '#schemas/primitives.ts';
import { filterOf, getOf, updateOf } from './admin-endpoints.ts';
import { defineEndpoint } from './endpoint.ts';
import { addressSchema } from './users.ts';

/** An address as it was when the order was placed. */
const orderAddressSchema = Type.Omit(addressSchema, ['id', 'type', 'region']);

/** General statuses that the back office moves orders to. */
const movedSchema = Type.Enum(['active', 'cancelled']);

/** An order as the back office sees it: all that packing, sending and asking back needs; amounts in cents. */
export const adminOrderSchema = Type.Object({
  id: Type.Integer(),
  number: Type.String(),
  invoiceNumber: nullable(Type.String()),
  createdAt: instantSchema,
  paidAt: nullable(instantSchema),
  email: Type.String(),
  generalStatus: Type.Enum(['pending', 'active', 'cancelled', 'failed']),
  /** Where the back office may move it from there. */
  next: Type.Array(movedSchema),
  paymentStatus: Type.Enum(['open', 'paid', 'failed', 'refunded']),
  /** Paid without money, at the test provider. */
  isTest: Type.Boolean(),
  totalCents: Type.Integer(),
  delivery: Type.String(),
  payment: Type.String(),
  message: Type.String(),
  /** Who pays. */
  main: orderAddressSchema,
  /** Where the parcel goes; null for downloads. */
  shipping: nullable(orderAddressSchema),
  /** Where the order is fetched, for a way of delivery with branches. */
  branch: nullable(Type.Object({ name: Type.String(), address: Type.String() })),
  company: nullable(Type.Object({ companyName: Type.String(), oib: Type.String() })),
  gift: Type.Object({ message: Type.String(), to: Type.String(), from: Type.String() }),
  /** Opens the document (API-92). */
  pdfToken: Type.String(),
  lines: Type.Array(
    Type.Object({
      productId: Type.Integer(),
      sku: Type.String(),
      name: Type.String(),
      /** What was chosen or written for it, in the words of the order. */
      choices: Type.Array(Type.String()),
      qty: Type.Integer(),
      rowCents: Type.Integer(),
      discountCents: Type.Integer(),
    }),
  ),
});
export type AdminOrder = Static<typeof adminOrderSchema>;

export const adminFilterOrders = filterOf('order', adminOrderSchema);
export const adminGetOrder = getOf('order', adminOrderSchema);

/**
 * The back office moves an order by its general status only (G-098): `active` completes it,
 * `cancelled` gives stock and coupon back. 409 ORDER_NOT_CHANGEABLE.
 */
export const adminUpdateOrder = updateOf(
  'order',
  adminOrderSchema,
  Type.Object({ generalStatus: movedSchema }, { additionalProperties: false }),
);

const refundsSchema = Type.Object({
  /** What came, and what of it was paid back. */
  paidCents: Type.Integer(),
  refundedCents: Type.Integer(),
  /** Name of the provider that pays back itself; null where a person does. */
  provider: nullable(Type.String()),
  refunds: Type.Array(
    Type.Object({
      id: Type.Integer(),
      amountCents: Type.Integer(),
      /** `asked`: nobody knows yet whether the provider did it. */
      state: Type.Enum(['asked', 'done', 'refused']),
      isNoted: Type.Boolean(),
      /** Of its credit note. */
      number: nullable(Type.String()),
      createdAt: instantSchema,
    }),
  ),
});
export type AdminRefunds = Static<typeof refundsSchema>;

/** What was paid for an order and what was paid back. */
export const adminOrderRefunds = defineEndpoint({
  key: 'admin.order.refunds',
  method: 'GET',
  path: '/api/v1/admin/order/:id/refund',
  summary: 'Read what was paid back of an order',
  access: 'backoffice',
  params: Type.Object({ id: rowIdSchema }),
  data: refundsSchema,
});

/**
 * Pays back what was paid for an order that was completed or cancelled, or a part of it; `isNoted`
 * says that a person did it already. `refundedCents` is what the caller knows as paid back before:
 * the same call again changes nothing. 400 REFUND_TOO_MUCH; 409 REFUND_NOT_POSSIBLE, REFUND_OUTDATED
 * when others paid back meanwhile, REFUND_REFUSED by the provider, REFUND_UNSURE when it does not
 * answer: nothing is booked then, and the same call asks it again.
 */
export const adminRefundOrder = defineEndpoint({
  key: 'admin.order.refund',
  method: 'POST',
  path: '/api/v1/admin/order/:id/refund',
  summary: 'Pay back an order or a part of it',
  access: 'backoffice',
  params: Type.Object({ id: rowIdSchema }),
  body: Type.Object(
    {
      amountCents: Type.Integer({ minimum: 1, maximum: 2_000_000_000 }),
      refundedCents: Type.Integer({ minimum: 0, maximum: 2_000_000_000 }),
      isNoted: Type.Boolean(),
    },
    { additionalProperties: false },
  ),
  data: refundsSchema,
});
