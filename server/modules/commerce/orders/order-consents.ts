import type { CartKey, CartsForOrders } from '#server/modules/commerce/cart/index.ts';
import type { ConsentName, Consents } from '#server/modules/people/consents/index.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import { ConsentsRequired } from './orders.errors.ts';

/** How long a consent that was noted before the order counts for it. */
const NOTED_MS = 24 * 60 * 60 * 1000;

/**
 * The consents that an order is made with: those that its call names. What the checkout insists on may
 * also have been noted for the buyer's e-mail address before, as clients do that keep to the log alone
 * (CONS-06). Throws `ConsentsRequired`.
 */
export type OrderConsents = (
  ctx: CallContext,
  key: CartKey,
  accepted: readonly ConsentName[],
) => Promise<number[]>;

export function createOrderConsents({
  consents,
  cartsForOrders,
}: {
  consents: Consents;
  cartsForOrders: Pick<CartsForOrders, 'emailOf'>;
}): OrderConsents {
  return async (ctx, key, accepted) => {
    const { ids, fault } = await consents.readAccepted(ctx, 'checkoutForm', accepted);
    // One that the checkout does not ask for does not stop an order.
    if (fault !== 'required') return ids;
    const email = await cartsForOrders.emailOf(ctx, key);
    const since = new Date(Date.now() - NOTED_MS);
    const noted = email === null ? [] : await consents.acceptedSince(ctx, email, since);
    const all = await consents.readAccepted(ctx, 'checkoutForm', [...accepted, ...noted]);
    if (all.fault === 'required') {
      throw new ConsentsRequired({ fields: { acceptedConsents: 'required' } });
    }
    return ids;
  };
}
