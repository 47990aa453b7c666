import type { Handle } from '#server/plugins/database.ts';
import { deliveryQueries, type MethodRow } from './delivery.repository.ts';

/** What decides which ways of delivery go with a cart. */
export interface DeliveryWish {
  /** ISO code of where it goes. */
  country: string;
  /** Nothing in it needs a parcel (CART-31). */
  isDigitalOnly: boolean;
}

/** The ways of delivery of a store, for carts. */
export interface Delivery {
  /** Those that go with the cart, in the shop's order. */
  applicable(handle: Handle, storeId: number, wish: DeliveryWish): Promise<MethodRow[]>;
  /** One that the store offers; null for any other id. */
  method(handle: Handle, storeId: number, id: number): Promise<MethodRow | null>;
  /** Every country that anything is delivered to (CHK-10). */
  countries(handle: Handle, storeId: number): Promise<Set<string>>;
}

export function createDelivery(): Delivery {
  return {
    async applicable(handle, storeId, wish) {
      const methods = await deliveryQueries.methods(handle, storeId);
      return methods.filter((method) => goesWith(method, wish));
    },
    async method(handle, storeId, id) {
      return (await deliveryQueries.method(handle, storeId, id)) ?? null;
    },
    async countries(handle, storeId) {
      const methods = await deliveryQueries.methods(handle, storeId);
      return new Set(
        methods.filter(({ kind }) => kind !== 'digital').flatMap(({ countries }) => countries),
      );
    },
  };
}

/** What is digital is sent to anywhere, and nothing else is sent that way (CART-31). */
export function goesWith(
  { kind, countries }: Pick<MethodRow, 'kind' | 'countries'>,
  { country, isDigitalOnly }: DeliveryWish,
): boolean {
  if (isDigitalOnly || kind === 'digital') return isDigitalOnly && kind === 'digital';
  return countries.includes(country);
}
