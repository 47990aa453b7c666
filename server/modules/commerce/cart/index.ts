import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { periodically } from '#server/plugins/periodic.ts';
import { CartArchived, CartNotFound } from './cart.errors.ts';
import { cartLineForms, cartPath } from './cart.forms.ts';
import { cartRoutes, createWithCart, type WithCart } from './cart.routes.ts';
import { type CartService, createCartService } from './cart.service.ts';
import { CART_COOKIE, clearCartCookies, setCartCookies } from './cart-cookies.ts';
import { removeExpiredCarts } from './cart-expiry.repository.ts';
import { checkoutOf } from './cart-facts.repository.ts';
import { createCartsForOrders } from './cart-for-order.ts';
import { cartKeyOf } from './cart-key.ts';
import { cartPageForms } from './cart-page.forms.ts';
import { shopperOf } from './open-cart.ts';

export type { Calculation } from './calculation.ts';
export type { CartKey } from './cart-key.ts';
export type { Work } from './change-cart.ts';
export type { CartForOrder, CartOrderLine, CartsForOrders } from './for-order.ts';
export {
  CART_COOKIE,
  CartArchived,
  CartNotFound,
  cartKeyOf,
  cartLineForms,
  cartPageForms,
  cartPath,
  checkoutOf,
  shopperOf,
};

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Carts, for forms and checkout. `keep` gives a browser a key, `forget` takes it out; `within`
     * runs a call on the cart that its body or the cookies open, and counts wrong keys (S3).
     */
    carts: CartService & {
      keep: typeof setCartCookies;
      forget: typeof clearCartCookies;
      within: WithCart;
    };
  }
}

const EXPIRY_MS = 60 * 60_000;

/** Carts. Needs catalogue, media library, coupons and delivery; checkout registers after it. */
export const cartModule = fp(async (app: FastifyInstance) => {
  const carts = createCartService(app);
  const within = createWithCart(app);
  app.decorate('carts', {
    ...carts,
    keep: setCartCookies,
    forget: clearCartCookies,
    within,
  });
  app.decorate('cartsForOrders', createCartsForOrders(app));
  cartRoutes(app, carts, within);
  periodically(app, { name: 'removing expired carts', everyMs: EXPIRY_MS }, () =>
    removeExpiredCarts(app.db),
  );
});
