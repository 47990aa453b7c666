import { ACTIONS } from '#domain/web/actions.ts';
import type { FormRoute } from '#server/forms/handler.ts';
import { saveCheckoutAddress } from './address.forms.ts';
import { saveCheckoutDelivery, saveCheckoutNote } from './delivery.forms.ts';
import { giveUpCheckoutOrder } from './give-up-order.ts';
import { placeCheckoutOrder } from './order.forms.ts';
import { retryCheckoutOrder } from './retry.forms.ts';

/** The steps of the checkout, and a further try to pay. */
export const checkoutForms: readonly FormRoute[] = [
  { path: ACTIONS.checkoutAddress, handle: saveCheckoutAddress, needsUser: true },
  { path: ACTIONS.checkoutDelivery, handle: saveCheckoutDelivery, needsUser: true },
  { path: ACTIONS.checkoutNote, handle: saveCheckoutNote, needsUser: true },
  { path: ACTIONS.checkoutOrder, handle: placeCheckoutOrder, needsUser: true },
  { path: ACTIONS.checkoutRetry, handle: retryCheckoutOrder, needsUser: true },
  { path: ACTIONS.checkoutGiveUp, handle: giveUpCheckoutOrder, needsUser: true },
];
