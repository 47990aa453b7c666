import { lineOptionsOf } from '#domain/commerce/cart-form.ts';
import type { ClientContextValue } from '#runtime/islands/client-context.ts';
import { addCartItem, newCartSession } from '#schemas/api/cart.ts';
import type { ApiFailure, ApiResult } from '#schemas/api/endpoint.ts';
import type { FormValues } from '../forms/form-faults.ts';

/** Failures after which the cart of the browser's cookies is of no use any more (CART-04). */
const CART_IS_GONE = ['CART_NOT_FOUND', 'CART_ARCHIVED', 'SESSION_USED'];

/**
 * Adds to the cart; the first time, and when the old cart is gone, a new one is started (CART-02). A
 * cart that the browser's cookie names is there, also while it is still being fetched.
 */
export async function addToCart(
  { api, cart }: ClientContextValue,
  currencyId: number,
  values: FormValues,
  hasCookie: (name: string) => boolean,
): Promise<ApiResult<unknown>> {
  const options = lineOptionsOf(values);
  const body = {
    productId: Number(values['productId']),
    qty: Number(values['qty'] ?? 1),
    currencyId,
    ...(options && { options }),
  };
  const add = () => api.call(addCartItem, { body });
  const hadCart = cart.getState().status === 'created' || hasCookie('cartId');
  if (!hadCart) {
    const session = await api.call(newCartSession, {});
    if (session.errored) return withLog(session);
  }
  let result = await add();
  if (hadCart && result.errored && CART_IS_GONE.includes(result.error.code)) {
    const session = await api.call(newCartSession, {});
    if (!session.errored) result = await add();
  }
  if (!result.errored) cart.setState({ status: 'created', cart: result.data });
  return result;
}

/** CART-34; without network nothing went wrong with the session. */
function withLog(failure: ApiFailure): ApiFailure {
  if (failure.statusCode > 0) reportError(new Error('Cart session not initialised!'));
  return failure;
}
