import { lineField } from '#domain/commerce/cart-form.ts';
import { choicesOf } from '#domain/commerce/line-choices.ts';
import { WHOLE_WISHLIST } from '#domain/constants.ts';
import type { LoadContext } from '#runtime/define-block.ts';
import type { Cart, CartItem } from '#schemas/api/cart.ts';
import { filterProducts, type Product } from '#schemas/api/catalog.ts';
import type { ApiPort } from '#schemas/api/endpoint.ts';
import { filterWishes } from '#schemas/api/wishlist.ts';
import { ownOrNull } from '../../_ui/account/customer.ts';
import { GIFT_PRODUCT_ID } from '../../_ui/cart/line-limits.ts';
import { faultOf, loadCart } from '../../_ui/cart/load-cart.ts';
import { optionsOf } from './line-options.ts';

/** A line of the cart with what the page says beside it. */
export interface CartLineData {
  item: CartItem;
  /** It can be bought now. */
  isAvailable: boolean;
  /** What was chosen or written for it, in words. */
  choices: readonly string[];
  /** On the customer's wishlist; null for guests. */
  isWished: boolean | null;
  /** Key of the notice that says what is wrong with it; empty for none. */
  fault: string;
}

export interface CartItemsData {
  cart: Cart | null;
  hasChanged: boolean;
  hasCardLapsed: boolean;
  lines: readonly CartLineData[];
  /** The gift wrapping, where it can be added (CART-20). */
  wrapping: { name: string; price: number } | null;
}

const UNCHANGED = { hasChanged: false, hasCardLapsed: false, lines: [], wrapping: null };

export async function loadCartItems({
  api,
  query,
  locale,
}: Pick<LoadContext<unknown>, 'api' | 'query' | 'locale'>): Promise<CartItemsData> {
  const found = await loadCart(api);
  if (!found) return { cart: null, ...UNCHANGED };
  const { cart, hasChanged, hasCardLapsed } = found;
  if (cart.items.length === 0) return { cart, ...UNCHANGED };
  const [products, options, wished] = await Promise.all([
    productsOf(api, cart),
    optionsOf(api, cart),
    wishedIds(api),
  ]);
  const lines = cart.items.map((item) => ({
    item,
    isAvailable:
      item.productData.available &&
      // The last pieces may be those that the order beside the cart holds.
      (cart.waitingOrder !== undefined || products.get(item.productId)?.available !== false),
    choices: choicesOf(item.productId, item.options, { products, options }, locale),
    isWished: wished === null ? null : wished.includes(item.productId),
    fault: faultOf(query, lineField(item.itemId)),
  }));
  return { cart, hasChanged, hasCardLapsed, lines, wrapping: wrappingFor(cart, products) };
}

type CartProduct = Pick<Product, 'name' | 'available' | 'finalPrice'>;

/** A cart is wrapped once, and only what goes into a parcel. */
function wrappingFor(
  { items, digitalOnly }: Cart,
  products: ReadonlyMap<number, CartProduct>,
): CartItemsData['wrapping'] {
  const wrapping = products.get(GIFT_PRODUCT_ID);
  const isThere = items.some(({ productId }) => productId === GIFT_PRODUCT_ID);
  if (!wrapping?.available || isThere || digitalOnly) return null;
  return { name: wrapping.name, price: wrapping.finalPrice };
}

/** The gift wrapping and the products of all lines and of what was chosen in bundles, also those that are in no list. */
async function productsOf(
  api: ApiPort,
  { items }: Cart,
): Promise<ReadonlyMap<number, CartProduct>> {
  const ids = new Set(
    items.flatMap(({ productId, options }) => [
      productId,
      ...options.bundleOptions.flatMap(({ product, variant }) => variant ?? product),
    ]),
  ).add(GIFT_PRODUCT_ID);
  const result = await api.call(filterProducts, {
    body: {
      filters: [{ key: 'id', value: [...ids].join(',') }],
      select: ['id', 'name', 'available', 'finalPrice'],
      list: false,
      limit: 0,
    },
  });
  const records = result.errored ? [] : result.data.records;
  return new Map(records.map((product) => [product.id, product]));
}

async function wishedIds(api: ApiPort): Promise<readonly number[] | null> {
  const wishes = ownOrNull(await api.call(filterWishes, { query: { limit: WHOLE_WISHLIST } }));
  return wishes?.data.map(({ product_id }) => product_id) ?? null;
}
