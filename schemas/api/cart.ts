import { type Static, Type } from 'typebox';
import type { Personalization } from '#domain/commerce/line-options.ts';
import { MAX_QUANTITY, MIN_QUANTITY } from '#domain/constants.ts';
import { mediaSchema } from '#schemas/media.ts';
import { rowIdSchema } from '#schemas/primitives.ts';
import { lineOptionsSchema, removedItemSchema } from './cart-options.ts';
import { defineEndpoint } from './endpoint.ts';

const CART = '/api/v2/ecommerce/checkout/cart';

const itemPricesSchema = Type.Object({
  retailPrice: Type.Number(),
  finalPrice: Type.Number(),
  row: Type.Number(),
  /** The row after its share of the coupon. */
  cartTotal: Type.Number(),
  discount: Type.Union([
    Type.Object({ basicPrice: Type.Number(), retailPrice: Type.Number() }),
    Type.Null(),
  ]),
});

/** What was chosen or written for one custom option. It was checked when it was stored. */
const chosenValueSchema = Type.Object({
  id: Type.Integer(),
  value: Type.Unsafe<Personalization['value']>(Type.Unknown()),
});

/** One line of a cart (ENT-06). `retailPrice` and `finalPrice` are of one piece with its options. */
export const cartItemSchema = Type.Object({
  itemId: Type.Integer(),
  productId: Type.Integer(),
  qty: Type.Integer(),
  options: Type.Object({
    personalizations: Type.Array(chosenValueSchema),
    bundleOptions: Type.Array(
      Type.Object({
        product: Type.Integer(),
        variant: Type.Union([Type.Integer(), Type.Null()]),
        personalizations: Type.Array(chosenValueSchema),
      }),
    ),
    customPriceOption: Type.Union([Type.String(), Type.Null()]),
  }),
  productData: Type.Object({
    id: Type.Integer(),
    name: Type.String(),
    media: Type.Array(mediaSchema),
    tags: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() })),
    slug: Type.String(),
    mainProductSlug: Type.String(),
    isVisibleIndividually: Type.Boolean(),
    /** False once it is withdrawn: the line prevents an order. */
    available: Type.Boolean(),
    /**
     * Pieces that the line may have while the others stay as they are; less than `qty` prevents
     * an order. null where pieces are not counted, or are plenty.
     */
    free: Type.Union([Type.Integer(), Type.Null()]),
  }),
  prices: Type.Object({ base: itemPricesSchema, converted: itemPricesSchema }),
});
export type CartItem = Static<typeof cartItemSchema>;

/** A line that wants more than there is. */
export const shortLineSchema = Type.Object({
  itemId: Type.Integer(),
  productId: Type.Integer(),
  name: Type.String(),
  qty: Type.Integer(),
  free: Type.Integer(),
});
export type ShortLine = Static<typeof shortLineSchema>;

const sumsShape = {
  itemsTotal: Type.Number(),
  coupon: Type.Number(),
  loyalty: Type.Number(),
  /** Items after coupon and points. */
  cartTotal: Type.Number(),
  delivery: Type.Number(),
  /** `cartTotal` and delivery. */
  orderTotal: Type.Number(),
};

/** The sums of a cart, gross; `tax` is the part of each that is VAT (ENT-05, G-072). */
export const cartTotalsSchema = Type.Object({ ...sumsShape, tax: Type.Object(sumsShape) });

export const cartPricesSchema = Type.Object({
  base: cartTotalsSchema,
  /** In the cart's `currencyId`. */
  converted: cartTotalsSchema,
});

/** An order that was made and waits for its payment. `finalAmount` is gross. */
export const waitingOrderSchema = Type.Object({
  number: Type.String(),
  finalAmount: Type.Number(),
});
export type WaitingOrder = Static<typeof waitingOrderSchema>;

/** A cart (ENT-04). Amounts are gross decimals. The fee of a way of payment is one of the items. */
export const cartSchema = Type.Object({
  id: Type.String(),
  /** Changes when the cart gets an owner; empty where a browser's cookie holds it. */
  protectCode: Type.String(),
  items: Type.Array(cartItemSchema),
  prices: cartPricesSchema,
  digitalOnly: Type.Boolean(),
  coupon: Type.Union([
    Type.Object({ id: Type.Integer(), code: Type.String(), amount: Type.Number() }),
    Type.Null(),
  ]),
  couponCode: Type.String(),
  /** False when this very call took the coupon away, because its conditions fail (G-091). */
  couponValid: Type.Boolean(),
  deliveryMethodId: Type.Union([Type.Integer(), Type.Null()]),
  paymentMethodId: Type.Union([Type.Integer(), Type.Null()]),
  /** JSON text: `{"deliveryBranchId":n,"deliveryAnswers":{"field":"answer"}}`, both optional. */
  options: Type.String(),
  currencyId: Type.Integer(),
  loyalty: Type.Number(),
  loyaltyPoints: Type.Integer(),
  /** `toFree` is missing to free delivery; null where there is none (I13). `details`: answers in words. */
  delivery: Type.Object({
    price: Type.Number(),
    /** How long the chosen way takes, in words. Absent where nothing is promised. */
    days: Type.Optional(Type.String()),
    toFree: Type.Union([Type.Number(), Type.Null()]),
    details: Type.Optional(Type.Array(Type.String())),
  }),
  memberCardBarcode: Type.String(),
  /** Counts changes. */
  version: Type.Integer(),
  /**
   * An order of the same things whose payment was begun and not finished. The cart is what the
   * shopper goes on with; ordering it gives up the order that waits.
   */
  waitingOrder: Type.Optional(waitingOrderSchema),
});
export type Cart = Static<typeof cartSchema>;

/**
 * The key to a cart. In a browser both travel in cookies for one year (CART-05); `protectCode` is
 * httpOnly there, so the body may leave both out. `currencyId` is the currency of the second figures.
 */
export const cartCallShape = {
  cartId: Type.Optional(Type.String({ maxLength: 60 })),
  protectCode: Type.Optional(Type.String({ maxLength: 80 })),
  currencyId: Type.Optional(rowIdSchema),
};

/** The fee's line has a negative one. */
const itemIdSchema = Type.Integer({ minimum: -2_147_483_648, maximum: 2_147_483_647 });
const qtySchema = Type.Integer({ minimum: MIN_QUANTITY, maximum: MAX_QUANTITY });
const strict = { additionalProperties: false };

/** Sets the cookies `cartId` and `protectCode` for a browser (API-42). */
export const newCartSession = defineEndpoint({
  key: 'cart.newSession',
  method: 'GET',
  path: `${CART}/getNewCartSession`,
  summary: 'Start a cart',
  access: 'public',
  data: Type.Object({ id: Type.String(), protectCode: Type.String() }),
});

/**
 * 400 for an unknown cart or a wrong code (one answer for both); 409 'Cart is archived.' once it
 * was ordered, 'Session already used.' once its lines went to another cart of the customer
 * (API-40). With an access token the cart becomes the customer's, and takes over what an older one
 * holds.
 */
export const getCart = defineEndpoint({
  key: 'cart.get',
  method: 'POST',
  path: `${CART}/getCart`,
  summary: 'Read a cart',
  access: 'cart',
  body: Type.Object(cartCallShape, strict),
  data: cartSchema,
});

/**
 * `changed` tells that the figures are not those that were shown last, or that lines want more than
 * there is, which are listed in `short`; `validateMemberCard` is false when the cart's card is not
 * valid any more and was taken off (API-41, ORD-03).
 */
export const validateCart = defineEndpoint({
  key: 'cart.validate',
  method: 'POST',
  path: `${CART}/validateCart`,
  summary: 'Check a cart before the order',
  access: 'cart',
  body: Type.Object(cartCallShape, strict),
  data: Type.Object({
    validateMemberCard: Type.Boolean(),
    changed: Type.Boolean(),
    short: Type.Array(shortLineSchema),
    items: Type.Array(cartItemSchema),
    prices: cartPricesSchema,
  }),
});

/** The customer's open cart with what it holds; null when there is none (API-43, AUTH-03). */
export const abandonedCart = defineEndpoint({
  key: 'cart.abandoned',
  method: 'POST',
  path: `${CART}/getAbandoned`,
  summary: 'The cart a customer left behind',
  access: 'user',
  body: Type.Object(cartCallShape, strict),
  data: Type.Union([cartSchema, Type.Null()]),
});

/**
 * Quantity 1 to 999; equal products share a line. 400 for choices that do not fit the product, 404
 * for an unknown product, 409 for one that cannot be bought, or not in this number: OUT_OF_STOCK
 * tells in `products` what is short, with its name and what is free, whichever lines and bundles
 * take of it (API-44). `reservation` holds the pieces for half an hour. The fee of a way of payment
 * is the server's: adding it changes nothing.
 */
export const addCartItem = defineEndpoint({
  key: 'cart.addItem',
  method: 'POST',
  path: `${CART}/addItem`,
  summary: 'Add a product to a cart',
  access: 'cart',
  body: Type.Object(
    {
      ...cartCallShape,
      productId: rowIdSchema,
      qty: qtySchema,
      options: Type.Optional(lineOptionsSchema),
      reservation: Type.Optional(Type.Boolean()),
    },
    strict,
  ),
  data: cartSchema,
});

/**
 * Sets quantity and, where given, choices. 400 for the fee and product 21029 (CART-20); 409
 * OUT_OF_STOCK for more than there is, as in `addItem` (API-45). Less is always possible.
 */
export const updateCartItem = defineEndpoint({
  key: 'cart.updateItem',
  method: 'PATCH',
  path: `${CART}/updateItem`,
  summary: 'Change a line of a cart',
  access: 'cart',
  body: Type.Object(
    {
      ...cartCallShape,
      itemId: itemIdSchema,
      qty: qtySchema,
      options: Type.Optional(lineOptionsSchema),
    },
    strict,
  ),
  data: cartSchema,
});

/** 404 for a line that the cart does not hold (API-46). Deleting the fee changes nothing. */
export const deleteCartItem = defineEndpoint({
  key: 'cart.deleteItem',
  method: 'DELETE',
  path: `${CART}/deleteItem`,
  summary: 'Take a line out of a cart',
  access: 'cart',
  body: Type.Object({ ...cartCallShape, itemId: Type.Optional(itemIdSchema) }, strict),
  query: Type.Object(
    {
      cartId: Type.Optional(Type.String({ maxLength: 60 })),
      itemId: Type.Optional(itemIdSchema),
    },
    strict,
  ),
  data: cartSchema,
});

/** Empties the cart; its coupon goes with the lines (API-47). */
export const clearCart = defineEndpoint({
  key: 'cart.clear',
  method: 'POST',
  path: `${CART}/clearCart`,
  summary: 'Empty a cart',
  access: 'cart',
  body: Type.Object(cartCallShape, strict),
  data: cartSchema,
});

/** What the browser's cookie keeps of lines that were taken out on the cart's page (CART-21). */
export const removedCartItems = defineEndpoint({
  key: 'cart.removedItems',
  method: 'GET',
  path: `${CART}/getRemoved`,
  summary: 'Lines that can be put back into a cart',
  access: 'public',
  data: Type.Object({ items: Type.Array(removedItemSchema) }),
});
