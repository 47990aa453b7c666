import type { Cart, validateCart } from '#schemas/api/cart.ts';
import type { DataOf } from '#schemas/api/endpoint.ts';
import type { Media } from '#schemas/media.ts';
import type { SaleCatalog } from '#server/modules/catalogue/catalog/index.ts';
import { CouponNotUsable, type Coupons } from '#server/modules/commerce/coupons/index.ts';
import type { Delivery } from '#server/modules/commerce/delivery/index.ts';
import type { MediaService } from '#server/modules/content/media/index.ts';
import { MemberCardInvalid } from '#server/modules/people/users/index.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import type { ServiceDeps } from '#server/plugins/core.ts';
import { type Calculate, type Calculation, createCalculate } from './calculation.ts';
import { type CartRow, cartQueries } from './cart.repository.ts';
import { clearCartCookies, setCartCookies } from './cart-cookies.ts';
import {
  cartBeside,
  emailOf,
  isJustOrdered,
  memberCardId,
  waitingOrderOf,
} from './cart-facts.repository.ts';
import type { CartKey } from './cart-key.ts';
import { toCart, toItems, toShortLine } from './cart-view.ts';
import {
  type ChangeCart,
  type Changed,
  type ChangeSettings,
  checkCurrency,
  createChangeCart,
  lostBy,
  type Work,
} from './change-cart.ts';
import { type Addition, createLineChanges, type LineUpdate } from './line-changes.ts';
import { isNewOwner, open, rotation, shopperOf } from './open-cart.ts';
import { hashOf, newSecret } from './protect-code.ts';

interface Services extends Pick<ServiceDeps, 'db' | 'bus'> {
  saleCatalog: SaleCatalog;
  coupons: Coupons;
  delivery: Delivery;
  media: Pick<MediaService, 'byIds'>;
}

/** Carts. The browser never computes a price. */
export type CartService = ReturnType<typeof createCartService>;

export function createCartService(services: Services) {
  const { db, saleCatalog, coupons, media } = services;
  const calculate: Calculate = createCalculate(services);
  const run: ChangeCart = createChangeCart({ db, saleCatalog, calculate });
  const lines = createLineChanges(saleCatalog);

  const picturesOf = (ctx: CallContext, { lines: all, fee }: Calculation) =>
    media.byIds(
      ctx.site.catalogueId,
      [
        ...new Set(
          [...all.map(({ product }) => product), ...(fee ? [fee] : [])].flatMap(
            ({ mediaIds }) => mediaIds,
          ),
        ),
      ],
      ctx.locale,
    );

  const tell = async (
    ctx: CallContext,
    key: CartKey,
    found: Calculation,
    { newCode = null, couponValid = true }: { newCode?: string | null; couponValid?: boolean } = {},
  ): Promise<Cart> => {
    const code = newCode ?? key.protectCode;
    return toCart(found, {
      locale: ctx.locale,
      media: await picturesOf(ctx, found),
      protectCode: key.isKept ? '' : code,
      couponValid,
      waitingOrder: await waitingOrderOf(db, found.cart),
    });
  };

  /** Runs a change, and does what follows once it has committed. */
  async function changed(
    ctx: CallContext,
    key: CartKey,
    work?: Work,
    settings?: ChangeSettings,
  ): Promise<Changed> {
    const done = await run(ctx, key, work, settings);
    if (done.tags.length > 0) await services.bus.publish([...done.tags]);
    const { request, reply } = ctx;
    if (done.newCode !== null && key.isKept && request && reply) {
      setCartCookies(request, reply, { ...key, protectCode: done.newCode });
    }
    return done;
  }

  async function change(
    ctx: CallContext,
    key: CartKey,
    work?: Work,
    settings?: ChangeSettings,
  ): Promise<Cart> {
    const { found, lost, newCode } = await changed(ctx, key, work, settings);
    return tell(ctx, key, found, { newCode, couponValid: !lost.coupon });
  }

  /** The cart as it is, when reading it changes nothing; else null. */
  async function peek(ctx: CallContext, key: CartKey, currencyId?: number) {
    const cart = open(await cartQueries.find(db, ctx.site.id, key.cartId), ctx, key);
    if (isNewOwner(cart, ctx)) return null;
    const shown = currencyId === undefined ? cart.shown_currency_id : currencyId;
    const found = await calculate(db, ctx, { ...cart, shown_currency_id: shown });
    checkCurrency(found, currencyId);
    const { coupon, delivery } = lostBy(found);
    return coupon || delivery ? null : found;
  }

  return {
    /** Starts an empty cart; the code is told here once and never again. */
    async create({ site, store }: CallContext): Promise<CartKey> {
      const key = { cartId: newSecret(), protectCode: newSecret() };
      await cartQueries.insert(db, {
        id: key.cartId,
        site_id: site.id,
        store_id: store.id,
        code_hash: hashOf(key.protectCode),
        currency_id: store.currencyId,
      });
      return key;
    },

    async read(ctx: CallContext, key: CartKey, currencyId?: number): Promise<Cart> {
      const found = await peek(ctx, key, currencyId);
      if (!found) return change(ctx, key, undefined, { currencyId });
      if (found.cart.shown !== found.fingerprint) {
        await cartQueries.markShown(db, found.cart, found.fingerprint);
      }
      return tell(ctx, key, found);
    },

    /** What it finds out of date is put right, and counts as shown (ORD-03). */
    async validate(
      ctx: CallContext,
      key: CartKey,
      currencyId?: number,
    ): Promise<DataOf<typeof validateCart>> {
      const { found, lost, hasChanged } = await changed(ctx, key, undefined, {
        currencyId,
        dropsCard: true,
      });
      const pictures: Record<number, Media> = await picturesOf(ctx, found);
      const told = toItems(found, { locale: ctx.locale, media: pictures });
      const short = told.items.flatMap(toShortLine);
      return {
        validateMemberCard: !lost.memberCard,
        changed: hasChanged || short.length > 0,
        short,
        ...told,
      };
    },

    /** What a cart holds now, without locking it; for checks that change nothing. */
    async inspect(ctx: CallContext, key: CartKey): Promise<Calculation> {
      const cart = open(await cartQueries.find(db, ctx.site.id, key.cartId), ctx, key);
      return calculate(db, ctx, cart);
    },

    change,

    add: (ctx: CallContext, key: CartKey, addition: Addition, currencyId?: number) =>
      change(ctx, key, lines.add(ctx, addition), { currencyId }),

    update: (ctx: CallContext, key: CartKey, update: LineUpdate, currencyId?: number) =>
      change(ctx, key, lines.update(ctx, update), { currencyId }),

    remove: (ctx: CallContext, key: CartKey, itemId: number, currencyId?: number) =>
      change(ctx, key, lines.remove(ctx, itemId), { currencyId }),

    clear: (ctx: CallContext, key: CartKey, currencyId?: number) =>
      change(ctx, key, lines.clear, { currencyId }),

    /** Throws `CouponNotFound` or `CouponNotUsable`, and then the cart is as before. */
    applyCoupon: (ctx: CallContext, key: CartKey, code: string, currencyId?: number) =>
      change(
        ctx,
        key,
        async (trx, cart) => {
          const asker = {
            siteId: ctx.site.id,
            email: await emailOf(trx, cart),
            waitingOrderId: cart.waiting_order_id,
          };
          const coupon = await coupons.byCode(trx, asker, code);
          return { coupon_id: coupon.id };
        },
        {
          currencyId,
          onLost: (lost) => {
            if (lost.coupon) throw new CouponNotUsable();
          },
        },
      ),

    removeCoupon: (ctx: CallContext, key: CartKey, currencyId?: number) =>
      change(ctx, key, async () => ({ coupon_id: null }), { currencyId }),

    /** Throws `MemberCardInvalid`. */
    applyMemberCard: (ctx: CallContext, key: CartKey, barcode: string, currencyId?: number) =>
      change(
        ctx,
        key,
        async (trx) => {
          const id = await memberCardId(trx, ctx.site.id, barcode.trim());
          if (id === null) throw new MemberCardInvalid({ fields: { barcode: 'memberCard' } });
          return { member_card_id: id };
        },
        { currencyId },
      ),

    /** Id of the cart that goes on beside the order of an ordered one, while that waits to be paid. */
    beside: (cartId: string) => cartBeside(db, cartId),

    isJustOrdered: (cartId: string) => isJustOrdered(db, cartId),

    /**
     * The customer's open cart; null when there is none, or nothing in it (API-43). It gets a new
     * code, because nobody knows the old one.
     */
    async abandoned(
      ctx: CallContext,
      currencyId?: number,
    ): Promise<{ cart: Cart; key: CartKey } | null> {
      const key = await db.transaction().execute(async (trx) => {
        const accountId = shopperOf(ctx);
        if (accountId === null) return null;
        const { site, store } = ctx;
        const place = { siteId: site.id, storeId: store.id, accountId };
        const cart = await firstWithLines(await cartQueries.lockOpenOf(trx, place), (id) =>
          cartQueries.items(trx, id),
        );
        if (!cart) return null;
        const { code, changes } = rotation(cart);
        await cartQueries.update(trx, cart.id, { ...changes, store_id: store.id });
        return { cartId: cart.id, protectCode: code };
      });
      return key && { cart: await this.read(ctx, key, currencyId), key };
    },

    /** Leaves no cart of the customer readable, here or by a code that was kept (I33). */
    async leave(ctx: CallContext): Promise<void> {
      const accountId = shopperOf(ctx);
      if (accountId !== null) await cartQueries.closeKeys(db, ctx.site.id, accountId);
      if (ctx.request && ctx.reply) clearCartCookies(ctx.request, ctx.reply);
    },
  };
}

async function firstWithLines(
  carts: readonly CartRow[],
  itemsOf: (id: string) => Promise<readonly unknown[]>,
): Promise<CartRow | null> {
  for (const cart of carts) {
    if ((await itemsOf(cart.id)).length > 0) return cart;
  }
  return null;
}
