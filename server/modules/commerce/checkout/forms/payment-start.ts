import { PAYPAL_TYPE } from '#domain/commerce/checkout-steps.ts';
import { withQuery } from '#domain/web/path-query.ts';
import type { DataOf } from '#schemas/api/endpoint.ts';
import type { createOrder } from '#schemas/api/orders.ts';
import { applicablePaymentMethods } from '#schemas/api/payments.ts';
import { type Outcome, wantsData } from '#server/forms/answer.ts';
import type { Submission } from '#server/forms/handler.ts';
import { type Carts, cartKeyOf } from '#server/modules/commerce/cart/index.ts';
import type { Orders } from '#server/modules/commerce/orders/index.ts';
import type { PaymentService } from '#server/modules/commerce/payments/index.ts';
import { awaitPayment, forgetPayment } from '../awaited-payment.ts';
import { forgetWords } from '../words.ts';

/** What the forms of the last step need. */
export interface CheckoutFormServices {
  carts: Carts;
  orders: Pick<Orders, 'waiting' | 'retry'>;
  payments: Pick<PaymentService, 'start' | 'hostedForm'>;
}

/**
 * Where a new order leads: to its page of thanks, or to what it is paid with. Then the browser keeps
 * the key of what it ordered, for the approval by buttons and to try again, and a cart with the same things:
 * whoever comes back without having paid finds neither an empty cart nor empty fields.
 */
export async function startPayment(
  { carts, orders, payments }: CheckoutFormServices,
  { ctx, request, reply, to }: Submission,
  { html, orderSlug }: DataOf<typeof createOrder>,
): Promise<Outcome> {
  const thanks = { to: withQuery(to, 'orderSlug', orderSlug) };
  if (html === '') {
    forgetPayment(request, reply);
    forgetWords(request, reply);
    carts.forget(request, reply);
    return thanks;
  }
  const key = cartKeyOf({}, ctx);
  awaitPayment(request, reply, key);
  const cartId = await orders.waiting.keepCart(ctx, key);
  if (cartId) carts.keep(request, reply, { ...key, cartId });
  return typeof html === 'string'
    ? { ...thanks, hostedForm: await payments.hostedForm(html, ctx) }
    : { ...thanks, buttons: html };
}

/** Buttons are a script's: a plain form would leave the order unpaid. */
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
