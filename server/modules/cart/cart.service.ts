import type { Cart } from '#schemas/api/cart.ts';
import { NotFound, ValidationFailed } from '#server/errors.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import {
  CartArchived,
  CartFull,
  CartNotFound,
  ProductUnavailable,
  QuantityOutOfRange,
} from './cart.errors.ts';
import type { CartRepository, CartRow, createCartRepository } from './cart.repository.ts';
import type { SaleProduct } from './cart-view.ts';
import { toCart } from './cart-view.ts';
import { optionsKeyOf } from './line-options.ts';
import { hashOf, isRightCode, newSecret } from './protect-code.ts';

/** Pieces on one line (CART-18). */
export const MAX_QUANTITY = 999;
const MAX_LINES = 200;
const MAX_OPTIONS_LENGTH = 4000;

/** What opens a cart. */
export interface CartKey {
  cartId: string;
  protectCode: string;
}

/** What is put into a cart. */
export interface Addition {
  productId: number;
  qty: number;
  options?: Record<string, unknown>;
  reservation?: boolean;
}

/** What a cart asks the catalogue; products that may not be sold are left out. */
export type LookUpProducts = (
  ctx: CallContext,
  ids: readonly number[],
  currencyId: number,
) => Promise<ReadonlyMap<number, SaleProduct>>;

/** Carts. The browser never computes a price. */
export type CartService = ReturnType<typeof createCartService>;

export function createCartService(
  repository: ReturnType<typeof createCartRepository>,
  lookUp: LookUpProducts,
) {
  async function view(ctx: CallContext, cart: CartRow): Promise<Cart> {
    const items = await repository.items(cart.id);
    const ids = [...new Set(items.map((item) => item.product_id))];
    return toCart(cart, items, await lookUp(ctx, ids, cart.currency_id));
  }

  return {
    /** Starts an empty cart; the code is told here once and never again. */
    async create({ site, store }: CallContext): Promise<CartKey> {
      const key = { cartId: newSecret(), protectCode: newSecret() };
      await repository.insert({
        id: key.cartId,
        siteId: site.id,
        codeHash: hashOf(key.protectCode),
        currencyId: store.currencyId,
      });
      return key;
    },

    async read(ctx: CallContext, key: CartKey): Promise<Cart> {
      return view(ctx, open(await repository.find(ctx.site.id, key.cartId), ctx, key));
    },

    /** Puts a product into the cart; equal products share a line (CART-32). */
    async add(ctx: CallContext, key: CartKey, addition: Addition): Promise<Cart> {
      const cart = open(await repository.find(ctx.site.id, key.cartId), ctx, key);
      const optionsKey = requireOptionsKey(addition.options);
      const product = (await lookUp(ctx, [addition.productId], cart.currency_id)).get(
        addition.productId,
      );
      if (!product) throw new NotFound();
      if (!product.isAvailable) throw new ProductUnavailable();
      const accountId = ctx.user?.scope === 'web' ? ctx.user.id : null;
      await repository.inTransaction(async (inside) => {
        const locked = open(await inside.lock(ctx.site.id, key.cartId), ctx, key);
        await addLine(inside, locked.id, { ...addition, optionsKey, product });
        await inside.touch(locked.id, accountId);
      });
      return view(ctx, cart);
    },
  };
}

/** The cart, if the key fits, it is the caller's and it is still open. */
function open(cart: CartRow | undefined, { user }: CallContext, key: CartKey): CartRow {
  const isRight = isRightCode(key.protectCode, cart?.code_hash);
  const owner = cart?.account_id ?? null;
  const isOthers = owner !== null && user?.scope === 'web' && user.id !== owner;
  if (!cart || !isRight || isOthers) throw new CartNotFound();
  if (cart.status !== 'open') throw new CartArchived();
  return cart;
}

async function addLine(
  repository: CartRepository,
  cartId: string,
  { product, optionsKey, ...line }: Addition & { product: SaleProduct; optionsKey: string },
) {
  const items = await repository.items(cartId);
  const same = items.find(
    (item) => item.product_id === product.id && item.options_key === optionsKey,
  );
  const qty = (same?.qty ?? 0) + line.qty;
  if (qty > MAX_QUANTITY) throw new QuantityOutOfRange({ max: MAX_QUANTITY });
  const { name, slug, retailCents, finalCents } = product;
  const snapshot = { name, slug, retailCents, finalCents };
  if (same) return repository.updateLine(same.id, qty, snapshot);
  if (items.length >= MAX_LINES) throw new CartFull({ max: MAX_LINES });
  return repository.insertLine({
    cartId,
    productId: product.id,
    qty,
    options: line.options ?? {},
    optionsKey,
    reservation: line.reservation ?? false,
    snapshot,
  });
}

function requireOptionsKey(options: Record<string, unknown> = {}): string {
  const key = optionsKeyOf(options);
  if (key.length > MAX_OPTIONS_LENGTH) {
    throw new ValidationFailed({ fields: { options: 'maxLength' } });
  }
  return key;
}
