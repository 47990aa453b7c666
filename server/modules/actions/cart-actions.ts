import { addCartItem, newCartSession } from '#schemas/api/cart.ts';
import type { ApiResult } from '#schemas/api/endpoint.ts';
import type { Action } from './action.ts';
import type { Form } from './form.ts';

/** Carts that one address may start by forms; the call of the API has the same limit and counter. */
const NEW_CARTS = { name: newCartSession.key, max: 60, windowSeconds: 60 };

/** A cart that is unknown, or was ordered, is left behind. */
const WITHOUT_CART = new Set(['CART_NOT_FOUND', 'CART_ARCHIVED', 'SESSION_USED']);

/** Puts a product into the visitor's cart; starts one first where there is none (CART-02). */
export const addToCart: Action = async ({ app, ctx, form, request, to }) => {
  const item = { productId: form.integer('productId') ?? 0, qty: quantityOf(form) };
  const api = app.localApi(ctx);
  let result: ApiResult<unknown> = await api.call(addCartItem, { body: item });
  if (result.errored && WITHOUT_CART.has(result.error.code)) {
    await app.throttle.hit(NEW_CARTS, request.ip);
    const { id, protectCode } = await api.get(newCartSession, {});
    result = await api.call(addCartItem, { body: { ...item, cartId: id, protectCode } });
  }
  return result.errored
    ? { to, notice: 'kosarica-nije-promijenjena', failure: result }
    : { to, notice: 'dodano-u-kosaricu' };
};

/** One piece unless the form says otherwise; 0 for what is no quantity, and is refused. */
function quantityOf(form: Form): number {
  return form.text('qty') === '' ? 1 : (form.integer('qty') ?? 0);
}
