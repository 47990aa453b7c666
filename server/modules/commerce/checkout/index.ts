import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import {
  addGuestUser,
  applicableDeliveryMethods,
  checkoutState,
  saveDeliveryMethod,
  updateGuestUser,
} from '#schemas/api/checkout.ts';
import { awaitedPayment, forgetPayment } from './awaited-payment.ts';
import { createDeliveryChoice } from './delivery-choice.ts';
import { checkoutForms } from './forms/checkout.forms.ts';
import { keepGuest } from './guest-cookie.ts';
import { createGuestService } from './guests.service.ts';
import { forgetWords, readWords } from './words.ts';

export { awaitedPayment, checkoutForms, forgetPayment, forgetWords };

/** It tells which addresses are registered, as specified (S31). */
const GUEST_LIMIT = { max: 20, windowSeconds: 600 };

/** Guests and the choice of delivery. Needs carts, delivery and users. */
export const checkoutModule = fp(async (app: FastifyInstance) => {
  const guests = createGuestService(app);
  const delivery = createDeliveryChoice(app);

  app.implement(
    addGuestUser,
    async ({ body }, ctx) => {
      const guest = await app.carts.within(body, ctx, (key) => guests.add(ctx, key, body.email));
      keepGuest(ctx, guest);
      return guest;
    },
    { limit: GUEST_LIMIT },
  );
  app.implement(updateGuestUser, ({ body }, ctx) =>
    app.carts.within(body, ctx, (key) => guests.update(ctx, key, body)),
  );
  app.implement(checkoutState, ({ body }, ctx) =>
    app.carts.within(body, ctx, async (key) => ({
      guest: await guests.ofCart(ctx, key),
      ...readWords(ctx),
    })),
  );
  app.implement(applicableDeliveryMethods, ({ body }, ctx) =>
    app.carts.within(body, ctx, (key) => delivery.applicable(ctx, key, body)),
  );
  app.implement(saveDeliveryMethod, ({ body }, ctx) =>
    app.carts.within(body, ctx, (key) => delivery.save(ctx, key, body)),
  );
});
