import { PAYPAL_TYPE } from '#domain/commerce/checkout-steps.ts';
import { withQuery } from '#domain/web/safe-path.ts';
import type { DataOf } from '#schemas/api/endpoint.ts';
import type { createOrder } from '#schemas/api/orders.ts';
import { applicablePaymentMethods } from '#schemas/api/payments.ts';
import { type Outcome, wantsData } from '#server/forms/answer.ts';
import type { Submission } from '#server/forms/handler.ts';
import { cartKeyOf } from '#server/modules/commerce/cart/index.ts';
import { awaitPayment, forgetPayment } from '../awaited-payment.ts';
import { forgetWords } from '../words.ts';

/**
 * Where a new order leads: to its page of thanks, or to what it is paid with. The browser keeps the
 * key of its cart, so that a payment that fails can be tried again; PayPal's approval needs it too.
 */
export function startPayment(
  { app, ctx, request, reply, to }: Submission,
  { html, orderSlug }: DataOf<typeof createOrder>,
): Outcome {
  const thanks = { to: withQuery(to, 'orderSlug', orderSlug) };
  if (html === '') forgetPayment(request, reply);
  else awaitPayment(request, reply, cartKeyOf({}, ctx));
  forgetWords(request, reply);
  if (typeof html !== 'string') return { ...thanks, buttons: html };
  app.carts.forget(request, reply);
  return html === ''
    ? thanks
    : { ...thanks, hostedForm: app.payments.hostedForm(html, ctx.locale) };
}

/** PayPal's buttons are a script's: a plain form would leave the order unpaid. */
export async function needsScript(
  { app, ctx, form, request }: Submission,
  userId: number,
): Promise<boolean> {
  if (wantsData(request)) return false;
  const found = await app.localApi(ctx).call(applicablePaymentMethods, { body: { userId } });
  const chosen = found.errored
    ? undefined
    : found.data.find(({ id }) => id === form.integer('paymentMethodId'));
  return chosen?.paymentType === PAYPAL_TYPE;
}
