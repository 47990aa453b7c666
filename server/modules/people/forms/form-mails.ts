import type { KeptAnswer } from '#server/db/tables/forms.ts';
import {
  composeMail,
  type MailBuilder,
  type MailPart,
  mailTranslate,
} from '#server/modules/operations/mail/index.ts';
import type { AnswerRow, FormRepository } from './forms.repository.ts';
import { emailIn } from './forms.service.ts';

type MailTranslate = ReturnType<typeof mailTranslate>;

type Answers = Pick<FormRepository, 'byId'>;

/** Answers to a form, to the shop; a reply goes to whoever gave their address. */
export function answerMail(repository: Answers): MailBuilder<'formAnswer'> {
  return async ({ ctx, data }) => {
    const row = await repository.byId(ctx.site.id, data.answerId);
    if (!row) return null;
    const t = mailTranslate(ctx.locale);
    const sentAt = new Intl.DateTimeFormat(ctx.locale, {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: 'Europe/Zagreb',
    }).format(row.created_at);
    const facts = [
      { label: t('formAnswer.form'), value: row.title },
      { label: t('formAnswer.date'), value: sentAt },
    ];
    const replyTo = emailIn(row.answers);
    return composeMail(
      'formAnswer',
      ctx,
      {
        words: { shop: ctx.site.name, form: row.title },
        parts: { facts: [{ type: 'facts', rows: facts }], answers: answerParts(row, t) },
      },
      replyTo === null ? {} : { replyTo },
    );
  };
}

/** What somebody answered, to themselves. */
export function copyMail(repository: Answers): MailBuilder<'formCopy'> {
  return async ({ ctx, data }) => {
    const row = await repository.byId(ctx.site.id, data.answerId);
    if (!row) return null;
    return composeMail('formCopy', ctx, {
      words: { shop: ctx.site.name, form: row.title },
      parts: { answers: answerParts(row, mailTranslate(ctx.locale)) },
    });
  };
}

function answerParts({ answers, consent }: AnswerRow, t: MailTranslate): MailPart[] {
  const parts = answers.flatMap((answer): MailPart[] => {
    const { label, kind } = answer;
    const value = saidBy(answer, t);
    if (kind !== 'textarea') return [{ type: 'facts', rows: [{ label, value }] }];
    return [
      { type: 'note', text: label },
      { type: 'quote', text: value },
    ];
  });
  if (consent === null) return parts;
  return [...parts, { type: 'facts', rows: [{ label: t('formAnswer.consent'), value: consent }] }];
}

function saidBy({ kind, values }: KeptAnswer, t: MailTranslate): string {
  if (values.length === 0) return t('formAnswer.none');
  if (kind === 'yesNo') return t(values[0] === 'yes' ? 'formAnswer.yes' : 'formAnswer.no');
  return values.join(', ');
}
