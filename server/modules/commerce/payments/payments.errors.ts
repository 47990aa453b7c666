import { defineError } from '#server/errors.ts';

/** The method does not exist, is switched off, or does not go with this cart. */
export const PaymentMethodNotApplicable = defineError(
  'PAYMENT_METHOD_NOT_APPLICABLE',
  'Payment method cannot be used.',
  400,
);
/** The provider does not confirm the payment. */
export const PaymentNotCaptured = defineError(
  'PAYMENT_NOT_CAPTURED',
  'Payment is not captured.',
  409,
);
/** A message or form that no provider of ours signed. */
export const ForgedPaymentMessage = defineError(
  'FORGED_PAYMENT_MESSAGE',
  'Signature is not valid.',
  400,
);
/** Nothing was paid, all of it was paid back, or the order is still to be completed or cancelled. */
export const RefundNotPossible = defineError(
  'REFUND_NOT_POSSIBLE',
  'Nothing of this order can be refunded now.',
  409,
);
/** More than what is left of the payment. */
export const RefundTooMuch = defineError(
  'REFUND_TOO_MUCH',
  'The refund is more than what is left of the payment.',
  400,
);
/** Somebody else paid back, or began to, since the caller looked. */
export const RefundOutdated = defineError(
  'REFUND_OUTDATED',
  'The refunds of this order have changed meanwhile.',
  409,
);
/** The provider does not say whether it paid back; the same call may be made again. */
export const RefundUnsure = defineError(
  'REFUND_UNSURE',
  'The provider does not say whether it has paid back.',
  409,
);
/** The provider said no. */
export const RefundRefused = defineError('REFUND_REFUSED', 'The provider refuses the refund.', 409);
/** Neither user nor guest (CART-28). */
export const NoActiveUser = defineError('NO_ACTIVE_USER', 'No active user', 400);
