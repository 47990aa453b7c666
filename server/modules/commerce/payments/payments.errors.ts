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
/** Neither user nor guest (CART-28). */
export const NoActiveUser = defineError('NO_ACTIVE_USER', 'No active user', 400);
