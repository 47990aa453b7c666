import type { FastifyInstance } from 'fastify';
import { addCartItem, getCart, newCartSession } from '#schemas/api/cart.ts';
import { ValidationFailed } from '#server/errors.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import type { Limit } from '#server/plugins/throttle.ts';
import { CartArchived, CartNotFound } from './cart.errors.ts';
import type { CartKey, CartService } from './cart.service.ts';
import { clearCartCookies, keyFromCookies, setCartCookies } from './cart-cookies.ts';

const NEW_CARTS = { max: 60, windowSeconds: 60 };
/** Refused keys of one address (S3). */
const REFUSALS: Limit = { name: 'cart.refused', max: 20, windowSeconds: 60 };

interface KeyBody {
  cartId?: string;
  protectCode?: string;
  currencyId?: number;
}

export function cartRoutes(app: FastifyInstance, carts: CartService) {
  /** Runs a call on the cart that body or cookies open. */
  async function withCart<T>(
    body: KeyBody,
    ctx: CallContext,
    run: (key: CartKey) => Promise<T>,
  ): Promise<T> {
    if (body.currencyId !== undefined && body.currencyId !== ctx.store.currencyId) {
      throw new ValidationFailed({ fields: { currencyId: 'enum' } });
    }
    const key = keyOf(body, ctx);
    try {
      return await run(key);
    } catch (error) {
      const isGuess = error instanceof CartNotFound && key.cartId !== '' && key.protectCode !== '';
      if (isGuess && ctx.request) await app.throttle.hit(REFUSALS, ctx.request.ip);
      throw error;
    }
  }

  app.implement(
    newCartSession,
    async (_input, ctx) => {
      const key = await carts.create(ctx);
      if (ctx.request && ctx.reply) setCartCookies(ctx.request, ctx.reply, key);
      return { id: key.cartId, protectCode: key.protectCode };
    },
    { limit: NEW_CARTS },
  );

  app.implement(getCart, async ({ body }, ctx) => {
    try {
      return await withCart(body, ctx, (key) => carts.read(ctx, key));
    } catch (error) {
      forgetRefused(error, ctx);
      throw error;
    }
  });

  app.implement(addCartItem, ({ body }, ctx) => {
    const { productId, qty, options, reservation } = body;
    return withCart(body, ctx, (key) =>
      carts.add(ctx, key, {
        productId,
        qty,
        ...(options && { options }),
        ...(reservation !== undefined && { reservation }),
      }),
    );
  });
}

/** A part that is missing everywhere is as wrong as a wrong one: one refusal for all. */
function keyOf(body: KeyBody, { request }: CallContext): CartKey {
  const kept = request ? keyFromCookies(request) : {};
  return {
    cartId: body.cartId ?? kept.cartId ?? '',
    protectCode: body.protectCode ?? kept.protectCode ?? '',
  };
}

/** A cart that cannot be read is forgotten by the browser (CART-03, CART-04). */
function forgetRefused(error: unknown, { request, reply }: CallContext) {
  const isRefused = error instanceof CartNotFound || error instanceof CartArchived;
  if (isRefused && request && reply) clearCartCookies(request, reply);
}
