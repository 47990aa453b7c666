import type { FastifyInstance } from 'fastify';
import type { CallContext } from '#server/plugins/call-context.ts';
import type { SampleLookup } from './sample-data.repository.ts';
import { importOrders } from './shop/order-import.repository.ts';
import { sampleOrders } from './shop/sample-orders.ts';
import { customerAddress } from './site/customer.ts';

/** What the sample customer bought (PROF-13). Needs products, ways of delivery and payment. */
export async function loadOrders(
  app: FastifyInstance,
  { site, store }: CallContext,
  lookup: SampleLookup,
): Promise<void> {
  const account = await lookup.firstCustomer();
  if (!account) return;
  const { type: _type, ...address } = customerAddress;
  const place = { siteId: site.id, storeId: store.id, currencyId: store.currencyId };
  await importOrders(app.db, { ...place, account, address }, sampleOrders);
}
