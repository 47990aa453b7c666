import { CHECKOUT_STEPS, STEP_QUERY } from '#domain/commerce/checkout-steps.ts';
import { withQuery } from '#domain/web/safe-path.ts';
import type { Outcome } from '#server/forms/answer.ts';
import type { FormHandler, Submission } from '#server/forms/handler.ts';
import { cartKeyOf } from '#server/modules/commerce/cart/index.ts';
import { originOf } from '#server/plugins/call-context.ts';
import { awaitedPayment, forgetPayment } from '../awaited-payment.ts';
import { keepWords } from '../words.ts';

/** It offers to try once more. */
const FAILURE_PAGE = '/checkout/failure';

/**
 * A payment that was declined or cancelled is tried again by the browser that ordered: the cart is
 * back, with all that was chosen and written. One that nobody decided goes on at the provider.
 */
export const retryCheckoutOrder: FormHandler = async (submission) => {
  const { app, ctx, request, reply, to } = submission;
  const key = awaitedPayment(request);
  if (!key) return toPayment(to);
  const retry = await app.retryOrder(ctx, { key, current: cartKeyOf({}, ctx) });
  if (retry?.kind === 'unsure') return { to: FAILURE_PAGE, notice: 'payment-being-checked' };
  if (retry?.kind === 'open') {
    const html = await app.payments.start(retry.order, originOf(ctx));
    if (typeof html === 'string' && html !== '')
      return { to, hostedForm: app.payments.hostedForm(html, ctx.locale) };
  }
  forgetPayment(request, reply);
  if (retry?.kind === 'open') return { to: pathOf(retry.order.success_url) };
  if (retry?.kind === 'done') return { to: pathOf(retry.url) };
  if (retry?.kind !== 'renewed') return toPayment(to);
  app.carts.keep(request, reply, { ...key, cartId: retry.cartId });
  keepWords(request, reply, retry.words);
  return toPayment(to);
};

/** The last step; the checkout itself goes back where something is missing (CHK-04). */
function toPayment(to: Submission['to']): Outcome {
  return { to: withQuery(to, STEP_QUERY, CHECKOUT_STEPS.payment) };
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
