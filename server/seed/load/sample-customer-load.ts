import type { Shop } from '#server/app.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import type { Preset } from '../preset.ts';
import type { SampleLookup } from '../sample-data.repository.ts';
import { importOrders } from '../shop/order-import.repository.ts';
import { addWishes, bookPoints } from './sample-customer.repository.ts';

/**
 * What makes the account of the sample customer look lived in: an address, wishes, points (SITE-05)
 * and orders (PROF-13). Needs products, ways of delivery and payment.
 */
export async function loadCustomer(
  shop: Shop,
  ctx: CallContext,
  lookup: SampleLookup,
  { address, points, wishes, orders }: NonNullable<Preset['customer']>,
): Promise<void> {
  const user = await lookup.firstCustomer();
  if (!user) return;
  const { app, services } = shop;
  await bookPoints(app.db, user.id, points);
  const { addresses } = await services.users.toUser(
    await services.users.account(ctx.site.id, user.id),
  );
  if (addresses.length === 0) await services.userAddresses.create(ctx, user, address, []);
  await addWishes(app.db, user.id, wishes);
  const { type: _type, ...delivered } = address;
  const { id: storeId, currencyId } = ctx.store;
  const buyer = { siteId: ctx.site.id, storeId, currencyId, account: user, address: delivered };
  await importOrders(app.db, buyer, orders);
}
