import { CHECKOUT_STEPS, STEP_QUERY } from '#domain/commerce/checkout-steps.ts';
import { withQuery } from '#domain/web/path-query.ts';
import { safePathOr } from '#domain/web/safe-path.ts';
import { shopperProfile } from '#schemas/api/auth.ts';
import { checkoutState } from '#schemas/api/checkout.ts';
import type { Address } from '#schemas/api/users.ts';
import { type AppError, ValidationFailed } from '#server/errors.ts';
import type { Outcome } from '#server/forms/answer.ts';
import type { Submission } from '#server/forms/handler.ts';
import { toFailure } from '#server/plugins/failures.ts';

/** Who orders: the customer, or the guest of the cart. */
export interface Buyer {
  id: number;
  email: string;
  isCustomer: boolean;
  /** Those of this order before those of the profile. */
  addresses: readonly Address[];
}

/** Null for a guest who has not begun yet, and where the cart is gone. */
export async function buyerOf({ app, ctx }: Submission): Promise<Buyer | null> {
  const api = app.localApi(ctx);
  const state = await api.call(checkoutState, { body: {} });
  const guest = state.errored ? null : state.data.guest;
  if (ctx.user) {
    const { id, email, addresses } = await api.get(shopperProfile, {});
    return { id, email, isCustomer: true, addresses: [...(guest?.addresses ?? []), ...addresses] };
  }
  return (
    guest && { id: guest.id, email: guest.email, isCustomer: false, addresses: guest.addresses }
  );
}

/** Where a form of the checkout comes back to after a failure. */
export function pageOf({ form, to }: Submission): string {
  return safePathOr(form.text('page'), to);
}

/** Back to the first step: there is no buyer yet. */
export function addressFirst(submission: Submission): Outcome {
  const to = withQuery(pageOf(submission), STEP_QUERY, CHECKOUT_STEPS.address);
  return { to, notice: 'address-first' };
}

/** A form with faults in some fields, said as the API would. */
export function faulty(submission: Submission, fields: Record<string, string>): Outcome {
  return refused(submission, new ValidationFailed({ fields }));
}

function refused(submission: Submission, error: AppError): Outcome {
  const failure = toFailure(error, submission.ctx.locale);
  return { to: pageOf(submission), notice: 'check-form', failure };
}
