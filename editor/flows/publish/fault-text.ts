import { faultTexts } from '#kit/locales/fault-texts.ts';
import type { Translate } from '#runtime/i18n/texts.ts';
import type { Fault } from '#schemas/content/element.ts';

/** What is wrong, in the user's language; a rule that the editor does not know speaks for itself. */
export function faultText({ rule, message }: Fault, t: Translate): string {
  const key = `fault.${rule}`;
  return key in faultTexts.hr ? t(key) : message;
}
