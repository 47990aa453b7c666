import { CART_IS_GONE } from '#domain/commerce/cart-errors.ts';
import { FIELD_QUERY, lineField, lineOptionsOf } from '#domain/commerce/cart-form.ts';
import { GO_TO_CART, SHOW_WINDOW } from '#domain/commerce/cart-types.ts';
import { ACTIONS } from '#domain/web/actions.ts';
import { ADDED_QUERY } from '#domain/web/added-to-cart.ts';
import { LEFT_QUERY, type NoticeKey } from '#domain/web/notices.ts';
import { withQuery } from '#domain/web/path-query.ts';
import { safePathOr } from '#domain/web/safe-path.ts';
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
import type { Outcome } from '#server/forms/answer.ts';
import type { Form } from '#server/forms/form.ts';
import type { FormHandler, FormRoute, Submission } from '#server/forms/handler.ts';
import type { ShortProduct } from '#server/modules/catalogue/catalog/index.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import type { Throttle } from '#server/plugins/throttle.ts';

/** Carts that one address may start by forms; the call of the API has the same limit and counter. */
const NEW_CARTS = { name: newCartSession.key, max: 60, windowSeconds: 60 };

/** Where the cart is shown; a page may know a better path. */
const CART = '/kosarica';

interface CartFormServices {
  throttle: Pick<Throttle, 'hit'>;
  /** Markup of the page at `path` as this very visitor sees it now; null where there is none. */
  markup(ctx: CallContext, path: string, query: Record<string, string>): Promise<string | null>;
}

/**
 * Puts a product into the visitor's cart; starts one first where there is none (CART-02). One call
 * tells a script all that it shows afterwards: the cart and, where `window` names the path of the
 * cart, its window.
 */
const addForm =
  (services: CartFormServices): FormHandler =>
  async (submission) => {
    const { app, ctx, form, to } = submission;
    const added = await addLine(services, submission);
    if (added.errored) {
      return { to: withLeft(to, added), notice: refusedNotice(added), failure: added };
    }
    const { config } = await app.localApi(ctx).get(checkoutSettings, {});
    const path = config.cartType === SHOW_WINDOW ? safePathOr(form.text('window'), '') : '';
    return {
      to: config.cartType === GO_TO_CART ? cartPath(ctx) : to,
      notice: 'added-to-cart',
      cart: added.data,
      ...(path !== '' && (await windowOf(services, ctx, path))),
    };
  };

async function addLine(
  services: CartFormServices,
  submission: Submission,
): Promise<ApiResult<Cart>> {
  const { form } = submission;
  const named = new Set(form.all('productId'));
  if (named.size > 1) return addTogether(services, submission, [...named]);
  const options = lineOptionsOf(form.lists());
  const productId = form.integer('productId') ?? 0;
  const item = { productId, qty: quantityOf(form), ...(options && { options }) };
  return addItem(services, submission, item);
}

/** Most products that one form puts into the cart. */
const MOST_TOGETHER = 8;

/**
 * Puts in one piece of each product that is not in the cart yet; all of them or none, since whoever
 * presses one button for all of them would not look which are missing.
 */
async function addTogether(
  services: CartFormServices,
  submission: Submission,
  named: readonly string[],
): Promise<ApiResult<Cart>> {
  const api = submission.app.localApi(submission.ctx);
  const before = await api.call(getCart, { body: {} });
  const known = new Set(before.errored ? [] : before.data.items.map(({ productId }) => productId));
  const isTooLong = named.length > MOST_TOGETHER;
  const ids = isTooLong ? [0] : named.map(idOf).filter((id) => !known.has(id));
  let result: ApiResult<Cart> = before;
  for (const productId of ids) {
    result = await addItem(services, submission, { productId, qty: 1 });
    if (result.errored) {
      await takeBack(api, known);
      return result;
    }
  }
  return result;
}

/** Takes out what was put in beside the products of before. */
async function takeBack(api: ApiPort, known: ReadonlySet<number>) {
  const now = await api.call(getCart, { body: {} });
  const items = now.errored ? [] : now.data.items.filter(({ productId }) => !known.has(productId));
  for (const { itemId } of items) {
    if (itemId > 0) await api.call(deleteCartItem, { body: { itemId }, query: {} });
  }
}

/** What is no id is 0, which no product has. */
function idOf(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : 0;
}

async function addItem(
  { throttle }: CartFormServices,
  { app, ctx, request }: Submission,
  item: InputOf<typeof addCartItem>['body'],
): Promise<ApiResult<Cart>> {
  const api = app.localApi(ctx);
  const result = await api.call(addCartItem, { body: item });
  if (!(result.errored && CART_IS_GONE.includes(result.error.code))) return result;
  await throttle.hit(NEW_CARTS, request.ip);
  await api.get(newCartSession, {});
  return api.call(addCartItem, { body: item });
}

/** The window of what was added (CART-12). What was added stays added, whatever becomes of it. */
async function windowOf(
  { markup }: CartFormServices,
  ctx: CallContext,
  path: string,
): Promise<Pick<Outcome, 'window'>> {
  try {
    const page = await markup(ctx, path, { [ADDED_QUERY]: '' });
    return page === null ? {} : { window: page };
  } catch (err) {
    ctx.log.error({ err }, 'the window of the cart could not be rendered');
    return {};
  }
}

/** Where the cart is shown. */
export function cartPath({ locale, site }: Pick<CallContext, 'locale' | 'site'>): string {
  return withLocale(CART, locale, site.defaultLocale);
}

/** 1 to 999 pieces of a line; 0 takes it out (CART-18). */
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

/** A line as the page of its product says it; another variant takes its place (PROD-04). */
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
  return { to: withLeft(page, result), notice: refusedNotice(result), failure: result };
};

/** A refusal names the products that are short, also those that are sold out. */
function refusedNotice({ error }: ApiFailure): NoticeKey {
  return Array.isArray(error.payload['products']) ? 'not-enough-in-stock' : 'cart-unchanged';
}

/** The page says which products there are too few of, and how many are left. */
function withLeft(to: string, { error }: ApiFailure): string {
  const { products } = error.payload;
  const left = Array.isArray(products) ? products.map(shortPair).join(',') : '';
  return left === '' ? to : withQuery(to, LEFT_QUERY, left);
}

function shortPair({ productId, free }: ShortProduct): string {
  return `${productId}.${free}`;
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

/** What a change took away with it is said in place of the change (CPN-04). */
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
export const cartLineForms = (services: CartFormServices): readonly FormRoute[] => [
  { path: ACTIONS.cartAdd, handle: addForm(services) },
  { path: ACTIONS.cartEdit, handle: editLine },
  { path: ACTIONS.cartQuantity, handle: changeQuantity },
];
