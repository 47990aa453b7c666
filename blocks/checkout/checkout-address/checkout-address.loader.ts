import { REQUIRED_ADDRESS_FIELDS, type RequiredAddressField } from '#domain/commerce/address.ts';
import type { Address } from '#schemas/api/users.ts';
import {
  addressOf,
  type CheckoutBuyer,
  type CheckoutQuestion,
  loadCheckout,
} from '../../_ui/checkout/checkout-data.ts';
import { type CountryChoice, loadCountries } from '../../_ui/countries.ts';

/** An address as the form shows it; parts may be empty. */
export type CheckoutAddressValues = Pick<Address, RequiredAddressField>;

/** The forms of delivery and payer (CHK-08..10). */
export interface AddressStepData {
  /** What is known; null for a guest who has not begun. */
  shipping: CheckoutAddressValues | null;
  /** Null where the payer is who gets the parcel (CHK-06). */
  payer: CheckoutAddressValues | null;
  /** Offered to a customer: to keep the addresses in the profile. Null for guests. */
  keep: { isSuggested: boolean } | null;
  /** Where the store delivers to. */
  sold: CountryChoice;
  /** Where a payer may be. */
  all: CountryChoice;
}

export async function loadCheckoutAddress(question: CheckoutQuestion): Promise<AddressStepData> {
  const { api } = question;
  const [{ buyer }, all, sold] = await Promise.all([
    loadCheckout(question),
    loadCountries(api, 'all'),
    loadCountries(api, 'sold'),
  ]);
  const shipping = addressOf(buyer, 'shipping');
  const main = addressOf(buyer, 'main');
  const isSame =
    !main || !shipping || REQUIRED_ADDRESS_FIELDS.every((name) => main[name] === shipping[name]);
  return {
    shipping: shipping ?? main ?? begun(buyer, sold.proposed),
    payer: isSame ? null : main,
    keep: buyer?.isCustomer ? { isSuggested: buyer.hasProfileAddress !== true } : null,
    sold,
    all,
  };
}

/** What is known of a customer without any address. */
function begun(buyer: CheckoutBuyer | null, country: string): CheckoutAddressValues | null {
  if (!buyer) return null;
  const { firstName, lastName, email } = buyer;
  const place = { street: '', houseNumber: '', zipCode: '', city: '', country };
  return { firstName, lastName, contactEmail: email, contactPhone: '', ...place };
}
