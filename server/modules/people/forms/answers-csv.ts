import type { KeptAnswer } from '#server/db/tables/forms.ts';
import { csvRows, guarded } from '#server/modules/operations/admin/index.ts';
import { mailTranslate } from '#server/modules/operations/mail/index.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import type { AnswersRepository, FormPlace } from './answers.repository.ts';
import type { AnswerRow } from './forms.repository.ts';

/** Answers that are read at once. */
const BATCH = 500;
/** Spreadsheets take a file without it for one in the letters of the machine. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * The answers to a form as CSV, piece by piece. A form that was changed has a column for every question
 * that it ever asked. What strangers wrote cannot be run by a spreadsheet.
 */
export async function* answersCsv(
  repository: Pick<AnswersRepository, 'after'>,
  { site, locale }: Pick<CallContext, 'site' | 'locale'>,
  form: FormPlace,
): AsyncGenerator<string> {
  const t = mailTranslate(locale);
  const yesNo = { yes: t('formAnswer.yes'), no: t('formAnswer.no') };
  const batches = () => batchesOf(repository, site.id, form);
  const columns = new Map<string, string>();
  for await (const rows of batches()) {
    for (const { answers } of rows) {
      for (const [key, { label }] of keyed(answers)) if (!columns.has(key)) columns.set(key, label);
    }
  }
  const head = [t('formAnswer.date'), ...columns.values(), t('formAnswer.consent')];
  yield BYTE_ORDER_MARK + csvRows([head.map(guarded)]);
  for await (const rows of batches()) {
    yield csvRows(
      rows.map(({ created_at, answers, consent }) => {
        const said = new Map(keyed(answers));
        const cells = [...columns.keys()].map((key) => textOf(said.get(key), yesNo));
        return [created_at.toISOString(), ...cells, consent ?? ''].map(guarded);
      }),
    );
  }
}

async function* batchesOf(
  repository: Pick<AnswersRepository, 'after'>,
  siteId: number,
  form: FormPlace,
): AsyncGenerator<AnswerRow[]> {
  for (let last = 0; ; ) {
    const rows = await repository.after(siteId, form, last, BATCH);
    if (rows.length > 0) yield rows;
    if (rows.length < BATCH) return;
    last = rows.at(-1)?.id ?? last;
  }
}

/** Answers by their question; two of the same words are the first and the second. */
function keyed(answers: readonly KeptAnswer[]): [string, KeptAnswer][] {
  const seen = new Map<string, number>();
  return answers.map((answer) => {
    const count = (seen.get(answer.label) ?? 0) + 1;
    seen.set(answer.label, count);
    return [`${count} ${answer.label}`, answer];
  });
}

function textOf(answer: KeptAnswer | undefined, yesNo: { yes: string; no: string }): string {
  const { kind, values = [] } = answer ?? {};
  if (kind === 'yesNo' && values.length > 0) return values[0] === 'yes' ? yesNo.yes : yesNo.no;
  return values.join(', ');
}
