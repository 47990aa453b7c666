import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { SaleCatalog } from '#server/modules/catalogue/catalog/index.ts';
import type { Coupons } from '#server/modules/commerce/coupons/index.ts';
import type { Delivery } from '#server/modules/commerce/delivery/index.ts';
import type { MediaService } from '#server/modules/content/media/index.ts';
import type { ServiceDeps } from '#server/plugins/core.ts';
import { periodically } from '#server/plugins/periodic.ts';
import type { Throttle } from '#server/plugins/throttle.ts';
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
import type { CartsForOrders } from './for-order.ts';
import { shopperOf } from './open-cart.ts';

export type { Calculation } from './calculation.ts';
export type { CartKey } from './cart-key.ts';
export type { Work } from './change-cart.ts';
export type { CartForOrder, CartOrderLine } from './for-order.ts';
export type { CartsForOrders };
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

const EXPIRY_MS = 60 * 60_000;

interface CartDeps extends Pick<ServiceDeps, 'db' | 'bus'> {
  saleCatalog: SaleCatalog;
  coupons: Coupons;
  delivery: Delivery;
  media: MediaService;
  throttle: Throttle;
}

/**
 * Carts, for forms and checkout. `keep` gives a browser a key, `forget` takes it out; `within` runs a
 * call on the cart that its body or the cookies open, and counts wrong keys (S3).
 */
export interface Carts extends CartService {
  keep: typeof setCartCookies;
  forget: typeof clearCartCookies;
  within: WithCart;
}

export function createCarts(deps: CartDeps): { carts: Carts; cartsForOrders: CartsForOrders } {
  return {
    carts: {
      ...createCartService(deps),
      keep: setCartCookies,
      forget: clearCartCookies,
      within: createWithCart(deps.throttle),
    },
    cartsForOrders: createCartsForOrders(deps),
  };
}

interface CartServices {
  carts: Carts;
  throttle: Throttle;
}

export const cartModule = fp(async (app: FastifyInstance, { carts, throttle }: CartServices) => {
  cartRoutes(app, carts, throttle);
  periodically(app, { name: 'removing expired carts', everyMs: EXPIRY_MS }, () =>
    removeExpiredCarts(app.db),
  );
});
