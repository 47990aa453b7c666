import { ValidationFailed } from '#server/errors.ts';
import type { SaleCatalog, StockNeed } from '#server/modules/catalogue/catalog/index.ts';
import { isTooDear } from '#server/modules/commerce/pricing/index.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import type { Handle, Transaction } from '#server/plugins/database.ts';
import type { Calculate, Calculation } from './calculation.ts';
import { CartFull } from './cart.errors.ts';
import { type CartChanges, type CartRow, cartQueries, type ItemRow } from './cart.repository.ts';
import type { CartKey } from './cart-key.ts';
import { adopt, isNewOwner, open } from './open-cart.ts';
import { needsOf } from './sale-rules.ts';
import { refuseMoreThanFree } from './stock-check.ts';

/** How long pieces are held for a cart after its last change. */
const HOLD_MS = 30 * 60_000;

/** What a change works on: the locked cart and its lines. Answers columns of the cart to set. */
export type Work = (
  trx: Transaction,
  cart: CartRow,
  items: readonly ItemRow[],
) => Promise<CartChanges | undefined>;

/** What a cart had to give up, because it goes with it no more. */
export interface Lost {
  coupon: boolean;
  memberCard: boolean;
  delivery: boolean;
}

export interface ChangeSettings {
  currencyId?: number | undefined;
  /** May throw, which undoes the change. */
  onLost?(lost: Lost): void;
  /** Takes a lapsed member card off the row; for calls whose answer tells the customer (CPN-09). */
  dropsCard?: boolean;
  /** The answer holds no figures, so those that were shown before stay the ones to order at (I14). */
  isSilent?: boolean;
}

/** A cart after a change that has committed. */
export interface Changed {
  found: Calculation;
  lost: Lost;
  /** The code it got in this call, if any. */
  newCode: string | null;
  /** Whether lines or sums are not those that were shown last. */
  hasChanged: boolean;
  /** Cache tags to publish. */
  tags: readonly string[];
}

export interface ChangeParts {
  db: Handle;
  saleCatalog: Pick<SaleCatalog, 'holdStock' | 'giveHolds'>;
  calculate: Calculate;
}

/**
 * Changes a cart in one transaction that holds its row. Afterwards it is priced again, and what does
 * not fit any more is removed in the same answer (I29).
 */
export type ChangeCart = (
  ctx: CallContext,
  key: CartKey,
  work?: Work,
  settings?: ChangeSettings,
) => Promise<Changed>;

export function createChangeCart({ db, saleCatalog, calculate }: ChangeParts): ChangeCart {
  return (ctx, key, work, settings = {}) =>
    db.transaction().execute(async (trx) => {
      const locked = open(await cartQueries.lock(trx, ctx.site.id, key.cartId), ctx, key);
      const adopted = isNewOwner(locked, ctx) ? await adopt(trx, ctx, locked, saleCatalog) : null;
      const cart = { ...locked, ...adopted?.changes };
      const before = await cartQueries.items(trx, cart.id);
      const wished = await work?.(trx, cart, before);
      const found = await calculate(trx, ctx, { ...cart, ...wished, ...shownIn(ctx, settings) });
      checkCurrency(found, settings.currencyId);
      if (isTooDear(found.priced)) throw new CartFull();
      refuseMoreThanFree(found, before, ctx.locale);
      const lost = lostBy(found);
      settings.onLost?.(lost);
      const wasHeld = before.some(({ reservation }) => reservation);
      const tags = await hold(saleCatalog, trx, ctx, found, wasHeld);
      const shown = settings.isSilent ? locked.shown : found.fingerprint;
      const stored = await store(trx, ctx, found, { shown, ...settings });
      return {
        found: { ...found, cart: stored },
        lost,
        newCode: adopted?.code ?? null,
        hasChanged: locked.shown !== found.fingerprint,
        tags,
      };
    });
}

function shownIn({ store }: CallContext, { currencyId }: ChangeSettings): CartChanges {
  if (currencyId === undefined) return {};
  return { shown_currency_id: currencyId === store.currencyId ? null : currencyId };
}

/** Throws unless the store shows the currency. */
export function checkCurrency({ facts }: Calculation, currencyId: number | undefined) {
  if (currencyId === undefined || facts.currencies.some(({ id }) => id === currencyId)) return;
  throw new ValidationFailed({ fields: { currencyId: 'enum' } });
}

/** What the row still names, but the calculation left out. */
export function lostBy({ cart, coupon, facts, delivery }: Calculation): Lost {
  return {
    coupon: cart.coupon_id !== null && coupon === null,
    memberCard: cart.member_card_id !== null && facts.barcode === null,
    delivery: cart.delivery_method_id !== null && delivery === null,
  };
}

/** Holds what reserved lines need, for a while from now; releases what was held otherwise. */
async function hold(
  saleCatalog: Pick<SaleCatalog, 'holdStock'>,
  trx: Transaction,
  { site }: CallContext,
  { cart, lines }: Calculation,
  wasHeld: boolean,
): Promise<readonly string[]> {
  const needs = lines.flatMap(({ item, product, options }): StockNeed[] =>
    item.reservation ? needsOf(product, options, item.qty) : [],
  );
  if (needs.length === 0 && !wasHeld) return [];
  return saleCatalog.holdStock(trx, site.id, cart.id, needs, new Date(Date.now() + HOLD_MS));
}

async function store(
  trx: Transaction,
  ctx: CallContext,
  { cart, coupon, facts, delivery, paymentMethodId }: Calculation,
  { shown, dropsCard = false }: { shown: string | null; dropsCard?: boolean },
): Promise<CartRow> {
  const changes = {
    code_hash: cart.code_hash,
    previous_code_hash: cart.previous_code_hash,
    account_id: cart.account_id,
    guest_id: cart.guest_id,
    store_id: ctx.store.id,
    country: cart.country,
    waiting_order_id: cart.waiting_order_id,
    coupon_id: coupon?.id ?? null,
    member_card_id: dropsCard && facts.barcode === null ? null : cart.member_card_id,
    delivery_method_id: delivery?.method.id ?? null,
    delivery_branch_id: delivery?.branch?.id ?? null,
    delivery_answers: delivery ? cart.delivery_answers : {},
    payment_method_id: paymentMethodId,
    shown_currency_id: cart.shown_currency_id,
    shown,
    version: cart.version + 1,
  };
  await cartQueries.update(trx, cart.id, changes);
  return { ...cart, ...changes };
}
