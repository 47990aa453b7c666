import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { createCartRepository } from './cart.repository.ts';
import { cartRoutes } from './cart.routes.ts';
import { type CartService, createCartService } from './cart.service.ts';
import { createLookUp } from './sale-products.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Carts, for forms and checkout. */
    carts: CartService;
  }
}

/** Carts. Needs catalogue and media library. */
export const cartModule = fp(async (app: FastifyInstance) => {
  const carts = createCartService(createCartRepository(app.db), createLookUp(app));
  app.decorate('carts', carts);
  cartRoutes(app, carts);
});
