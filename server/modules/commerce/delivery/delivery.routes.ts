import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { type Branch, listBranches } from '#schemas/api/branches.ts';
import { pagingOf, toRecords } from '#server/paging.ts';
import { branchAddress } from './branch-address.ts';
import type { Delivery, Shop } from './delivery.service.ts';

/** What shoppers may ask of delivery without a cart. */
export const deliveryModule = fp(
  async (app: FastifyInstance, { delivery }: { delivery: Pick<Delivery, 'shops'> }) => {
    app.implement(listBranches, async ({ query }, { store }) => {
      const paging = pagingOf(query);
      const { shops, total } = await delivery.shops(app.db, store.id, {
        ...paging,
        town: query.town?.trim() ?? '',
      });
      return toRecords(shops.map(toBranch), total, paging);
    });
  },
);

function toBranch(shop: Shop): Branch {
  const { id, name, address: street, post_code: postCode, town, phone, country, hours } = shop;
  return {
    id,
    name,
    address: branchAddress(shop),
    street,
    ...(postCode && { postCode }),
    ...(town && { town }),
    ...(country && { country }),
    ...(phone && { phone }),
    hours,
  };
}
