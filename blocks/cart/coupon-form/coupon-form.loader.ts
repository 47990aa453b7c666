import type { LoadContext } from '#runtime/define-block.ts';
import type { Cart } from '#schemas/api/cart.ts';
import { faultOf, loadCart } from '../../_ui/cart/load-cart.ts';

export interface CouponFormData {
  /** There is something that a coupon could be used for. */
  isFilled: boolean;
  coupon: Cart['coupon'];
  /** Key of the notice that says why a code was refused; empty for none. */
  fault: string;
}

export async function loadCoupon({
  api,
  query,
}: Pick<LoadContext<unknown>, 'api' | 'query'>): Promise<CouponFormData> {
  const cart = (await loadCart(api))?.cart;
  return {
    isFilled: (cart?.items.length ?? 0) > 0,
    coupon: cart?.coupon ?? null,
    fault: faultOf(query, 'kupon'),
  };
}
