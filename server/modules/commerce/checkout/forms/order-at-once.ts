import { HOSTED_TYPE } from '#domain/commerce/checkout-steps.ts';
import { isOib } from '#domain/people/oib.ts';
import { safePathOr } from '#domain/web/safe-path.ts';
import { validateCart } from '#schemas/api/cart.ts';
import { applicablePaymentMethods } from '#schemas/api/payments.ts';
import type { Outcome } from '#server/forms/answer.ts';
import type { Submission } from '#server/forms/handler.ts';
import { type Buyer, buyerOf } from './buyer.ts';
import { companyOf, missingConsents, order, savePayment } from './order.forms.ts';
import type { CheckoutFormServices } from './payment-start.ts';

/**
 * G-082: a company that can pay in one way only, by a form of a provider, has nothing to choose:
 * the way is saved, and the order is made (PAY-07). Null where the step of payment has to be shown:
 * also for consents that are missing, and for sums that changed.
 */
export async function orderAtOnce(
  services: CheckoutFormServices,
  submission: Submission,
): Promise<Outcome | null> {
  const buyer = await buyerOf(submission);
  const methodId = buyer && (await onlyFormOf(submission, buyer));
  if (!buyer || !methodId) return null;
  if (await savePayment(submission, buyer, methodId)) return null;
  if ((await missingConsents(submission)).length > 0) return null;
  const { app, ctx, form, to } = submission;
  const checked = await app.localApi(ctx).call(validateCart, { body: {} });
  if (checked.errored) return null;
  if (!checked.data.validateMemberCard) return { to, notice: 'member-card-no-longer-valid' };
  if (checked.data.changed) return null;
  // The browser does not have what was just written.
  const written = { orderMessage: form.text('orderMessage') };
  const onward = { ...submission, to: safePathOr(form.text('success'), to) };
  return order(services, onward, buyer, written);
}

async function onlyFormOf({ app, ctx }: Submission, buyer: Buyer): Promise<number | null> {
  const company = companyOf(buyer);
  if (!company || !isOib(company.oib)) return null;
  const found = await app
    .localApi(ctx)
    .call(applicablePaymentMethods, { body: { userId: buyer.id } });
  const [only, ...others] = found.errored ? [] : found.data;
  return only?.paymentType === HOSTED_TYPE && others.length === 0 ? only.id : null;
}
