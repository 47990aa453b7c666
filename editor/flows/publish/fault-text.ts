import { textOr } from '#kit/known-text.ts';
import type { Translate } from '#runtime/i18n/texts.ts';
import type { Fault } from '#schemas/content/element.ts';

/** What is wrong, in the user's language; a rule that the editor does not know speaks for itself. */
export function faultText({ rule, message }: Fault, t: Translate): string {
  return textOr(t, `fault.${rule}`, message);
}
