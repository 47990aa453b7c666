import { ACTIONS } from '#domain/web/actions.ts';
import type { Outcome } from '#server/forms/answer.ts';
import type { FormRoute, Submission } from '#server/forms/handler.ts';
import { saveCheckoutAddress } from './address.forms.ts';
import { saveCheckoutDelivery, saveCheckoutNote } from './delivery.forms.ts';
import { giveUpCheckoutOrder } from './give-up-order.ts';
import { placeCheckoutOrder } from './order.forms.ts';
import type { CheckoutFormServices } from './payment-start.ts';
import { retryCheckoutOrder } from './retry.forms.ts';

/** The steps of the checkout, and a further try to pay. */
export function checkoutForms(services: CheckoutFormServices): readonly FormRoute[] {
  const paying =
    (handle: (services: CheckoutFormServices, submission: Submission) => Promise<Outcome>) =>
    (submission: Submission) =>
      handle(services, submission);
  return [
    { path: ACTIONS.checkoutAddress, handle: saveCheckoutAddress, needsUser: true },
    { path: ACTIONS.checkoutDelivery, handle: saveCheckoutDelivery, needsUser: true },
    { path: ACTIONS.checkoutNote, handle: paying(saveCheckoutNote), needsUser: true },
    { path: ACTIONS.checkoutOrder, handle: paying(placeCheckoutOrder), needsUser: true },
    { path: ACTIONS.checkoutRetry, handle: paying(retryCheckoutOrder), needsUser: true },
    { path: ACTIONS.checkoutGiveUp, handle: paying(giveUpCheckoutOrder), needsUser: true },
  ];
}
