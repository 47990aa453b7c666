import { NO_OPTIONS } from '#domain/commerce/line-options.ts';
import type { SaleCatalog } from '#server/modules/catalogue/catalog/index.ts';
import type { Coupons } from '#server/modules/commerce/coupons/index.ts';
import { branchAddress, type Delivery } from '#server/modules/commerce/delivery/index.ts';
import { FEE_KEY } from '#server/modules/commerce/pricing/index.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import type { Handle } from '#server/plugins/database.ts';
import { type Calculation, type CartDelivery, createCalculate } from './calculation.ts';
import { CartNotFound, SessionUsed } from './cart.errors.ts';
import { type CartRow, cartQueries } from './cart.repository.ts';
import { emailOf } from './cart-facts.repository.ts';
import type { CartKey } from './cart-key.ts';
import type { CartForOrder, CartOrderLine, CartsForOrders, ChosenDelivery } from './for-order.ts';
import { isNewOwner, shopperOf, verify } from './open-cart.ts';
import { renewCart } from './renew-cart.ts';
import { needsOf } from './sale-rules.ts';

interface Services {
  db: Handle;
  saleCatalog: SaleCatalog;
  coupons: Coupons;
  delivery: Delivery;
}

/** See `CartsForOrders`. */
export function createCartsForOrders(services: Services): CartsForOrders {
  const { db, saleCatalog } = services;
  const calculate = createCalculate(services);

  /** The cart that a key opens, archived or not; null for a wrong key. */
  async function openedBy(ctx: CallContext, key: CartKey): Promise<CartRow | null> {
    try {
      return verify(await cartQueries.find(db, ctx.site.id, key.cartId), ctx, key);
    } catch (error) {
      if (error instanceof CartNotFound) return null;
      throw error;
    }
  }

  return {
    async lock(trx, ctx, key) {
      const cart = verify(await cartQueries.lock(trx, ctx.site.id, key.cartId), ctx, key);
      if (cart.merged_into !== null) throw new SessionUsed();
      if (cart.status !== 'open') return { archived: true };
      const owned = await withOwner(trx, ctx, cart);
      return { archived: false, ...toOrder(await calculate(trx, ctx, owned)) };
    },

    isKey: async (ctx, key) => (await openedBy(ctx, key)) !== null,

    async archive(trx, cartId) {
      const siteId = await cartQueries.siteOf(trx, cartId);
      if (siteId === null) return [];
      const tags = await saleCatalog.holdStock(trx, siteId, cartId, [], new Date());
      await cartQueries.update(trx, cartId, { status: 'archived' });
      return tags;
    },

    renew: (trx, ctx, renewal) => renewCart(trx, ctx, renewal, saleCatalog),

    async emailOf(ctx, key) {
      const cart = await openedBy(ctx, key);
      return cart && emailOf(db, cart);
    },

    async waitingOrder(ctx, key) {
      const cart = await openedBy(ctx, key);
      return cart?.status === 'open' ? cart.waiting_order_id : null;
    },

    async takeBought(trx, { id, cart_id: boughtId }) {
      for (const cart of await cartQueries.lockWaitingFor(trx, id)) {
        await cartQueries.subtract(trx, cart.id, boughtId);
        await cartQueries.update(trx, cart.id, {
          waiting_order_id: null,
          version: cart.version + 1,
        });
      }
    },
  };
}

/** An order in the making changes nothing else: lines of other carts stay where they are. */
async function withOwner(trx: Handle, ctx: CallContext, cart: CartRow): Promise<CartRow> {
  if (!isNewOwner(cart, ctx)) return cart;
  const owner = { account_id: shopperOf(ctx), guest_id: null };
  await cartQueries.update(trx, cart.id, owner);
  return { ...cart, ...owner };
}

function toOrder(found: Calculation): CartForOrder {
  const { cart, priced, isDigitalOnly, coupon, delivery, fingerprint } = found;
  return {
    cart,
    lines: toOrderLines(found),
    priced,
    isDigitalOnly,
    coupon: coupon && { id: coupon.id, code: coupon.code },
    delivery: delivery && toChosen(delivery),
    hasChanged: cart.shown !== fingerprint,
  };
}

function toOrderLines({ lines, fee }: Calculation): CartOrderLine[] {
  const products = lines.map(
    ({ item, product, options, isOnSale }): CartOrderLine => ({
      key: String(item.id),
      kind: 'product',
      product: isOnSale ? product : { ...product, archived: true },
      qty: item.qty,
      options,
      needs: needsOf(product, options, item.qty),
    }),
  );
  if (!fee) return products;
  return [
    ...products,
    { key: FEE_KEY, kind: 'fee', product: fee, qty: 1, options: NO_OPTIONS, needs: [] },
  ];
}

function toChosen({ method, branch, details }: CartDelivery): ChosenDelivery {
  return {
    methodId: method.id,
    code: method.code,
    names: method.names,
    vatBasisPoints: method.vat_basis_points,
    countries: method.countries,
    branch: branch && { id: branch.id, name: branch.name, address: branchAddress(branch) },
    details,
  };
}
