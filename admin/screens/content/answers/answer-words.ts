import type { Translate } from '#runtime/i18n/texts.ts';
import type { FormAnswer } from '#schemas/api/form-answers.ts';

type Answer = FormAnswer['answers'][number];

/** What somebody answered to one question; empty where nothing was. */
export function wordsOf({ kind, values }: Answer, say: Translate): string {
  if (kind === 'yesNo' && values.length > 0) {
    return say(values[0] === 'yes' ? 'answers.yes' : 'answers.no');
  }
  return values.join(', ');
}
