import { ACTIONS } from '#domain/web/actions.ts';
import { subscribeNewsletter } from '#schemas/api/newsletter.ts';
import type { FormHandler, FormRoute } from '#server/forms/handler.ts';
import { refusal } from '#server/forms/refusal.ts';

const SUBSCRIPTION_REFUSED = { ALREADY_SUBSCRIBED: 'newsletter-already-subscribed' } as const;

const subscribe: FormHandler = async ({ app, ctx, form, to }) => {
  const result = await app.localApi(ctx).call(subscribeNewsletter, {
    body: { email: form.text('email'), acceptedConsents: form.all('acceptedConsents') },
  });
  if (!result.errored) return { to, notice: 'newsletter-subscribed' };
  const isEmailFaulty = result.error.payload.fields?.['email'] !== undefined;
  return {
    to,
    ...refusal(result, SUBSCRIPTION_REFUSED),
    ...(isEmailFaulty && { notice: 'email-invalid' }),
  };
};

/** The form of the newsletter. */
export const newsletterForms: readonly FormRoute[] = [
  { path: ACTIONS.newsletter, handle: subscribe },
];
