import type { Static } from 'typebox';
import { DEFAULT_LOCALE, type Locale } from '#domain/locales.ts';
import type { Cart } from '#schemas/api/cart.ts';
import type { deliveryMethodSchema } from '#schemas/api/checkout.ts';
import { NotFound, ValidationFailed } from '#server/errors.ts';
import {
  type Calculation,
  type CartKey,
  type Carts,
  shopperOf,
} from '#server/modules/commerce/cart/index.ts';
import {
  type BranchRow,
  branchAddress,
  type Delivery,
  type DeliveryAnswers,
  type MethodRow,
  termWords,
} from '#server/modules/commerce/delivery/index.ts';
import { NoActiveUser } from '#server/modules/commerce/payments/index.ts';
import { factWords, type Placeholders } from '#server/modules/site/site/index.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import type { Handle } from '#server/plugins/database.ts';
import { guestQueries } from './guest.repository.ts';

type DeliveryMethod = Static<typeof deliveryMethodSchema>;

/** Which ways of delivery a cart has, and choosing one. */
export function createDeliveryChoice({
  carts,
  delivery,
  placeholders,
  db,
}: {
  carts: Pick<Carts, 'inspect' | 'change'>;
  delivery: Delivery;
  placeholders: Pick<Placeholders, 'fill'>;
  db: Handle;
}) {
  /** Where there are places, one is chosen; elsewhere none can be (CHK-14). */
  async function chosenBranch(handle: Handle, method: MethodRow, branchId: number | null) {
    if (!method.has_branches && branchId === null) return null;
    const branch = await delivery.branch(handle, method, branchId);
    if (branch) return branch.id;
    throw new ValidationFailed({ fields: { branchId: branchId === null ? 'required' : 'enum' } });
  }

  return {
    /** Throws `NotFound` when the caller is not who it says (S4), `ValidationFailed`. */
    async applicable(
      ctx: CallContext,
      key: CartKey,
      { userId, countryIso }: { userId?: number | undefined; countryIso: string },
    ): Promise<DeliveryMethod[]> {
      const found = await carts.inspect(ctx, key);
      const countries = await guestQueries.countries(db, ctx.store.id);
      const isSold = countries.some(({ iso, sold }) => iso === countryIso && sold);
      if (!isSold) throw new ValidationFailed({ fields: { countryIso: 'enum' } });
      const { account_id: accountId, guest_id: guestId, country } = found.cart;
      const owner = accountId ?? shopperOf(ctx) ?? guestId;
      if (userId !== undefined && userId !== owner) throw new NotFound();
      if (country !== countryIso) {
        await carts.change(ctx, key, async () => ({ country: countryIso }), { isSilent: true });
      }
      const methods = await delivery.applicable(db, ctx.store.id, {
        country: countryIso,
        isDigitalOnly: found.isDigitalOnly,
      });
      const branches = await delivery.branches(db, methods);
      const told = await placeholders.fill(
        ctx,
        methods.map((method) => toMethod(delivery, method, found, ctx.locale)),
      );
      return told.map((method) => ({
        ...method,
        options: branches.filter(({ method_id: id }) => id === method.id).map(toOption),
      }));
    },

    /** Throws `NoActiveUser`, `NotFound`, `ValidationFailed`. */
    save(
      ctx: CallContext,
      key: CartKey,
      wish: {
        userId: number;
        deliveryMethodId: number;
        branchId?: number | null | undefined;
        answers?: DeliveryAnswers | undefined;
      },
    ): Promise<Cart> {
      return carts.change(
        ctx,
        key,
        async (trx, cart) => {
          const owner = cart.account_id ?? cart.guest_id;
          if (owner === null) throw new NoActiveUser();
          if (owner !== wish.userId) throw new NotFound();
          const method = await delivery.method(trx, ctx.store.id, wish.deliveryMethodId);
          if (!method) throw new NotFound();
          return {
            delivery_method_id: method.id,
            delivery_branch_id: await chosenBranch(trx, method, wish.branchId ?? null),
            delivery_answers: delivery.checked(method, wish.answers ?? {}),
          };
        },
        {
          onLost: (lost) => {
            if (lost.delivery) throw new ValidationFailed({ fields: { deliveryMethodId: 'enum' } });
          },
        },
      );
    },
  };
}

function toOption(branch: BranchRow): DeliveryMethod['options'][number] {
  const { id, name, phone, hours } = branch;
  return { id, name, address: branchAddress(branch), ...(phone && { phone }), hours };
}

function toMethod(
  delivery: Delivery,
  method: MethodRow,
  found: Calculation,
  locale: Locale,
): Omit<DeliveryMethod, 'options'> {
  const fields = delivery.fields(method).map(({ name, labels, isRequired, choices }) => ({
    name,
    label: labels[locale],
    isRequired: isRequired === true,
    ...(choices && {
      choices: choices.map((choice) => ({ value: choice.value, label: choice.labels[locale] })),
    }),
  }));
  const days = termWords(method, factWords(locale));
  return {
    id: method.id,
    name: textIn(method.names, locale),
    description: textIn(method.descriptions, locale),
    ...(days && { days }),
    ...(method.order_by && { orderBy: method.order_by.replace(/^0/, '') }),
    price: priceCents(method, found) / 100,
    methodCode: method.code,
    ...(fields.length > 0 && { fields }),
  };
}

/** What the method costs this cart; the same rule as in its sum (I13). */
function priceCents(
  method: MethodRow,
  { priced, freeDeliveryCents: limit, coupon }: Calculation,
): number {
  const isReached = limit > 0 && priced.itemsCents - priced.couponCents >= limit;
  const isFree = coupon?.kind === 'freeDelivery' || (isReached && method.counts_free_limit);
  return isFree ? 0 : method.price_cents;
}

function textIn(texts: Readonly<Record<string, string>>, locale: Locale): string {
  return texts[locale] ?? texts[DEFAULT_LOCALE] ?? '';
}
