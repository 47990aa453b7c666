import { ACTIONS } from '#domain/web/actions.ts';
import { sendContactMessage } from '#schemas/api/notices.ts';
import type { FormHandler, FormRoute } from '#server/forms/handler.ts';
import { refusal } from '#server/forms/refusal.ts';

/** Sends a question to the shop. */
const askShop: FormHandler = async ({ app, ctx, form, to }) => {
  const result = await app.localApi(ctx).call(sendContactMessage, {
    body: {
      name: form.text('name'),
      email: form.text('email'),
      message: form.text('message'),
      acceptedConsents: form.all('acceptedConsents'),
    },
  });
  if (result.errored) return { to, ...refusal(result) };
  return { to, notice: 'question-sent' };
};

/** The form for questions to the shop. */
export const contactForms: readonly FormRoute[] = [{ path: ACTIONS.contact, handle: askShop }];
