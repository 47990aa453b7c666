import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { createCartRepository } from './cart.repository.ts';
import { cartRoutes } from './cart.routes.ts';
import { type CartService, createCartService } from './cart.service.ts';
import { clearCartCookies } from './cart-cookies.ts';
import { createLookUp } from './sale-products.ts';

export { CartArchived } from './cart.errors.ts';
export { cartKeyOf } from './cart-key.ts';
export type { CartForOrder, CartOrderLine, CartsForOrders } from './for-order.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Carts, for forms and checkout; `forget` takes the key out of a browser. */
    carts: CartService & { forget: typeof clearCartCookies };
  }
}

/** Carts. Needs catalogue and media library. */
export const cartModule = fp(async (app: FastifyInstance) => {
  const carts = createCartService(createCartRepository(app.db), createLookUp(app));
  app.decorate('carts', { ...carts, forget: clearCartCookies });
  cartRoutes(app, carts);
});
