import { CHECKOUT_STEPS, STEP_QUERY } from '#domain/commerce/checkout-steps.ts';
import { withQuery } from '#domain/web/path-query.ts';
import type { Outcome } from '#server/forms/answer.ts';
import type { Submission } from '#server/forms/handler.ts';
import { type CartKey, type Carts, cartKeyOf } from '#server/modules/commerce/cart/index.ts';
import type { Retry } from '#server/modules/commerce/orders/index.ts';
import { isPaidByButtons } from '#server/modules/commerce/payments/index.ts';
import { originOf } from '#server/plugins/call-context.ts';
import { awaitedPayment, forgetPayment } from '../awaited-payment.ts';
import { keepWords } from '../words.ts';
import type { CheckoutFormServices } from './payment-start.ts';

/** It offers to try once more. */
const FAILURE_PAGE = '/checkout/failure';

/**
 * A payment that was declined or cancelled is tried again by the browser that ordered: the cart is
 * back, with all that was chosen and written. A payment without a decision goes on at the provider.
 */
export async function retryCheckoutOrder(
  services: CheckoutFormServices,
  submission: Submission,
): Promise<Outcome> {
  const { ctx, request, reply, to } = submission;
  const goOn = await openPayment(services, submission);
  if (goOn) return goOn;
  const key = awaitedPayment(request);
  if (!key) return toPayment(to);
  const retry = await services.orders.retry(ctx, { key, current: cartKeyOf({}, ctx) });
  if (retry?.kind === 'unsure') return { to: FAILURE_PAGE, notice: 'payment-being-checked' };
  forgetPayment(request, reply);
  if (retry?.kind === 'open') return { to: pathOf(retry.order.success_url) };
  if (retry?.kind === 'done') return { to: pathOf(retry.url) };
  if (retry?.kind !== 'renewed') return toPayment(to);
  cartOfFailed(services.carts, submission, key, retry);
  return toPayment(to);
}

/**
 * The payment that waits goes on at its provider. Buttons went with their page: its order is
 * given up, and the checkout offers them again. Null where nothing waits.
 */
async function openPayment(
  { orders, payments }: CheckoutFormServices,
  { ctx, request, to }: Submission,
): Promise<Outcome | null> {
  const awaited = awaitedPayment(request);
  const order = await orders.waiting.find(ctx, { current: cartKeyOf({}, ctx), awaited });
  if (!order) return null;
  if (!isPaidByButtons(order.payment.adapter)) {
    const html = await payments.start(order, originOf(ctx));
    return typeof html === 'string' && html !== ''
      ? { to, hostedForm: await payments.hostedForm(html, ctx) }
      : null;
  }
  if (awaited) return null;
  const { kind } = await orders.waiting.giveUp(order.id);
  return kind === 'unsure' ? { to: FAILURE_PAGE, notice: 'payment-being-checked' } : toPayment(to);
}

/** The browser goes on with the cart that a failed order gave, and with the words of that order. */
export function cartOfFailed(
  carts: Carts,
  { ctx, request, reply }: Submission,
  key: CartKey,
  { cartId, words }: Extract<Retry, { kind: 'renewed' }>,
): void {
  // Its code may have changed since, with a login.
  const isCurrent = cartKeyOf({}, ctx).cartId === cartId;
  if (!isCurrent) carts.keep(request, reply, { ...key, cartId });
  keepWords(request, reply, words);
}

/** The last step; the checkout itself goes back where something is missing (CHK-04). */
function toPayment(to: Submission['to']): Outcome {
  return { to: withQuery(to, STEP_QUERY, CHECKOUT_STEPS.payment) };
}

export function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
