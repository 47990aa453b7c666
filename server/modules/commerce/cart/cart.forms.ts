import { FIELD_QUERY, lineField, lineOptionsOf } from '#domain/commerce/cart-form.ts';
import { DEFAULT_LOCALE, type Locale } from '#domain/locales.ts';
import { ACTIONS } from '#domain/web/actions.ts';
import type { NoticeKey } from '#domain/web/notices.ts';
import { safePathOr, withQuery } from '#domain/web/safe-path.ts';
import { withLocale } from '#domain/web/site-path.ts';
import {
  addCartItem,
  type Cart,
  type CartItem,
  deleteCartItem,
  getCart,
  newCartSession,
  updateCartItem,
} from '#schemas/api/cart.ts';
import type { ApiFailure, ApiPort, ApiResult, InputOf } from '#schemas/api/endpoint.ts';
import { checkoutSettings } from '#schemas/api/settings.ts';
import type { Form } from '#server/forms/form.ts';
import type { FormHandler, FormRoute } from '#server/forms/handler.ts';
import type { CallContext } from '#server/plugins/call-context.ts';

/** Carts that one address may start by forms; the call of the API has the same limit and counter. */
const NEW_CARTS = { name: newCartSession.key, max: 60, windowSeconds: 60 };

/** `cartType` that leads to the cart (G-077), and where that is shown; a page may know a better path. */
const TO_CART = 0;
const CART = '/kosarica';

/** A cart that is unknown, or was ordered, is left behind. */
const WITHOUT_CART = new Set(['CART_NOT_FOUND', 'CART_ARCHIVED', 'SESSION_USED']);

/** Puts a product into the visitor's cart; starts one first where there is none (CART-02). */
const addToCart: FormHandler = async ({ app, ctx, form, request, to }) => {
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
    ? { to, notice: refusedNotice(result), failure: result }
    : { to: await placeAfter(api, ctx, to), notice: 'added-to-cart' };
};

/** CART-12: on to the cart where the setting says so. A window needs scripts: without, one stays. */
async function placeAfter(api: ApiPort, { locale }: CallContext, to: string): Promise<string> {
  const { config } = await api.get(checkoutSettings, {});
  return config.cartType === TO_CART ? cartPath(locale) : to;
}

/** Where the cart is shown. */
export function cartPath(locale: Locale): string {
  return withLocale(CART, locale, DEFAULT_LOCALE);
}

/** CART-18: 1 to 999 pieces of a line; 0 takes it out. */
const changeQuantity: FormHandler = async ({ app, ctx, form, to }) => {
  const api = app.localApi(ctx);
  const itemId = itemIdOf(form);
  const qty = form.integer('qty');
  const result: ApiResult<Cart> =
    qty === 0
      ? await api.call(deleteCartItem, { body: { itemId }, query: {} })
      : await api.call(updateCartItem, { body: { itemId, qty: qty ?? 0 } });
  if (result.errored) {
    const isInvalid = result.error.code === 'VALIDATION_FAILED';
    const notice = isInvalid ? 'quantity-invalid' : refusedNotice(result);
    return { to: withQuery(to, FIELD_QUERY, lineField(itemId)), notice, failure: result };
  }
  return {
    to,
    notice: noticeOf(result.data, qty === 0 ? 'removed-from-cart' : 'cart-updated'),
  };
};

/** PROD-04: a line as the page of its product says it; another variant takes its place. */
const editLine: FormHandler = async ({ app, ctx, form, to }) => {
  const api = app.localApi(ctx);
  const itemId = itemIdOf(form);
  const before = await api.call(getCart, { body: {} });
  const line = before.errored ? undefined : lineOf(before.data, itemId);
  if (!line) return { to, notice: 'not-in-cart' };
  const { customPriceOption } = line.options;
  const productId = form.integer('productId') ?? line.productId;
  const said = {
    qty: quantityOf(form),
    options: {
      ...(customPriceOption !== null && { customPriceOption }),
      ...lineOptionsOf(form.lists()),
    },
  };
  const result =
    productId === line.productId
      ? await api.call(updateCartItem, { body: { itemId, ...said } })
      : await replaceLine(api, itemId, { productId, ...said });
  if (!result.errored) return { to, notice: noticeOf(result.data, 'cart-updated') };
  const page = safePathOr(form.text('page'), to);
  return { to: page, notice: refusedNotice(result), failure: result };
};

function refusedNotice({ error }: ApiFailure): NoticeKey {
  return error.code === 'OUT_OF_STOCK' ? 'nedovoljno-na-zalihi' : 'cart-unchanged';
}

function lineOf({ items }: Cart, itemId: number): CartItem | undefined {
  return items.find((item) => item.itemId === itemId);
}

/** The old line goes once the new one is there. */
async function replaceLine(
  api: ApiPort,
  itemId: number,
  body: InputOf<typeof addCartItem>['body'],
): Promise<ApiResult<Cart>> {
  const added = await api.call(addCartItem, { body });
  return added.errored ? added : api.call(deleteCartItem, { body: { itemId }, query: {} });
}

/** CPN-04: what a change took away with it is said in place of the change. */
export function noticeOf({ couponValid }: Cart, notice: NoticeKey): NoticeKey {
  return couponValid ? notice : 'coupon-no-longer-valid';
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

/** Forms that add to the cart and change its lines. */
export const cartLineForms: readonly FormRoute[] = [
  { path: ACTIONS.cartAdd, handle: addToCart },
  { path: ACTIONS.cartEdit, handle: editLine },
  { path: ACTIONS.cartQuantity, handle: changeQuantity },
];
