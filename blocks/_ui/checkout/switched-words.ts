import { CHECKOUT_DEFAULTS, checkoutSettings } from '#schemas/api/settings.ts';
import { type CheckoutQuestion, type CheckoutWords, loadCheckout } from './checkout-data.ts';

/** Null: the shop has switched the field off. */
export type SwitchedWords = CheckoutWords | null;

/** What was written before a reload (CHK-24), where the shop asks for it. */
export async function loadWords(
  question: CheckoutQuestion,
  field: 'giftMessage' | 'checkoutMessage',
): Promise<SwitchedWords> {
  const [{ words }, settings] = await Promise.all([
    loadCheckout(question),
    question.api.call(checkoutSettings, {}),
  ]);
  const config = settings.errored ? CHECKOUT_DEFAULTS : settings.data.config;
  return config[field] ? words : null;
}
