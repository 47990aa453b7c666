import { ValidationFailed } from '#server/errors.ts';
import type { Transaction } from '#server/plugins/database.ts';
import {
  CurrencyDiffers,
  CustomersLent,
  CustomersSharedTwice,
  OwnCustomers,
  OwnProducts,
  ProductsLent,
  SharedTwice,
} from '../site.errors.ts';
import type { WantedSite } from './desk.repository.ts';
import type { Sharing, SharingRepository } from './sharing.repository.ts';

/** What a site has now; a site that is being made has nothing. */
interface Before {
  id: number | null;
  productsOf: number | null;
  customersOf: number | null;
}

export type RequireShareable = ReturnType<typeof createSharingRules>;

/**
 * Whether a site may sell the products and know the customers that it is to share. Throws
 * `ValidationFailed`, `SharedTwice`, `CurrencyDiffers`, `OwnProducts`, `ProductsLent`,
 * `CustomersSharedTwice`, `OwnCustomers`, `CustomersLent`.
 */
export function createSharingRules(repository: SharingRepository) {
  async function products(trx: Transaction, { id }: Before, lender: number, code: string) {
    const found = await repository.ofProducts(trx, id, lender);
    if (!found || lender === id) throw new ValidationFailed({ fields: { productsOf: 'unknown' } });
    if (found.currency !== code) throw new CurrencyDiffers();
    refuse(found, { shares: SharedTwice, hasOwn: OwnProducts, isLent: ProductsLent });
  }

  async function customers(trx: Transaction, { id }: Before, home: number) {
    const found = await repository.ofCustomers(trx, id, home);
    if (!found || home === id) throw new ValidationFailed({ fields: { customersOf: 'unknown' } });
    refuse(found, { shares: CustomersSharedTwice, hasOwn: OwnCustomers, isLent: CustomersLent });
  }

  return async (trx: Transaction, before: Before, wanted: WantedSite): Promise<void> => {
    const { productsOf = before.productsOf, customersOf = before.customersOf } = wanted;
    if (productsOf !== null) await products(trx, before, productsOf, wanted.currency.code);
    const isNew = customersOf !== before.customersOf;
    if (customersOf !== null && isNew) await customers(trx, before, customersOf);
  };
}

/** Throws where one of two sites stands in the way. */
function refuse(found: Sharing, errors: Readonly<Record<keyof Sharing, new () => Error>>) {
  if (found.shares) throw new errors.shares();
  if (found.hasOwn) throw new errors.hasOwn();
  if (found.isLent) throw new errors.isLent();
}
