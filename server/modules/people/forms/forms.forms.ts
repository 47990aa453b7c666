import { LOCALES } from '#domain/locales.ts';
import { ACTIONS } from '#domain/web/actions.ts';
import { safePathOr } from '#domain/web/safe-path.ts';
import { sendForm } from '#schemas/api/forms.ts';
import type { Form } from '#server/forms/form.ts';
import type { FormHandler, FormRoute } from '#server/forms/handler.ts';
import { refusal } from '#server/forms/refusal.ts';

const REFUSED = {
  FORM_GONE: 'form-changed',
  FORM_CHANGED: 'form-changed',
  VALIDATION_FAILED: 'form-refused',
} as const;

/** Answers a form that an editor made. */
const answerForm: FormHandler = async ({ app, ctx, form, to }) => {
  const result = await app.localApi(ctx).call(sendForm, {
    body: {
      elementId: form.integer('element') ?? 0,
      node: form.text('node'),
      language: LOCALES.find((known) => known === form.text('language')) ?? ctx.locale,
      stamp: form.text('stamp'),
      answers: answersIn(form),
      consent: form.text('consent') !== '',
    },
  });
  if (!result.errored) return { to, notice: 'form-sent' };
  return { to: safePathOr(form.text('page'), to), ...refusal(result, REFUSED) };
};

/** What was filled in: whatever is named like a field, for the call to judge. */
function answersIn(form: Form): Record<string, string[]> {
  const names = Object.keys(form.entries()).filter((name) => /^f\d+$/.test(name));
  return Object.fromEntries(
    names.map((name) => [name, form.all(name).filter((value) => value !== '')]),
  );
}

/** The form for forms of editors. */
export const pageForms: readonly FormRoute[] = [{ path: ACTIONS.form, handle: answerForm }];
