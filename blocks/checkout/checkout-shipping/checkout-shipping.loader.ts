import type { Static } from 'typebox';
import { applicableDeliveryMethods, type deliveryMethodSchema } from '#schemas/api/checkout.ts';
import {
  addressOf,
  answersOf,
  branchOf,
  type CheckoutQuestion,
  loadCheckout,
} from '../../_ui/checkout/checkout-data.ts';
import { deliveryCountry } from '../../_ui/countries.ts';

export type DeliveryMethod = Static<typeof deliveryMethodSchema>;

/** Ways of delivery that go with the cart, and the chosen one. */
export interface CheckoutShippingData {
  methods: readonly DeliveryMethod[];
  /** The first is offered where none is chosen (CHK-12). */
  chosenId: number | null;
  branchId: number | null;
  /** What was filled in for the chosen one, by the names of its fields. */
  answers?: Readonly<Record<string, string>>;
  /** The cart has the choice; else the page saves what it offers. */
  isSaved: boolean;
}

export async function loadCheckoutShipping(
  question: CheckoutQuestion,
): Promise<CheckoutShippingData> {
  const { cart, buyer, step } = await loadCheckout(question);
  if (!cart || step !== 'delivery')
    return { methods: [], chosenId: null, branchId: null, isSaved: false };
  const { api } = question;
  const countryIso = await deliveryCountry(api, addressOf(buyer, 'shipping'));
  const methods =
    countryIso === null ? [] : await api.get(applicableDeliveryMethods, { body: { countryIso } });
  return {
    methods,
    chosenId: cart.deliveryMethodId,
    branchId: branchOf(cart),
    answers: answersOf(cart),
    isSaved: cart.deliveryMethodId !== null,
  };
}
