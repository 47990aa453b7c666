import { ACTIONS } from '#domain/web/actions.ts';
import { subscribeAvailability } from '#schemas/api/notices.ts';
import type { FormHandler, FormRoute } from '#server/forms/handler.ts';
import { refusal } from '#server/forms/refusal.ts';

const ALERT_REFUSED = {
  ALERT_EXISTS: 'stock-alert-exists',
  PRODUCT_AVAILABLE: 'product-available',
} as const;

/** Asks to be told when a product is there again (PROD-11). */
const awaitProduct: FormHandler = async ({ app, ctx, form, to }) => {
  const result = await app.localApi(ctx).call(subscribeAvailability, {
    body: {
      productId: form.integer('productId') ?? 0,
      email: form.text('email'),
      acceptedConsents: form.all('acceptedConsents'),
    },
  });
  if (result.errored) return { to, ...refusal(result, ALERT_REFUSED) };
  return { to, notice: 'stock-alert-saved' };
};

/** The form that waits for a product. */
export const stockAlertForms: readonly FormRoute[] = [
  { path: ACTIONS.availability, handle: awaitProduct },
];
