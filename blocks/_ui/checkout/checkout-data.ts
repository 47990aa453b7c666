import { REQUIRED_ADDRESS_FIELDS } from '#domain/commerce/address.ts';
import {
  CHECKOUT_STEPS,
  type CheckoutStep,
  STEP_NAMES,
  STEP_QUERY,
} from '#domain/commerce/checkout-steps.ts';
import { isRecord } from '#runtime/content/json.ts';
import { type Cart, getCart, type WaitingOrder } from '#schemas/api/cart.ts';
import { type CheckoutState, checkoutState } from '#schemas/api/checkout.ts';
import type { ApiPort } from '#schemas/api/endpoint.ts';
import type { Address } from '#schemas/api/users.ts';
import { loadCustomer } from '../account/customer.ts';
import { isFee } from '../cart/line-limits.ts';
import { cartOrNull, withoutFee } from '../cart/load-cart.ts';

/** Who orders, as far as the checkout knows. */
export interface CheckoutBuyer {
  id: number;
  isCustomer: boolean;
  email: string;
  firstName: string;
  lastName: string;
  /** Those of this order before those of the profile. */
  addresses: readonly Address[];
  /** The profile has an address, so a new one may differ from it. */
  hasProfileAddress?: boolean;
}

/** Words that a shopper writes to an order. */
export type CheckoutWords = Omit<CheckoutState, 'guest'>;

/** What all blocks of a checkout work with. */
export interface Checkout {
  /** The step that is open: the asked one, or the furthest that may be opened. */
  step: CheckoutStep;
  /** Index of the furthest step that may be opened. */
  reached: number;
  /** Null where there is nothing to order. */
  cart: Cart | null;
  /** An order that waits for its payment beside the cart, which may be empty. */
  waiting: WaitingOrder | null;
  /** Null for a guest who has not begun. */
  buyer: CheckoutBuyer | null;
  words: CheckoutWords;
}

const NO_WORDS: CheckoutWords = { giftMessage: '', to: '', from: '', orderMessage: '' };

/** What a loader of a block of the checkout needs. */
export interface CheckoutQuestion {
  api: ApiPort;
  query: Record<string, string>;
}

/** Loads under way: all blocks of a page share one. */
const underWay = new WeakMap<ApiPort, Promise<Checkout>>();

/** The visitor's checkout. Asked by several blocks at once, the server is asked once. */
export function loadCheckout({ api, query }: CheckoutQuestion): Promise<Checkout> {
  const known = underWay.get(api);
  if (known) return known;
  const asked = load(api, query).finally(() => underWay.delete(api));
  underWay.set(api, asked);
  return asked;
}

async function load(api: ApiPort, query: Record<string, string>): Promise<Checkout> {
  const isEntry = query[STEP_QUERY] === undefined;
  const [{ cart, waiting }, buyer] = await Promise.all([cartOf(api, isEntry), buyerOf(api)]);
  const state = cart ? await api.call(checkoutState, { body: {} }) : null;
  const { guest, ...words } = state && !state.errored ? state.data : { guest: null, ...NO_WORDS };
  const known = buyer ? withOwn(buyer, guest) : guest && guestBuyer(guest);
  const reached = reachedStep(cart, known);
  return { step: stepOf(query, reached, cart), reached, cart, waiting, buyer: known, words };
}

/** A cart that is gone is as good as none, and so is an empty one. */
async function cartOf(api: ApiPort, isEntry: boolean): Promise<Pick<Checkout, 'cart' | 'waiting'>> {
  const found = cartOrNull(await api.call(getCart, { body: {} }));
  if (!found) return { cart: null, waiting: null };
  const { items, waitingOrder: waiting = null } = found;
  if (items.every(isFee)) return { cart: null, waiting };
  return { cart: isEntry ? await withoutFee(api, found) : found, waiting };
}

async function buyerOf(api: ApiPort): Promise<CheckoutBuyer | null> {
  const found = await loadCustomer(api);
  if (!found) return null;
  const { id, email, details, addresses } = found;
  const hasProfileAddress = addresses.length > 0;
  return { id, isCustomer: true, email, ...details, addresses, hasProfileAddress };
}

/** What a customer says for this order comes before what the profile suggests. */
function withOwn(buyer: CheckoutBuyer, own: CheckoutState['guest']): CheckoutBuyer {
  return { ...buyer, addresses: [...(own?.addresses ?? []), ...buyer.addresses] };
}

function guestBuyer({
  id,
  email,
  details,
  addresses,
}: NonNullable<CheckoutState['guest']>): CheckoutBuyer {
  return { id, isCustomer: false, email, ...details, addresses };
}

/** The buyer's address of a kind. */
export function addressOf(buyer: CheckoutBuyer | null, type: 'main' | 'shipping'): Address | null {
  return buyer?.addresses.find((address) => address.type === type) ?? null;
}

function reachedStep(cart: Cart | null, buyer: CheckoutBuyer | null): number {
  if (!cart) return 0;
  const isKnown = (['main', 'shipping'] as const).every((type) => isWhole(addressOf(buyer, type)));
  if (!isKnown) return STEP_NAMES.indexOf('address');
  const isChosen = cart.digitalOnly || cart.deliveryMethodId !== null;
  return STEP_NAMES.indexOf(isChosen ? 'payment' : 'delivery');
}

function isWhole(address: Address | null): boolean {
  return address !== null && REQUIRED_ADDRESS_FIELDS.every((name) => address[name] !== '');
}

/** No step before those it needs; what is only digital is not delivered (CHK-04, G-081). */
function stepOf(query: Record<string, string>, reached: number, cart: Cart | null): CheckoutStep {
  const asked = STEP_NAMES.findIndex((name) => CHECKOUT_STEPS[name] === query[STEP_QUERY]);
  const step = STEP_NAMES[Math.min(Math.max(asked, 0), reached)] ?? 'address';
  return step === 'delivery' && cart?.digitalOnly ? 'review' : step;
}

/** Branch of the way of delivery, from the cart's options (CHK-14). */
export function branchOf(cart: Pick<Cart, 'options'>): number | null {
  const id = optionsOf(cart)['deliveryBranchId'];
  return typeof id === 'number' ? id : null;
}

/** What was filled in for the way of delivery, by the names of its fields. */
export function answersOf(cart: Pick<Cart, 'options'>): Record<string, string> {
  const answers = optionsOf(cart)['deliveryAnswers'];
  if (!isRecord(answers)) return {};
  return Object.fromEntries(
    Object.entries(answers).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );
}

function optionsOf({ options }: Pick<Cart, 'options'>): Record<string, unknown> {
  const read: unknown = JSON.parse(options || '{}');
  return isRecord(read) ? read : {};
}
