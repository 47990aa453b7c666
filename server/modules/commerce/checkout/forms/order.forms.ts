import { CHECKOUT_STEPS, CONSENT_PREFIX, STEP_QUERY } from '#domain/commerce/checkout-steps.ts';
import type { NoticeKey } from '#domain/web/notices.ts';
import { withQuery } from '#domain/web/path-query.ts';
import { safePathOr } from '#domain/web/safe-path.ts';
import { type Cart, getCart, validateCart } from '#schemas/api/cart.ts';
import { filterWebConsents, logConsents } from '#schemas/api/consents.ts';
import type { ApiFailure } from '#schemas/api/endpoint.ts';
import { createOrder } from '#schemas/api/orders.ts';
import { savePaymentMethod } from '#schemas/api/payments.ts';
import { checkoutSettings } from '#schemas/api/settings.ts';
import type { Outcome } from '#server/forms/answer.ts';
import type { Submission } from '#server/forms/handler.ts';
import { refusal } from '#server/forms/refusal.ts';
import { cartKeyOf, cartPath } from '#server/modules/commerce/cart/index.ts';
import { awaitedPayment } from '../awaited-payment.ts';
import { offeredWords, readWords } from '../words.ts';
import { addressFirst, type Buyer, buyerOf, faulty, pageOf } from './buyer.ts';
import { type CheckoutFormServices, needsScript, startPayment } from './payment-start.ts';
import { retryCheckoutOrder } from './retry.forms.ts';

/** Not failures of the form: the page is shown again, with what it costs and what is available now. */
const LOOK_AGAIN: Readonly<Record<string, NoticeKey>> = {
  CART_CHANGED: 'prices-changed',
  COUPON_NOT_USABLE: 'prices-changed',
  PAYMENT_METHOD_NOT_APPLICABLE: 'choose-payment',
  PAYMENT_UNSURE: 'payment-being-checked',
};

/** What the page of the cart can put right: it names each line and what is left of it. */
const TO_CART: Readonly<Record<string, NoticeKey>> = {
  ITEMS_UNAVAILABLE: 'product-unavailable',
  OUT_OF_STOCK: 'reduce-quantity',
};

/** ORD-01..08: consents, way of payment, a look at the cart, then the order. */
export async function placeCheckoutOrder(
  services: CheckoutFormServices,
  submission: Submission,
): Promise<Outcome> {
  const { form } = submission;
  if (form.text('stay') !== '') return saveChoice(submission);
  if (isOrdered(submission)) return goOnPaying(services, submission);
  const refusal = await withoutConsent(submission);
  if (refusal) return refusal;
  if (form.integer('paymentMethodId') === null) return withoutMethod(submission);
  const buyer = await buyerOf(submission);
  if (buyer) {
    if (await needsScript(submission, buyer.id)) {
      return { to: pageOf(submission), notice: 'payment-needs-script' };
    }
    const id = form.integer('paymentMethodId') ?? 0;
    const stop = await savePayment(submission, buyer, id);
    return stop ?? (await checkCart(submission)) ?? order(services, submission, buyer);
  }
  // Pressed twice: the cart was ordered meanwhile, and the order is asked for again.
  const id = form.integer('userId');
  return id === null ? addressFirst(submission) : order(services, submission, { id, email: '' });
}

/** To the payment of the order that was made before, or to its page of thanks. */
function goOnPaying(services: CheckoutFormServices, submission: Submission): Promise<Outcome> {
  return retryCheckoutOrder(services, { ...submission, to: pageOf(submission) });
}

/** A page of before, which the browser's way back shows: its payment goes on, nothing is ordered twice. */
function isOrdered({ ctx, form, request }: Submission): boolean {
  const shown = form.text('cartId');
  const isCurrent = shown === '' || cartKeyOf({}, ctx).cartId === shown;
  return !isCurrent && awaitedPayment(request)?.cartId === shown;
}

/** A choice that comes after its cart was ordered has nothing left to change, and orders nothing. */
async function saveChoice(submission: Submission): Promise<Outcome> {
  const id = submission.form.integer('paymentMethodId');
  if (id === null) return withoutMethod(submission);
  const buyer = await buyerOf(submission);
  const stop = buyer && (await savePayment(submission, buyer, id));
  return stop ?? { to: pageOf(submission) };
}

function withoutMethod(submission: Submission): Outcome {
  return { ...faulty(submission, { paymentMethodId: 'required' }), notice: 'choose-payment' };
}

async function withoutConsent(submission: Submission): Promise<Outcome | null> {
  const open = await missingConsents(submission);
  if (open.length === 0) return null;
  const fields = Object.fromEntries(open.map((id) => [`${CONSENT_PREFIX}${id}`, 'required']));
  return { ...faulty(submission, fields), notice: 'accept-consents' };
}

/** What the form insists on and was not accepted (CONS-02). */
export async function missingConsents(submission: Submission): Promise<number[]> {
  const { requiredConsents } = await formConsents(submission);
  const accepted = acceptedIds(submission);
  return requiredConsents.filter((id) => !accepted.includes(id));
}

function formConsents({ app, ctx }: Submission) {
  return app.localApi(ctx).get(filterWebConsents, { body: { assigned_to: 'checkoutForm' } });
}

function acceptedIds({ form }: Submission): number[] {
  const names = Object.keys(form.entries()).filter((name) => name.startsWith(CONSENT_PREFIX));
  return names
    .filter((name) => form.text(name) !== '')
    .map((name) => Number(name.slice(CONSENT_PREFIX.length)));
}

/** Saved where it is another; the fee comes and goes with it (PAY-05, CHK-18, CHK-20). */
export async function savePayment(
  submission: Submission,
  buyer: Buyer,
  paymentMethodId: number,
): Promise<Outcome | null> {
  const { app, ctx } = submission;
  const api = app.localApi(ctx);
  const before = await api.call(getCart, { body: {} });
  if (before.errored) return isArchived(before) ? null : stopped(submission, before);
  const companyData = companyOf(buyer);
  const saved = await api.call(savePaymentMethod, {
    body: {
      userId: buyer.id,
      paymentMethodId,
      ...(companyData && { companyData }),
    },
  });
  if (saved.errored) return isArchived(saved) ? null : stopped(submission, saved);
  const notice = feeNotice(before.data, saved.data);
  return notice ? { to: pageOf(submission), notice } : null;
}

/** The company that buys; null for a person. */
export function companyOf({ addresses }: Buyer): { companyName: string; oib: string } | null {
  const main = addresses.find(({ type }) => type === 'main');
  if (!main || main.companyName === '' || main.companyOIB === '') return null;
  return { companyName: main.companyName, oib: main.companyOIB };
}

/** The sum is another now, so the shopper looks before ordering. */
function feeNotice(before: Cart, after: Cart): NoticeKey | null {
  const change = after.prices.base.orderTotal - before.prices.base.orderTotal;
  if (Math.abs(change) < MIN_CHANGE) return null;
  return change > 0 ? 'fee-added' : 'fee-removed';
}

/** Half a cent. */
const MIN_CHANGE = 0.005;

/**
 * The figures must be those that the page showed, and there must be enough of all (ORD-03, ORD-04).
 */
async function checkCart(submission: Submission): Promise<Outcome | null> {
  const { app, ctx, form } = submission;
  const checked = await app.localApi(ctx).call(validateCart, { body: {} });
  if (checked.errored) return isArchived(checked) ? null : stopped(submission, checked);
  // What a lapsed card took off is no longer in the sums (CPN-09).
  if (!checked.data.validateMemberCard) {
    return { to: pageOf(submission), notice: 'member-card-no-longer-valid' };
  }
  if (checked.data.short.length > 0) {
    return { to: cartPath(ctx), notice: 'reduce-quantity' };
  }
  const shown = Number(form.text('shownTotal') || Number.NaN);
  const isAsShown = Math.abs(checked.data.prices.base.orderTotal - shown) < MIN_CHANGE;
  if (!checked.data.changed && isAsShown) return null;
  return { to: pageOf(submission), notice: 'prices-changed' };
}

export async function order(
  services: CheckoutFormServices,
  submission: Submission,
  { id: userId, email }: Pick<Buyer, 'id' | 'email'>,
  written: Parameters<typeof readWords>[1] = {},
): Promise<Outcome> {
  const { app, ctx, form, to } = submission;
  const api = app.localApi(ctx);
  const accepted = acceptedIds(submission);
  const { records: asked } = await formConsents(submission);
  const { config } = await api.get(checkoutSettings, {});
  const isAsked = (id: number) => asked.some((consent) => consent.id === id);
  const created = await api.call(createOrder, {
    body: {
      userId,
      ...offeredWords(readWords(ctx, written), config),
      acceptedConsents: accepted.filter(isAsked),
      successURL: to,
      failureURL: safePathOr(form.text('failure'), '/checkout/failure'),
    },
  });
  if (created.errored) {
    const isBought = created.error.code === 'CART_EMPTY';
    // Asked just now, the provider says that the order beside the cart is paid: to its page of thanks.
    return isBought ? goOnPaying(services, submission) : stopped(submission, created);
  }
  const others = accepted.filter((id) => !isAsked(id));
  const isNoted = await noteConsents(submission, email, others);
  const outcome = await startPayment(services, submission, created.data);
  return isNoted ? outcome : { notice: 'consents-not-logged', ...outcome };
}

/** Pressed twice: the order is made, and asking for it again answers it. */
function isArchived({ error }: ApiFailure): boolean {
  return error.code === 'CART_ARCHIVED';
}

function stopped(submission: Submission, failure: ApiFailure): Outcome {
  const notice = LOOK_AGAIN[failure.error.code];
  const page = pageOf(submission);
  if (notice) return { to: page, notice };
  const atCart = TO_CART[failure.error.code];
  if (atCart) return { to: cartPath(submission.ctx), notice: atCart };
  const fields = Object.keys(failure.error.payload.fields ?? {});
  if (fields.includes('deliveryMethodId')) {
    const to = withQuery(page, STEP_QUERY, CHECKOUT_STEPS.delivery);
    return { to, notice: 'choose-delivery' };
  }
  if (fields.some((field) => field.startsWith('addresses'))) return addressFirst(submission);
  return { ...refusal(failure), to: page };
}

/**
 * What the form asks for is noted with the order; this is for what else it held (CONS-05, CONS-06).
 * The order is valid whether or not it could be noted; false says that it was not.
 */
async function noteConsents(
  { app, ctx }: Submission,
  email: string,
  consents: readonly number[],
): Promise<boolean> {
  if (consents.length === 0 || email === '') return true;
  const noted = await app.localApi(ctx).call(logConsents, {
    body: {
      status: 'accepted',
      statusTimestamp: new Date().toISOString(),
      sourceType: 'cmsSite',
      consents: [...consents],
      user: { userType: 'webUser', email },
    },
  });
  if (!noted.errored) return true;
  ctx.log.warn({ code: noted.error.code }, 'consents of an order were not noted');
  return false;
}
