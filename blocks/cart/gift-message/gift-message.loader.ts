import type { CheckoutQuestion } from '../../_ui/checkout/checkout-data.ts';
import { loadWords, type SwitchedWords } from '../../_ui/checkout/switched-words.ts';

/** What was written before a reload; null where the shop packs no gifts. */
export function loadGiftMessage(question: CheckoutQuestion): Promise<SwitchedWords> {
  return loadWords(question, 'giftMessage');
}
