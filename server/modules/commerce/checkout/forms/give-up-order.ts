import type { Outcome } from '#server/forms/answer.ts';
import type { Submission } from '#server/forms/handler.ts';
import { cartKeyOf } from '#server/modules/commerce/cart/index.ts';
import { awaitedPayment, forgetPayment } from '../awaited-payment.ts';
import type { CheckoutFormServices } from './payment-start.ts';
import { cartOfFailed, pathOf } from './retry.forms.ts';

/** Ends the order that waits for its payment: the shopper goes on with the cart beside it. */
export async function giveUpCheckoutOrder(
  services: CheckoutFormServices,
  submission: Submission,
): Promise<Outcome> {
  const { orders } = services;
  const { ctx, request, reply, to } = submission;
  const current = cartKeyOf({}, ctx);
  const awaited = awaitedPayment(request);
  const order = await orders.waiting.find(ctx, { current, awaited });
  if (!order) return { to, notice: 'order-not-waiting' };
  const done = await orders.waiting.giveUp(order.id);
  if (done.kind === 'unsure') return { to, notice: 'payment-being-checked' };
  if (done.kind === 'decided' && done.order.payment_status === 'paid') {
    return { to: pathOf(done.order.success_url) };
  }
  await takeCartBack(services, submission);
  forgetPayment(request, reply);
  return { to, notice: 'order-given-up' };
}

/** A browser that has another cart, or none, gets the one that went on beside the order. */
async function takeCartBack(
  { carts, orders }: CheckoutFormServices,
  submission: Submission,
): Promise<void> {
  const { ctx, request } = submission;
  const key = awaitedPayment(request);
  if (!key) return;
  const retry = await orders.retry(ctx, { key, current: cartKeyOf({}, ctx) });
  if (retry?.kind === 'renewed') cartOfFailed(carts, submission, key, retry);
}
