import type { LoadContext } from '#runtime/define-block.ts';
import { loadCustomer } from '../../_ui/account/customer.ts';
import { faultOf, loadCart } from '../../_ui/cart/load-cart.ts';

export interface MembershipFormData {
  /** There is something in the cart. */
  isFilled: boolean;
  /** Cards count for logged-in customers only (CPN-07). */
  isGuest: boolean;
  /** Card of the cart; empty for none. */
  used: string;
  /** Card of the profile; empty for none. */
  own: string;
  /** Key of the notice that says why a card was refused; empty for none. */
  fault: string;
}

export async function loadMembership({
  api,
  query,
}: Pick<LoadContext<unknown>, 'api' | 'query'>): Promise<MembershipFormData> {
  const [found, customer] = await Promise.all([loadCart(api), loadCustomer(api)]);
  return {
    isFilled: (found?.cart.items.length ?? 0) > 0,
    isGuest: customer === null,
    used: found?.cart.memberCardBarcode ?? '',
    own: customer?.memberCardBarcode ?? '',
    fault: faultOf(query, 'kartica'),
  };
}
