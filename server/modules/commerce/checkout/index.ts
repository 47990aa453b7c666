import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import {
  addGuestUser,
  applicableDeliveryMethods,
  checkoutState,
  saveDeliveryMethod,
  updateGuestUser,
} from '#schemas/api/checkout.ts';
import {
  type Carts,
  type CartsForOrders,
  checkoutOf,
} from '#server/modules/commerce/cart/index.ts';
import type { Delivery } from '#server/modules/commerce/delivery/index.ts';
import type { OrderKeeping } from '#server/modules/commerce/orders/index.ts';
import type { Placeholders } from '#server/modules/site/site/index.ts';
import { awaitedPayment, forgetPayment } from './awaited-payment.ts';
import { createDeliveryChoice } from './delivery-choice.ts';
import { checkoutForms } from './forms/checkout.forms.ts';
import { keepGuest } from './guest-cookie.ts';
import { createGuestService } from './guests.service.ts';
import { forgetWords, offeredWords, readWords } from './words.ts';

export { checkoutForms };

/** What a browser keeps until its order is paid (CHK-31); the words were written to that order alone. */
export const orderKeeping: OrderKeeping = {
  awaited: awaitedPayment,
  forget(request, reply) {
    forgetPayment(request, reply);
    forgetWords(request, reply);
  },
};

/** It tells which addresses are registered, as specified (S31). */
const GUEST_LIMIT = { max: 20, windowSeconds: 600 };

interface CheckoutServices {
  carts: Carts;
  cartsForOrders: CartsForOrders;
  delivery: Delivery;
  placeholders: Pick<Placeholders, 'fill'>;
}

/** Guests and the choice of delivery. */
export const checkoutModule = fp(async (app: FastifyInstance, services: CheckoutServices) => {
  const { carts, cartsForOrders } = services;
  const { db } = app;
  const guests = createGuestService({ db, carts, cartsForOrders });
  const delivery = createDeliveryChoice({ ...services, db });

  app.implement(
    addGuestUser,
    async ({ body }, ctx) => {
      const guest = await carts.within(body, ctx, (key) => guests.add(ctx, key, body.email));
      keepGuest(ctx, guest);
      return guest;
    },
    { limit: GUEST_LIMIT },
  );
  app.implement(updateGuestUser, ({ body }, ctx) =>
    carts.within(body, ctx, (key) => guests.update(ctx, key, body)),
  );
  app.implement(checkoutState, ({ body }, ctx) =>
    carts.within(body, ctx, async (key) => ({
      guest: await guests.ofCart(ctx, key),
      ...offeredWords(readWords(ctx), await checkoutOf(db, ctx.store.id)),
    })),
  );
  app.implement(applicableDeliveryMethods, ({ body }, ctx) =>
    carts.within(body, ctx, (key) => delivery.applicable(ctx, key, body)),
  );
  app.implement(saveDeliveryMethod, ({ body }, ctx) =>
    carts.within(body, ctx, (key) => delivery.save(ctx, key, body)),
  );
});
