import {
  addCartItem,
  type Cart,
  deleteCartItem,
  newCartSession,
  updateCartItem,
} from '#schemas/api/cart.ts';
import type { ApiResult } from '#schemas/api/endpoint.ts';
import { FIELD_QUERY, lineField, lineOptionsOf } from '#schemas/cart-form.ts';
import type { NoticeKey } from '#schemas/notices.ts';
import { withQuery } from '#schemas/safe-path.ts';
import type { Action } from './action.ts';
import type { Form } from './form.ts';

/** Carts that one address may start by forms; the call of the API has the same limit and counter. */
const NEW_CARTS = { name: newCartSession.key, max: 60, windowSeconds: 60 };

/** A cart that is unknown, or was ordered, is left behind. */
const WITHOUT_CART = new Set(['CART_NOT_FOUND', 'CART_ARCHIVED', 'SESSION_USED']);

/** Puts a product into the visitor's cart; starts one first where there is none (CART-02). */
export const addToCart: Action = async ({ app, ctx, form, request, to }) => {
  const options = lineOptionsOf(form.lists());
  const productId = form.integer('productId') ?? 0;
  const item = { productId, qty: quantityOf(form), ...(options && { options }) };
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

/** CART-18: 1 to 999 pieces of a line; 0 takes it out. */
export const changeQuantity: Action = async ({ app, ctx, form, to }) => {
  const api = app.localApi(ctx);
  const itemId = itemIdOf(form);
  const qty = form.integer('qty');
  const result: ApiResult<Cart> =
    qty === 0
      ? await api.call(deleteCartItem, { body: { itemId }, query: {} })
      : await api.call(updateCartItem, { body: { itemId, qty: qty ?? 0 } });
  if (result.errored) {
    const isInvalid = result.error.code === 'VALIDATION_FAILED';
    const notice = isInvalid ? 'neispravna-kolicina' : 'kosarica-nije-promijenjena';
    return { to: withQuery(to, FIELD_QUERY, lineField(itemId)), notice, failure: result };
  }
  return {
    to,
    notice: noticeOf(result.data, qty === 0 ? 'uklonjeno-iz-kosarice' : 'kosarica-azurirana'),
  };
};

/** CPN-04: what a change took away with it is said in place of the change. */
export function noticeOf({ couponValid }: Cart, notice: NoticeKey): NoticeKey {
  return couponValid ? notice : 'kupon-ne-vrijedi';
}

/** The line that a form names; that of a fee has a negative id. */
export function itemIdOf(form: Form): number {
  const text = form.text('itemId');
  return /^-?\d{1,9}$/.test(text) ? Number(text) : 0;
}

/** One piece unless the form says otherwise; 0 for what is no quantity, and is refused. */
function quantityOf(form: Form): number {
  return form.text('qty') === '' ? 1 : (form.integer('qty') ?? 0);
}
