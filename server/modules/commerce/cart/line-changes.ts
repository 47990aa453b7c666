import { ON_DELIVERY_CODE } from '#domain/commerce/checkout-steps.ts';
import type { LineOptionsInput } from '#domain/commerce/line-options.ts';
import { type LineOptions, optionsKeyOf, toLineOptions } from '#domain/commerce/line-options.ts';
import { MAX_QUANTITY } from '#domain/constants.ts';
import { DEFAULT_LOCALE } from '#domain/locales.ts';
import type { CheckoutConfig } from '#schemas/api/settings.ts';
import type { ItemSnapshot } from '#server/db/tables/cart.ts';
import { NotFound } from '#server/errors.ts';
import type { SaleCatalog, SaleProduct } from '#server/modules/catalogue/catalog/index.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import type { Transaction } from '#server/plugins/database.ts';
import {
  CartFull,
  InvalidConfiguration,
  ItemNotEditable,
  ProductUnavailable,
  QuantityOutOfRange,
} from './cart.errors.ts';
import {
  type CartChanges,
  type CartRow,
  cartQueries,
  type ItemRow,
  type NewLine,
} from './cart.repository.ts';
import { checkoutOf, paymentCodeOf } from './cart-facts.repository.ts';
import { feeItemId } from './cart-view.ts';
import type { Work } from './change-cart.ts';
import { MAX_LINES } from './open-cart.ts';
import { chosenIds, optionFaults, type SaleProducts } from './option-check.ts';
import { newSecret } from './protect-code.ts';
import { GIFT_PRODUCT_ID, isOnSale, needsOf, soldOut } from './sale-rules.ts';
import { shortOf } from './stock-check.ts';

/** What is put into a cart. */
export interface Addition {
  productId: number;
  qty: number;
  options?: LineOptionsInput | undefined;
  reservation?: boolean | undefined;
}

/** What a line is to be. */
export interface LineUpdate {
  itemId: number;
  qty: number;
  /** Absent leaves the choices as they are. */
  options?: LineOptionsInput | undefined;
}

/** The changes of lines. Each throws an `AppError` and then nothing was changed. */
export interface LineChanges {
  add(ctx: CallContext, addition: Addition): Work;
  update(ctx: CallContext, update: LineUpdate): Work;
  remove(ctx: CallContext, itemId: number): Work;
  clear: Work;
}

export function createLineChanges(saleCatalog: Pick<SaleCatalog, 'products'>): LineChanges {
  /** The product with all that its choices name; throws unless it may be bought that way now. */
  async function buyable(
    trx: Transaction,
    { site, store, locale }: CallContext,
    { productId, options, cartId }: { productId: number; options: LineOptions; cartId: string },
  ): Promise<SaleProduct> {
    const place = { siteId: site.id, storeId: store.id, currencyId: store.currencyId, cartId };
    const read = (ids: readonly number[]) => saleCatalog.products(trx, place, ids);
    const named = await read([...new Set([productId, ...chosenIds(options)])]);
    const product = named.get(productId);
    if (!product) throw new NotFound();
    if (!isOnSale(product)) throw new ProductUnavailable();
    const members = await read(product.members.map((member) => member.productId));
    const products: SaleProducts = new Map([...members, ...named]);
    const fields = optionFaults(product, options, products);
    if (Object.keys(fields).length > 0) throw new InvalidConfiguration({ fields });
    const missing = soldOut(needsOf(product, options, 1), products);
    if (missing.length > 0) {
      throw new ProductUnavailable({
        products: missing.map((need) => shortOf(products, { ...need, free: 0 }, locale)),
      });
    }
    return product;
  }

  return {
    add: (ctx, { productId, qty, options: given, reservation = false }) => {
      const options = toLineOptions(given ?? {});
      return async (trx, cart, items) => {
        const settings = await checkoutOf(trx, ctx.store.id);
        // The fee comes and goes with the way of payment; asking for it is not wrong (S6).
        if (productId === settings.cashOnDeliveryProductId) return undefined;
        const product = await buyable(trx, ctx, { productId, options, cartId: cart.id });
        // A cart is wrapped once, whatever is asked for (CART-20).
        const isGift = productId === GIFT_PRODUCT_ID;
        if (isGift && items.some((item) => item.product_id === productId)) return undefined;
        await addLine(trx, items, {
          cartId: cart.id,
          productId,
          qty: isGift ? 1 : qty,
          options,
          optionsKey: lineKeyOf(options, settings),
          reservation,
          snapshot: snapshotOf(product, ctx),
        });
        return undefined;
      };
    },

    update:
      (ctx, { itemId, qty, options: given }) =>
      async (trx, cart, items) => {
        const item = await editable(trx, ctx, items, itemId);
        if (given === undefined) {
          await cartQueries.setQty(trx, item.id, qty, item.reservation);
          return undefined;
        }
        const options = toLineOptions(given);
        const asked = { productId: item.product_id, options, cartId: cart.id };
        const product = await buyable(trx, ctx, asked);
        const optionsKey = lineKeyOf(options, await checkoutOf(trx, ctx.store.id));
        const line = { options, optionsKey, snapshot: snapshotOf(product, ctx) };
        const same = items.find(
          (other) => other.id !== item.id && isSame(other, item.product_id, optionsKey),
        );
        if (same) await cartQueries.deleteLines(trx, [same.id]);
        const reservation = item.reservation || same?.reservation === true;
        await write(trx, item.id, { ...line, qty: qty + (same?.qty ?? 0), reservation });
        return undefined;
      },

    remove: (ctx, itemId) => async (trx, cart, items) => {
      // Without its way of payment the fee goes (CHK-21); an order needs another choice then.
      if (await isFee(trx, ctx, itemId)) return withoutPaymentOnDelivery(trx, cart);
      if (!items.some(({ id }) => id === itemId)) throw new NotFound();
      await cartQueries.deleteLines(trx, [itemId]);
      return undefined;
    },

    clear: async (trx, _cart, items) => {
      await cartQueries.deleteLines(
        trx,
        items.map(({ id }) => id),
      );
      return { coupon_id: null };
    },
  };
}

function isSame(item: ItemRow, productId: number, optionsKey: string): boolean {
  return item.product_id === productId && item.options_key === optionsKey;
}

async function isFee(trx: Transaction, ctx: CallContext, itemId: number): Promise<boolean> {
  if (itemId >= 0) return false;
  return itemId === feeItemId((await checkoutOf(trx, ctx.store.id)).cashOnDeliveryProductId);
}

async function withoutPaymentOnDelivery(
  trx: Transaction,
  { payment_method_id: id }: CartRow,
): Promise<CartChanges> {
  const isOnDelivery = id !== null && (await paymentCodeOf(trx, id)) === ON_DELIVERY_CODE;
  return isOnDelivery ? { payment_method_id: null } : {};
}

/** A store may keep equal products on lines of their own (CART-32). */
function lineKeyOf(options: LineOptions, { mergeCartItems }: CheckoutConfig): string {
  const key = optionsKeyOf(options);
  return mergeCartItems ? key : `${key}#${newSecret()}`;
}

async function editable(
  trx: Transaction,
  ctx: CallContext,
  items: readonly ItemRow[],
  itemId: number,
): Promise<ItemRow> {
  if (await isFee(trx, ctx, itemId)) throw new ItemNotEditable();
  const item = items.find(({ id }) => id === itemId);
  if (!item) throw new NotFound();
  if (item.product_id === GIFT_PRODUCT_ID) throw new ItemNotEditable();
  return item;
}

/** More of an equal line, else a line of its own. */
async function addLine(trx: Transaction, items: readonly ItemRow[], line: NewLine) {
  const same = items.find((item) => isSame(item, line.productId, line.optionsKey));
  if (same) {
    const reservation = line.reservation || same.reservation;
    await write(trx, same.id, { ...line, qty: same.qty + line.qty, reservation });
  } else if (items.length < MAX_LINES) await cartQueries.insertLine(trx, line);
  else throw new CartFull({ max: MAX_LINES });
}

async function write(
  trx: Transaction,
  id: number,
  line: Parameters<typeof cartQueries.updateLine>[2],
) {
  if (line.qty > MAX_QUANTITY) throw new QuantityOutOfRange({ max: MAX_QUANTITY });
  await cartQueries.updateLine(trx, id, line);
}

function snapshotOf(product: SaleProduct, { locale }: CallContext): ItemSnapshot {
  return {
    name: product.names[locale] ?? product.names[DEFAULT_LOCALE] ?? '',
    slug: product.slug,
    retailCents: product.retailCents,
    finalCents: product.discountCents ?? product.retailCents,
    vatBasisPoints: product.vatBasisPoints,
  };
}
