import { type Static, Type } from 'typebox';
import { instantSchema, nullable } from '#schemas/primitives.ts';
import { filterOf, getOf, updateOf } from './admin-endpoints.ts';
import { addressSchema } from './users.ts';

/** An address as it was when the order was placed. */
const orderAddressSchema = Type.Omit(addressSchema, ['id', 'type', 'region']);

/** An order as the back office sees it: all that packing, sending and asking back needs; amounts in cents. */
export const adminOrderSchema = Type.Object({
  id: Type.Integer(),
  number: Type.String(),
  invoiceNumber: nullable(Type.String()),
  createdAt: instantSchema,
  paidAt: nullable(instantSchema),
  email: Type.String(),
  generalStatus: Type.Enum(['pending', 'active', 'cancelled', 'failed']),
  paymentStatus: Type.Enum(['open', 'paid', 'failed', 'refunded']),
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
  Type.Object(
    { generalStatus: Type.Enum(['active', 'cancelled']) },
    { additionalProperties: false },
  ),
);
