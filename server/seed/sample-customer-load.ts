import type { Shop } from '#server/app.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import { addWishes, bookPoints } from './sample-customer.repository.ts';
import type { SampleLookup } from './sample-data.repository.ts';
import { customerAddress, customerPoints, customerWishes } from './site/customer.ts';

/** What makes the account of the sample customer look lived in: an address, wishes, points (SITE-05). */
export async function loadCustomer(
  shop: Shop,
  ctx: CallContext,
  lookup: SampleLookup,
): Promise<void> {
  const user = await lookup.firstCustomer();
  if (!user) return;
  await bookPoints(shop.app.db, user.id, customerPoints);
  const { addresses } = await shop.services.users.toUser(
    await shop.services.users.account(ctx.site.id, user.id),
  );
  if (addresses.length === 0) {
    await shop.services.userAddresses.create(ctx, user, customerAddress, []);
  }
  await addWishes(shop.app.db, user.id, customerWishes);
}
