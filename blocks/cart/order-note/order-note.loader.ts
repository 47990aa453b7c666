import type { CheckoutQuestion } from '../../_ui/checkout/checkout-data.ts';
import { loadWords, type SwitchedWords } from '../../_ui/checkout/switched-words.ts';

/** What was written before a reload; null where the shop asks for no note. */
export function loadOrderNote(question: CheckoutQuestion): Promise<SwitchedWords> {
  return loadWords(question, 'checkoutMessage');
}
