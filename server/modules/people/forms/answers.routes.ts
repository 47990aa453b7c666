import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import {
  deleteFormAnswer,
  exportFormAnswers,
  type FormAnswer,
  filterFormAnswers,
  getFormAnswer,
  listAnsweredForms,
} from '#schemas/api/form-answers.ts';
import { NotFound } from '#server/errors.ts';
import { pagingOf, toRecords } from '#server/paging.ts';
import type { AnswersRepository } from './answers.repository.ts';
import { answersCsv } from './answers-csv.ts';
import type { AnswerRow, FormRepository } from './forms.repository.ts';

/** Answers to forms, for the back office. */
export function answerRoutes(
  app: FastifyInstance,
  answers: AnswersRepository,
  { byId }: Pick<FormRepository, 'byId'>,
) {
  app.implement(listAnsweredForms, async (_input, { site }) => {
    const forms = await answers.forms(site.id);
    return { forms: forms.map((form) => ({ ...form, lastAt: form.lastAt.toISOString() })) };
  });
  app.implement(filterFormAnswers, async ({ body }, { site }) => {
    const paging = pagingOf(body);
    const query = { keywords: (body.keywords ?? '').trim(), form: body.form };
    const rows = await answers.list(site.id, { ...query, ...paging });
    return toRecords(rows.map(toAnswer), await answers.count(site.id, query), paging);
  });
  app.implement(getFormAnswer, async ({ params }, { site }) => {
    const row = await byId(site.id, params.id);
    if (!row) throw new NotFound();
    return toAnswer(row);
  });
  app.implement(deleteFormAnswer, async ({ params }, { site }) => {
    if (!(await answers.remove(site.id, params.id))) throw new NotFound();
    return {};
  });
  app.implement(exportFormAnswers, async ({ query }, ctx) => {
    ctx.reply
      ?.type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="answers.csv"');
    return Readable.from(answersCsv(answers, ctx, query));
  });
}

function toAnswer({ id, element_id, node, title, locale, ...row }: AnswerRow): FormAnswer {
  return {
    id,
    elementId: element_id,
    node,
    title,
    language: locale,
    createdAt: row.created_at.toISOString(),
    consent: row.consent,
    answers: row.answers,
  };
}
