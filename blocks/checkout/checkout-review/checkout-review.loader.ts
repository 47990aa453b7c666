import type { Cart } from '#schemas/api/cart.ts';
import { applicableDeliveryMethods } from '#schemas/api/checkout.ts';
import type { ApiPort } from '#schemas/api/endpoint.ts';
import { countries } from '#schemas/api/settings.ts';
import type { Address } from '#schemas/api/users.ts';
import {
  addressOf,
  branchOf,
  type CheckoutQuestion,
  type CheckoutWords,
  loadCheckout,
} from '../../_ui/checkout/checkout-data.ts';
import { deliveryCountry } from '../../_ui/countries.ts';

/** Everything that was entered so far; null before the first two steps. */
export type CheckoutReviewData = Review | null;

interface Review {
  email: string;
  shipping: Address | null;
  payer: Address | null;
  shippingCountry: string;
  payerCountry: string;
  /** Null for what is only digital. */
  delivery: {
    name: string;
    branch: string;
    days?: string;
    details?: readonly string[];
    price: number;
  } | null;
  words: CheckoutWords;
}

export async function loadCheckoutReview(question: CheckoutQuestion): Promise<CheckoutReviewData> {
  const { api } = question;
  const { cart, buyer, step, words } = await loadCheckout(question);
  if (!cart || !buyer || step !== 'review') return null;
  const shipping = addressOf(buyer, 'shipping');
  const payer = addressOf(buyer, 'main');
  const [list, delivery] = await Promise.all([
    api.get(countries, { query: {} }),
    deliveryOf(api, cart, shipping),
  ]);
  const nameOf = (address: Address | null) =>
    list.find(({ iso }) => iso === address?.country)?.name ?? address?.country ?? '';
  return {
    email: buyer.email,
    shipping,
    payer,
    shippingCountry: nameOf(shipping),
    payerCountry: nameOf(payer),
    delivery,
    words,
  };
}

async function deliveryOf(api: ApiPort, cart: Cart, shipping: Address | null) {
  if (cart.deliveryMethodId === null) return null;
  const countryIso = await deliveryCountry(api, shipping);
  if (countryIso === null) return null;
  const methods = await api.get(applicableDeliveryMethods, { body: { countryIso } });
  const method = methods.find(({ id }) => id === cart.deliveryMethodId);
  if (!method) return null;
  const branch = method.options.find(({ id }) => id === branchOf(cart));
  return {
    name: method.name,
    branch: branch ? `${branch.name}, ${branch.address}` : '',
    ...(cart.delivery.days && { days: cart.delivery.days }),
    details: cart.delivery.details ?? [],
    price: method.price,
  };
}
