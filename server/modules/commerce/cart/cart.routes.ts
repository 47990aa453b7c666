import type { FastifyInstance } from 'fastify';
import {
  abandonedCart,
  addCartItem,
  clearCart,
  deleteCartItem,
  getCart,
  newCartSession,
  removedCartItems,
  updateCartItem,
  validateCart,
} from '#schemas/api/cart.ts';
import { applyCoupon, applyMemberCard, removeCoupon } from '#schemas/api/cart-benefits.ts';
import { type ErrorType, ValidationFailed } from '#server/errors.ts';
import { CouponNotFound, CouponNotUsable } from '#server/modules/commerce/coupons/index.ts';
import { MemberCardInvalid } from '#server/modules/people/users/index.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import type { Limit, Throttle } from '#server/plugins/throttle.ts';
import { CartArchived, CartNotFound, SessionUsed } from './cart.errors.ts';
import type { CartService } from './cart.service.ts';
import { clearCartCookies, setCartCookies } from './cart-cookies.ts';
import { type CartKey, cartKeyOf } from './cart-key.ts';
import { removedItemsOf } from './removed-items.ts';

const NEW_CARTS = { max: 60, windowSeconds: 60 };
/** Refused keys of one address (S3). */
const REFUSALS: Limit = { name: 'cart.refused', max: 20, windowSeconds: 60 };
/** Coupon codes that were wrong (S8). */
const WRONG_CODES: Limit = { name: 'cart.wrongCoupon', max: 10, windowSeconds: 60 };
/** Member cards that were wrong (S9). */
const WRONG_CARDS: Limit = { name: 'cart.wrongCard', max: 10, windowSeconds: 60 };

interface KeyBody {
  cartId?: string;
  protectCode?: string;
}

/** Runs calls on the cart that body or cookies open, and counts what was guessed. */
export type WithCart = <T>(
  body: KeyBody,
  ctx: CallContext,
  run: (key: CartKey) => Promise<T>,
) => Promise<T>;

export function createWithCart(throttle: Pick<Throttle, 'hit'>): WithCart {
  return async (body, ctx, run) => {
    const key = cartKeyOf(body, ctx);
    try {
      return await run(key);
    } catch (error) {
      const isGuess = error instanceof CartNotFound && key.cartId !== '' && key.protectCode !== '';
      if (isGuess && ctx.request) await throttle.hit(REFUSALS, ctx.request.ip);
      throw error;
    }
  };
}

export function cartRoutes(
  app: FastifyInstance,
  { within: withCart, ...carts }: CartService & { within: WithCart },
  throttle: Throttle,
) {
  app.implement(
    newCartSession,
    async (_input, ctx) => {
      const key = await carts.create(ctx);
      keep(ctx, key);
      return { id: key.cartId, protectCode: key.protectCode };
    },
    { limit: NEW_CARTS },
  );

  app.implement(getCart, async ({ body }, ctx) => {
    try {
      return await withCart(body, ctx, (key) =>
        goOn(ctx, key, (open) => carts.read(ctx, open, body.currencyId)),
      );
    } catch (error) {
      if (!(await isBeingOrdered(error, cartKeyOf(body, ctx)))) forgetRefused(error, ctx);
      throw error;
    }
  });

  /**
   * The answer to the order sets the cookies itself. This one may reach the browser after it, and
   * would take the new key out.
   */
  const isBeingOrdered = async (error: unknown, { cartId }: CartKey) =>
    error instanceof CartArchived && (await carts.isJustOrdered(cartId));

  /**
   * A browser that still names the cart it ordered, while the order waits to be paid, gets the cart
   * beside that order: an answer that comes late must not take the new key out of its cookies.
   */
  async function goOn<T>(ctx: CallContext, key: CartKey, read: (open: CartKey) => Promise<T>) {
    try {
      return await read(key);
    } catch (error) {
      const isOrdered = error instanceof CartArchived && key.isKept === true;
      const cartId = isOrdered ? await carts.beside(key.cartId) : null;
      if (cartId === null) throw error;
      keep(ctx, { ...key, cartId });
      return read({ ...key, cartId });
    }
  }

  app.implement(validateCart, ({ body }, ctx) =>
    withCart(body, ctx, (key) => carts.validate(ctx, key, body.currencyId)),
  );

  app.implement(abandonedCart, async ({ body }, ctx) => {
    await takeAlong(ctx, body);
    const found = await carts.abandoned(ctx, body.currencyId);
    if (!found) return null;
    keep(ctx, found.key);
    return isBrowser(ctx) ? { ...found.cart, protectCode: '' } : found.cart;
  });

  /** The cart of before the login becomes the customer's; one that cannot is left behind. */
  async function takeAlong(ctx: CallContext, body: KeyBody) {
    const key = cartKeyOf(body, ctx);
    if (key.cartId === '' || key.protectCode === '') return;
    try {
      await withCart(body, ctx, () => carts.change(ctx, key));
    } catch (error) {
      if (!isRefusal(error)) throw error;
    }
  }

  app.implement(addCartItem, ({ body }, ctx) => {
    const { productId, qty, options, reservation, currencyId } = body;
    return withCart(body, ctx, (key) =>
      carts.add(ctx, key, { productId, qty, options, reservation }, currencyId),
    );
  });

  app.implement(updateCartItem, ({ body }, ctx) => {
    const { itemId, qty, options, currencyId } = body;
    return withCart(body, ctx, (key) =>
      carts.update(ctx, key, { itemId, qty, options }, currencyId),
    );
  });

  app.implement(deleteCartItem, ({ body, query }, ctx) => {
    const itemId = body.itemId ?? query.itemId;
    if (itemId === undefined) throw new ValidationFailed({ fields: { itemId: 'required' } });
    return withCart({ ...query, ...body }, ctx, (key) =>
      carts.remove(ctx, key, itemId, body.currencyId),
    );
  });

  app.implement(clearCart, ({ body }, ctx) =>
    withCart(body, ctx, (key) => carts.clear(ctx, key, body.currencyId)),
  );

  app.implement(removedCartItems, async (_input, { request }) => ({
    items: request ? removedItemsOf(request) : [],
  }));

  app.implement(applyCoupon, ({ body }, ctx) =>
    guessing(ctx, WRONG_CODES, [CouponNotFound, CouponNotUsable], () =>
      withCart(body, ctx, (key) => carts.applyCoupon(ctx, key, body.couponCode, body.currencyId)),
    ),
  );

  app.implement(removeCoupon, ({ body }, ctx) =>
    withCart(body, ctx, (key) => carts.removeCoupon(ctx, key, body.currencyId)),
  );

  app.implement(applyMemberCard, ({ body }, ctx) =>
    guessing(ctx, WRONG_CARDS, [MemberCardInvalid], () =>
      withCart(body, ctx, (key) => carts.applyMemberCard(ctx, key, body.barcode, body.currencyId)),
    ),
  );

  /** Beyond the limit even a right guess is refused: only wrong ones stay counted. */
  async function guessing<T>(
    { request }: CallContext,
    limit: Limit,
    wrong: readonly ErrorType[],
    run: () => Promise<T>,
  ): Promise<T> {
    if (!request) return run();
    await throttle.hit(limit, request.ip);
    let isWrong = false;
    try {
      return await run();
    } catch (error) {
      isWrong = wrong.some((type) => error instanceof type);
      throw error;
    } finally {
      if (!isWrong) await throttle.forgive(limit, request.ip);
    }
  }
}

function keep({ request, reply }: CallContext, key: CartKey) {
  if (request && reply) setCartCookies(request, reply, key);
}

/** Our own pages say so; their codes stay out of reach of scripts. */
function isBrowser({ request }: CallContext): boolean {
  return request?.headers['x-izlog-client'] === 'browser';
}

function isRefusal(error: unknown): boolean {
  return [CartNotFound, CartArchived, SessionUsed].some((type) => error instanceof type);
}

/** A cart that cannot be read is forgotten by the browser (CART-03, CART-04). */
function forgetRefused(error: unknown, { request, reply }: CallContext) {
  if (isRefusal(error) && request && reply) clearCartCookies(request, reply);
}
